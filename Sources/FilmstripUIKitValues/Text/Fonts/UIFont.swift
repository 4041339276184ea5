// SPDX-License-Identifier: MIT
package import FilmstripTextLayout

/// A font in a size.
///
/// Letters are those of the package's fonts: Inter in place of San Francisco, DejaVu Sans Mono for a
/// fixed pitch, DejaVu Serif in place of New York; the rounded design is drawn as the plain one.
/// Vertical metrics are those of the system's font on iOS.
open class UIFont: NSObject, NSCopying, TextFontProviding, @unchecked Sendable {
  private let header = FoundationHeader()
  let look: FontLook
  public let pointSize: CGFloat

  init(look: FontLook, size: CGFloat) {
    self.look = look
    // The default size of text, as documented for a size of 0 or less.
    pointSize = size.isFinite && size > 0 ? min(size, TextFont.sizeLimit) : 12
    super.init()
  }

  /// A font by its name, such as `HelveticaNeue-Bold`; nil for a font that neither the application nor iOS
  /// has, or that has no substitute here.
  ///
  /// A known name of iOS gives the nearest of the package's fonts, which is reported.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if let own = StageScope.current.applicationFonts.font(named: fontName) {
      self.init(look: FontLook(own), size: fontSize)
      return
    }
    guard let look = FontLook(named: fontName) else {
      ContentFact.missingFont(name: fontName, call: "UIFont(name:size:)").report()
      return nil
    }
    if !look.isSystemFont {
      ContentFact.substitutedFont("the font '\(fontName)'", by: look.substitute).report()
    }
    self.init(look: look, size: fontSize)
  }

  /// The system's font in the default size of text, as UIKit documents nothing of a font that is made of nothing
  /// (approximated): apps name it where their own font may not be there.
  public override convenience init() { self.init(look: FontLook(), size: 0) }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(look: descriptor.look, size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  // MARK: Names

  open var fontName: String { look.fontName }
  open var familyName: String { look.familyName }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(look: look, size: pointSize) }

  // MARK: Metrics

  // Exactly linear in the size (measured).

  open var ascender: CGFloat { textFont.ascent }
  open var descender: CGFloat { -textFont.descent }
  open var capHeight: CGFloat { textFont.capHeight }
  open var xHeight: CGFloat { textFont.xHeight }
  open var lineHeight: CGFloat {
    // Not the sum of both, which may differ in the last bit.
    look.applicationFont == nil
      ? pointSize * (TextFont.ascentRatio + TextFont.descentRatio)
      : textFont.ascent + textFont.descent
  }
  open var leading: CGFloat { 0 }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    fontSize > 0 ? UIFont(look: look, size: fontSize) : self
  }

  package func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let style = look.textStyle else { return self }
    let category = traits.preferredContentSizeCategory
    return UIFont(look: look, size: style.size(in: category))
  }

  // MARK: Object

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.look == look && other.pointSize == pointSize
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(look)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  package var textFont: TextFont { look.font(size: pointSize) }
}
