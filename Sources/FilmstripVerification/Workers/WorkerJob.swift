// SPDX-License-Identifier: MIT
package import Filmstrip
internal import Foundation
internal import FilmstripImaging

package struct WorkerJob: Sendable, Codable {
  /// Scene files, and folders of them.
  package let paths: [String]
  /// The folder of the goldens, with a folder for each suite.
  package let reference: String
  package let failures: String
  package let record: RecordMode
  /// The share of unchanged cases that are drawn all the same.
  package let auditedShare: Double
  package let exactPixels: Bool
  /// Whether cases are compared with digests that come with the requests, in place of goldens.
  package var comparesDigests = false
  /// Whether goldens are those of a commit, for one comparison with them.
  package var isOfBase = false
  /// Whether what is drawn is as large as a report shows it, for cases that no golden has.
  package var hasLargeCells = false
  /// Whether their sheets have every frame.
  package var showsEveryFrame = false
  /// What goldens that are written have beside their digests; nil for what scene files say, or the goldens have.
  package var form: GoldenForm?
  /// The folder of goldens that have the pictures of those that are text; nil for none.
  package var expectedPictures: String?
  /// Where pictures of cases that pass are drawn, of which no golden has any; nil for nowhere.
  package var passedPictures: PassedPictures?
  /// Frames that a process draws at the same time.
  package var drawingJobs = 1

  package init(
    paths: [String], reference: String, failures: String, record: RecordMode,
    audit: GoldenAudit = .none, exactPixels: Bool = false
  ) {
    (self.paths, self.reference, self.failures) = (paths, reference, failures)
    (self.record, auditedShare) = (record, audit.share)
    self.exactPixels = exactPixels
  }

  func goldens(of suite: String) -> GoldenSuite {
    // Relative to the current folder, so that messages and failures name them as people do.
    let current = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    func folder(_ path: String) -> URL {
      URL(fileURLWithPath: path, isDirectory: true, relativeTo: current)
    }
    var goldens = GoldenSuite(
      name: suite,
      goldens: folder(reference).appendingPathComponent(
        "\(GoldenName(suite))", isDirectory: true), failures: folder(failures))
    goldens.expectedPictures = expectedPictures.map { ExpectedPictures(in: folder($0)) }
    return goldens
  }
}

struct WorkerRequest: Codable {
  /// The case's number among all of the files.
  let index: Int
  /// Its name, so that files that were changed meanwhile are noticed.
  let name: String
  /// What it is compared with, where cases are compared with digests; nil for nothing.
  var digest: Digest?
}
