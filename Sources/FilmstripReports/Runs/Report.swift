// SPDX-License-Identifier: MIT
package import Foundation
package import FilmstripVerification

/// What a verification came to, for people and for other programs: an HTML page with pictures of what differs,
/// JUnit's XML, SARIF and `results.json`.
///
///     let folder = try ReportFolder(replacing: URL(fileURLWithPath: "report"))
///     try folder.write(Report(result))
package struct Report: Sendable {
  package let result: VerificationResult
  /// What has to be known of the run as a whole, a line each, such as machines whose results are missing; first on
  /// the page.
  package var notes: [String] = []
  /// The folder in which the run was started, at which paths of scene files begin.
  package let current: URL
  /// The folder of the repository, to which paths in SARIF are relative.
  package var repository: URL
  /// The address of a scene file for those who read the report, such as its page on a code host.
  ///
  /// It is given the file's path as the run had it; a line is added to the address as `#L7`. Where it is nil, a report
  /// in a folder leads to the file itself.
  package var source: @Sendable (String) -> String? = { _ in nil }
  /// The folder of the goldens, where those that the run wrote, and those that cases match, are shown; nil where they
  /// are not.
  ///
  /// The results say a path as well, which another machine may have written: it is never read.
  package var reference: URL?
  /// Whether there are pictures of cases that pass.
  package var showsPassed = true
  /// Pictures of cases that pass and whose goldens have none; nil where there are none.
  package var passedPictures: PassedPictures?
  /// For each case the folder at which a relative path of its ``CaseResult/failure`` starts: that in which its part of the run was started, or to which its files were brought.
  package var folder: @Sendable (CaseResult) -> URL

  package init(
    _ result: VerificationResult,
    startedIn folder: URL = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  ) {
    self.result = result
    current = folder
    repository = folder
    self.folder = { _ in folder }
  }
}
