// SPDX-License-Identifier: MIT

extension Rule {
  /// An announced duration that is not kept.
  public static let durationDiffers = Rule(
    id: "duration-differs", severity: .warning,
    sentence: "transitionDuration differs from what the transition takes by more than a frame",
    remedy: "return the duration of the animation, and call completeTransition in its completion")
}
