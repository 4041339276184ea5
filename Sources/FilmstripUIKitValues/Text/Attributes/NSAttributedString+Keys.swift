// SPDX-License-Identifier: MIT

extension NSAttributedString.Key {
  /// The font: a `UIFont`; Helvetica 12, drawn as Inter, unless set.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// How lines lie: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Colour of the letters: a `UIColor`; black unless set.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// Colour behind the letters: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Whether letters may be joined: 0 for no.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Points added behind each character; 0 switches kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added behind each character.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A line through the letters: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A line below the letters: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// Colour of outlines: a `UIColor`; that of the letters unless set.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Width of outlines in percent of the size; below 0 letters are filled, too.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A shadow: an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An effect such as letterpress; reported.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// What stands in place of U+FFFC: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Where the letters lead; they have the colour of links and a line below.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Points above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// Colour of the line below: a `UIColor`; that of the letters unless set.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// Colour of the line through: a `UIColor`; that of the letters unless set.
  public static let strikethroughColor = NSAttributedString.Key(
    rawValue: "NSStrikethroughColor")
  /// How far letters lean, as a fraction of their height.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// Logarithm of the factor by which letters are wider.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Overrides of the direction of writing; reported.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// 1 for vertical text; reported.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

extension NSMutableAttributedString {
  public convenience init() { self.init(string: "") }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
