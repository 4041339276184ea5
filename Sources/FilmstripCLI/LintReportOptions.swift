// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripReports
import FilmstripVerification
import FilmstripWording
import Foundation

/// What is written of a lint, beside what is said.
struct LintReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the report: index.html with the frames of each finding, the scripts of gestures, results.json and "
        + "results.sarif. An earlier report there is replaced. Else output/lint.", valueName: "dir")
  )
  var report: String?

  @Option(help: ArgumentHelp("A file for the findings in SARIF 2.1.0.", valueName: "file"))
  var sarif: String?

  @Option(help: ArgumentHelp("A file for the findings in JSON.", valueName: "file"))
  var json: String?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp("Print annotations for GitHub; else where GITHUB_ACTIONS is true."))
  var github: Bool?

  func validate() throws {
    if report == "" { throw ValidationError("--report: give the path of a folder") }
    for (option, path) in files where path == "" {
      throw ValidationError("--\(option): give the path of a file")
    }
    let paths = files.map { URL(fileURLWithPath: $0.path).standardizedFileURL.path }
    if paths.count == 2, paths[0] == paths[1] {
      throw ValidationError("\(paths[0]): two reports cannot be one file; give each its own")
    }
  }

  /// The folder of the report, without a slash at its end.
  var folder: String {
    let path = report ?? "output/lint"
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private var files: [(option: String, path: String)] {
    [("sarif", sarif), ("json", json)].compactMap { option, path in path.map { (option, $0) } }
  }

  /// Refuses places that cannot be written to, before the work that is reported.
  func prepared() throws -> LintFolder {
    for (option, path) in files { try ReportOptions.checkPlace(of: path, option: option) }
    do { return try LintFolder(replacing: folder) } catch { throw ReportOptions.failure(error) }
  }

  /// Writes all that is asked for, and puts the folder into its place.
  func write(_ result: LintResult, _ folder: LintFolder) throws {
    let environment = ProcessInfo.processInfo.environment
    let current = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let root = environment["GITHUB_WORKSPACE"] ?? environment["CI_PROJECT_DIR"] ?? ""
    let report = LintReport(
      result,
      repository: root.isEmpty ? current : URL(fileURLWithPath: root, isDirectory: true),
      current: current)
    if let json { try write("json", json) { try result.data() } }
    if let sarif { try write("sarif", sarif) { try report.sarif() } }
    do { try folder.commit(report) } catch let error as FilmstripError {
      throw ReportOptions.failure(error)
    }
    if github ?? (environment["GITHUB_ACTIONS"] == "true") {
      for line in report.annotations { try StandardOutput.writeRaw(line) }
    }
  }

  private func write(_ option: String, _ path: String, _ data: () throws -> Data) throws {
    let data = try data()
    do { try SingleOutput.write(data, to: path) } catch {
      throw CommandError("--\(option) \(error)")
    }
  }
}
