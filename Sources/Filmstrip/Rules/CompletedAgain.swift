// SPDX-License-Identifier: MIT

extension Rule {
  /// An animator that completes its transition twice.
  public static let completedAgain = Rule(
    id: "completed-again", severity: .warning,
    sentence: "completeTransition is called again after the transition has ended",
    remedy: "call completeTransition once, when the last animation has ended")
}

extension Finding {
  static func completedAgain(transition: String) -> Finding {
    Finding(
      rule: .completedAgain,
      message: "completeTransition was called again after the transition had ended",
      object: transition)
  }
}
