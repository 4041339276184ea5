// SPDX-License-Identifier: MIT

extension UIView {
  /// Inherits the tint of the views above; nil means the system's.
  func inheritTint(from superview: UIView?) {
    let inherited = superview.flatMap { $0.ownTintColor ?? $0.inheritedTintColor }
    guard inherited != inheritedTintColor else { return }
    inheritedTintColor = inherited
    if ownTintColor == nil { notifyTintDidChange() }
  }

  /// Notifies this view, and those below that have no tint of their own, of another tint.
  func notifyTintDidChange() {
    dynamicColorsDidChange()
    tintColorDidChange()
    for view in storedSubviews { view.inheritTint(from: self) }
  }
}
