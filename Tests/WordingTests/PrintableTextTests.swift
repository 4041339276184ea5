// SPDX-License-Identifier: MIT
import Foundation
import SeededNumbers
import Testing
import FilmstripWording

/// Text of others on a terminal: one line stays one line, and nothing in it is a command.
@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("inbox.png", "inbox.png"),
    ("Übersicht 受信箱 📥 é.png", "Übersicht 受信箱 📥 é.png"),
    (#"C:\new\u{1B}"#, #"C:\new\u{1B}"#),
    ("a\nb", #"a\nb"#),
    ("a\tb", #"a\tb"#),
    // A carriage return and a line feed are one `Character`.
    ("a\r\nb", #"a\r\nb"#),
    ("a\u{B}\u{C}\u{85}\u{2028}\u{2029}b", #"a\u{B}\u{C}\u{85}\u{2028}\u{2029}b"#),
    ("\u{1B}[2J\u{1B}]0;title\u{7}", #"\u{1B}[2J\u{1B}]0;title\u{7}"#),
    // The same commands in eight bits.
    ("\u{9B}2J\u{9D}0;title\u{9C}", #"\u{9B}2J\u{9D}0;title\u{9C}"#),
    ("\0\u{8}\u{7F}", #"\u{0}\u{8}\u{7F}"#),
    // Marks that turn the direction of writing round.
    (
      "a\u{202E}gnp.exe\u{202C}\u{2066}\u{2069}\u{200F}",
      #"a\u{202E}gnp.exe\u{202C}\u{2066}\u{2069}\u{200F}"#
    ),
    // What is not seen.
    (
      "a\u{200B}b\u{FEFF}c\u{AD}d\u{E0041}e\u{3164}f",
      #"a\u{200B}b\u{FEFF}c\u{AD}d\u{E0041}e\u{3164}f"#
    ),
    // No character is there yet, or no one but one font knows it.
    ("\u{E000}\u{FFFF}", #"\u{E000}\u{FFFF}"#),
    ("", ""),
  ])
  func whatIsNotPlainTextIsSpelledOut(text: String, printed: String) {
    #expect(text.printable == printed)
    #expect(printed.printable == printed, "twice is once")
  }

  @Test func aLongTextIsCutOff() {
    #expect("abc".printable(atMost: 3) == "abc")
    #expect("abcd".printable(atMost: 3) == "abc…")
    #expect("a\r\nb".printable(atMost: 2) == #"a\r…"#)
    #expect(String(repeating: "é", count: 1_000_000).printable(atMost: 60).count == 61)
  }

  @Test func noTextWhateverLeavesItsLine() {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<20_000 {
      let text = random.hostileText()
      let printed = text.printable
      // By another table than ours: Foundation's sets of characters.
      #expect(
        printed.rangeOfCharacter(
          from: .controlCharacters.union(.newlines))
          == nil, "\(Array(text.unicodeScalars).map(\.value))")
      #expect(printed.printable == printed)
      #expect(printed.unicodeScalars.count >= text.unicodeScalars.count)
    }
  }
}

extension SeededNumbers {
  /// Text of a few pieces: words, commands of terminals, ends of lines, any scalars.
  fileprivate mutating func hostileText() -> String {
    let pieces = [
      "a.png", "filmstrip: all well", "\r\n", "\n", "\r", "\u{1B}[1A\u{1B}[2K", "\u{9B}31m",
      "\u{202E}",
      "\u{2067}", "\u{2028}", "\u{85}", "\u{1B}]8;;http://x\u{1B}\\", "\u{7}", "\u{200D}",
      "e\u{301}",
      "\\n", " ", "\t", "👩‍👧", "\u{E007F}",
    ]
    return (0..<Int.random(in: 1...6, using: &self)).map { _ in
      if Bool.random(using: &self) { return pieces.randomElement(using: &self) ?? "" }
      let limit: UInt32 = [0x20, 0xa0, 0x2100, 0x11_0000].randomElement(using: &self) ?? 0x80
      return Unicode.Scalar(UInt32.random(in: 1..<limit, using: &self)).map { String($0) } ?? "?"
    }.joined()
  }
}
