// SPDX-License-Identifier: MIT

extension Rule {
  /// Work that goes on after a transition.
  public static let outlivesTransition = Rule(
    id: "outlives-transition", severity: .error,
    sentence:
      "a timer, a display link or an animation that the transition has started goes on after "
      + "its end",
    remedy:
      "invalidate or remove it in the completion, whether the transition was cancelled or not")
}
