// SPDX-License-Identifier: MIT

extension Rule {
  /// Code of a transition that does not come back to the run loop.
  public static let neverReturns = Rule(
    id: "never-returns", severity: .error,
    sentence: "code of the transition does not return within the time limit",
    remedy: "look for a loop without end, or allow more with --timeout")
}

extension Finding {
  /// A run that was given up after some seconds of the machine's time.
  package static func neverReturns(within seconds: Int) -> Finding {
    Finding(rule: .neverReturns, message: "it does not return within \(seconds) s")
  }
}
