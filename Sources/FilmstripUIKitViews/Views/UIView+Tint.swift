// SPDX-License-Identifier: MIT

extension UIView {
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  var isTintDimmed: Bool {
    switch ownTintAdjustment {
    case .automatic: inheritsDimmedTint
    case .normal: false
    case .dimmed: true
    }
  }

  /// Inherits the tint of the views above, and its adjustment; nil means the system's.
  func inheritTint(from superview: UIView?) {
    let inherited = superview.flatMap { $0.ownTintColor ?? $0.inheritedTintColor }
    let isDimmed = superview?.isTintDimmed ?? false
    let isOther = inherited != inheritedTintColor && ownTintColor == nil
    let isAdjusted = isDimmed != inheritsDimmedTint && ownTintAdjustment == .automatic
    inheritedTintColor = inherited
    inheritsDimmedTint = isDimmed
    if isOther || isAdjusted { notifyTintDidChange() }
  }

  /// Notifies this view, and those below that have no tint of their own, of another tint.
  func notifyTintDidChange() {
    dynamicColorsDidChange()
    tintColorDidChange()
    for view in storedSubviews { view.inheritTint(from: self) }
  }
}

extension UIColor {
  /// What a dimmed tint is: a grey as light as the colour, with its opacity.
  ///
  /// That the colour loses its saturation is documented; how light the grey is is approximated, by the
  /// luma of Rec. 601.
  var dimmedTint: UIColor {
    UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}
