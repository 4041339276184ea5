// SPDX-License-Identifier: MIT
package import Filmstrip
package import Foundation
package import FilmstripImaging

package struct CaseResult: Sendable, Equatable, Codable {
  package enum Outcome: String, Sendable, Codable, CaseIterable {
    case unchanged
    /// Pixels differ within the golden's tolerance, or as another renderer draws them.
    case similar
    case changed
    /// There is no golden, and none was written; or the other commit could not record the case.
    case missing
    /// The other commit does not have the case.
    case new
    /// Only the other commit has the case.
    case gone
    case recorded
    /// It could not be recorded or compared: a file or the scene is wrong.
    case error
    /// The program ended, or did not come to an end, while it was recorded.
    case crashed

    /// Whether a run with it can pass.
    package var isPassed: Bool { self == .unchanged || self == .similar }
  }

  /// What an ignore of a scene file hides in the case.
  package struct Ignored: Sendable, Equatable, Codable {
    /// What is ignored, such as `layer clock`; with a remark if it covers the screen.
    package let what: String
    package let reason: String
    /// Where the scene file says so, such as `transitions.yaml:7:9`.
    package let place: String
    /// Whether one of the recordings has what is ignored.
    package let isFound: Bool
    /// How many pixels differ in it, in all pictures that were compared, at their size.
    package let pixelCount: Int
    /// In how many of the pictures.
    package let frameCount: Int
    /// The greatest difference of a channel of these pixels, in 1/255.
    package let greatestDifference: Int
    /// How many properties and layers move otherwise.
    package let motionCount: Int
    /// How much it hides, in words.
    package let amount: String

    init(_ hidden: IgnoredDifferences) {
      (what, reason, place) = (hidden.subject, hidden.ignore.reason, hidden.ignore.place)
      (isFound, pixelCount, frameCount) = (hidden.isFound, hidden.pixelCount, hidden.frameCount)
      (greatestDifference, motionCount) = (hidden.greatestDifference, hidden.motionCount)
      amount = hidden.amount
    }

    /// Whether it hides something.
    package var hidesSomething: Bool { pixelCount > 0 || motionCount > 0 }

    /// A line such as `ignored layer clock: 312 pixels in 9 frames by up to 180/255 (it shows the time of day)`.
    package var line: String { "ignored \(what): \(amount) (\(reason))" }
  }

  /// The suite: the scene file's name without its extension.
  package let suite: String
  /// The case: the scene and its variant.
  package let name: String
  /// The case's number among all cases of the files, from 0; in it the results of several machines are joined.
  package var index = 0
  /// Where the scene is, such as `transitions.yaml:7:3`: its file as it was given, line and column.
  package let place: String
  package internal(set) var outcome: Outcome
  /// What differs, or why it failed, a line each; of a case that passes what is to be known; else empty.
  package var message: [String] = []
  /// What is behind the difference, such as `duration 0.35 → 0.5 s` or `card cornerRadius: value 16 → 20 pt`; nil
  /// where nothing was compared, or nothing differs.
  package var cause: String?
  /// The same in words that cases with other layers can have in common.
  package var sharedCause: String?
  package var findings: [Finding] = []
  /// What the scene file ignores, and how much that hides; nil where it ignores nothing, or nothing was compared.
  package var ignored: [Ignored]?
  /// The golden's folder, as messages call it.
  package var golden: String
  /// The folder that has the recording and pictures of what differs; nil where there is none.
  package var failure: String?
  /// Names what the failure shows: eight hexadecimal digits; nil where there is none.
  package var failureDigest: String?
  /// What the device is called; nil where nothing was recorded.
  package var device: String?
  /// Frames of the recording; 0 where nothing was recorded.
  package var frameCount = 0
  /// Virtual seconds of the recording.
  package var duration = 0.0
  /// Whether frames were drawn for the comparison.
  package var isDrawn = false
  /// Seconds of the machine that the case took, for splitting later runs evenly.
  package var seconds: Double?

  /// What is ignored and differs, a line each.
  package var ignoredLines: [String] {
    (ignored ?? []).filter(\.hidesSomething).map(\.line)
  }

  /// Names all that was compared without drawing; nil where something was drawn, or nothing recorded.
  package internal(set) var digest: Digest?
  /// The commit that it was compared with in place of a golden, such as `main (1a2b3c4d)`.
  package internal(set) var base: String?
  /// Whether it was compared with a commit, and only one side has a recording of the case.
  package var isWithoutBase: Bool { [.missing, .new, .gone].contains(outcome) && base != nil }

  /// Where the scene is, for people: of a case that only another commit has with that commit, `main:transitions.yaml:7:3`.
  package var shownPlace: String {
    guard outcome == .gone, let commit = base?.split(separator: " ").first else { return place }
    return "\(commit):\(place)"
  }

  /// A result without a recording.
  init(
    suite: String, name: String, place: String, outcome: Outcome, golden: String,
    message: [String] = []
  ) {
    (self.suite, self.name, self.place) = (suite, name, place)
    (self.outcome, self.golden, self.message) = (outcome, golden, message)
  }

  /// The case's golden in a folder of goldens: by its names, and not by the path that the result has.
  package func golden(in reference: URL) -> URL {
    reference.appendingPathComponent("\(GoldenName(suite))", isDirectory: true)
      .appendingPathComponent("\(GoldenName(name))", isDirectory: true)
  }

  /// The command that makes the failure the golden; nil where there is no failure, or no golden.
  package var acceptCommand: String? {
    guard base == nil, let failure else { return nil }
    return GoldenFailure.acceptCommand(
      reference: CaseResult.folderOfSuites(golden), failures: [failure])
  }

  /// What accepts exactly the failure that was shown, for a list of several; nil where there is no failure, or no
  /// golden.
  package var acceptance: AcceptList.Item? {
    guard base == nil, failure != nil, let failureDigest else { return nil }
    return AcceptList.Item(
      suite: GoldenName(suite).description, name: GoldenName(name).description,
      digest: failureDigest)
  }

  /// The folder with the suites' folders, in one of which the folder of a case is.
  static func folderOfSuites(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    guard !parts.isEmpty else { return "." }
    let folder = parts.joined(separator: "/")
    return folder.isEmpty ? "/" : folder
  }

  /// The suite's name and the case's: `transitions/open-message.dark`.
  package var fullName: String { "\(suite)/\(name)" }
}
