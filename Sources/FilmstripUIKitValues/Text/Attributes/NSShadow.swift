// SPDX-License-Identifier: MIT
package import FilmstripTextLayout

open class NSShadow: NSObject, NSCopying {
  private let header = FoundationHeader()
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a `UIColor`; black with an alpha of 1/3 unless set (documented), nil for none.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() { super.init() }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.textShadow == textShadow
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}

extension NSShadow: TextShadowProviding {
  /// The shadow for layout; nil for one that cannot be seen, or with a place or a blur that is no
  /// number.
  package var textShadow: TextShadow? {
    guard let color = (shadowColor as? any TextColorProviding)?.textColor, color.alpha > 0,
      shadowOffset.width.isFinite, shadowOffset.height.isFinite, shadowBlurRadius.isFinite
    else { return nil }
    // A blur of Core Graphics reaches twice its σ.
    return TextShadow(
      color: color, x: shadowOffset.width, y: shadowOffset.height,
      radius: max(shadowBlurRadius, 0) / 2)
  }
}
