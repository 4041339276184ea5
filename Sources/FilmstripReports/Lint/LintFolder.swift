// SPDX-License-Identifier: MIT
package import Filmstrip
internal import FilmstripVerification
package import Foundation

/// The folder of a lint's report, which appears complete or not at all, and replaces an earlier one as a whole.
///
/// It has a page with the frames of each finding, the scripts of gestures, and the results for other programs.
package struct LintFolder: Sendable {
  private let output: OutputFolder

  /// Prepares to write the folder at a path, before the work that is reported.
  ///
  /// - Throws: `FilmstripError` where something else than such a report is there, or it cannot be written.
  package init(replacing path: String) throws(FilmstripError) {
    output = try OutputFolder(replacing: path, shownAs: path, knownFiles: LintFolder.files)
  }

  /// Writes the picture of a finding.
  package func write(picture: Data, of number: Int) throws(FilmstripError) {
    try output.write(picture, to: LintFinding.pictureFile(number))
  }

  /// Writes all the rest, and puts the folder into its place.
  ///
  /// - Throws: `FilmstripError`.
  package func commit(_ report: LintReport) throws {
    for finding in report.result.cases.flatMap(\.findings) {
      if let file = finding.gestureFile, let script = finding.gesture {
        try output.write(Data(script.utf8), to: file)
      }
    }
    try output.write(Data(LintPage(report.result).html.utf8), to: "index.html")
    try output.write(report.result.data(), to: "results.json")
    try output.write(report.sarif(), to: "results.sarif")
    try output.commit()
  }

  /// Leaves everything as it was.
  package func discard() { output.discard() }

  private static let files = OutputFiles([
    .text("index.html", marked: LintPage.mark),
    .text("results.json", containing: LintResult.mark),
    .text("results.sarif", containing: SARIFReport.mark),
    .png("pictures/frames-0000.png", isNumbered: true),
    .text("gestures/gesture-0000.json", isNumbered: true, marked: "\"kind\""),
  ])
}
