// SPDX-License-Identifier: MIT
package import Filmstrip
internal import Foundation
internal import FilmstripImaging

/// A summary in Markdown, and the folder beside it with a moving picture for each case that it describes.
///
/// The folder is called as the file, with `-pictures` in place of its extension. Made before the work that is reported, it
/// refuses a folder that has other files.
package struct SummaryFile: Sendable {
  /// Where pictures are for those who read the summary.
  package enum Pictures: Sendable, Equatable {
    case beside
    /// At an address, which ends with a slash, to which the folder's files are brought.
    case at(String)
    case none
  }

  /// What stands at the start of each such file.
  package static let mark = "### Filmstrip:"

  private let path: String
  private let pictures: Pictures
  private let folder: OutputFolder?

  /// Prepares to write the file at a path.
  ///
  /// - Throws: `FilmstripError` where something else than pictures of a summary is in the folder, or it cannot be
  ///   written.
  package init(path: String, pictures: Pictures) throws(FilmstripError) {
    (self.path, self.pictures) = (path, pictures)
    folder =
      pictures == .none
      ? nil
      : try OutputFolder(
        replacing: SummaryFile.folder(of: path), shownAs: SummaryFile.folder(of: path),
        knownFiles: SummaryFile.files)
  }

  /// Writes the pictures, and then the file.
  ///
  /// - Throws: `FilmstripError`.
  package func write(_ report: Report, jobs: Int) throws {
    do {
      let summary = MarkdownSummary(report)
      let addresses = try write(picturesOf: summary.described, report, jobs: jobs)
      if let folder {
        // A folder without pictures says nothing, and is needed only in place of an earlier one.
        if addresses.isEmpty, access(SummaryFile.folder(of: path), F_OK) != 0 {
          folder.discard()
        } else {
          try folder.commit()
        }
      }
      try SingleOutput.write(Data(summary.text(pictures: addresses).utf8), to: path)
    } catch {
      folder?.discard()
      throw error
    }
  }

  package func discard() { folder?.discard() }

  private func write(
    picturesOf numbers: [Int], _ report: Report, jobs: Int
  ) throws -> [Int: String] {
    guard let folder, !numbers.isEmpty else { return [:] }
    var addresses: [Int: String] = [:]
    let prefix =
      switch pictures {
      case .at(let address): address
      case .beside, .none:
        SARIFReport.encoded(
          URL(fileURLWithPath: SummaryFile.folder(of: path)).lastPathComponent) + "/"
      }
    try OrderedPipeline.run(
      count: numbers.count, jobs: min(max(jobs, 1), numbers.count),
      makeWorker: {
        { place in SummaryFile.picture(of: numbers[place], report) }
      },
      consume: { place, picture in
        guard let picture else { return }
        let text = "\(numbers[place])"
        let name = String(repeating: "0", count: max(0, 4 - text.count)) + text + ".gif"
        try folder.write(picture, to: name)
        addresses[numbers[place]] = prefix + name
      })
    return addresses
  }

  /// The picture of a case; nil where it has none that can be shown, which its text says as well.
  private static func picture(of number: Int, _ report: Report) -> Data? {
    let made = report.result.cases[number]
    guard [.changed, .missing, .new].contains(made.outcome), let failure = made.failure else {
      return nil
    }
    let folder = URL(
      fileURLWithPath: failure, isDirectory: true, relativeTo: report.folder(made))
    return (try? MovingComparison(of: InputFolder(foreign: folder))?.gif()) ?? nil
  }

  private static func folder(of path: String) -> String {
    let name = (path as NSString).lastPathComponent
    let stem = (name as NSString).deletingPathExtension
    let parent = (path as NSString).deletingLastPathComponent
    return (parent.isEmpty ? "" : parent == "/" ? "/" : parent + "/") + stem + "-pictures"
  }

  private static let files = OutputFiles([
    OutputFile("0000.gif", isNumbered: true) { FileMark.isInGIF($0) }
  ])
}
