// SPDX-License-Identifier: MIT

extension Rule {
  /// An animator that does not ask whether it was cancelled.
  public static let completedAfterCancel = Rule(
    id: "completed-after-cancel", severity: .error,
    sentence: "a cancelled transition is completed as if it had finished",
    remedy: "call completeTransition(!context.transitionWasCancelled)")
}

extension Finding {
  static func completedAfterCancel(transition: String) -> Finding {
    Finding(
      rule: .completedAfterCancel,
      message: "completeTransition(true) was called although the transition was cancelled; "
        + "pass !transitionWasCancelled",
      object: transition)
  }
}
