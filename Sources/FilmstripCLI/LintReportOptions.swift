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
    try ResultFile.validate(files, report: folder)
  }

  /// The folder of the report, without a slash at its end.
  var folder: String {
    let path = report ?? "output/lint"
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private var sarifFile: ResultFile? { ResultFile(.sarif, "sarif", sarif) }
  private var jsonFile: ResultFile? { ResultFile(.findings, "json", json) }
  private var files: [ResultFile] { [sarifFile, jsonFile].compactMap(\.self) }

  /// Refuses places that cannot be written to, before the work that is reported.
  func prepared() throws -> LintFolder {
    for file in files { try file.prepare() }
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
    try jsonFile?.write(result.data())
    try sarifFile?.write(report.sarif())
    do { try folder.commit(report) } catch let error as FilmstripError {
      throw ReportOptions.failure(error)
    }
    if github ?? (environment["GITHUB_ACTIONS"] == "true") {
      for line in report.annotations { try StandardOutput.writeRaw(line) }
    }
  }
}
