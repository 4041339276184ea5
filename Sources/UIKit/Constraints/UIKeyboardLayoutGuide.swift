// SPDX-License-Identifier: MIT

/// The room that the keyboard takes at the bottom of a view: that of the safe area, as on iOS while no
/// keyboard is shown; there is none here.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private var topConstraint: NSLayoutConstraint?

  /// Whether the guide is at least as high as the safe area at the bottom; true by default.
  open var usesBottomSafeArea = true { didSet { placeTop() } }

  /// Whether the guide follows a keyboard that floats; without a keyboard it makes no difference.
  open var followsUndockedKeyboard = false

  fileprivate func place(in view: UIView) {
    identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    placeTop()
  }

  private func placeTop() {
    guard let owningView else { return }
    topConstraint?.isActive = false
    let other =
      usesBottomSafeArea ? owningView.safeAreaLayoutGuide.bottomAnchor : owningView.bottomAnchor
    topConstraint = topAnchor.constraint(equalTo: other)
    topConstraint?.isActive = true
  }
}

extension UIView {
  /// The room that the keyboard takes at the bottom of the view; placed when it is first asked for.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let guide as UIKeyboardLayoutGuide in layoutGuides { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.place(in: self)
    return guide
  }
}
