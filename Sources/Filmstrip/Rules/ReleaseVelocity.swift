// SPDX-License-Identifier: MIT

extension Rule {
  /// A motion that does not go on as fast as the touch.
  public static let releaseVelocity = Rule(
    id: "release-velocity", severity: .note,
    sentence:
      "the animation after a touch begins at less than half or more than twice the speed of the"
      + " touch",
    remedy:
      "set completionSpeed and completionCurve, or continue with a spring of the initial "
      + "velocity of the pan")
}
