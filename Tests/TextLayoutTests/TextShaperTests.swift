// SPDX-License-Identifier: MIT
import Foundation
import Testing
import FilmstripTextLayout

/// Shaped lines, against metrics in the font's own tables.
@Suite struct TextShaperTests {
  /// Inter's ascender is 0.96875 em and its descender 0.2412 em, in versions 3 and 4.
  @Test func verticalMetricsAreTheFonts() throws {
    let line = try TextShaper().line("x", size: 100)
    #expect(abs(line.ascent - 96.875) < 0.1)
    #expect(abs(line.descent - 24.12) < 0.1)
  }

  @Test func widthGrowsInProportionToTheSize() throws {
    let shaper = try TextShaper()
    let small = shaper.line("Filmstrip 0123", size: 10).width
    let large = shaper.line("Filmstrip 0123", size: 100).width
    #expect(small > 50)
    // Pango places glyphs in 1/1024 of a unit.
    #expect(abs(large / small - 10) < 0.01)
  }

  @Test func eachDifferentGlyphIsOutlinedOnce() throws {
    let run = try TextShaper().line("1011", size: 20).run
    #expect(run.outlines.count == 2)
    #expect(run.glyphs.map(\.outline) == [0, 1, 0, 0])
    #expect(zip(run.glyphs, run.glyphs.dropFirst()).allSatisfy { $0.origin.x < $1.origin.x })
  }

  @Test func spacesAndNothingHaveNoOutlines() throws {
    let shaper = try TextShaper()
    #expect(shaper.line("", size: 20).run.glyphs.isEmpty)
    #expect(shaper.line("  ", size: 20).run.outlines.allSatisfy { $0.elements.isEmpty })
  }

  @Test func outlinesStandOnTheBaselineAndPointUp() throws {
    let run = try TextShaper().line("H", size: 100).run
    let ys = try #require(run.outlines.first).elements.compactMap { element -> Double? in
      switch element {
      case .move(let point), .line(let point): point.y
      default: nil
      }
    }
    #expect(ys.max() == 0)
    // Inter's capitals are 0.727 em high.
    #expect(abs((ys.min() ?? 0) + 72.7) < 0.2)
  }
}
