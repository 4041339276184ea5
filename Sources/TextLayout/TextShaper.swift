// SPDX-License-Identifier: MIT
internal import CPango
internal import DisplayList
internal import Foundation

/// Shapes lines of text in the project's font, without hinting, into outlines.
///
/// Pango shapes, with a font map that knows only the project's font; FreeType reads the outlines
/// in font units. Both give the same numbers on every machine that has the same font file.
public final class TextShaper {
  /// Weights that labels need.
  public enum Weight: String, Sendable {
    /// Weight 400.
    case regular = "Regular"
    /// Weight 500.
    case medium = "Medium"
    /// Weight 600.
    case semibold = "SemiBold"
  }

  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let outlines: OutlineReader
  private let weight: Weight

  /// Creates a shaper; throws when the font is not installed.
  public init(weight: Weight = .regular) throws(TextLayoutError) {
    let path = try FontFile.path(style: weight.rawValue)
    outlines = try OutlineReader(path: path)
    self.weight = weight
    let configuration = FcConfigCreate()
    guard FcConfigAppFontAddFile(configuration, path) == FcTrue else {
      FcConfigDestroy(configuration)
      throw .fontDamaged(file: path, reason: "fontconfig does not recognise it")
    }
    // As the process's configuration, too: else Pango loads the system's in a thread of its own.
    FcConfigSetCurrent(configuration)
    fontMap = pango_ft2_font_map_new()
    pango_fc_font_map_set_config(filmstrip_pango_fc_font_map(fontMap), configuration)
    FcConfigDestroy(configuration)  // The font map keeps its own reference.
    context = pango_font_map_create_context(fontMap)
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    filmstrip_pango_unref(UnsafeMutableRawPointer(context))
    filmstrip_pango_unref(fontMap)
  }

  /// Shapes one line at a font size, both in the unit of the result; line breaks become spaces.
  ///
  /// - Precondition: the size is positive and at most 10,000.
  public func line(_ text: String, size: Double) -> TextLine {
    precondition(
      size > 0 && size <= 10_000, "TextShaper.line(size: \(size)): need 0 < size <= 10000")
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, FontFile.family)
    pango_font_description_set_weight(description, pangoWeight)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    let layout = pango_layout_new(context)
    defer { filmstrip_pango_unref(UnsafeMutableRawPointer(layout!)) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, text.replacing("\n", with: " "), -1)
    return collect(pango_layout_get_line_readonly(layout, 0), size: size)
  }

  private var pangoWeight: PangoWeight {
    switch weight {
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    }
  }

  private func collect(_ line: UnsafeMutablePointer<PangoLayoutLine>?, size: Double) -> TextLine {
    let unit = 1 / Double(PANGO_SCALE)
    var places: [PangoGlyph: Int] = [:]
    var paths: [Path] = []
    var glyphs: [GlyphRun.Glyph] = []
    var pen = 0.0
    var runs = line?.pointee.runs
    while let entry = runs {
      let run = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      let count = Int(run.glyphs.pointee.num_glyphs)
      for index in 0..<count {
        let info = run.glyphs.pointee.glyphs[index]
        let isMissing = info.glyph & Self.unknownFlag != 0
        if info.glyph != Self.emptyGlyph && !isMissing {
          if places[info.glyph] == nil {
            places[info.glyph] = paths.count
            paths.append(outlines.path(ofGlyph: UInt32(info.glyph), size: size))
          }
          let origin = CGPoint(
            x: pen + Double(info.geometry.x_offset) * unit, y: Double(info.geometry.y_offset) * unit
          )
          glyphs.append(GlyphRun.Glyph(outline: places[info.glyph] ?? 0, origin: origin))
        }
        pen += Double(info.geometry.width) * unit
      }
      runs = entry.pointee.next
    }
    return TextLine(
      run: GlyphRun(outlines: paths, glyphs: glyphs), width: pen,
      ascent: outlines.ascent * size, descent: outlines.descent * size)
  }

  // Pango's macros of these meanings have casts, which Swift does not import.
  private static let emptyGlyph: PangoGlyph = 0x0fff_ffff
  private static let unknownFlag: PangoGlyph = 0x1000_0000
}
