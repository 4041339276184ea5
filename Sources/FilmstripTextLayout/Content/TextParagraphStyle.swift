// SPDX-License-Identifier: MIT

/// How the lines of a paragraph lie; lengths are in the unit of the font size.
public struct TextParagraphStyle: Hashable, Sendable {
  /// Where lines lie between the sides.
  public enum Alignment: Sendable {
    /// Where the paragraph's reading begins.
    case natural
    case left
    case center
    case right
    /// At both sides, except the last line.
    case justified
  }

  /// What happens to lines that are too long.
  public enum LineBreak: Sendable {
    /// They are wrapped between words; words that are too long are broken.
    case word
    /// They are wrapped between any characters.
    case character
    /// They are not changed.
    case clip
    /// An ellipsis replaces their start.
    case truncateHead
    /// An ellipsis replaces their end.
    case truncateTail
    /// An ellipsis replaces their middle.
    case truncateMiddle

    /// Whether an ellipsis replaces what has no room.
    public var isTruncation: Bool {
      switch self {
      case .word, .character, .clip: false
      case .truncateHead, .truncateTail, .truncateMiddle: true
      }
    }
  }

  /// Where lines lie.
  public var alignment = Alignment.natural
  /// What happens to lines that are too long.
  public var lineBreak = LineBreak.word
  /// Whether reading begins on the right; nil as the first letter determines it.
  public var isRightToLeft: Bool?
  /// Between two lines.
  public var lineSpacing = 0.0
  /// Below the paragraph, unless it is the last.
  public var spacingAfter = 0.0
  /// Above the paragraph, unless it is the first.
  public var spacingBefore = 0.0
  /// The least height of a line; 0 for any.
  public var minimumLineHeight = 0.0
  /// The largest height of a line; 0 for any.
  public var maximumLineHeight = 0.0
  /// The height of lines is multiplied with this, before its limits count; 0 counts as 1.
  public var lineHeightMultiple = 0.0
  /// From the side where reading begins to the first line.
  public var firstLineIndent = 0.0
  /// From the side where reading begins to the other lines.
  public var headIndent = 0.0
  /// Where lines end: above 0 from the side where they begin, else from the other side.
  public var tailIndent = 0.0
  /// Distances of tab stops from the side where reading begins, in rising order.
  public var tabStops: [Double] = (1...12).map { Double($0) * 28 }
  /// Between the tab stops behind the last one; 0 for none.
  public var tabInterval = 0.0

  /// Lines broken between words, without anything between them.
  public init() {}
}

/// Text with the looks of its parts.
public struct TextContent: Hashable, Sendable {
  /// A part of the text that looks the same.
  public struct Run: Hashable, Sendable {
    /// How many UTF-16 units it has.
    public var length: Int
    /// The look of its letters.
    public var style: TextStyle
    /// How its lines lie; of a paragraph the run at its start counts.
    public var paragraph: TextParagraphStyle

    /// A part of some length.
    public init(length: Int, style: TextStyle, paragraph: TextParagraphStyle) {
      self.length = length
      self.style = style
      self.paragraph = paragraph
    }
  }

  /// The letters.
  public let string: String
  /// The parts, one after the other, as long together as the text.
  public let runs: [Run]

  /// Text of parts; without any it shows nothing.
  ///
  /// Parts that are too long, too short or too few for the text are cut or lengthened.
  public init(_ string: String, runs: [Run]) {
    self.string = string
    let count = string.utf16.count
    var start = 0
    var fitting: [Run] = []
    for var run in runs where run.length > 0 && start < count {
      run.length = min(run.length, count - start)
      start += run.length
      fitting.append(run)
    }
    if start < count, let last = fitting.indices.last { fitting[last].length += count - start }
    self.runs = fitting
  }

  /// Text that looks the same everywhere.
  public init(
    _ string: String, style: TextStyle, paragraph: TextParagraphStyle = TextParagraphStyle()
  ) {
    self.init(
      string,
      runs: [Run(length: max(string.utf16.count, 1), style: style, paragraph: paragraph)])
  }
}
