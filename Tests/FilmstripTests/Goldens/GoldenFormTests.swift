// SPDX-License-Identifier: MIT
import EditedGoldens
import Filmstrip
import FilmstripDiff
import FilmstripDisplayList
import Foundation
import Testing

/// Goldens that are text: what they have, and what a comparison can say without pictures.
@Suite struct GoldenFormTests {
  private let folder = TinyRecording.Folder()
  private var golden: URL { folder.url.appendingPathComponent("case", isDirectory: true) }
  private var pictures: URL { folder.url.appendingPathComponent("pictures", isDirectory: true) }

  private static func text(_ tolerance: PixelTolerance? = nil) -> GoldenOptions {
    GoldenOptions(tolerance: tolerance, form: .text)
  }

  private func writeText(
    _ recording: Recording = TinyRecording.make(), _ options: GoldenOptions = text()
  ) throws {
    try GoldenCandidate(recording, options: options).write(to: golden)
  }

  /// Leaves the golden of a recording, with pictures, in the folder of expected pictures.
  private func leavePictures(
    _ recording: Recording = TinyRecording.make(), tolerance: PixelTolerance? = nil
  ) throws {
    try GoldenCandidate(
      recording, options: GoldenOptions(tolerance: tolerance, form: .pictures)
    ).write(
      to: pictures.appendingPathComponent(
        "\(folder.url.lastPathComponent)/case", isDirectory: true))
  }

  private func verify(
    _ recording: Recording = TinyRecording.make(), _ options: GoldenOptions = GoldenOptions(),
    record: RecordMode = .never, hasPictures: Bool = false
  ) throws -> GoldenSuite.Verdict {
    var suite = folder.suite()
    if hasPictures { suite.expectedPictures = ExpectedPictures(in: pictures) }
    return try suite.verify(
      GoldenCandidate(recording, options: options), as: GoldenName("case"), record: record)
  }

  private func comparison(_ verdict: GoldenSuite.Verdict) -> GoldenComparison? {
    switch verdict {
    case .passed(let comparison), .failed(let comparison, _): comparison
    case .recorded(let comparison): comparison
    case .missing: nil
    }
  }

  private static func red(_ value: Int) -> Recording {
    TinyRecording.make(color: Color(red: Double(value) / 255, green: 0, blue: 0))
  }

  // MARK: What there is

  @Test func textHasNoPictures() throws {
    try writeText()
    #expect(
      try golden.contents().keys.sorted() == ["golden.json", "motion.txt", "timeline.json.gz"])
    try GoldenCandidate(TinyRecording.make()).write(to: folder.url.appendingPathComponent("other"))
    let other = try folder.url.appendingPathComponent("other").contents()
    #expect(other.keys.sorted() == ["golden.json", "motion.txt", "sheet.png", "timeline.json"])
    // Any program for gzip opens it.
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-dc", golden.appendingPathComponent("timeline.json.gz").path]
    let output = Pipe()
    gzip.standardOutput = output
    try gzip.run()
    #expect(output.fileHandleForReading.readDataToEndOfFile() == other["timeline.json"])
    gzip.waitUntilExit()
  }

  @Test func anUnchangedOneDrawsNothing() throws {
    try writeText()
    let before = try golden.contents()
    guard case .passed(let comparison) = try verify() else {
      Issue.record("does not pass")
      return
    }
    #expect(comparison.outcome == .unchanged && !comparison.isDrawn && !comparison.isOutdated)
    // Recording again keeps the form, whatever the mode.
    for mode in [RecordMode.all, .failed] { _ = try verify(record: mode) }
    #expect(try golden.contents() == before)
  }

  /// A golden takes the form that is asked for when it is recorded, and not before.
  @Test(arguments: [RecordMode.failed, .all])
  func recordingChangesTheForm(record: RecordMode) throws {
    try GoldenCandidate(TinyRecording.make()).write(to: golden)
    let before = try golden.contents()
    guard case .passed(let comparison) = try verify(TinyRecording.make(), Self.text()) else {
      Issue.record("does not pass")
      return
    }
    #expect(comparison.isOutdated)
    #expect(try golden.contents() == before)
    _ = try verify(TinyRecording.make(), Self.text(), record: record)
    #expect(try golden.contents().keys.contains("timeline.json.gz"))
    _ = try verify(TinyRecording.make(), GoldenOptions(form: .pictures), record: record)
    #expect(try golden.contents() == before)
  }

  /// A golden of version 2 as it was before it had a text of the motion still passes, and gets one when it is recorded.
  @Test func aGoldenWithoutAMotionText() throws {
    try GoldenCandidate(TinyRecording.make()).write(to: golden)
    let before = try golden.contents()
    try FileManager.default.removeItem(at: golden.appendingPathComponent("motion.txt"))
    let file = golden.appendingPathComponent("golden.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing(#/"motion.txt": \{[^}]*\}, /#, with: "").utf8).write(to: file)
    try golden.reseal()
    guard case .passed(let comparison) = try verify() else {
      Issue.record("does not pass")
      return
    }
    #expect(comparison.outcome == .unchanged && comparison.isOutdated)
    _ = try verify(record: .failed)
    #expect(try golden.contents() == before)
  }

  // MARK: Without pictures

  /// Pixels differ and the timeline does not: nothing says by how much, so that nothing allows it.
  @Test func pixelsThatCannotBeComparedDoNotPass() throws {
    try writeText()
    try editPixels()
    guard case .failed(let comparison, let failure) = try verify(Self.otherPixels) else {
      Issue.record("passes")
      return
    }
    #expect(comparison.outcome == .different && comparison.worstFrame == nil)
    #expect(comparison.lines.count == 2, "\(comparison)")
    #expect(comparison.lines[0] == "pixels changed: what moved is equal")
    #expect(
      comparison.lines[1]
        == "pixels: 1 of 3 frames differs, 0; by how much is not known, as the golden has no pictures: "
        + "give --expected-pictures DIR, or FILMSTRIP_EXPECTED_PICTURES")
    // What there is to see is the recording.
    #expect(
      try failure.contents().keys.sorted() == [
        "actual.png", "comparison.json", "expected-timeline.json", "failure.json",
        "golden.json", "motion.txt", "sheet.png", "timeline.json",
      ])
  }

  private static let otherPixels = TinyRecording.make()

  /// Makes the first frame's display list and pixels others than those of the recording.
  private func editPixels() throws {
    let file = golden.appendingPathComponent("golden.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let digest = String(repeating: "0", count: 32)
    let edited = text.replacing(
      #/\{ "list": "[0-9a-f]*", "pixels": "[0-9a-f]*"/#,
      with: "{ \"list\": \"\(digest)\", \"pixels\": \"\(digest)\"", maxReplacements: 1)
    try Data(edited.utf8).write(to: file)
    try golden.reseal()
  }

  @Test func aChangeOfMotionIsNamed() throws {
    try writeText()
    guard case .failed(let comparison, _) = try verify(TinyRecording.make(step: 3)) else {
      Issue.record("passes")
      return
    }
    #expect(comparison.lines[0] == "changed")
    #expect(comparison.lines[1].contains("square position.x"), "\(comparison)")
    #expect(comparison.lines.last?.contains("the golden has no pictures") == true, "\(comparison)")
  }

  /// A tolerance allows nothing that is not compared.
  @Test func aToleranceNeedsPictures() throws {
    let tolerance = PixelTolerance(reason: "a test", channelDifference: 4)
    var options = Self.text(tolerance)
    options.comparison = .pixels
    try writeText(Self.red(255), options)
    guard case .passed = try verify(Self.red(255), options) else {
      Issue.record("equal pixels do not pass")
      return
    }
    #expect(comparison(try verify(Self.red(252), options))?.outcome == .different)
    try leavePictures(Self.red(255), tolerance: tolerance)
    #expect(comparison(try verify(Self.red(252), options, hasPictures: true))?.outcome == .similar)
    #expect(
      comparison(try verify(Self.red(249), options, hasPictures: true))?.outcome == .different)
  }

  /// Another version of Cairo may draw a little otherwise, which only pictures show.
  @Test func anotherRendererNeedsPictures() throws {
    try writeText()
    let file = golden.appendingPathComponent("golden.json")
    var text = try String(contentsOf: file, encoding: .utf8)
    text.replace(#/"cairo": "[^"]*"/#, with: "\"cairo\": \"0.9.9\"")
    try Data(text.utf8).write(to: file)
    try golden.reseal()
    #expect(comparison(try verify())?.outcome == .unchanged)
    text.replace(
      #/"pixels": "[0-9a-f]*"/#, with: "\"pixels\": \"\(String(repeating: "0", count: 32))\"")
    try Data(text.utf8).write(to: file)
    try golden.reseal()
    let comparison = try #require(comparison(try verify()))
    #expect(comparison.outcome == .different && comparison.rendererChange == nil)
    #expect(comparison.lines.contains { $0.contains("the golden has no pictures") })
  }

  /// By another number of Filmstrip's drawing, equal display lists are drawn and compared by their digests.
  @Test func anotherVersionOfTheDrawingIsDrawn() throws {
    try writeText()
    let file = golden.appendingPathComponent("golden.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing(#/"drawing": \d+/#, with: "\"drawing\": 1").utf8).write(to: file)
    try golden.reseal()
    let same = try #require(comparison(try verify()))
    #expect(same.outcome == .unchanged && same.isDrawn && same.isOutdated)
    try editPixels()
    let other = try #require(comparison(try verify()))
    #expect(other.outcome == .different)
    #expect(
      other.lines.contains {
        $0.hasPrefix("the golden was drawn with other programs or fonts: Filmstrip's drawing 1 → ")
      }, "\(other)")
  }

  // MARK: With pictures

  @Test func picturesComeFromElsewhere() throws {
    try writeText(Self.red(255))
    try leavePictures(Self.red(255))
    guard case .failed(let comparison, let failure) = try verify(Self.red(200), hasPictures: true)
    else {
      Issue.record("passes")
      return
    }
    #expect(comparison.worstFrame != nil)
    // As for a golden that has pictures.
    try GoldenCandidate(Self.red(255), options: GoldenOptions(form: .pictures)).write(to: golden)
    let names = try failure.contents()
    guard case .failed(let other, _) = try verify(Self.red(200)) else { return }
    #expect(comparison.lines == other.lines)
    var whole = try failure.contents()
    #expect(names["failure.json"] != whole["failure.json"])
    whole["failure.json"] = names["failure.json"]
    #expect(names == whole)
  }

  /// In small cells a tolerance allows what it does not allow in large ones.
  @Test func picturesOfAnotherSizeAreNotTaken() throws {
    let tolerance = PixelTolerance(reason: "a test", channelDifference: 4)
    var options = Self.text(tolerance)
    options.comparison = .pixels
    try writeText(Self.red(255), options)
    options.form = .pictures
    options.cellWidth = 5
    try GoldenCandidate(Self.red(255), options: options).write(
      to: pictures.appendingPathComponent(
        "\(folder.url.lastPathComponent)/case", isDirectory: true))
    options.cellWidth = nil
    let found = try #require(comparison(try verify(Self.red(252), options, hasPictures: true)))
    #expect(found.outcome == .different)
    #expect(found.lines.last?.hasSuffix("pictures have another size") == true, "\(found)")
  }

  @Test func picturesOfAnotherRecordingAreNotTaken() throws {
    try writeText(Self.red(255))
    func reason() throws -> String {
      comparison(try verify(Self.red(200), hasPictures: true))?.lines.last ?? ""
    }
    #expect(try reason().hasSuffix("pictures has none of this case"))
    try leavePictures(Self.red(254))
    #expect(try reason().hasSuffix("pictures are of another recording, or were drawn otherwise"))
    try leavePictures(Self.red(255))
    let sheet = pictures.appendingPathComponent("\(folder.url.lastPathComponent)/case/sheet.png")
    try Data("x".utf8).write(to: sheet)
    do {
      let verdict = try verify(Self.red(200), hasPictures: true)
      Issue.record("\(verdict)")
    } catch {
      #expect("\(error)".contains("case/sheet.png: is damaged ("), "\(error)")
    }
  }

  // MARK: Accepting

  @Test func anAcceptedFailureIsText() throws {
    try writeText(Self.red(200))
    let expected = try golden.contents()
    try writeText(Self.red(255))
    guard case .failed(_, let failure) = try verify(Self.red(200)) else {
      Issue.record("passes")
      return
    }
    let suites = folder.url.deletingLastPathComponent()
    #expect(try GoldenFailure(contentsOf: failure).accept(into: suites))
    #expect(try golden.contents() == expected)
  }

  // MARK: Bad input

  private func complaint() throws -> String {
    do {
      let verdict = try verify()
      Issue.record("passes: \(verdict)")
      return ""
    } catch {
      let message = "\(error)"
      #expect(!message.contains("\n"))
      return message
    }
  }

  @Test(arguments: ["motion.txt", "timeline.json.gz"])
  func aPartThatIsDamaged(name: String) throws {
    try writeText()
    let file = golden.appendingPathComponent(name)
    let data = try Data(contentsOf: file)
    for count in [1, data.count / 2, data.count - 1] {
      try data.prefix(count).write(to: file)
      #expect(try complaint().contains("case/\(name): is damaged ("), "\(count)")
    }
    var other = data
    other[other.count / 2] ^= 1
    try other.write(to: file)
    #expect(try complaint().contains("case/\(name): is damaged ("))
    try (data + Data("x".utf8)).write(to: file)
    #expect(try complaint().contains("case/\(name): is damaged ("))
    try FileManager.default.removeItem(at: file)
    #expect(try complaint().contains("case/\(name): is missing"))
  }

  /// The file says how large its content is, which may be anything.
  @Test func aPromiseOfGigabytesIsDamage() throws {
    try writeText()
    let file = golden.appendingPathComponent("timeline.json.gz")
    var data = try Data(contentsOf: file)
    for (size, place) in zip([0xff, 0xff, 0xff, 0x7f] as [UInt8], data.indices.suffix(4)) {
      data[place] = size
    }
    try data.write(to: file)
    #expect(
      try complaint().contains("case/timeline.json.gz: is damaged (it is not a whole gzip file)"))
  }

  /// Another timeline that is whole is not the golden's.
  @Test func anotherTimelineIsNotTaken() throws {
    try writeText(TinyRecording.make(step: 3))
    let file = golden.appendingPathComponent("timeline.json.gz")
    let other = try Data(contentsOf: file)
    try writeText()
    try other.write(to: file)
    #expect(try complaint().contains("case/timeline.json.gz: is damaged ("))
  }

  @Test(arguments: ["motion.txt", "timeline.json.gz"])
  func aPartThatIsNotListed(name: String) throws {
    try writeText()
    let file = golden.appendingPathComponent("golden.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let mark = try Regex("\"\(name)\": \\{[^}]*\\}(, )?")
    try Data(text.replacing(mark, with: "").replacing("},  }", with: "} }").utf8).write(to: file)
    try golden.reseal()
    #expect(try complaint().contains("case/golden.json: is damaged ("))
  }
}
