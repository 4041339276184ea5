// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripTextLayout
internal import FilmstripWording

struct FigureFont: Sendable, Equatable {
  let size: Double
  let weight: FontWeight

  static let title = FigureFont(size: 16, weight: .semibold)
  static let heading = FigureFont(size: 12, weight: .semibold)
  static let label = FigureFont(size: 11, weight: .medium)
  static let detail = FigureFont(size: 11, weight: .regular)
  static let caption = FigureFont(size: 12, weight: .regular)
  static let small = FigureFont(size: 10, weight: .regular)

  /// Between the baselines of two lines of a paragraph.
  var lineHeight: Double { (size * 1.45).rounded() }
}

/// One line of text, measured in the project's font.
///
/// Where another font shows it, its letters are made as wide together as they are here, so that nothing
/// overlaps.
struct FigureText: Sendable {
  /// What is shown, an ellipsis included; everything in it is printable.
  let string: String
  let font: FigureFont
  let width: Double
  private let typeset: TypesetText

  /// A line of text; one that is wider than the limit ends in an ellipsis.
  ///
  /// - Throws: `TextLayoutError` where the font is damaged.
  init(_ text: String, _ font: FigureFont, within limit: Double = .infinity) throws(TextLayoutError)
  {
    let typeset = try FigureText.layout(
      text.printable, font,
      TextBox(width: max(limit, 0), maximumLines: 1, overflow: .lastLine(.truncateTail)))
    self.init(typeset, font)
  }

  private init(_ typeset: TypesetText, _ font: FigureFont) {
    self.typeset = typeset
    self.font = font
    string = typeset.lines.first?.string ?? ""
    width = typeset.lines.first.map { max($0.width, 0) } ?? 0
  }

  static func paragraph(
    _ text: String, _ font: FigureFont, within width: Double
  ) throws(TextLayoutError) -> [FigureText] {
    let whole = try layout(text.printable, font, TextBox(width: width))
    var lines: [FigureText] = []
    for line in whole.lines {
      lines.append(try FigureText(line.string.trimmingCharacters(in: .whitespaces), font))
    }
    return lines
  }

  func commands(at place: CGPoint, color: Color) -> [DrawCommand] {
    guard let line = typeset.lines.first else { return [] }
    return typeset.commands(at: CGPoint(x: place.x - line.x, y: place.y - line.baseline))
      .map { $0.painted(color) }
  }

  private static func layout(
    _ text: String, _ font: FigureFont, _ box: TextBox
  ) throws(TextLayoutError) -> TypesetText {
    let style = TextStyle(
      font: TextFont(size: font.size, weight: font.weight, hasMonospacedDigits: true))
    var paragraph = TextParagraphStyle()
    paragraph.alignment = .left
    // As SVG does: names from right to left are runs in lines from left to right.
    paragraph.isRightToLeft = false
    return try Typesetter.layout(TextContent(text, style: style, paragraph: paragraph), in: box)
  }
}

extension DrawCommand {
  /// The command with glyphs and forms in a colour; pictures, as of emoji, keep theirs.
  fileprivate func painted(_ color: Color) -> DrawCommand {
    switch self {
    case .glyphs(let run, _): return .glyphs(run, paint: .color(color))
    case .fill(let path, let rule, _): return .fill(path, rule: rule, paint: .color(color))
    case .stroke(let path, let style, _): return .stroke(path, style: style, paint: .color(color))
    case .group(var group):
      group.commands = group.commands.map { $0.painted(color) }
      return .group(group)
    case .paint, .image, .imagePart, .node: return self
    }
  }
}
