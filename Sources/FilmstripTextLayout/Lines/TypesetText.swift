// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// Text that was laid out: lines from the top of a box on, y down.
public struct TypesetText: Sendable {
  /// One line.
  public struct Line: Sendable {
    /// Which UTF-16 units of the text the line contains, without the end of the paragraph.
    public let range: Range<Int>
    /// The letters that are shown, an ellipsis included.
    public let string: String
    /// Where the letters begin.
    public var x: Double
    /// How far the letters reach, white space at a break not included.
    public let width: Double
    /// The top of the line.
    public let top: Double
    /// The line's height, without what is between lines.
    public let height: Double
    /// Where the letters stand.
    public let baseline: Double
    /// Whether an ellipsis replaces a part of it.
    public let isTruncated: Bool
    /// What is seen, from left to right.
    var pieces: [LinePiece]
  }

  /// From top to bottom.
  public let lines: [Line]
  /// The widest line with its indents, and the height of all.
  public let width: Double
  /// From the top of the first line to the bottom of the last one.
  public let height: Double
  /// Whether there is text that is in none of the lines.
  public let hasMore: Bool
  /// What could not be shown as it should be, in sentences without a full stop.
  public let remarks: [String]
  /// The files of the system's fonts that it is drawn with, by name, as the program's do not have all letters.
  public let systemFonts: [String]

  /// Nothing.
  public static let empty = TypesetText(
    lines: [], width: 0, height: 0, hasMore: false, remarks: [], systemFonts: [])
}

struct LinePiece: Sendable {
  let style: TextStyle
  /// From the start of the line.
  var x: Double
  let width: Double
  /// Where in the text it comes from, for lines that leave out spaces; nil for an ellipsis.
  var content: Content
  /// Middle and thickness of an underline, in ems.
  var underline: (depth: Double, thickness: Double) = (0.1, 0.05)
  /// Parts without white space, from the start of the piece.
  var words: [ClosedRange<Double>] = []

  enum Content: Sendable {
    /// Outlines, on the baseline from the start of the piece.
    case glyphs(GlyphRun)
    case images([(image: Image, rect: CGRect)])
    /// Characters without a glyph, by where each begins.
    case boxes([Double])
    case attachment(TextAttachment)
    case nothing
  }
}
