// SPDX-License-Identifier: MIT
internal import Foundation
package import FilmstripImaging

package struct CaseTimes: Sendable, Equatable {
  /// Names the times, so that parts of a run that were divided by others are noticed.
  package let digest: Digest
  private let milliseconds: [String: Int]

  /// The times in a file of results: of one run, or of several parts that were merged.
  ///
  /// - Throws: ``ResultsFileError``.
  package init(contentsOf path: String) throws(ResultsFileError) {
    self.init(try ResultsFile.read(path))
    if milliseconds.isEmpty { throw .withoutTimes(path: path) }
  }

  /// The times of a run.
  ///
  /// A case that ended its process, or could not be recorded, took longer or shorter than it will once that is
  /// corrected; its time does not count.
  init(_ result: VerificationResult) {
    var milliseconds: [String: Int] = [:]
    for made in result.cases where made.outcome != .crashed && made.outcome != .error {
      guard let seconds = made.seconds, seconds >= 0, seconds < 1e6 else { continue }
      milliseconds[made.fullName] = max(1, Int((seconds * 1_000).rounded()))
    }
    self.milliseconds = milliseconds
    let lines = milliseconds.map { "\($0.key)\t\($0.value)\n" }.sorted()
    digest = Digest(of: lines.joined().utf8)
  }

  /// What each of some cases will take: the median of those that are known where nothing is known of it, and
  /// equally long where none is known.
  func milliseconds(of names: [String]) -> [Int] {
    let known = names.compactMap { milliseconds[$0] }.sorted()
    let median = known.isEmpty ? 1 : known[(known.count - 1) / 2]
    return names.map { milliseconds[$0] ?? median }
  }
}
