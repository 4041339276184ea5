// SPDX-License-Identifier: MIT

extension Rule {
  /// A push or pop that goes the same way in languages that are read from right to left.
  public static let notMirrored = Rule(
    id: "not-mirrored", severity: .warning,
    sentence:
      "a custom push or pop moves a screen from right to left as it does from left to right",
    remedy: "turn the motion around where effectiveUserInterfaceLayoutDirection is .rightToLeft")
}
