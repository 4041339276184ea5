// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// A paragraph as glyphs, before it is broken into lines; indices count UTF-16 units.
final class ShapedParagraph {
  /// A part that one face shows in one style and one direction.
  struct Segment {
    enum Kind {
      case letters(FontFace)
      /// Characters that no font has.
      case boxes
      case attachment(TextAttachment)
      case tab
    }

    let range: Range<Int>
    let run: Int
    let kind: Kind
    let level: UInt8
    let script: UInt32
    /// From left to right.
    var glyphs: [Glyph] = []
  }

  /// A glyph in its place behind the one before, y up.
  struct Glyph {
    var glyph: UInt32
    var cluster: Int
    var advance: Double
    var x: Double
    var y: Double
    var isUnsafeToBreak = false
  }

  let units: [UInt16]
  let runs: [TextContent.Run]
  let style: TextParagraphStyle
  let isRightToLeft: Bool
  private(set) var segments: [Segment] = []
  /// The advance of what begins at a place; 0 inside of glyphs.
  private(set) var advances: [Double]
  private(set) var isStart: [Bool]
  /// Whether a line may break before a place.
  private(set) var canBreakBefore: [Bool]
  private(set) var isWhite: [Bool]
  private(set) var remarks: [String] = []
  /// The files of the system's fonts that letters are drawn with.
  private(set) var systemFonts: [String] = []

  private let library: FontLibrary

  var count: Int { units.count }

  /// Shapes a paragraph without its end; `runs` are as long together as the text, but for an empty
  /// one, which has a single run.
  init(
    _ given: [UInt16], runs: [TextContent.Run], style: TextParagraphStyle, library: FontLibrary
  ) throws(TextLayoutError) {
    // Control characters are not seen and take no room: as a word joiner.
    units = given.map { $0 != 9 && ($0 < 32 || (0x7F..<0xA0).contains($0)) ? 0x2060 : $0 }
    self.runs = runs
    self.style = style
    self.library = library
    let text = String(decoding: units, as: UTF16.self)
    let analysis = TextAnalysis(text, isRightToLeft: style.isRightToLeft)
    isRightToLeft = analysis.isRightToLeft
    advances = [Double](repeating: 0, count: units.count)
    isStart = [Bool](repeating: false, count: units.count)
    canBreakBefore = [Bool](repeating: false, count: units.count)
    isWhite = [Bool](repeating: false, count: units.count)
    try itemize(text, analysis)
    for index in segments.indices {
      segments[index].glyphs = glyphs(of: segments[index], in: segments[index].range)
      for glyph in segments[index].glyphs where glyph.cluster < advances.count {
        advances[glyph.cluster] += glyph.advance
        isStart[glyph.cluster] = true
      }
    }
    for index in units.indices where units[index] == 9 { isStart[index] = true }
  }

  /// Cuts the text where anything changes that shaping needs to know.
  private func itemize(_ text: String, _ analysis: TextAnalysis) throws(TextLayoutError) {
    let preferred = try runs.map { run throws(TextLayoutError) in try face(of: run.style.font) }
    let isJapanese = text.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }
    var (place, scalar, run, runEnd) = (0, 0, 0, runs.first?.length ?? 0)
    var pending: Segment?
    for character in text {
      while place >= runEnd, run + 1 < runs.count {
        run += 1
        runEnd += runs[run].length
      }
      let kind = kind(
        of: character, style: runs[run].style, preferred: preferred[run], isJapanese: isJapanese)
      let length = character.utf16.count
      let next = Segment(
        range: place..<place + length, run: run, kind: kind, level: analysis.levels[scalar],
        script: analysis.scripts[scalar])
      if let open = pending, open.continues(with: next) {
        pending = Segment(
          range: open.range.lowerBound..<next.range.upperBound, run: run, kind: open.kind,
          level: open.level, script: open.script)
      } else {
        if let pending { segments.append(pending) }
        pending = next
      }
      canBreakBefore[place] = analysis.canBreakBefore[scalar]
      var inner = place
      for one in character.unicodeScalars {
        let width = one.value > 0xFFFF ? 2 : 1
        for offset in 0..<width { isWhite[inner + offset] = analysis.isWhite[scalar] }
        inner += width
        scalar += 1
      }
      place += length
    }
    if let pending { segments.append(pending) }
  }

  private func face(of font: TextFont) throws(TextLayoutError) -> FontFace {
    do {
      return try library.face(font.file)
    } catch {
      // A file of an application may be gone.
      guard font.applicationFont != nil else { throw error }
      remark(error.description)
      var plain = font
      plain.applicationFont = nil
      return try library.face(plain.file)
    }
  }

  private func kind(
    of character: Character, style: TextStyle, preferred: FontFace, isJapanese: Bool
  ) -> Segment.Kind {
    if character == "\t" { return .tab }
    if character == "\u{FFFC}", let attachment = style.attachment { return .attachment(attachment) }
    let isPlain = character.isASCII || !character.isShownAsEmoji
    if isPlain, preferred.has(character) || character.isInvisible { return .letters(preferred) }
    let choice = library.fallback(for: character, font: style.font, isJapanese: isJapanese)
    if let text = choice.remark { remark(text) }
    if let file = choice.systemFile, !systemFonts.contains(file) { systemFonts.append(file) }
    return choice.face.map { .letters($0) } ?? .boxes
  }

  private func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }

  func glyphs(of segment: Segment, in range: Range<Int>) -> [Glyph] {
    let style = runs[segment.run].style
    let size = style.font.size
    switch segment.kind {
    case .tab: return []
    case .attachment(let attachment):
      return range.map { Glyph(glyph: 0, cluster: $0, advance: attachment.width, x: 0, y: 0) }
    case .boxes:
      let starts = range.filter { !UTF16.isTrailSurrogate(units[$0]) }
      let boxes = starts.map {
        Glyph(glyph: 0, cluster: $0, advance: size * MissingGlyph.width + style.spacing, x: 0, y: 0)
      }
      return segment.level % 2 == 1 ? boxes.reversed() : boxes
    case .letters(let face):
      let scale = size / face.unitsPerEm
      let stretch = style.stretch
      var glyphs = face.shape(
        units, range, isRightToLeft: segment.level % 2 == 1, script: segment.script,
        features: style.features
      ).map {
        Glyph(
          glyph: $0.glyph, cluster: $0.cluster, advance: $0.advance * scale * stretch,
          x: $0.x * scale * stretch, y: $0.y * scale, isUnsafeToBreak: $0.isUnsafeToBreak)
      }
      guard style.spacing != 0 else { return glyphs }
      for index in glyphs.indices
      where index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster {
        glyphs[index].advance += style.spacing
      }
      return glyphs
    }
  }

  /// The glyphs of what a segment has in a range: shaped again where glyphs change at the cuts.
  func glyphs(of segment: Segment, cutTo range: Range<Int>) -> [Glyph] {
    guard range != segment.range else { return segment.glyphs }
    let cuts = [range.lowerBound, range.upperBound].filter {
      $0 > segment.range.lowerBound && $0 < segment.range.upperBound
    }
    let isSafe = cuts.allSatisfy { cut in
      isStart[cut] && known(of: segment, in: cut..<cut + 1).allSatisfy { !$0.isUnsafeToBreak }
    }
    return isSafe ? Array(known(of: segment, in: range)) : glyphs(of: segment, in: range)
  }

  /// The glyphs of a segment that represent a range, by bisection: what they represent rises from
  /// left to right, or falls where reading goes the other way.
  private func known(of segment: Segment, in range: Range<Int>) -> ArraySlice<Glyph> {
    let glyphs = segment.glyphs
    guard let first = glyphs.first, let last = glyphs.last else { return [] }
    func start(where isBehind: (Int) -> Bool) -> Int {
      var (low, high) = (0, glyphs.count)
      while low < high {
        let middle = (low + high) / 2
        if isBehind(glyphs[middle].cluster) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    guard first.cluster > last.cluster else {
      let from = start { $0 >= range.lowerBound }
      return glyphs[from..<max(start { $0 >= range.upperBound }, from)]
    }
    let from = start { $0 < range.upperBound }
    return glyphs[from..<max(start { $0 < range.lowerBound }, from)]
  }

  /// The style of the letter at a place; at the end that of the last letter.
  func run(at place: Int) -> Int {
    var end = 0
    for index in runs.indices {
      end += runs[index].length
      if place < end { return index }
    }
    return max(runs.count - 1, 0)
  }
}

extension ShapedParagraph.Segment {
  fileprivate func continues(with next: ShapedParagraph.Segment) -> Bool {
    guard run == next.run, level == next.level else { return false }
    switch (kind, next.kind) {
    case (.letters(let face), .letters(let other)): return face === other && script == next.script
    case (.boxes, .boxes): return true
    default: return false
    }
  }
}

extension Character {
  /// Whether nothing of it is ever seen, so that no font needs to have it.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint }
  }
}

enum MissingGlyph {
  static let width = 0.6
  private static let margin = 0.06
  private static let line = 0.05

  /// A box on the baseline, y down; to be filled by the even-odd rule.
  static func path(x: Double, size: Double) -> Path {
    let outer = CGRect(
      x: x + margin * size, y: -0.72 * size, width: (width - 2 * margin) * size,
      height: 0.72 * size)
    let inner = outer.insetBy(dx: line * size, dy: line * size)
    return Path(Path(rect: outer).elements + Path(rect: inner).elements)
  }
}
