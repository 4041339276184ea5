// SPDX-License-Identifier: MIT

extension Rule {
  /// A swipe back with nothing to go back to.
  public static let swipeOnRoot = Rule(
    id: "swipe-on-root", severity: .error,
    sentence: "the swipe back begins on the root controller, after which iOS takes no touches",
    remedy: "refuse it in gestureRecognizerShouldBegin while the stack has one controller")
}

extension Finding {
  /// The navigation controller on which it began.
  static func swipeOnRoot(controller: String) -> Finding {
    Finding(
      rule: .swipeOnRoot,
      message:
        "The swipe back began on the root controller, after which iOS takes no touches; refuse "
        + "it in gestureRecognizerShouldBegin",
      object: controller)
  }
}
