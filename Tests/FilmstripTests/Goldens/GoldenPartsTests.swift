// SPDX-License-Identifier: MIT
import EditedGoldens
import Filmstrip
import Foundation
import Testing

/// A golden is complete, or it is an error, also where its recording is unchanged and nothing of it is needed.
@Suite struct GoldenPartsTests {
  private let folder = TinyRecording.Folder()

  private func verify(
    _ golden: URL, record: RecordMode = .never, _ recording: Recording = TinyRecording.make()
  ) throws -> GoldenSuite.Verdict {
    try folder.suite().verify(
      GoldenCandidate(recording), as: GoldenName(golden.lastPathComponent), record: record)
  }

  private func complaint(_ golden: URL, record: RecordMode = .never) throws -> String {
    let before = try golden.contents()
    do {
      let verdict = try verify(golden, record: record)
      Issue.record("passes: \(verdict)")
      return ""
    } catch {
      #expect(try golden.contents() == before)
      return "\(error)"
    }
  }

  @Test func aWholeOnePasses() throws {
    guard case .passed(let comparison) = try verify(try folder.golden()) else {
      Issue.record("does not pass")
      return
    }
    #expect(comparison.outcome == .unchanged && !comparison.isDrawn && !comparison.isOutdated)
  }

  @Test(
    arguments: ["sheet.png", "timeline.json", "motion.txt"], [RecordMode.never, .missing, .failed])
  func aPartThatIsNotThere(name: String, record: RecordMode) throws {
    let golden = try folder.golden()
    let file = golden.appendingPathComponent(name)
    let data = try Data(contentsOf: file)
    try FileManager.default.removeItem(at: file)
    #expect(try complaint(golden, record: record).contains("case/\(name): is missing"))
    try Data().write(to: file)
    #expect(try complaint(golden, record: record).contains("case/\(name): is empty"))
    for count in [1, data.count / 2, data.count - 1] {
      try data.prefix(count).write(to: file)
      #expect(
        try complaint(golden, record: record).contains(
          "case/\(name): is damaged (it has \(count) bytes, and golden.json lists \(data.count))"))
    }
    // As many bytes, of which one is another.
    var other = data
    other[other.count / 2] ^= 1
    try other.write(to: file)
    #expect(try complaint(golden, record: record).contains("case/\(name): is damaged (its bytes"))
  }

  /// A digest that was changed by hand, or is left of two sides of a merge, passed until a frame was drawn.
  @Test func theTextOfTheGoldenItself() throws {
    let golden = try folder.golden()
    let file = golden.appendingPathComponent("golden.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let edits: [(String) -> String] = [
      { $0.replacing(#/"pixels": "./#, with: "\"pixels\": \"f", maxReplacements: 1) },
      { $0.replacing(#/"list": "./#, with: "\"list\": \"0", maxReplacements: 1) },
      { $0.replacing(#/"sheet.png": \{[^}]*\}, /#, with: "") },
      { $0.replacing("\"pango\"", with: "\"pango\" ") },
      { $0.replacing(#/,\n {2}"digest": .*\n/#, with: " }\n") },
      { $0 + "\n" },
    ]
    for (number, edit) in edits.enumerated() {
      let changed = edit(text)
      // A digest may have begun with that digit.
      guard changed != text else { continue }
      try Data(changed.utf8).write(to: file)
      #expect(try complaint(golden).contains("case/golden.json: is damaged ("), "edit \(number)")
    }
  }

  @Test func aPartThatIsNotListed() throws {
    let golden = try folder.golden()
    let file = golden.appendingPathComponent("golden.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing(#/"sheet.png": \{[^}]*\}, /#, with: "").utf8).write(to: file)
    try golden.reseal()
    #expect(
      try complaint(golden).contains("case/golden.json: is damaged (it does not list sheet.png)"))
    let odd = text.replacing(
      "\"files\": { ",
      with:
        "\"files\": { \"../x\": { \"bytes\": 0, \"digest\": \"\(String(repeating: "0", count: 32))\" }, "
    )
    try Data(odd.utf8).write(to: file)
    try golden.reseal()
    #expect(try complaint(golden).contains("no golden has a file '../x'"))
  }

  /// Version control may change the ends of lines, and people may not change the text.
  @Test func theTextOfTheMotionIsTheOneThatWasWritten() throws {
    let golden = try folder.golden()
    let motion = golden.appendingPathComponent("motion.txt")
    let text = try String(contentsOf: motion, encoding: .utf8)
    try Data(text.replacing("\n", with: "\r\n").utf8).write(to: motion)
    guard case .passed = try verify(golden) else {
      Issue.record("does not pass")
      return
    }
    try Data(text.replacing("square", with: "circle").utf8).write(to: motion)
    #expect(try complaint(golden).contains("case/motion.txt: is damaged (its bytes"))
  }

  // MARK: Version 1

  @Test func inVersion1TheSheetIsDecoded() throws {
    let golden = try folder.golden()
    try golden.makeVersion1()
    let file = golden.appendingPathComponent("sheet.png")
    let data = try Data(contentsOf: file)
    try data.prefix(data.count / 2).write(to: file)
    #expect(try complaint(golden).contains("case/sheet.png: is damaged ("))
    try FileManager.default.removeItem(at: file)
    #expect(try complaint(golden).contains("case/sheet.png: is missing"))
    try data.write(to: file)
    guard case .passed(let comparison) = try verify(golden) else {
      Issue.record("does not pass")
      return
    }
    #expect(comparison.outcome == .unchanged && comparison.isOutdated)
  }

  @Test(arguments: [RecordMode.all, .failed])
  func version1IsRewrittenWhereGoldensAre(record: RecordMode) throws {
    let golden = try folder.golden()
    let new = try golden.contents()
    try golden.makeVersion1()
    #expect(try golden.contents() != new)
    _ = try verify(golden, record: record)
    #expect(try golden.contents() == new)
  }

  @Test func anotherPixmanIsDrawn() throws {
    let golden = try folder.golden()
    let file = golden.appendingPathComponent("golden.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing(#/"pixman": "[^"]*"/#, with: "\"pixman\": \"0.1\"").utf8).write(
      to: file)
    try golden.reseal()
    guard case .passed(let comparison) = try verify(golden) else {
      Issue.record("does not pass")
      return
    }
    #expect(comparison.isDrawn && comparison.isOutdated)
  }
}
