// SPDX-License-Identifier: MIT

extension Rule {
  /// A safe area that jumps within a transition.
  public static let safeAreaJumps = Rule(
    id: "safe-area-jumps", severity: .warning,
    sentence:
      "the safe area of a screen changes within a transition, and what follows it moves in one frame",
    remedy:
      "change insets and bars before the transition begins, or animated alongside it with layoutIfNeeded"
  )
}
