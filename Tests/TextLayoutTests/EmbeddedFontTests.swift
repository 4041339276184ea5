// SPDX-License-Identifier: MIT
import FilmstripImaging
import Foundation
import Testing
@testable import FilmstripTextLayout

/// Fonts of the program, against the files of Debian 12 that they were made from.
@Suite struct EmbeddedFontTests {
  /// What HarfBuzz says of `Inter-*.otf` 4.0~beta7, 2816 units in an em, and of DejaVu 2.37, 2048 units: kerning,
  /// ligatures and accents in 26 letters.
  private static let widths: [(FontWeight, TextFont.Design, upright: Double, italic: Double)] = [
    (.thin, .standard, 35348, 35348), (.extraLight, .standard, 35919, 35923),
    (.light, .standard, 36493, 36497), (.regular, .standard, 37064, 37072),
    (.medium, .standard, 37507, 37523), (.semibold, .standard, 37947, 37964),
    (.bold, .standard, 38397, 38420), (.extraBold, .standard, 38837, 38861),
    (.black, .standard, 39280, 39312), (.regular, .monospaced, 32058, 32058),
    (.bold, .monospaced, 32058, 32058), (.regular, .serif, 28879, 28879),
    (.bold, .serif, 31561, 31561),
  ]

  @Test func eachFaceHasTheAdvancesOfItsOrigin() throws {
    for (weight, design, upright, italic) in Self.widths {
      for (isItalic, expected) in [(false, upright), (true, italic)] {
        let em = design == .standard ? 2816.0 : 2048
        let font = TextFont(size: em, weight: weight, isItalic: isItalic, design: design)
        let text = TextContent("AVATAR office To 12:30 Ђ–é", style: TextStyle(font: font))
        let laid = try Typesetter.layout(text)
        #expect(abs(laid.width - expected) < 1e-6, "\(weight) \(design) italic \(isItalic)")
        #expect(laid.systemFonts.isEmpty && laid.remarks.isEmpty)
      }
    }
  }

  /// In each, FreeType or a digest finds what is wrong, and the error names the font.
  @Test func aDamagedFontIsNotUsed() throws {
    let font = EmbeddedFont("Inter-Regular")
    func reason(_ change: (inout [UInt8]) -> Void, isNoticed: Bool) -> String? {
      var bytes = Array(font.bytes)
      change(&bytes)
      return bytes.withUnsafeBytes { bytes in
        let digest = isNoticed ? font.digest : Digest(of: bytes)
        let made = EmbeddedFont(name: "Inter-Regular", bytes: bytes, digest: digest)
        do { _ = try FontFace(made) } catch { return "\(error)" }
        return nil
      }
    }
    func says(_ reason: String) -> String {
      "the program's font Inter-Regular: the font cannot be used (\(reason)); install it again"
    }
    #expect(reason({ _ in }, isNoticed: true) == nil)
    #expect(reason({ $0[40_000] ^= 1 }, isNoticed: true) == says("its bytes have changed"))
    #expect(reason({ $0.removeLast(100) }, isNoticed: true) == says("its bytes have changed"))
    #expect(reason({ $0.removeAll() }, isNoticed: true) == says("it is not there"))
    #expect(reason({ $0[0] = 0 }, isNoticed: false) == says("FreeType cannot read it"))
    #expect(throws: TextLayoutError.self) { try FontFace(EmbeddedFont("Inter-Heavy")) }
  }

  @Test func versionsNameTheProgramsFontsByTheirDigests() throws {
    let fonts = Dictionary(TextVersions.fonts.map { ($0.file, $0.digest) }) { first, _ in first }
    for name in ["Inter-Regular", "DejaVuSans"] {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/CFilmstripFonts/Fonts/\(name).woff2")
      #expect(fonts["\(name).woff2"] == Digest(of: try Data(contentsOf: file)))
    }
  }
}
