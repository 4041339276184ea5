// SPDX-License-Identifier: MIT

extension Rule {
  /// A screen that leaves in another direction than the one it came from.
  public static let wayBackDiffers = Rule(
    id: "way-back-differs", severity: .note,
    sentence: "the way back moves a screen in another direction than the one it came from",
    remedy: "animate the way back, too, and reverse the motion unless the effect is intended")
}
