// SPDX-License-Identifier: MIT

extension Rule {
  /// A transition whose end does not depend on how far the touch has gone.
  public static let releaseIgnoresDistance = Rule(
    id: "release-ignores-distance", severity: .note,
    sentence:
      "a touch that rests at a tenth of the transition finishes it when it is lifted, or one that rests at nine tenths "
      + "cancels it",
    remedy:
      "cancel below a share such as 0.5 and finish above it, unless the velocity says otherwise")
}
