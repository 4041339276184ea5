// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripApps
import FilmstripReports
import FilmstripVerification
import FilmstripWording
import Foundation

/// A file of results that an option names.
///
/// It replaces nothing but an earlier file of its kind: not a scene file, a screenshot or a golden that is named by
/// mistake.
struct ResultFile {
  /// What is in a file.
  struct Kind {
    /// Where a file has its mark.
    enum Place {
      case atStart
      /// After what each file of the format begins with.
      case nearStart
      /// Anywhere in JSON, whose keys are sorted.
      case inJSON
    }

    /// The name, after "a file of".
    let name: String
    /// What each such file has inside.
    let mark: String
    var place = Place.inJSON

    static let results = Kind(name: "results", mark: "\"filmstrip-results\"")
    static let findings = Kind(name: "findings", mark: "\"\(LintResult.mark)\"")
    static let trial = Kind(name: "results", mark: "\"\(TrialTable.mark)\"")
    static let junit = Kind(
      name: "results in JUnit's XML", mark: JUnitReport.mark, place: .nearStart)
    static let sarif = Kind(name: "findings in SARIF", mark: SARIFReport.mark)
    static let summary = Kind(name: "a summary", mark: SummaryFile.mark, place: .atStart)

    func isOfKind(_ data: Data) -> Bool {
      let mark = Data(mark.utf8)
      return switch place {
      case .atStart: data.starts(with: mark)
      case .nearStart: data.prefix(256).range(of: mark) != nil
      case .inJSON: data.first == UInt8(ascii: "{") && data.range(of: mark) != nil
      }
    }
  }

  let kind: Kind
  /// The option without its hyphens.
  let option: String
  let path: String

  /// The file of an option; nil where the option is not given.
  init?(_ kind: Kind, _ option: String, _ path: String?) {
    guard let path else { return nil }
    (self.kind, self.option, self.path) = (kind, option, path)
  }

  private var shown: String { "--\(option) \(path.printable)" }

  /// Refuses empty paths, two files in one place, and a file in the folder of a report, which is replaced as a whole.
  static func validate(_ files: [ResultFile], report: String?) throws {
    for file in files where file.path.isEmpty {
      throw ValidationError("--\(file.option): give the path of a file")
    }
    let places = files.map { OutputFolder.resolved($0.path) }
    if let twice = places.first(where: { place in places.count { $0 == place } > 1 }) {
      throw ValidationError("\(twice.printable): two reports cannot be one file; give each its own")
    }
    guard let report else { return }
    let folder = OutputFolder.resolved(report) + "/"
    for (file, place) in zip(files, places) where place.hasPrefix(folder) {
      throw ValidationError(
        "\(file.shown): is in the folder of the report, which is replaced as a whole and has such files of its own; "
          + "name a file outside of \(report.printable)")
    }
  }

  /// Refuses a place that cannot be written to, before the work that is reported.
  func prepare() throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var status = stat()
    let exists = stat(path, &status) == 0
    guard !exists || status.st_mode & S_IFMT != S_IFDIR, access(folder, W_OK) == 0 else {
      throw CommandError("\(shown): cannot be written; name a file in a folder that is there")
    }
    guard exists, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return }
    let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    guard let data, kind.isOfKind(data) else {
      throw CommandError(
        "\(shown): is not a file of \(kind.name) that Filmstrip wrote, and is not replaced; name another file, or "
          + "remove it")
    }
  }

  func write(_ data: Data) throws {
    do { try SingleOutput.write(data, to: path) } catch {
      throw CommandError("--\(option) \(error)")
    }
  }
}
