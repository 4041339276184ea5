// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import FilmstripReports
import FilmstripVerification
import FilmstripWording

/// What is written of results, beside what is said: for commands that verify, or join what others verified.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder for a report: index.html with pictures of what differs, junit.xml, results.sarif and "
        + "results.json. An earlier report there is replaced.", valueName: "dir"))
  var report: String?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Have pictures of cases that pass in the report, too: about 30 kB for each."
    ))
  var passedPictures = true

  @Option(help: ArgumentHelp("A file for the results in JUnit's XML.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp("A file for failures and findings in SARIF 2.1.0.", valueName: "file"))
  var sarif: String?

  @Option(help: ArgumentHelp("A file for the results.", valueName: "file"))
  var json: String?

  @Option(
    help: ArgumentHelp(
      "A file for a summary in Markdown, with moving pictures of what changed in a folder beside it: summary.md has "
        + "summary-pictures.", valueName: "file"))
  var summary: String?

  @Option(
    help: ArgumentHelp(
      "The address to which the pictures of the summary will be uploaded, such as https://example.com/run-7/; 'none' "
        + "leaves them out.", valueName: "address"))
  var summaryPictures: String?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Print annotations for GitHub; else where GITHUB_ACTIONS is true."))
  var github: Bool?

  func validate() throws {
    if report == "" { throw ValidationError("--report: give the path of a folder") }
    if let summaryPictures {
      guard summary != nil else {
        throw ValidationError("--summary-pictures: there is no --summary that would have them")
      }
      guard summaryPictures == "none" || ReportOptions.isAddress(summaryPictures) else {
        throw ValidationError(
          "--summary-pictures \(summaryPictures): give an address that begins with https://, or 'none'"
        )
      }
    }
    try ResultFile.validate(files, report: report)
  }

  /// Where the page to look at is, for the end of a line that says what came of the run; empty for none.
  var arrow: String {
    report.map { " -> " + ($0.hasSuffix("/") ? $0 : $0 + "/").printable + "index.html" } ?? ""
  }

  fileprivate var junitFile: ResultFile? { ResultFile(.junit, "junit", junit) }
  fileprivate var sarifFile: ResultFile? { ResultFile(.sarif, "sarif", sarif) }
  fileprivate var jsonFile: ResultFile? { ResultFile(.results, "json", json) }
  private var files: [ResultFile] {
    [junitFile, sarifFile, jsonFile, ResultFile(.summary, "summary", summary)].compactMap(\.self)
  }

  /// Refuses places that cannot be written to; to be called before the work that is reported.
  ///
  /// Who has it writes the report, or discards it.
  func prepared() throws -> PreparedReports {
    for file in files { try file.prepare() }
    do {
      let folder = try report.map {
        try ReportFolder(replacing: URL(fileURLWithPath: $0, isDirectory: true))
      }
      do {
        return PreparedReports(options: self, folder: folder, summary: try preparedSummary())
      } catch {
        folder?.discard()
        throw error
      }
    } catch let error as FilmstripError {
      throw ReportOptions.failure(error)
    }
  }

  private func preparedSummary() throws -> SummaryFile? {
    try summary.map { path in
      do {
        return try SummaryFile(path: path, pictures: pictures)
      } catch {
        throw CommandError("--summary \(path.printable): \(error)")
      }
    }
  }

  private var pictures: SummaryFile.Pictures {
    guard let summaryPictures else { return .beside }
    if summaryPictures == "none" { return .none }
    return .at(summaryPictures.hasSuffix("/") ? summaryPictures : summaryPictures + "/")
  }

  /// Whether a text can stand for an address in Markdown: of a page, with nothing that ends it there.
  private static func isAddress(_ text: String) -> Bool {
    ["https://", "http://", "file://"].contains(where: text.hasPrefix)
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && !"()<>\\\"`".utf8.contains($0) }
  }

  /// An error of the report's folder, with the option that names it.
  static func failure(_ error: FilmstripError) -> CommandError {
    switch error {
    case .outputIsFile, .outputIsMountPoint, .outputHoldsOtherFiles, .outputUnwritable:
      CommandError("\(error) (--report)")
    default: CommandError("\(error)")
    }
  }
}

struct PreparedReports {
  fileprivate let options: ReportOptions
  fileprivate let folder: ReportFolder?
  fileprivate let summary: SummaryFile?

  func write(_ report: Report, jobs: Int) throws {
    var report = report
    let environment = ProcessInfo.processInfo.environment
    if let root = environment["GITHUB_WORKSPACE"] ?? environment["CI_PROJECT_DIR"], !root.isEmpty {
      report.repository = URL(fileURLWithPath: root, isDirectory: true)
    }
    if let pages = SourcePages(
      environment: environment, repository: report.repository, current: report.current)
    {
      report.source = { pages.address(of: $0) }
    }
    let result = report.result
    try options.jsonFile?.write(result.data())
    try options.junitFile?.write(JUnitReport(result).data)
    try options.sarifFile?.write(
      SARIFReport(result, repository: report.repository, current: report.current).data())
    do { try summary?.write(report, jobs: jobs) } catch {
      throw CommandError("--summary \(options.summary ?? ""): \(error)")
    }
    report.showsPassed = options.passedPictures
    do { try folder?.write(report, jobs: jobs) } catch let error as FilmstripError {
      throw ReportOptions.failure(error)
    }
    if options.github ?? (environment["GITHUB_ACTIONS"] == "true") {
      let annotations = GitHubAnnotations(
        result, repository: report.repository, current: report.current)
      for line in annotations.lines { try StandardOutput.writeRaw(line) }
    }
  }

  /// Leaves everything as it was, where there is nothing to report.
  func discard() {
    folder?.discard()
    summary?.discard()
  }
}
