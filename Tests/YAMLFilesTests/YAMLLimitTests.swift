// SPDX-License-Identifier: MIT
import Foundation
import SeededNumbers
import Testing
import FilmstripYAMLFiles

/// No file asks for more than the limits, and none ends the program.
@Suite struct YAMLLimitTests {
  private func lines(_ text: String) -> [String] { lines(Data(text.utf8)) }

  private func lines(_ data: Data) -> [String] {
    do {
      _ = try YAMLReader(data, file: "f")
      return []
    } catch {
      return error.lines
    }
  }

  /// Nine lines that stand for a billion laughs.
  private static let laughs = (1...9).reduce(
    "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
  ) {
    let aliases = [String](repeating: "*a\($1 - 1)", count: 9).joined(separator: ", ")
    return $0 + "a\($1): &a\($1) [\(aliases)]\n"
  }

  @Test func aBillionLaughsAreCountedAndNotMade() throws {
    let found = try #require(lines(YAMLLimitTests.laughs).first)
    #expect(found.contains("has more than 100000 values with those that aliases stand for"))
    #expect(found.hasPrefix("f:6:"), "ten to the fifth are counted in the sixth line: \(found)")
  }

  @Test func aKeyThatStandsForABillionIsNotCompared() {
    #expect(lines(YAMLLimitTests.laughs + "? *a9\n: 1\n? *a9\n: 2\n").count == 1)
  }

  @Test func mergesOfMergesAreBounded() {
    var text = "a0: &a0 {k: 1}\n"
    for i in 1...40 { text += "a\(i): &a\(i) {k\(i): 0, <<: [*a\(i - 1), *a\(i - 1)]}\n" }
    #expect(lines(text).count <= 1)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "&a [", "[*a, &a "])
  func depthIsBounded(opening: String) {
    let found = lines(String(repeating: opening, count: 20_000))
    #expect(found.count == 1 && found[0].hasPrefix("f:"), "\(found)")
  }

  @Test func depthThroughAliasesIsBounded() {
    var text = "a0: &a0 [x]\n"
    for i in 1...30_000 { text += "a\(i): &a\(i) [*a\(i - 1)]\n" }
    let found = lines(text)
    #expect(found.count == 1 && found[0].contains("too deep"), "\(found)")
  }

  @Test func sizeIsBoundedBeforeTheFileIsRead() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).yaml")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
    let file = try FileHandle(forWritingTo: url)
    // A hole: on the disk it has nothing.
    try file.truncate(atOffset: 1 << 40)
    try file.close()
    #expect(throws: YAMLFileError.self) { try YAMLFile.bytes(url.path) }
    #expect(throws: YAMLFileError.self) { try YAMLFile.bytes(url.path + "-not-there") }
    #expect(throws: YAMLFileError.self) { try YAMLFile.bytes("/tmp") }
  }

  @Test func manyProblemsAreToldAsTwenty() {
    let reader = try? YAMLReader(Data("a: 1".utf8), file: "f")
    for line in 1...50 { reader?.report("wrong", at: YAMLMark(line: line, column: 1)) }
    let error = #expect(throws: YAMLFileError.self) { try reader?.finish() }
    #expect(error?.lines.count == 21)
    #expect(error?.lines.last == "f: 30 more; correct those above first")
  }

  private static let sample = """
    # A comment: with *signs* & [brackets]
    device: iphone-15
    base: &base { rate: 60, "quoted \\u00e9": 'it''s', <<: { deep: [1, 2.5, .inf] } }
    variants:
      appearance: [light, dark]
      exclude: [{ appearance: dark, textSize: accessibility3 }]
    text: |
      literal *text*
      of two lines
    folded: >-
      folded
      text
    scenes:
      open-message:
        <<: *base
        from: screens/inbox.png
        to: "screens/message.png"
        set: { duration: 0.35 }
      ? complex
      : - nested
        - *base
    """

  @Test func theSampleIsRead() { #expect(lines(YAMLLimitTests.sample) == []) }

  /// Five thousand damaged files: bytes that are changed, removed, repeated or moved, from a seed.
  @Test func damagedFilesAreReadOrRefusedWithAPlace() {
    var numbers = SeededNumbers(seed: 20_261_122)
    let signs = Array("*&[]{}:,-?|>'\"%@`!#~<\t\n \\\u{0}".utf8) + [0xFF, 0xC3, 0xF0, 0x80, 0xE2]
    var outcomes = (read: 0, refused: 0)
    for _ in 0..<5_000 {
      var bytes = Array(YAMLLimitTests.sample.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        let other = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: bytes[place] = signs.randomElement(using: &numbers) ?? 0
        case 1: bytes.insert(signs.randomElement(using: &numbers) ?? 0, at: place)
        case 2: bytes.remove(at: place)
        case 3:
          bytes.removeSubrange(min(place, other)..<min(max(place, other), min(place, other) + 40))
        case 4:
          bytes.insert(
            contentsOf: bytes[min(place, other)..<max(place, other)].prefix(60), at: place)
        default: bytes.swapAt(place, other)
        }
        if bytes.isEmpty { bytes = [0x61] }
      }
      let found = lines(Data(bytes))
      if found.isEmpty {
        outcomes.read += 1
      } else {
        outcomes.refused += 1
        let isPlaced = found.allSatisfy { $0.wholeMatch(of: /f:[0-9]+:[0-9]+: .+; .+/) != nil }
        #expect(
          isPlaced || found == ["f: has nothing in it; see the documentation for an example"],
          "\(found) of \(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(outcomes.read > 500 && outcomes.refused > 500, "\(outcomes)")
  }
}
