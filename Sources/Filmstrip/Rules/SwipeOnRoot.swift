// SPDX-License-Identifier: MIT

extension Rule {
  /// A swipe back on the root of the stack.
  public static let swipeOnRoot = Rule(
    id: "swipe-on-root", severity: .error,
    sentence: "the swipe back begins on the root controller, after which iOS ignores touches",
    remedy: "refuse it in gestureRecognizerShouldBegin while the stack has one controller")
}

extension Finding {
  static func swipeOnRoot(controller: String) -> Finding {
    Finding(
      rule: .swipeOnRoot,
      message:
        "The swipe back began on the root controller, after which iOS ignores touches; refuse "
        + "it in gestureRecognizerShouldBegin",
      object: controller)
  }
}
