// SPDX-License-Identifier: MIT
internal import Foundation

/// Lays text out in boxes.
public enum Typesetter {
  private struct Key: Hashable {
    let content: TextContent
    let box: TextBox
  }

  /// Kept under the fonts' lock: animated layers ask for the same text in each frame.
  nonisolated(unsafe) private static var known: [Key: TypesetText] = [:]
  /// How much text all that is kept has together, in UTF-16 units.
  nonisolated(unsafe) private static var knownLength = 0
  private static let limit = 1_000
  /// How much text there may be, in UTF-16 units.
  public static let characterLimit = 200_000

  /// Lays out a text; the same one in the same box is laid out once.
  ///
  /// Throws only when a font of the program is damaged; what else is missing is remarked.
  public static func layout(
    _ content: TextContent, in box: TextBox = TextBox()
  ) throws(TextLayoutError) -> TypesetText {
    let library = FontLibrary.shared
    library.lock.lock()
    defer { library.lock.unlock() }
    let key = Key(content: content, box: box)
    if let text = known[key] { return text }
    let run = TextLayoutRun(content, box: box, library: library)
    let text = try run.layout()
    let length = content.string.utf16.count
    // Some 300 bytes are kept for a letter.
    if known.count >= limit || knownLength + length > characterLimit {
      known = [:]
      knownLength = 0
    }
    known[key] = text
    knownLength += length
    return text
  }
}

private final class TextLayoutRun {
  private let content: TextContent
  private let box: TextBox
  private let library: FontLibrary
  private var lines: [TypesetText.Line] = []
  /// For each line what its alignment needs, until the width is known.
  private var settings: [LineSetting] = []
  private var top = 0.0
  private var hasMore = false
  private var remarks: [String] = []
  private var systemFonts: [String] = []
  private var lastLine: PlacedLine?

  private struct PlacedLine {
    let paragraph: ShapedParagraph
    let breaker: LineBreaker
    /// Of the paragraph in the text.
    let offset: Int
    let range: Range<Int>
    let top: Double
    let metrics: LineMetrics
    let indent: Double
    let width: Double
  }

  private struct LineSetting {
    let alignment: TextParagraphStyle.Alignment
    let isRightToLeft: Bool
    let leading: Double
    let trailing: Double
    let aligned: Double
  }

  init(_ content: TextContent, box: TextBox, library: FontLibrary) {
    self.content = content
    self.box = box
    self.library = library
  }

  func layout() throws(TextLayoutError) -> TypesetText {
    var units = Array(content.string.utf16)
    guard !units.isEmpty, !content.runs.isEmpty else { return .empty }
    if units.count > Typesetter.characterLimit {
      remarks.append("text of more than \(Typesetter.characterLimit) characters was cut")
      units = Array(units.prefix(Typesetter.characterLimit))
      if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    }
    var cursor = RunCursor(content.runs)
    var start = 0
    var isAfterParagraph = false
    while start <= units.count {
      let end = units[start...].firstIndex { TextLayoutRun.isBreak($0) } ?? units.count
      let runs = cursor.runs(in: start..<end)
      let style = (runs.first ?? content.runs[0]).paragraph.usable
      let paragraph = try ShapedParagraph(
        Array(units[start..<end]), runs: runs, style: style, library: library)
      for remark in paragraph.remarks where !remarks.contains(remark) { remarks.append(remark) }
      for file in paragraph.systemFonts where !systemFonts.contains(file) {
        systemFonts.append(file)
      }
      if isAfterParagraph { top += style.spacingBefore }
      guard add(paragraph, offset: start) else { break }
      guard end < units.count else { break }
      start = end + 1
      if units[end] == 13, start < units.count, units[start] == 10 { start += 1 }
      isAfterParagraph = units[end] != 0x2028
      if isAfterParagraph { top += style.spacingAfter }
    }
    align()
    // What follows the last line is no part of the text.
    let bottom = lines.last.map { $0.top + $0.height } ?? 0
    return TypesetText(
      lines: lines,
      width: zip(lines, settings).map { $0.width + $1.leading + $1.trailing }.max() ?? 0,
      height: bottom, hasMore: hasMore, remarks: remarks, systemFonts: systemFonts)
  }

  private static func isBreak(_ unit: UInt16) -> Bool {
    unit == 10 || unit == 13 || unit == 0x2028 || unit == 0x2029 || unit == 0x85
  }

  // MARK: Lines of a paragraph

  /// Adds the lines of a paragraph; false when no more have room.
  private func add(_ paragraph: ShapedParagraph, offset: Int) -> Bool {
    let breaker = LineBreaker(paragraph: paragraph)
    let style = paragraph.style
    var start = 0
    repeat {
      let indent = start == 0 ? style.firstLineIndent : style.headIndent
      let width = max(lineEnd(style) - indent, 0)
      let wraps =
        switch box.overflow {
        case .lastLine: true
        case .paragraphs: style.lineBreak == .word || style.lineBreak == .character
        }
      var end = paragraph.count
      if wraps, width.isFinite {
        end = breaker.end(
          from: start, width: width, indent: indent, byCharacter: style.lineBreak == .character)
      }
      let metrics = LineMetrics(of: paragraph, in: start..<end)
      guard hasRoom(top: top, height: metrics.height) else {
        leaveOutRest()
        return false
      }
      let line = PlacedLine(
        paragraph: paragraph, breaker: breaker, offset: offset, range: start..<end, top: top,
        metrics: metrics, indent: indent, width: width)
      append(line, isShortened: false)
      lastLine = line
      top += metrics.height + style.lineSpacing
      start = end
    } while start < paragraph.count
    return true
  }

  /// Shortens the last line in place of all that has no room: how high the next one would be is
  /// only known when it has been broken.
  private func leaveOutRest() {
    hasMore = true
    guard let lastLine, case .lastLine = box.overflow else { return }
    lines.removeLast()
    settings.removeLast()
    append(lastLine, isShortened: true)
  }

  private func append(_ placed: PlacedLine, isShortened: Bool) {
    let (paragraph, style) = (placed.paragraph, placed.paragraph.style)
    let endsParagraph = placed.range.upperBound >= paragraph.count
    var composer = LineComposer(paragraph: paragraph, breaker: placed.breaker, library: library)
    var range = placed.range
    var isTruncated = false
    switch box.overflow {
    case .lastLine(let mode) where isShortened && mode.isTruncation:
      range = range.lowerBound..<paragraph.count
      isTruncated = true
      composer.truncate(range, mode, width: placed.width, indent: placed.indent, isForced: true)
    case .lastLine(.clip) where isShortened:
      range = range.lowerBound..<paragraph.count
      composer.take(range)
    case .paragraphs where style.lineBreak.isTruncation:
      isTruncated = composer.truncate(
        range, style.lineBreak, width: placed.width, indent: placed.indent, isForced: false)
    default: composer.take(endsParagraph ? range : placed.breaker.trimmed(range))
    }
    let isJustified = style.alignment == .justified && !endsParagraph && placed.width.isFinite
    let line = composer.line(
      range: range.lowerBound + placed.offset..<range.upperBound + placed.offset, top: placed.top,
      metrics: placed.metrics, indent: placed.indent, fill: isJustified ? placed.width : nil,
      isTruncated: isTruncated)
    // Of the white space before a paragraph's end what has room counts for the size, and nothing
    // for the alignment.
    let aligned = isTruncated ? line.width : composer.alignedWidth
    lines.append(line)
    settings.append(
      LineSetting(
        alignment: style.alignment, isRightToLeft: paragraph.isRightToLeft, leading: placed.indent,
        trailing: trailing(style), aligned: min(aligned, line.width)))
  }

  private func hasRoom(top: Double, height: Double) -> Bool {
    if lines.isEmpty { return true }
    if box.maximumLines > 0 && lines.count >= box.maximumLines { return false }
    return box.showsPartialLines ? top < box.height - 1e-6 : top + height <= box.height + 1e-6
  }

  /// Where lines end, from the side where they begin.
  private func lineEnd(_ style: TextParagraphStyle) -> Double {
    style.tailIndent > 0 ? min(style.tailIndent, box.width) : box.width + style.tailIndent
  }

  private func trailing(_ style: TextParagraphStyle) -> Double {
    style.tailIndent < 0 ? -style.tailIndent : 0
  }

  private func align() {
    let natural = zip(lines, settings).map { $0.width + $1.leading + $1.trailing }.max() ?? 0
    let width = box.width.isFinite ? box.width : natural
    for index in lines.indices {
      let setting = settings[index]
      let isRight =
        switch setting.alignment {
        case .natural, .justified: setting.isRightToLeft
        case .right: true
        case .left, .center: false
        }
      let left = setting.isRightToLeft ? setting.trailing : setting.leading
      let right = width - (setting.isRightToLeft ? setting.leading : setting.trailing)
      lines[index].x =
        if setting.alignment == .center {
          left + (right - left - setting.aligned) / 2
        } else if isRight {
          right - (setting.isRightToLeft ? lines[index].width : setting.aligned)
        } else {
          left
        }
    }
  }
}

/// Deals the runs of a text out to its paragraphs, in their order.
private struct RunCursor {
  private let runs: [TextContent.Run]
  private var index = 0
  private var start = 0

  init(_ runs: [TextContent.Run]) { self.runs = runs }

  /// The parts of runs in a range; of an empty range the run at its place, of length 0.
  mutating func runs(in range: Range<Int>) -> [TextContent.Run] {
    while index + 1 < runs.count, start + runs[index].length <= range.lowerBound {
      start += runs[index].length
      index += 1
    }
    var found: [TextContent.Run] = []
    var (place, position) = (index, start)
    while place < runs.count, position < range.upperBound || found.isEmpty {
      var run = runs[place]
      let end = position + run.length
      run.length = max(min(end, range.upperBound) - max(position, range.lowerBound), 0)
      if run.length > 0 || range.isEmpty { found.append(run) }
      if range.isEmpty { break }
      position = end
      place += 1
    }
    return found
  }
}

extension TextParagraphStyle {
  /// The style with numbers that can be used.
  fileprivate var usable: TextParagraphStyle {
    func fix(_ value: Double, atLeast least: Double = 0) -> Double {
      value.isFinite ? min(max(value, least), 1e6) : 0
    }
    var style = self
    style.lineSpacing = fix(lineSpacing)
    style.spacingAfter = fix(spacingAfter)
    style.spacingBefore = fix(spacingBefore)
    style.minimumLineHeight = fix(minimumLineHeight)
    style.maximumLineHeight = fix(maximumLineHeight)
    style.lineHeightMultiple = fix(lineHeightMultiple)
    style.firstLineIndent = fix(firstLineIndent)
    style.headIndent = fix(headIndent)
    style.tailIndent = fix(tailIndent, atLeast: -1e6)
    style.tabStops = tabStops.filter { $0.isFinite && $0 > 0 }
    style.tabInterval = fix(tabInterval)
    return style
  }
}
