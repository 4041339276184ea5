// SPDX-License-Identifier: MIT

extension Rule {
  /// A transition that moves otherwise the second time.
  public static let secondRunDiffers = Rule(
    id: "second-run-differs", severity: .warning,
    sentence: "the transition moves otherwise when it runs again after the way back",
    remedy: "put back at the end what the animator keeps and changes")
}
