// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private var topConstraint: NSLayoutConstraint?
  private var covered: CGFloat = 0

  open var usesBottomSafeArea = true { didSet { placeTop() } }

  /// Whether the guide follows a keyboard that floats; none does here.
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
    if covered > 0 {
      topConstraint = topAnchor.constraint(equalTo: owningView.bottomAnchor, constant: -covered)
    } else {
      topConstraint = topAnchor.constraint(
        equalTo: usesBottomSafeArea
          ? owningView.safeAreaLayoutGuide.bottomAnchor : owningView.bottomAnchor)
    }
    topConstraint?.isActive = true
  }

  /// Places the guides of a window above the keyboard, which has a rectangle of the window, or none; and lays the window
  /// out.
  static func follow(_ keyboard: CGRect?, in window: UIView) {
    var views: [UIView] = [window]
    var hasGuides = false
    while let view = views.popLast() {
      views += view.subviews
      for case let guide as UIKeyboardLayoutGuide in view.layoutGuides {
        let bottom = view.convert(view.bounds, to: nil).maxY
        guide.covered = keyboard.map { max(bottom - $0.minY, 0) } ?? 0
        guide.placeTop()
        hasGuides = true
      }
    }
    if hasGuides { window.layoutIfNeeded() }
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let guide as UIKeyboardLayoutGuide in layoutGuides { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.place(in: self)
    return guide
  }
}
