// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct ApplicationFontTests {
  private let stage = Stage(device: .iPhone15)

  private func write(_ font: Data, in folder: CatalogFolder) throws -> URL {
    let file = folder.root.appendingPathComponent("font.ttf")
    try font.write(to: file)
    return file
  }

  @Test func aRegisteredFontIsFoundByItsName() throws {
    let folder = try CatalogFolder()
    let file = try write(TinyFont.mono, in: folder)
    #expect(UIFont(name: "DejaVuSansMono-Bold", size: 20) == nil)
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error) && error == nil)
    let font = try #require(UIFont(name: "DejaVuSansMono-Bold", size: 20))
    #expect(font.fontName == "DejaVuSansMono-Bold" && font.familyName == "DejaVu Sans Mono")
    // Its table `hhea` has 1901 and -483 of 2048, and a letter is 1233 wide.
    #expect(font.ascender == 20 * 1901 / 2048 && font.descender == -20 * 483 / 2048)
    #expect(font.lineHeight == CGFloat(20) * 2384 / 2048)
    let size = NSAttributedString(string: "ilW", attributes: [.font: font]).size()
    #expect(abs(size.width - 3 * 20 * 1233 / 2048) < 0.01, "\(size)")
    #expect(UIFont(name: "DejaVu Sans Mono", size: 20) == font)
    // Another stage's application does not have it.
    let other = Stage(device: .iPhone15)
    other.advance(by: 0)
    _ = other.record("none") { #expect(UIFont(name: "DejaVuSansMono-Bold", size: 20) == nil) }
  }

  /// The system's font has Inter's letters still: 37,064 of 2,816 units (EmbeddedFontTests).
  @Test func aFontWithTheNameOfTheProgramsIsAnotherOne() throws {
    let folder = try CatalogFolder()
    let url = try write(TinyFont.inter, in: folder)
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
    let font = try #require(UIFont(name: "Inter-Regular", size: 2048))
    #expect(NSAttributedString(string: "ilW", attributes: [.font: font]).size().width == 3000)
    let system = NSAttributedString(
      string: "AVATAR office To 12:30 Ђ–é", attributes: [.font: UIFont.systemFont(ofSize: 2816)])
    #expect(abs(system.size().width - 37064) < 0.01)
  }

  @Test func aFileThatIsNoFontIsNamed() throws {
    let folder = try CatalogFolder()
    let file = folder.root.appendingPathComponent("a.ttf")
    try Data("no font".utf8).write(to: file)
    var error: Unmanaged<CFError>?
    let recording = stage.record("font") {
      #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    }
    #expect(error?.takeRetainedValue().code == 103)
    #expect(
      recording.findings.map(\.message) == [
        "\(file.path): is no font that can be read (FreeType cannot read it)"
      ])
  }
}
