// SPDX-License-Identifier: MIT
internal import FilmstripTextLayout

/// Where lines lie between the sides; raw values are those of the SDK on iOS.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides, except a paragraph's last line.
  case justified = 3
  /// Where the paragraph's reading begins.
  case natural = 4

  var layout: TextParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// What happens to lines that are too long; raw values are those of the SDK.
public enum NSLineBreakMode: Int, Sendable {
  /// They are wrapped between words.
  case byWordWrapping = 0
  /// They are wrapped between any characters.
  case byCharWrapping = 1
  /// They are cut.
  case byClipping = 2
  /// An ellipsis replaces their start.
  case byTruncatingHead = 3
  /// An ellipsis replaces their end.
  case byTruncatingTail = 4
  /// An ellipsis replaces their middle.
  case byTruncatingMiddle = 5

  var layout: TextParagraphStyle.LineBreak {
    switch self {
    case .byWordWrapping: .word
    case .byCharWrapping: .character
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}

/// The direction of writing; raw values are those of the SDK.
public enum NSWritingDirection: Int, Sendable {
  /// As the first letter determines it.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What a line that follows letters looks like; raw values are those of the SDK.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style in the lowest bits, the pattern above.
  public let rawValue: Int
  /// A style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Of dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Of dashes and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Below words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How text may be measured and drawn; raw values are those of the SDK.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: Int
  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is that of the first line's box, not of its baseline; needed for several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Fonts' leading counts; the fonts here have none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// What letters cover counts, not their boxes; reported.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that has room ends in an ellipsis where there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing text reports besides the picture.
open class NSStringDrawingContext: NSObject {
  /// How small text may be made to have room; 0, for not at all, unless set, which is reported.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      if minimumScaleFactor != 0 {
        UnsupportedFeature.report("NSStringDrawingContext.minimumScaleFactor")
      }
    }
  }
  /// How small text was made; always 1 here.
  open var actualScaleFactor: CGFloat { 1 }
  /// What the text covered when it was last drawn or measured.
  open internal(set) var totalBounds = CGRect.zero
}
