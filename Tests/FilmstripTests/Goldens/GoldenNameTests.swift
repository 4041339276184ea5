// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing

@Suite struct GoldenNameTests {
  @Test(arguments: [
    ("push", "push"), ("detailPush", "detailPush"), ("a b", "a-b"), ("a  (b)/c", "a-b-c"),
    ("push.iphone-se.dark", "push.iphone-se.dark"), ("../etc/passwd", "etc-passwd"),
    (".hidden", "hidden"), ("end.", "end"), ("with\nline", "with-line"), ("a:b*c?d", "a-b-c-d"),
  ])
  func unsafeCharactersBecomeHyphens(text: String, name: String) {
    #expect(GoldenName(text).description == name)
  }

  @Test func lettersOfOtherAlphabetsStayApart() {
    let names = ["größe", "grüße", "名前", "氏名", "", "…", "🙂", "🙃", "e\u{301}", "\u{e9}"]
      .map { GoldenName($0).description }
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.utf8.allSatisfy { $0 > 0x2c && $0 < 0x7b } && !name.isEmpty, "\(name)")
      #expect(!name.hasPrefix(".") && !name.hasPrefix("-"))
    }
  }

  /// What people read keeps the letters of all alphabets, and nothing that would be a path or turn a line around.
  @Test(arguments: [
    ("open", "open"), ("a b", "a-b"), ("größe", "größe"), ("öffnen 日本.dark", "öffnen-日本.dark"),
    ("🎬 clip", "🎬-clip"), ("👩\u{200d}💻", "👩\u{200d}💻"), ("é/../../x", "é-..-..-x"), (".é.", "é"),
    ("é\n::error", "é-error"), ("a\u{202e}b", "a-b"), ("é\u{a0}b", "é-b"),
  ])
  func readableNames(text: String, name: String) { #expect(GoldenName.readable(text) == name) }

  /// Names that Windows keeps for devices, with any extension and in any case.
  @Test(arguments: ["con", "CON", "nul.dark", "Com1", "lpt9.x", "aux"])
  func devicesAreNotNames(text: String) {
    let devices = ["con", "nul", "com1", "lpt9", "aux"]
    let name = GoldenName(text).description
    #expect(!devices.contains(name.prefix { $0 != "." }.lowercased()), "\(name)")
    #expect(name != GoldenName("case-" + text).description)
  }

  @Test func longNamesAreCutAndStayApart() {
    let long = String(repeating: "a", count: 300)
    let (one, two) = (GoldenName(long).description, GoldenName(long + "b").description)
    #expect(one != two && one.utf8.count == 109 && two.utf8.count == 109)
  }
}
