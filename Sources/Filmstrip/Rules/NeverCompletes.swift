// SPDX-License-Identifier: MIT

extension Rule {
  /// A transition that nothing completes.
  public static let neverCompletes = Rule(
    id: "never-completes", severity: .error,
    sentence: "a transition is not complete and nothing in progress can complete it",
    remedy: "call completeTransition in every path of the animator, and finish() or cancel() when "
      + "the gesture ends")
}

extension Finding {
  /// What is not complete, in words, after seconds of the recording.
  static func neverCompletes(_ work: String, after seconds: Double) -> Finding {
    Finding(
      rule: .neverCompletes,
      message: "\(work), and nothing is in progress any more after \(seconds) s")
  }
}
