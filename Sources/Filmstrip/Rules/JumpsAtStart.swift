// SPDX-License-Identifier: MIT

extension Rule {
  /// A transition whose first frame is not the screen before.
  public static let jumpsAtStart = Rule(
    id: "jumps-at-start", severity: .error,
    sentence: "the first frame of a transition shows something else than the screen before",
    remedy:
      "put views where the animation begins before they are added to the container, and in the "
      + "same turn")
}
