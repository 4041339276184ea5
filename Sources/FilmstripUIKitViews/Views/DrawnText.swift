// SPDX-License-Identifier: MIT

/// The text that a view draws itself.
@_spi(Engine) public struct DrawnText {
  package let string: String
  package let font: UIFont
  package let color: UIColor
  /// Where it was last drawn, in the view's own space.
  package let area: CGRect
  /// Whether a part of it was not.
  package let isCut: Bool

  package init(string: String, font: UIFont, color: UIColor, area: CGRect, isCut: Bool) {
    (self.string, self.font, self.color) = (string, font, color)
    (self.area, self.isCut) = (area, isCut)
  }
}
