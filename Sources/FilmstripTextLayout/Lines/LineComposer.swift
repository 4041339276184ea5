// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

struct LineComposer {
  let paragraph: ShapedParagraph
  let breaker: LineBreaker
  let library: FontLibrary

  private struct Part {
    let segment: ShapedParagraph.Segment
    let range: Range<Int>
    let glyphs: [ShapedParagraph.Glyph]
    var isEllipsis = false
  }

  private var parts: [Part] = []
  /// The width without white space at the end.
  private(set) var alignedWidth = 0.0

  init(paragraph: ShapedParagraph, breaker: LineBreaker, library: FontLibrary) {
    self.paragraph = paragraph
    self.breaker = breaker
    self.library = library
  }

  mutating func take(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    for segment in paragraph.segments where segment.range.overlaps(range) {
      let cut = segment.range.clamped(to: range)
      parts.append(
        Part(segment: segment, range: cut, glyphs: paragraph.glyphs(of: segment, cutTo: cut)))
    }
    alignedWidth += breaker.width(of: breaker.trimmed(range), indent: 0)
  }

  /// Shows what has room of a range beside an ellipsis; all of it where it has room and nothing else
  /// is left out.
  @discardableResult
  mutating func truncate(
    _ range: Range<Int>, _ mode: TextParagraphStyle.LineBreak, width: Double, indent: Double,
    isForced: Bool
  ) -> Bool {
    let isTooLong = breaker.width(of: breaker.trimmed(range), indent: indent) > width + 1e-6
    guard isTooLong || isForced else {
      take(range)
      return false
    }
    // Of the font at the place where text is missing.
    var ellipsis = self.ellipsis(at: range.lowerBound)
    var shown = breaker.shortened(range, mode, width: width, ellipsis: ellipsis.width)
    if shown.front.upperBound > range.lowerBound {
      ellipsis = self.ellipsis(at: shown.front.upperBound - 1)
      shown = breaker.shortened(range, mode, width: width, ellipsis: ellipsis.width)
    } else if !shown.back.isEmpty {
      ellipsis = self.ellipsis(at: shown.back.lowerBound)
      shown = breaker.shortened(range, mode, width: width, ellipsis: ellipsis.width)
    }
    take(shown.front)
    if let part = ellipsis.part { parts.append(part) }
    take(shown.back)
    return true
  }

  private func ellipsis(at place: Int) -> (part: Part?, width: Double) {
    let run = paragraph.run(at: place)
    let style = paragraph.runs[run].style
    guard let face = (try? library.face(style.font.file)) ?? fallbackFace(style.font) else {
      return (nil, 0)
    }
    let level: UInt8 = paragraph.isRightToLeft ? 1 : 0
    let segment = ShapedParagraph.Segment(
      range: place..<place + 1, run: run, kind: .letters(face), level: level, script: 0)
    let scale = style.font.size / face.unitsPerEm * style.stretch
    let glyphs = face.shape(
      [0x2026], 0..<1, isRightToLeft: level == 1, script: 0x4C61_746E, features: style.features
    ).map {
      ShapedParagraph.Glyph(
        glyph: $0.glyph, cluster: place, advance: $0.advance * scale, x: $0.x * scale,
        y: $0.y * scale)
    }
    let part = Part(segment: segment, range: segment.range, glyphs: glyphs, isEllipsis: true)
    return (part, glyphs.reduce(0) { $0 + $1.advance })
  }

  private func fallbackFace(_ font: TextFont) -> FontFace? {
    try? library.face(TextFont(size: font.size, weight: font.weight).file)
  }

  /// The parts from left to right, by rule L2 of Unicode's bidirectional algorithm.
  private var visible: [Part] {
    var order = parts
    guard let highest = order.map(\.segment.level).max(), highest > 0 else { return order }
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard order[start].segment.level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, order[end].segment.level >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// The line, beginning at zero; spread over a width if one is to be filled.
  func line(
    range: Range<Int>, top: Double, metrics: LineMetrics, indent: Double, fill: Double?,
    isTruncated: Bool
  ) -> TypesetText.Line {
    var pieces: [LinePiece] = []
    var x = 0.0
    let gap = fill.map { gapWidth($0) } ?? 0
    for part in visible {
      let piece = piece(of: part, x: x, indent: indent, gap: gap)
      x += piece.width
      pieces.append(piece)
    }
    let string = parts.map { part in
      part.isEllipsis ? "…" : String(decoding: paragraph.units[part.range], as: UTF16.self)
    }.joined()
    return TypesetText.Line(
      range: range, string: string, x: 0, width: x, top: top, height: metrics.height,
      baseline: top + metrics.baseline, isTruncated: isTruncated, pieces: pieces)
  }

  /// How much wider spaces are in a line that fills a width.
  private func gapWidth(_ width: Double) -> Double {
    let count = parts.reduce(0) { sum, part in
      sum + part.range.reduce(0) { $0 + (paragraph.units[$1] == 32 ? 1 : 0) }
    }
    let used = parts.reduce(0) { sum, part in sum + part.glyphs.reduce(0) { $0 + $1.advance } }
    return count > 0 && used < width ? (width - used) / Double(count) : 0
  }

  private func piece(of part: Part, x: Double, indent: Double, gap: Double) -> LinePiece {
    let style = paragraph.runs[part.segment.run].style
    var pen = 0.0
    var starts: [Double] = []
    var words: [ClosedRange<Double>] = []
    for glyph in part.glyphs {
      starts.append(pen)
      let isSpace = !part.isEllipsis && paragraph.units[glyph.cluster] == 32
      let advance = glyph.advance + (isSpace ? gap : 0)
      if part.isEllipsis || !paragraph.isWhite[glyph.cluster] {
        if let last = words.last, abs(last.upperBound - pen) < 1e-9 {
          words[words.count - 1] = last.lowerBound...max(pen + advance, last.lowerBound)
        } else {
          words.append(pen...max(pen + advance, pen))
        }
      }
      pen += advance
    }
    switch part.segment.kind {
    case .tab:
      let width = breaker.tabStop(after: x + indent) - x - indent
      return LinePiece(style: style, x: x, width: width, content: .nothing)
    case .attachment(let attachment):
      return LinePiece(style: style, x: x, width: pen, content: .attachment(attachment))
    case .boxes:
      return LinePiece(style: style, x: x, width: pen, content: .boxes(starts), words: words)
    case .letters(let face):
      let content =
        face.isBitmap
        ? images(of: part, face: face, size: style.font.size, starts: starts)
        : outlines(of: part, face: face, style: style, starts: starts)
      return LinePiece(
        style: style, x: x, width: pen, content: content,
        underline: (face.underlineDepth, face.underlineThickness), words: words)
    }
  }

  private func images(
    of part: Part, face: FontFace, size: Double, starts: [Double]
  ) -> LinePiece.Content {
    var images: [(image: Image, rect: CGRect)] = []
    for (glyph, start) in zip(part.glyphs, starts) {
      guard let picture = face.bitmap(ofGlyph: glyph.glyph, size: size) else { continue }
      images.append(
        (.bitmap(picture.bitmap), picture.rect.offsetBy(dx: start + glyph.x, dy: -glyph.y)))
    }
    return .images(images)
  }

  private func outlines(
    of part: Part, face: FontFace, style: TextStyle, starts: [Double]
  ) -> LinePiece.Content {
    var places: [UInt32: Int] = [:]
    var outlines: [Path] = []
    var glyphs: [GlyphRun.Glyph] = []
    let slant = style.obliqueness.isFinite ? min(max(style.obliqueness, -10), 10) : 0
    for (glyph, start) in zip(part.glyphs, starts) {
      if places[glyph.glyph] == nil {
        places[glyph.glyph] = outlines.count
        var path = face.path(ofGlyph: glyph.glyph, size: style.font.size)
        if slant != 0 || style.stretch != 1 { path.lean(by: slant, stretch: style.stretch) }
        outlines.append(path)
      }
      let outline = places[glyph.glyph] ?? 0
      if outlines[outline].elements.isEmpty { continue }
      glyphs.append(
        GlyphRun.Glyph(outline: outline, origin: CGPoint(x: start + glyph.x, y: -glyph.y)))
    }
    return .glyphs(GlyphRun(outlines: outlines, glyphs: glyphs))
  }
}

extension Path {
  /// Makes an outline wider, and moves what is higher to the right.
  fileprivate mutating func lean(by slant: Double, stretch: Double) {
    func map(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * stretch - point.y * slant, y: point.y)
    }
    elements = elements.map {
      switch $0 {
      case .move(let point): .move(map(point))
      case .line(let point): .line(map(point))
      case .quad(let control, let end): .quad(control: map(control), end: map(end))
      case .curve(let control1, let control2, let end):
        .curve(control1: map(control1), control2: map(control2), end: map(end))
      case .close: .close
      }
    }
  }
}
