// SPDX-License-Identifier: MIT
internal import Foundation
package import FilmstripImaging
internal import FilmstripScenes

/// What all parts of one run have in common: by it parts are recognized that do not belong together, and cases
/// that none of them has.
package struct RunPlan: Sendable, Equatable, Codable {
  package struct File: Sendable, Equatable, Codable {
    /// What the folder of its goldens is called.
    package let suite: String
    /// Names its bytes.
    package let digest: Digest
  }

  package let files: [File]
  /// How many cases the parts have together.
  package let selectedCount: Int
  /// Names these cases: their names in the order of the files.
  package let cases: Digest

  init(_ selection: SceneSelection) {
    files = selection.files.map { File(suite: $0.suite, digest: $0.digest) }
    selectedCount = selection.members.count
    cases = RunPlan.digest(of: selection.members.map(\.name))
  }

  init(files: [File] = [], names: [String] = []) {
    (self.files, selectedCount) = (files, names.count)
    cases = RunPlan.digest(of: names)
  }

  /// The plan of the same run with cases that the files do not have.
  func adding(_ names: [String]) -> RunPlan {
    names.isEmpty
      ? self : RunPlan(files: files, selectedCount: selectedCount + names.count, cases: cases)
  }

  private init(files: [File], selectedCount: Int, cases: Digest) {
    (self.files, self.selectedCount, self.cases) = (files, selectedCount, cases)
  }

  /// Names cases by their names in an order.
  static func digest(of names: [String]) -> Digest {
    Digest(of: names.map { $0 + "\n" }.joined().utf8)
  }
}
