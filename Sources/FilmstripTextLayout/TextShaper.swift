// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripWording

/// Shapes single lines of text in the project's font, for labels of its own.
public final class TextShaper {
  private let face: FontFace
  private let weight: FontWeight

  /// Creates a shaper; throws when the font is damaged.
  public init(weight: FontWeight = .regular) throws(TextLayoutError) {
    let library = FontLibrary.shared
    library.lock.lock()
    defer { library.lock.unlock() }
    self.weight = weight
    face = try library.face(TextFont(size: 1, weight: weight).file)
  }

  /// Shapes one line at a font size, both in the unit of the result; line breaks become spaces, and
  /// only letters of the project's font are there.
  ///
  /// - Precondition: the size is positive and at most 10,000.
  public func line(_ text: String, size: Double) -> TextLine {
    require(size > 0 && size <= 10_000, "TextShaper.line(size: \(size)): need 0 < size <= 10000")
    let library = FontLibrary.shared
    library.lock.lock()
    defer { library.lock.unlock() }
    var outlines: [Path] = []
    var places: [UInt32: Int] = [:]
    var glyphs: [GlyphRun.Glyph] = []
    var pen = 0.0
    let scale = size / face.unitsPerEm
    let units = Array(text.replacing("\n", with: " ").utf16)
    let shaped = face.shape(
      units, units.indices, isRightToLeft: false, script: 0x4C61_746E, features: [])
    for glyph in shaped {
      if places[glyph.glyph] == nil {
        places[glyph.glyph] = outlines.count
        outlines.append(face.path(ofGlyph: glyph.glyph, size: size))
      }
      let origin = CGPoint(x: pen + glyph.x * scale, y: -glyph.y * scale)
      glyphs.append(GlyphRun.Glyph(outline: places[glyph.glyph] ?? 0, origin: origin))
      pen += glyph.advance * scale
    }
    return TextLine(
      run: GlyphRun(outlines: outlines, glyphs: glyphs), width: pen, ascent: face.ascent * size,
      descent: face.descent * size)
  }
}
