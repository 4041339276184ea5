// SPDX-License-Identifier: MIT
import UIKit

/// How text looks: a font, the height of its lines and the space between its letters, at the default size
/// of text.
struct TextLook: Sendable {
  /// Points.
  let size: CGFloat
  /// Height of a line, in points.
  let lineHeight: CGFloat
  /// Added behind each letter, as a share of the size.
  var tracking: CGFloat = 0
  var weight = UIFont.Weight.regular
  /// The style whose growth it follows; nil for text of bars, which keeps its size.
  var style: UIFont.TextStyle?

  // The titles' letters stand closer than those of other text, as in the cut of the font for large sizes.
  static let largeTitle = TextLook(
    size: 34, lineHeight: 41, tracking: -0.0485, weight: .bold, style: .largeTitle)
  static let subject = TextLook(
    size: 22, lineHeight: 28, tracking: -0.04, weight: .bold, style: .title2)
  static let name = TextLook(size: 20, lineHeight: 25, tracking: -0.051, style: .title3)
  static let album = TextLook(
    size: 20, lineHeight: 25, tracking: -0.045, weight: .semibold, style: .title3)
  static let body = TextLook(size: 17, lineHeight: 22, tracking: -0.022, style: .body)
  static let headline = TextLook(
    size: 17, lineHeight: 22, tracking: -0.022, weight: .semibold, style: .body)
  /// Running text has more space between its lines.
  static let letter = TextLook(size: 17, lineHeight: 24, tracking: -0.022, style: .body)
  static let letterDay = TextLook(
    size: 17, lineHeight: 24, tracking: -0.022, weight: .semibold, style: .body)
  static let subheadline = TextLook(size: 15, lineHeight: 20, tracking: -0.017, style: .subheadline)
  static let time = TextLook(size: 15, lineHeight: 20, tracking: -0.016, style: .subheadline)
  static let pill = TextLook(
    size: 15, lineHeight: 20, tracking: -0.012, weight: .semibold, style: .subheadline)
  static let footnote = TextLook(size: 13, lineHeight: 18, tracking: -0.008, style: .footnote)
  static let barButton = TextLook(size: 17, lineHeight: 22, tracking: -0.022)
  static let doneButton = TextLook(size: 17, lineHeight: 22, tracking: -0.022, weight: .semibold)
  static let barNote = TextLook(size: 11, lineHeight: 14, tracking: -0.005)
  static let tab = TextLook(size: 10, lineHeight: 12, weight: .medium)

  /// What a number at the default size of text is under some traits, in whole points.
  func scaled(_ value: CGFloat, in traits: UITraitCollection) -> CGFloat {
    guard let style else { return value }
    return UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits)
      .rounded()
  }

  func attributes(
    _ color: UIColor, in traits: UITraitCollection, alignment: NSTextAlignment,
    lineBreakMode: NSLineBreakMode
  ) -> [NSAttributedString.Key: Any] {
    let font = UIFont.systemFont(ofSize: scaled(size, in: traits), weight: weight)
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = scaled(lineHeight, in: traits)
    paragraph.maximumLineHeight = paragraph.minimumLineHeight
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreakMode
    return [
      .font: font, .foregroundColor: color, .kern: font.pointSize * tracking,
      .paragraphStyle: paragraph,
      // Letters stand in the middle of the line, not at its bottom.
      .baselineOffset: (paragraph.minimumLineHeight - font.lineHeight) / 2,
    ]
  }
}
