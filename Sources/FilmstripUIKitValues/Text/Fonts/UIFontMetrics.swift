// SPDX-License-Identifier: MIT

open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A length as much larger as the style's size is than in the category `large` (approximated: iOS
  /// has tables of its own, which agree for the sizes of the styles).
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * style.size(in: category) / style.size(in: .large)
  }

  /// A font as much larger as the style's; it follows the user's preference in labels that do so.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    let size = maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled
    return ScaledFont(font, size: size, metrics: self, maximum: maximumPointSize)
  }
}

/// A font that was made larger, and knows what from.
package final class ScaledFont: UIFont, @unchecked Sendable {
  private let base: UIFont
  private let metrics: UIFontMetrics
  private let maximum: CGFloat

  init(_ font: UIFont, size: CGFloat, metrics: UIFontMetrics, maximum: CGFloat) {
    base = font
    self.metrics = metrics
    self.maximum = maximum
    super.init(look: font.look, size: size)
  }

  package override func adjusted(to traits: UITraitCollection) -> UIFont {
    metrics.scaledFont(for: base, maximumPointSize: maximum, compatibleWith: traits)
  }
}
