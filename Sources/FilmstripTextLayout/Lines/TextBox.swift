// SPDX-License-Identifier: MIT

/// The room that text is laid out in.
public struct TextBox: Hashable, Sendable {
  /// What happens to text that has no room.
  public enum Overflow: Hashable, Sendable {
    /// Each paragraph does as its own style says: those that end in an ellipsis have one line.
    case paragraphs
    /// Lines are broken between words, and the last one is shortened in place of the rest, as a
    /// mode says.
    case lastLine(TextParagraphStyle.LineBreak)
  }

  /// Room for lines; infinite for as much as they need.
  public var width: Double
  /// Room for all lines; the first one is always there.
  public var height: Double
  /// How many lines there may be; 0 for any number.
  public var maximumLines: Int
  /// What happens to text that has no room.
  public var overflow: Overflow
  /// Whether a line is there when it only begins within the height.
  public var showsPartialLines: Bool

  /// Room without a limit by default; a side that is no number counts as none.
  public init(
    width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0,
    overflow: Overflow = .paragraphs, showsPartialLines: Bool = false
  ) {
    self.width = width.isNaN ? 0 : max(width, 0)
    self.height = height.isNaN ? 0 : max(height, 0)
    self.maximumLines = max(maximumLines, 0)
    self.overflow = overflow
    self.showsPartialLines = showsPartialLines
  }
}
