// SPDX-License-Identifier: MIT

extension UIFont {
  /// How heavy letters are, from −1 to 1; raw values are those of the SDK.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// 0 for running text, above it heavier.
    public let rawValue: CGFloat

    /// A weight from its number; fonts have the nearest of nine.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight from its number; fonts have the nearest of nine.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Very light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// That of running text.
    public static let regular = Weight(0)
    /// A little heavier than running text.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }

  /// How wide letters are; raw values are those of the SDK.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// 0 for ordinary letters, above it wider.
    public let rawValue: CGFloat

    /// A width from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A width from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Very narrow.
    public static let compressed = Width(-0.3)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// Ordinary.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// What text is for, which determines its size and weight; raw values are those of the SDK.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The SDK's name of the style.
    public let rawValue: String

    /// A style by the SDK's name; an unknown one looks like the body.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Titles that are larger than large ones.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// Titles that are larger than large ones, of second rank.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Headings of first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Headings of second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Headings of third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings in the size of the body.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Headings a little smaller than the body.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text that is set off from the body.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Text below pictures.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Text below pictures, smaller.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
