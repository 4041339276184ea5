// SPDX-License-Identifier: MIT
public import FilmstripDisplayList

/// One line of shaped text; its glyph origins lie on the baseline y = 0, starting at x = 0.
public struct TextLine: Sendable, Equatable {
  /// The glyphs, in the unit of the font size, y down.
  public let run: GlyphRun
  /// Advance of the whole line.
  public let width: Double
  /// How far the font reaches above the baseline.
  public let ascent: Double
  /// How far the font reaches below the baseline.
  public let descent: Double
}
