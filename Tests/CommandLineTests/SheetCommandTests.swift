// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Requirements
import Testing

@Suite final class SheetCommandTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("sheet-\(UUID().uuidString)")

  init() throws {
    for (folder, count) in [("one", 3), ("two", 12)] {
      let url = base.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for number in 0..<count {
        let pixel = Pixel(red: UInt8(number * 20), green: 40, blue: 90)
        try PNGFile.data(of: Bitmap(width: 30, height: 50, filledWith: pixel))
          .write(to: url.appendingPathComponent("\(number).png"))
      }
    }
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  private func run(_ arguments: String...) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(["sheet"] + arguments, folder: base)
  }

  private func frames(_ folder: String) throws -> [String] {
    let data = try Data(contentsOf: base.appendingPathComponent(folder + "/sheet.json"))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return (root["frames"] as? [String: Any])?.keys.sorted()
      ?? (root["frames"] as? [[String: Any]] ?? []).compactMap { $0["filename"] as? String }
  }

  @Test func aFolderOfImagesBecomesASheetBesideIt() throws {
    let result = try run("one")
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output == "one: 3 frames -> output/one-sheet (sheet)\n")
    #expect(try frames("output/one-sheet") == ["0.png", "1.png", "2.png"])
  }

  @Test func severalAreStackedAndOptionsChooseFrames() throws {
    #expect(try run("two", "one", "--cells", "2", "--json", "array", "--output", "o").status == 0)
    #expect(
      try frames("o") == ["two/0.png", "two/11.png", "one/0.png", "one/2.png"])
    #expect(try run("two", "--every", "5", "--json", "array", "--output", "o", "-q").output == "")
    #expect(try frames("o") == ["0.png", "5.png", "10.png", "11.png"])
    #expect(try run("two", "--all", "--output", "o").status == 0)
    #expect(try frames("o").count == 12)
    let title = try run("two", "one", "--title", "A", "--title", "B", "--output", "o")
    #expect(title.status == 0)
    #expect(try frames("o").first == "A/0.png")
  }

  @Test func imagesAreOneSequenceAndAnimationsOneEach() throws {
    let animation = FilmstripProcess.root.appendingPathComponent("Fixtures/apng/ffmpeg-moved.png")
    let result = try run("one/2.png", animation.path, "one/0.png", "--output", "o")
    #expect(result.status == 0)
    #expect(result.output == "one, ffmpeg-moved: 6 frames -> o (sheet)\n")
    #expect(
      try frames("o") == [
        "ffmpeg-moved/0000.png", "ffmpeg-moved/0001.png", "ffmpeg-moved/0002.png",
        "ffmpeg-moved/0003.png", "one/0.png", "one/2.png",
      ])
  }

  @Test func anOutputKeepsItsNameAndTags() throws {
    let run = try SmallRun()
    defer { run.remove() }
    try run.leave(.there, SmallRun.few)
    let result = try FilmstripProcess.run(["sheet", "move", "--output", "s"], folder: run.place)
    #expect(result.status == 0)
    #expect(result.output == "shadow-push: 7 frames -> s (sheet)\n")
    let text = try String(
      contentsOf: run.place.appendingPathComponent("s/sheet.json"), encoding: .utf8)
    #expect(text.contains("{ \"name\": \"settle\", \"from\": 6, \"to\": 6"))
  }

  @Test(
    arguments: [
      (["one", "--columns", "0"], "--columns 0: must be from 1 to 1000"),
      (["one", "--cells", "0"], "--cells 0: must be from 1 to 1000000"),
      (["one", "--cell-width", "7"], "--cell-width 7: must be from 8 to 4096"),
      (["one", "--max-size", "1"], "--max-size 1: must be from 64 to 65535"),
      (["one", "--fps", "0"], "--fps 0.0: must be more than 0, up to 1000"),
      (["one", "--every", "2", "--all"], "--every and --all exclude each other"),
      (["one", "--backdrop", "pink"], "pink"), ([], "frames"),
      (["one", "--output", "sheet.png"], "--output sheet.png: give a folder"),
      (
        ["one", "--output", "one"], "--output one: holds the frames in one, which would be replaced"
      ),
      (["one/1.png", "--output", "one"], "--output one: holds the frames in one/1.png"),
      (["one", "--title", "a", "--title", "b"], "--title b: there are 2 titles for 1 sequences"),
      (["nothing"], "nothing: cannot be read (No such file or directory)"),
      (["one", "--output", "mine"], "mine: holds note.txt, which is not an output of Filmstrip"),
      (["one", "--output", "file"], "file: is a file, not a folder"),
      (
        ["lfs.png"],
        "lfs.png: is a Git LFS pointer, not the image; get the file with `git lfs pull`"
      ),
      (["one", "--cell-width", "300", "--max-size", "300"], "sheet.png: 3 cells of this size"),
      (["one", "two/1.png", "huge.png"], "huge.png: "),
    ] as [([String], String)])
  func whatIsWrongIsOneLine(arguments: [String], message: String) throws {
    try expectOneLine(arguments, message)
  }

  @Test(.not(.asRoot, "root may read every folder")) func aClosedFolderIsOneLine() throws {
    try expectOneLine(["closed"], "closed: cannot be read (Permission denied)")
  }

  private func expectOneLine(_ arguments: [String], _ message: String) throws {
    let mine = base.appendingPathComponent("mine")
    try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: mine.appendingPathComponent("note.txt"))
    try Data("x".utf8).write(to: base.appendingPathComponent("file"))
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8)
      .write(to: base.appendingPathComponent("lfs.png"))
    try PNGFile.data(of: Bitmap(width: 31, height: 50, filledWith: Pixel(bgra: 0)))
      .write(to: base.appendingPathComponent("huge.png"))
    let closed = base.appendingPathComponent("closed")
    try FileManager.default.createDirectory(at: closed, withIntermediateDirectories: true)
    chmod(closed.path, 0)
    defer { chmod(closed.path, 0o755) }
    let before = try FileManager.default.subpathsOfDirectory(atPath: base.path).sorted()
    let result = try FilmstripProcess.run(["sheet"] + arguments, folder: base)
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.hasPrefix("filmstrip: ") && result.errors.contains(message))
    #expect(result.errors.filter { $0 == "\n" }.count == 1, "\(result.errors)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: base.path).sorted() == before)
  }
}
