// SPDX-License-Identifier: MIT
import EditedGoldens
import Filmstrip
import Foundation
import Requirements
import Testing

/// Goldens that cannot be read say so in one line that names the file and what to do, and stay as they are.
@Suite struct GoldenBadInputTests {
  private let folder = TinyRecording.Folder()

  /// The message of a comparison that needs every file of a golden, which is left as it is.
  private func message(_ golden: URL, record: RecordMode = .missing) throws -> String {
    let before = try? golden.contents()
    var text = ""
    do {
      // Another motion needs the timeline, other pixels the sheet.
      let candidate = GoldenCandidate(TinyRecording.make(step: 3))
      let verdict = try folder.suite().verify(
        candidate, as: GoldenName(golden.lastPathComponent), record: record)
      Issue.record("\(verdict)")
    } catch {
      text = "\(error)"
    }
    #expect((try? golden.contents()) == before)
    #expect(!text.contains("\n"))
    return text
  }

  @Test(arguments: ["golden.json", "timeline.json", "sheet.png"])
  func aFileIsMissing(name: String) throws {
    let golden = try folder.golden()
    try FileManager.default.removeItem(at: golden.appendingPathComponent(name))
    #expect(
      try message(golden).hasSuffix(
        "case/\(name): is missing; restore it from version control, "
          + "or remove the folder and record again"))
  }

  @Test(arguments: ["golden.json", "timeline.json", "sheet.png"])
  func aFileIsEmpty(name: String) throws {
    let golden = try folder.golden()
    try Data().write(to: golden.appendingPathComponent(name))
    #expect(try message(golden).contains("case/\(name): is empty (0 bytes); restore it"))
  }

  @Test(arguments: ["golden.json", "timeline.json", "sheet.png"])
  func aFileBreaksOff(name: String) throws {
    for share in [0.1, 0.5, 0.9] {
      let golden = try folder.golden(named: "case")
      let file = golden.appendingPathComponent(name)
      let data = try Data(contentsOf: file)
      try data.prefix(Int(Double(data.count) * share)).write(to: file)
      let text = try message(golden)
      #expect(text.contains("case/\(name): is damaged ("), "\(text)")
      #expect(text.contains("restore it from version control"), "\(text)")
      try FileManager.default.removeItem(at: golden)
    }
  }

  @Test(arguments: ["golden.json", "timeline.json", "sheet.png"])
  func gitLFSLeftAPointer(name: String) throws {
    let golden = try folder.golden()
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    try Data(pointer.utf8).write(to: golden.appendingPathComponent(name))
    #expect(
      try message(golden).hasSuffix(
        "case/\(name): is a Git LFS pointer instead of the file; run 'git lfs pull'"))
  }

  @Test(arguments: ["golden.json", "timeline.json"])
  func aMergeLeftItsMarks(name: String) throws {
    let golden = try folder.golden()
    let file = golden.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let marked = text.replacing(
      "  \"frameRate\"",
      with: "<<<<<<< HEAD\n  \"frameRate\": 30,\n=======\n  \"frameRate\"", maxReplacements: 1)
    try Data((marked + ">>>>>>> theirs\n").utf8).write(to: file)
    #expect(try message(golden).contains("case/\(name): has merge-conflict marks; take one side"))
  }

  @Test func anotherProgramIsNewer() throws {
    for name in ["golden.json", "timeline.json"] {
      let golden = try folder.golden(named: "case")
      let file = golden.appendingPathComponent(name)
      let text = try String(contentsOf: file, encoding: .utf8)
      let newer = text.replacing(#/"version": \d+/#, with: "\"version\": 9")
      try Data(newer.utf8).write(to: file)
      try golden.reseal()
      let message = try message(golden)
      #expect(message.contains("case/\(name): is a golden of version 9"), "\(message)")
      #expect(message.contains("use a newer one"), "\(message)")
      try FileManager.default.removeItem(at: golden)
    }
  }

  /// Values that contradict each other or cannot be.
  @Test(arguments: [
    ("\"frameCount\": 3", "\"frameCount\": 4", "it has 3 frames, and says 4"),
    ("\"width\": 20", "\"width\": 0", "no size"),
    ("\"frame\": 2,", "\"frame\": 3,", "a cell of its sheet shows no frame"),
    ("\"x\": 16", "\"x\": -1", "a cell of its sheet shows no frame"),
    ("\"format\": \"filmstrip-golden\"", "\"format\": \"other\"", "its format is other"),
    ("\"pixels\": \"", "\"pixels\": \"z", "a digest has 32 hexadecimal digits"),
    ("\"cairo\"", "\"kairo\"", "environment.cairo is missing"),
    ("\"frameRate\": 60", "\"frameRate\": \"60\"", "frameRate has another form"),
  ])
  func aValueCannotBe(old: String, new: String, reason: String) throws {
    let golden = try folder.golden()
    let file = golden.appendingPathComponent("golden.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing(old, with: new, maxReplacements: 1).utf8).write(to: file)
    let message = try message(golden)
    #expect(message.contains("is damaged (") && message.contains(reason), "\(message)")
  }

  @Test func theSheetIsOfAnotherSize() throws {
    let golden = try folder.golden()
    let other = try folder.golden(TinyRecording.make(frames: 1), named: "other")
    let sheet = try Data(contentsOf: other.appendingPathComponent("sheet.png"))
    try sheet.write(to: golden.appendingPathComponent("sheet.png"))
    try golden.reseal()
    #expect(try message(golden).contains("do not hold the cells of golden.json"))
  }

  @Test func whatIsNotAFileIsNotRead() throws {
    let golden = try folder.golden()
    let file = golden.appendingPathComponent("golden.json")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    var text = ""
    do { _ = try Golden(contentsOf: golden) } catch { text = "\(error)" }
    #expect(text.contains("case/golden.json: cannot be read"), "\(text)")
    // A link that leads to itself cannot be read by anyone.
    let loop = folder.url.appendingPathComponent("loop", isDirectory: true)
    try FileManager.default.createSymbolicLink(atPath: loop.path, withDestinationPath: loop.path)
    #expect(throws: GoldenError.self) { try Golden(contentsOf: loop) }
  }

  @Test(.not(.asRoot, "root may read every file"))
  func aFolderMayNotBeRead() throws {
    let golden = try folder.golden()
    chmod(golden.path, 0)
    defer { chmod(golden.path, 0o755) }
    #expect(throws: GoldenError.self) { try Golden(contentsOf: golden) }
  }

  /// Recording again does not destroy what is no golden.
  @Test(arguments: [RecordMode.all, .failed, .missing])
  func filesOfOthersStay(mode: RecordMode) throws {
    let golden = try folder.golden()
    try Data("mine".utf8).write(to: golden.appendingPathComponent("notes.txt"))
    let text = try message(golden, record: mode == .missing ? .failed : mode)
    #expect(text.contains("holds notes.txt, which is not an output of Filmstrip"), "\(text)")
  }
}
