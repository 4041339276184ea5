// SPDX-License-Identifier: MIT

extension Rule {
  /// An animator that does not follow its driver.
  public static let notScrubbable = Rule(
    id: "not-scrubbable", severity: .warning,
    sentence: "a transition that a touch drives does not move with it, or moves while it rests",
    remedy:
      "animate with UIView.animate or the animator that interruptibleAnimator returns, without "
      + "timers and dispatch queues")
}
