// SPDX-License-Identifier: MIT
internal import Filmstrip

/// What came of one way.
struct LintedWay: Codable {
  struct Found: Codable {
    let finding: Finding
    /// The recording that shows it.
    let recording: Int?
  }

  /// Why it was left out; nil where it was gone.
  let omission: String?
  let findings: [Found]
  /// What was not compared, as it differs from run to run, a line each.
  let unstable: [String]
  /// Whether the screen from before is still there at the end, as behind a card.
  let keepsScreen: Bool
  /// What ended the process without animation, so that nothing was compared; nil where nothing did.
  var plainEnd: Finding?
}
