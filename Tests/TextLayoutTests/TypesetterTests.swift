// SPDX-License-Identifier: MIT
import FilmstripDisplayList
import Foundation
import Growth
import Requirements
import Testing
import FilmstripTextLayout

/// Lines of paragraphs, in a font in which every letter is ten wide.
@Suite struct TypesetterTests {
  /// DejaVu Sans Mono's letters are 1233 units wide, of 2048 in an em (its `hmtx` table).
  private static let style = TextStyle(font: TextFont(size: 20480.0 / 1233, design: .monospaced))
  private let pitch = style.font.ascent + style.font.descent

  private func typeset(
    _ text: String, width: Double = 100, height: Double = .infinity, lines: Int = 0,
    overflow: TextBox.Overflow = .paragraphs,
    change: (inout TextParagraphStyle) -> Void = { _ in }
  ) throws -> TypesetText {
    var paragraph = TextParagraphStyle()
    change(&paragraph)
    return try Typesetter.layout(
      TextContent(text, style: TypesetterTests.style, paragraph: paragraph),
      in: TextBox(width: width, height: height, maximumLines: lines, overflow: overflow))
  }

  private func strings(_ typeset: TypesetText) -> [String] {
    typeset.lines.map { $0.string.trimmingCharacters(in: .whitespaces) }
  }

  @Test func linesTakeAsManyWordsAsHaveRoom() throws {
    let typeset = try typeset("one two three fourteenletters x")
    #expect(strings(typeset) == ["one two", "three", "fourteenle", "tters x"])
    #expect(typeset.lines.map { ($0.width * 1000).rounded() / 1000 } == [70, 50, 100, 70])
    #expect(abs(typeset.height - 4 * pitch) < 1e-9 && !typeset.hasMore)
  }

  @Test func aLowLineAfterAHighOneHasTheRoomItNeeds() throws {
    var high = TypesetterTests.style
    high.font.size *= 2
    let runs = [
      TextContent.Run(length: 5, style: high, paragraph: TextParagraphStyle()),
      TextContent.Run(length: 7, style: TypesetterTests.style, paragraph: TextParagraphStyle()),
    ]
    let content = TextContent("high low low", runs: runs)
    func lines(height: Double) throws -> [String] {
      strings(
        try Typesetter.layout(
          content, in: TextBox(width: 100, height: height, overflow: .lastLine(.truncateTail))))
    }
    #expect(try lines(height: pitch * 3) == ["high", "low low"])
    #expect(try lines(height: pitch * 3 - 1) == ["high…"])
  }

  /// Half of what a fixed height adds, as the letters' offset, is the published way to put them into the
  /// line's middle.
  @Test func lettersOffTheBaselineLeaveItWhereItIs() throws {
    func ink(offset: Double, height: Double?) throws -> (line: Double, letters: Double) {
      var style = TypesetterTests.style
      style.baselineOffset = offset
      var paragraph = TextParagraphStyle()
      paragraph.minimumLineHeight = height ?? 0
      paragraph.maximumLineHeight = height ?? 0
      let typeset = try Typesetter.layout(
        TextContent("H", style: style, paragraph: paragraph),
        in: TextBox(width: 100, height: .infinity))
      for case .glyphs(let run, _) in typeset.commands(at: .zero) {
        return (typeset.height, try #require(run.glyphs.first).origin.y)
      }
      throw CancellationError()
    }
    let plain = try ink(offset: 0, height: nil)
    let fixed = try ink(offset: 0, height: 40)
    let middle = try ink(offset: (40 - pitch) / 2, height: 40)
    #expect(fixed.line == 40 && middle.line == 40)
    // Without an offset all that is added is above the letters; with it, half of it.
    #expect(abs(fixed.letters - plain.letters - (40 - pitch)) < 1e-6)
    #expect(abs(middle.letters - plain.letters - (40 - pitch) / 2) < 1e-6)
    // A line of no fixed height grows by the offset, upwards or downwards.
    #expect(abs(try ink(offset: 5, height: nil).line - pitch - 5) < 1e-6)
    #expect(abs(try ink(offset: -5, height: nil).line - pitch - 5) < 1e-6)
  }

  @Test func longTextTakesTimeInProportion() throws {
    var width = 200.0
    // A layout that looks at all of the text for each line takes time by the square.
    try Growth.expect(from: 2_500) { words in
      let text = (0..<words).map { "word\($0)" }.joined(separator: " ")
      var typeset: TypesetText?
      // A text is laid out once, so each time is of another one.
      width += 0.01
      let time = try Growth.time { typeset = try self.typeset(text, width: width) }
      // Twenty letters a line, and each word has five at least.
      #expect((typeset?.lines.count ?? 0) > words / 4)
      return time
    }
  }

  @Test func linesMayBreakAnywhereOrNowhere() throws {
    #expect(
      try strings(typeset("abcdef ghijklm") { $0.lineBreak = .character }) == [
        "abcdef ghi", "jklm",
      ])
    #expect(try strings(typeset("abcdef ghijklm") { $0.lineBreak = .clip }) == ["abcdef ghijklm"])
  }

  /// Unicode's rules: after a hyphen, not before a full stop, between ideographs.
  @Test func linesBreakWhereUnicodeAllowsIt() throws {
    #expect(try strings(typeset("twenty-three", width: 100)) == ["twenty-", "three"])
    #expect(try strings(typeset("123456 89.", width: 90)) == ["123456", "89."])
    #expect(try strings(typeset("a\u{A0}b c", width: 30)) == ["a\u{A0}b", "c"])
  }

  @Test(
    arguments: [
      (TextParagraphStyle.LineBreak.truncateTail, "abcdefghi…"), (.truncateHead, "…efghijklm"),
      (.truncateMiddle, "abcde…jklm"), (.clip, "abcdefghijklm"),
    ])
  func anEllipsisStandsForWhatHasNoRoom(mode: TextParagraphStyle.LineBreak, expected: String) throws
  {
    let line = try #require(try typeset("abcdefghijklm") { $0.lineBreak = mode }.lines.first)
    #expect(line.string == expected && line.isTruncated == (mode != .clip))
    #expect(try strings(typeset("abcdefghij") { $0.lineBreak = mode }) == ["abcdefghij"])
  }

  @Test func theLastLineStandsForTheRest() throws {
    let text = "one two three four five"
    #expect(
      try strings(typeset(text, lines: 2, overflow: .lastLine(.truncateTail)))
        == ["one two", "three fou…"])
    #expect(
      try strings(typeset(text, lines: 2, overflow: .lastLine(.truncateHead)))
        == ["one two", "…four five"])
    #expect(
      try strings(typeset(text, height: 2.5 * pitch, overflow: .lastLine(.truncateTail)))
        == ["one two", "three fou…"])
    // A paragraph that is left out counts as well, and no space stands before an ellipsis.
    #expect(
      try strings(typeset("ab \ncd", lines: 1, overflow: .lastLine(.truncateTail))) == ["ab…"])
    let whole = try typeset("ab\ncd", lines: 2, overflow: .lastLine(.truncateTail))
    #expect(strings(whole) == ["ab", "cd"] && !whole.hasMore)
  }

  @Test(
    arguments: [
      (TextParagraphStyle.Alignment.left, 0.0), (.natural, 0), (.center, 35), (.right, 70),
      (.justified, 0),
    ])
  func linesAreAligned(alignment: TextParagraphStyle.Alignment, x: Double) throws {
    let line = try #require(try typeset("abc") { $0.alignment = alignment }.lines.first)
    #expect(abs(line.x - x) < 1e-9)
  }

  @Test func justifiedLinesFillTheWidthExceptTheLast() throws {
    let typeset = try typeset("ab cd ef ghi") { $0.alignment = .justified }
    #expect(typeset.lines.map { ($0.width * 100).rounded() / 100 } == [100, 30])
  }

  @Test func hebrewBeginsOnTheRightAndNumbersStayInOrder() throws {
    let typeset = try Typesetter.layout(
      TextContent("שלום 123", style: TextStyle(font: TextFont(size: 20))),
      in: TextBox(width: 300))
    let line = try #require(typeset.lines.first)
    #expect(abs(line.x + line.width - 300) < 1e-6 && typeset.remarks == [])
    // The digits are the last in reading and so the leftmost.
    let runs = typeset.commands(at: .zero).compactMap { command -> GlyphRun? in
      if case .glyphs(let run, _) = command { run } else { nil }
    }
    let digits = try #require(runs.first { $0.glyphs.count == 3 })
    let xs = digits.glyphs.map(\.origin.x)
    #expect(xs == xs.sorted() && abs((xs.first ?? 0) - line.x) < 2)
  }

  @Test func stylesOfParagraphsMakeRoom() throws {
    let typeset = try typeset("one two three\nfour", width: 120) {
      $0.firstLineIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -10
      $0.lineSpacing = 5
      $0.spacingAfter = 7
      $0.spacingBefore = 3
    }
    #expect(strings(typeset) == ["one two", "three", "four"])
    #expect(typeset.lines.map(\.x) == [20, 10, 20])
    // The paragraph's last line has its line spacing below it, too.
    let tops = [0, pitch + 5, 2 * pitch + 10 + 7 + 3]
    #expect(zip(typeset.lines, tops).allSatisfy { abs($0.top - $1) < 1e-9 })
    #expect(abs(typeset.height - (tops[2] + pitch)) < 1e-9)
  }

  @Test func linesHaveTheSpecifiedHeight() throws {
    let fixed = try typeset("ab") {
      $0.minimumLineHeight = 40
      $0.maximumLineHeight = 40
    }
    // What is added lies above the letters.
    let descent = TypesetterTests.style.font.descent
    #expect(fixed.height == 40 && abs(fixed.lines[0].baseline - (40 - descent)) < 1e-9)
    #expect(try abs(typeset("ab") { $0.lineHeightMultiple = 1.5 }.height - 1.5 * pitch) < 1e-9)
  }

  @Test func tabsLeadToStops() throws {
    let typeset = try typeset("a\tb\tc", width: 500)
    // Stops are 28 apart: the letter behind the first tab begins at 28, the next at 56.
    #expect(abs(typeset.lines[0].width - 66) < 1e-6)
  }

  @Test func emptyParagraphsHaveLines() throws {
    #expect(try typeset("").lines.isEmpty)
    #expect(try typeset("\n\n").lines.count == 3)
    #expect(try strings(typeset("a\r\nb\u{2029}c")) == ["a", "b", "c"])
    #expect(try typeset("   ").lines.map(\.string) == ["   "])
  }

  @Test(arguments: ["Hamburgefonstiv", "AVAToTe", "0123456789"])
  func lettersAreKerned(text: String) throws {
    func width(_ change: (inout TextStyle) -> Void) throws -> Double {
      var style = TextStyle(font: TextFont(size: 100))
      change(&style)
      return try Typesetter.layout(TextContent(text, style: style)).width
    }
    let kerned = try width { _ in }
    let plain = try width { $0.kern = 0 }
    let spaced = try width { $0.kern = 5 }
    #expect(abs(spaced - kerned - 5 * Double(text.count)) < 1e-6)
    if text == "AVAToTe" { #expect(kerned < plain - 10) }
    let tabular = try width { $0.font.hasMonospacedDigits = true }
    if text == "0123456789" {
      var one = TextStyle(font: TextFont(size: 100, hasMonospacedDigits: true))
      one.kern = 0
      let digit = try Typesetter.layout(TextContent("1", style: one)).width
      #expect(abs(tabular - 10 * digit) < 1e-6)
    }
  }

  /// Behind the last letter of a line kerning counts.
  ///
  /// So it does on iOS, where centred titles with wide letters are half of it to the left. A space that hangs at the end takes its own with it, as in browsers.
  @Test(arguments: [-3.0, 0, 5]) func kerningCountsBehindTheLastLetterOfALine(kern: Double) throws {
    var style = TypesetterTests.style
    style.kern = kern
    for (text, width) in [("ab cde", 35.0 + 4 * kern), ("ab   cde", 35 + 4 * kern)] {
      let typeset = try Typesetter.layout(
        TextContent(text, style: style), in: TextBox(width: width, height: .infinity))
      #expect(typeset.lines.count == 2)
      #expect(abs(typeset.lines[0].width - 2 * (10 + kern)) < 1e-6, "\(typeset.lines[0].width)")
      #expect(abs(typeset.lines[1].width - 3 * (10 + kern)) < 1e-6, "\(typeset.lines[1].width)")
    }
  }

  @Test func badInputShowsNothingOrSomethingFinite() throws {
    for size in [0, -5, Double.nan, .infinity, 1e300] {
      let typeset = try Typesetter.layout(
        TextContent("abc", style: TextStyle(font: TextFont(size: size))),
        in: TextBox(width: .nan, height: -1))
      #expect(typeset.width.isFinite && typeset.height.isFinite)
    }
    for text in [
      "\u{0}\u{7}\u{FFFE}", "a\u{301}\u{302}\u{303}", "\u{200D}", "\u{202E}abc", "👩‍👩‍👧‍👦", "\u{FFFD}",
      String(decoding: [0xD800, 0x41] as [UInt16], as: UTF16.self), "\u{10FFFF}",
      String(repeating: "\n", count: 5000), String(repeating: "e\u{301}", count: 3000),
    ] {
      let typeset = try typeset(text)
      #expect(typeset.width.isFinite && typeset.height.isFinite)
    }
    #expect(try strings(typeset("abc", width: 0)) == ["a", "b", "c"])
    let strange = try typeset("ab cd") {
      $0.lineSpacing = .nan
      $0.headIndent = .infinity
      $0.tailIndent = -.infinity
      $0.maximumLineHeight = -1
      $0.tabStops = [.nan, -3]
    }
    #expect(strange.height.isFinite)
  }

  @Test func longTextIsLaidOut() throws {
    let text = String(repeating: "lorem ipsum dolor sit amet ", count: 740)
    #expect(try typeset(text, width: 300).lines.count > 600)
  }

  @Test func charactersThatNoFontHasAreBoxes() throws {
    // A private character.
    let typeset = try typeset("a\u{10FFFD}b", width: 500)
    #expect(typeset.remarks.count == 1)
    #expect(typeset.remarks[0].contains("U+10FFFD"))
    let boxes = typeset.commands(at: .zero).contains { command in
      if case .group(let group) = command, case .fill? = group.commands.first {
        true
      } else {
        false
      }
    }
    #expect(boxes)
  }

  private static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  /// The packages of the optional scripts are installed by Scripts/test.
  @Test(
    arguments: [
      ("日本語", "fonts-noto-cjk"), ("한국어", "fonts-noto-cjk"), ("😀", "fonts-noto-color-emoji"),
      ("नमस्ते", "fonts-noto-core"),
    ])
  func missingFontsAreNamedWithTheirPackage(text: String, package: String) throws {
    let typeset = try typeset(text, width: 500)
    let isInstalled =
      package == "fonts-noto-cjk"
      ? FileManager.default.fileExists(
        atPath: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
      : package == "fonts-noto-color-emoji"
        ? FileManager.default.fileExists(atPath: TypesetterTests.emoji)
        : FileManager.default.fileExists(
          atPath: "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf")
    #expect(isInstalled == typeset.remarks.isEmpty)
    #expect(isInstalled != typeset.systemFonts.isEmpty)
    if !isInstalled { #expect(typeset.remarks.allSatisfy { $0.contains(package) }) }
    #expect(!typeset.commands(at: .zero).isEmpty)
  }

  @Test(.needs(.font(emoji, package: "fonts-noto-color-emoji")))
  func emojiAreColouredPictures() throws {
    // A family, a flag and a thumb of some colour are one picture each.
    for text in ["👩‍👩‍👧‍👦", "🇯🇵", "👍🏽", "1️⃣", "❤️"] {
      let typeset = try Typesetter.layout(
        TextContent(text, style: TextStyle(font: TextFont(size: 20))))
      let images = typeset.commands(at: .zero).filter {
        if case .image = $0 { true } else { false }
      }
      #expect(images.count == 1, "\(text)")
      #expect(typeset.width > 15 && typeset.width < 35)
    }
  }
}
