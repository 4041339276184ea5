// SPDX-License-Identifier: MIT

extension Rule {
  /// A bar that jumps within a transition.
  public static let barJumps = Rule(
    id: "bar-jumps", severity: .warning,
    sentence: "a bar moves much farther in one frame of a transition than in those beside it",
    remedy: "show and hide bars animated, alongside the transition")
}
