// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// The swipe back that begins anywhere in the content; nil, as on iOS before 26, whose looks and
  /// gestures are imitated here.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
}
