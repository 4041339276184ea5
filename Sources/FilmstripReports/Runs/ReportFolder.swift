// SPDX-License-Identifier: MIT
package import Filmstrip
package import Foundation

/// The folder of a report: it appears complete or not at all, and replaces an earlier one as a whole.
///
/// Made before the work that is reported, it refuses a place that cannot be written to.
package struct ReportFolder: Sendable {
  private let output: OutputFolder
  private let place: URL

  /// Prepares to write the folder at a path.
  ///
  /// - Throws: `FilmstripError` where something else than a report is there, or it cannot be written.
  package init(replacing folder: URL) throws(FilmstripError) {
    place = folder
    output = try OutputFolder(
      replacing: folder.path, shownAs: folder.relativePath, knownFiles: ReportFolder.files)
  }

  /// Writes the report, and puts the folder into its place; nothing is left of it where that fails.
  ///
  /// - Throws: `FilmstripError`; what reading the recordings throws, but for those that cannot be shown.
  package func write(
    _ report: Report, jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws {
    do {
      var report = report
      let (source, current, place) = (report.source, report.current, place)
      report.source = { file in
        source(file) ?? SourcePages.path(of: file, from: place, current: current)
      }
      let page = try ReportPage(report, jobs: jobs) { try output.write($0.data, to: $0.name) }
      try output.write(page.data, to: "index.html")
      try output.write(report.result.data(), to: "results.json")
      try output.write(JUnitReport(report.result).data, to: "junit.xml")
      let sarif = SARIFReport(
        report.result, repository: report.repository, current: report.current)
      try output.write(sarif.data(), to: "results.sarif")
      try output.commit()
    } catch {
      output.discard()
      throw error
    }
  }

  package func discard() { output.discard() }

  private static let files = OutputFiles([
    .text("index.html", marked: ReportPage.mark),
    .text("results.json", containing: "filmstrip-results"),
    .text("junit.xml", marked: JUnitReport.mark),
    .text("results.sarif", containing: SARIFReport.mark),
    .text("cases/0000.js", isNumbered: true, marked: ReportCase.mark),
    .text("motions/0000.js", isNumbered: true, marked: ReportCase.mark),
    .png("pictures/expected-0000.png", isNumbered: true),
    .png("pictures/actual-0000.png", isNumbered: true),
    .png("pictures/frames-0000.png", isNumbered: true),
    .png("pictures/sheet-0000.png", isNumbered: true),
    .png("pictures/thumbnail-0000.png", isNumbered: true),
  ])
}
