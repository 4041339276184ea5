// SPDX-License-Identifier: MIT

extension Rule {
  /// A gesture that was to drive a transition and did not.
  public static let gestureStartsNothing = Rule(
    id: "gesture-starts-nothing", severity: .error,
    sentence: "the touch of the gesture does not start the transition",
    remedy: "let the touch begin where the gesture recognizer looks for it, and move far enough")
}

extension Finding {
  package static var gestureStartsNothing: Finding {
    Finding(rule: .gestureStartsNothing, message: "the touch did not start the transition")
  }
}
