// SPDX-License-Identifier: MIT

extension Rule {
  /// A push or pop that goes the same way in languages that are read from right to left.
  public static let notMirrored = Rule(
    id: "not-mirrored", severity: .warning,
    sentence:
      "a custom push or pop moves a screen from right to left as it does from left to right, or the touch that drives "
      + "it begins at the same side",
    remedy:
      "turn the motion and the touch around where effectiveUserInterfaceLayoutDirection is .rightToLeft"
  )
}
