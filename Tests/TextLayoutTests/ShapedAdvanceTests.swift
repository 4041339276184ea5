// SPDX-License-Identifier: MIT
import Testing
import FilmstripTextLayout

/// Advances, against what `hb-shape` and fontTools say of the files of DejaVu 2.37, 2048 units in an em.
@Suite struct ShapedAdvanceTests {
  private func width(
    _ text: String, design: TextFont.Design = .serif, change: (inout TextStyle) -> Void = { _ in }
  ) throws -> Double {
    var style = TextStyle(font: TextFont(size: 2048, design: design))
    change(&style)
    return try Typesetter.layout(TextContent(text, style: style)).width
  }

  /// 18,420 by the table `hmtx`, 17,618 by hb-shape.
  @Test func lettersAreKernedByDefault() throws {
    #expect(try width("AVATAR To Wave") == 17618)
    #expect(try width("AVATAR To Wave") { $0.kern = 0 } == 18420)
    #expect(try width("AVATAR To Wave") { $0.tracking = 10 } == 17618 + 140)
  }

  /// 5,702 with the ligature ffi, 5,763 without.
  @Test func lettersAreJoinedByDefault() throws {
    #expect(try width("office") == 5702)
    #expect(try width("office") { $0.hasLigatures = false } == 5763)
  }

  /// Letters of DejaVu Sans, in their joined forms.
  @Test func arabicAndHebrewComeFromTheFallbackFont() throws {
    #expect(try width("مرحبا", design: .standard) == 4735)
    #expect(try width("שלום", design: .standard) == 4532)
  }

  @Test func lettersGetWiderByTheirExpansion() throws {
    let wide = try width("office") { $0.expansion = 0.5 }
    #expect(abs(wide / 5702 - 1.648_721_270_7) < 1e-9)
  }
}
