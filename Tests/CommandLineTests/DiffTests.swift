// SPDX-License-Identifier: MIT
import EditedGoldens
import Foundation
import FilmstripImaging
import Testing

@Suite struct DiffTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("diff-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(at: base) }

  private func diff(_ arguments: String...) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(["diff"] + arguments, folder: base)
  }

  private func write(
    _ name: String, width: Int = 30, height: Int = 20,
    _ patch: (x: Int, y: Int, width: Int, height: Int)? = nil, grey: UInt8 = 200
  ) throws {
    let bitmap = Bitmap(width: width, height: height, isOpaque: true) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let isInside =
            patch.map {
              ($0.x..<$0.x + $0.width).contains(x) && ($0.y..<$0.y + $0.height).contains(y)
            } ?? false
          let value = isInside ? grey : 100
          bytes.storeBytes(
            of: Pixel(red: value, green: 100, blue: 100).bgra.littleEndian,
            toByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
      }
    }
    try PNGFile.data(of: bitmap).write(to: base.appendingPathComponent(name))
  }

  private func write(_ text: String, to name: String) throws {
    let url = base.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Whether a run ended with 2 and one line that has some words.
  private func expectRefusal(
    _ result: FilmstripProcess.Result, _ words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.status == 2, "\(result)", sourceLocation: sourceLocation)
    #expect(result.output == "", sourceLocation: sourceLocation)
    #expect(
      result.errors.hasPrefix("filmstrip: ") && result.errors.filter { $0 == "\n" }.count == 1,
      "\(result.errors)", sourceLocation: sourceLocation)
    for word in words {
      #expect(result.errors.contains(word), "\(result.errors)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Images

  @Test func equalPicturesEndWith0() throws {
    defer { remove() }
    try write("a.png")
    try write("b.png")
    for other in ["a.png", "b.png"] {
      let result = try diff("a.png", other)
      #expect(result.status == 0 && result.errors == "")
      #expect(result.output == "pixels: no difference\n")
    }
    #expect(try diff("a.png", "b.png", "--quiet").output == "")
  }

  @Test func otherPixelsAreCountedAndPlaced() throws {
    defer { remove() }
    try write("a.png")
    try write("b.png", (x: 4, y: 5, width: 6, height: 3))
    let result = try diff("a.png", "b.png")
    #expect(result.status == 1 && result.errors == "")
    #expect(
      result.output
        == "pixels: 18 of 600 pixels differ by up to 100/255 in 1 region, 6×3 at (4, 5)\n")
    let quiet = try diff("a.png", "b.png", "--quiet")
    #expect(quiet.status == 1 && quiet.output == "" && quiet.errors == "")
  }

  @Test func aToleranceNeedsAReasonAndLetsPass() throws {
    defer { remove() }
    try write("a.png")
    try write("b.png", (x: 4, y: 5, width: 6, height: 3), grey: 102)
    let reason = ["--reason", "another zlib"]
    for tolerance in [
      ["--max-channel-difference", "2"], ["--max-pixels", "18"], ["--max-pixel-share", "0.03"],
    ] {
      let result = try FilmstripProcess.run(
        ["diff", "a.png", "b.png"] + tolerance + reason, folder: base)
      #expect(result.status == 0, "\(result)")
      #expect(
        result.output.hasPrefix(
          "pixels: 18 of 600 pixels differ by up to 2/255, within the tolerance: "))
      #expect(result.output.hasSuffix("(another zlib); all within 6×3 at (4, 5)\n"))
    }
    for tooLittle in [["--max-channel-difference", "1"], ["--max-pixels", "17"]] {
      let result = try FilmstripProcess.run(
        ["diff", "a.png", "b.png"] + tooLittle + reason, folder: base)
      #expect(result.status == 1 && result.output.contains("beyond the tolerance"), "\(result)")
    }
    expectRefusal(try diff("a.png", "b.png", "--max-pixels", "3"), "--reason", "tolerance")
    expectRefusal(try diff("a.png", "b.png", "--reason", "x"), "--reason", "no tolerance")
    expectRefusal(
      try diff("a.png", "b.png", "--max-pixels", "-1", "--reason", "x"), "--max-pixels -1")
    expectRefusal(
      try diff("a.png", "b.png", "--max-channel-difference", "256", "--reason", "x"),
      "--max-channel-difference 256")
  }

  @Test func otherSizesAreADifference() throws {
    defer { remove() }
    try write("a.png")
    try write("b.png", width: 31)
    let result = try diff("a.png", "b.png", "--output", "o")
    #expect(result.status == 1)
    #expect(result.output.contains("expected 30×20 pixels and got 31×20"), "\(result)")
    let picture = try PNGReader.read(path: base.appendingPathComponent("o/difference.png").path)
    #expect(picture.bitmap.width > 90)
  }

  // MARK: What cannot be compared

  @Test func whatIsNoPictureIsRefused() throws {
    defer { remove() }
    try write("a.png")
    try write("hello\n", to: "text.png")
    try write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: "pointer.png")
    try Data(base64Encoded: "iVBORw0KGgo=")?.write(to: base.appendingPathComponent("cut.png"))
    expectRefusal(try diff("a.png", "missing.png"), "missing.png: ")
    expectRefusal(try diff("missing.png", "a.png"), "missing.png: ")
    expectRefusal(try diff("a.png", "text.png"), "text.png: ")
    expectRefusal(try diff("text.png", "text.png"), "text.png: ")
    expectRefusal(try diff("a.png", "pointer.png"), "pointer.png: ", "Git LFS", "git lfs pull")
    expectRefusal(try diff("a.png", "cut.png"), "cut.png: ")
    // What no reader takes is not equal to itself, either: here the pixels are damaged.
    var damaged = try Data(contentsOf: base.appendingPathComponent("a.png"))
    damaged[damaged.count - 30] ^= 0xff
    try damaged.write(to: base.appendingPathComponent("damaged.png"))
    expectRefusal(try diff("damaged.png", "damaged.png"), "damaged.png: ")
    expectRefusal(try diff("a.png"), "actual")
    expectRefusal(try diff("a.png", ""), "''")
  }

  @Test func whatIsNoOutputIsRefused() throws {
    defer { remove() }
    try write("a.png")
    try write("text", to: "notes/read-me.txt")
    expectRefusal(try diff("a.png", "notes"), "notes: holds no PNG or JPEG files")
    try write("{}", to: "golden/golden.json")
    expectRefusal(try diff("golden", "golden"), "golden/golden.json: is damaged")
    try write("<<<<<<< ours\n{\n=======\n>>>>>>> theirs\n", to: "merged/timeline.json")
    expectRefusal(try diff("merged", "merged"), "merged/timeline.json")
  }

  // MARK: Outputs

  private func render(
    _ name: String, _ more: [String] = [], transition: String = "shadow-push"
  ) throws {
    for (screen, grey) in [("from.png", UInt8(40)), ("to.png", 220)] {
      try write(screen, width: 40, height: 60, (x: 5, y: 5, width: 30, height: 40), grey: grey)
    }
    let result = try FilmstripProcess.run(
      [
        "render", transition, "--from", "from.png", "--to", "to.png", "--scale", "1",
        "--output", name,
      ] + more, folder: base)
    try #require(result.status == 0, "\(result)")
  }

  @Test func outputsOfOneTransitionAreEqual() throws {
    defer { remove() }
    try render("one")
    try render("two", ["--jobs", "1"])
    let result = try diff("one", "two")
    #expect(result.status == 0, "\(result)")
    #expect(result.output == "motion: no difference\npixels: no difference in 22 frames\n")
    let animations = try diff("one/animation.png", "two/animation.png")
    #expect(animations.output == "pixels: no difference in 22 frames\n")
  }

  @Test func ofFoldersOfImagesTheFrameThatDiffersMostIsNamed() throws {
    defer { remove() }
    for name in ["one", "two"] {
      try FileManager.default.createDirectory(
        at: base.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let sides = [0, 2, 4, 3]
    for (index, side) in sides.enumerated() {
      try write("one/\(index).png")
      try write("two/\(index).png", side == 0 ? nil : (x: 4, y: 5, width: side, height: side))
    }
    let result = try diff("one", "two", "--output", "o")
    #expect(
      result.output
        == "pixels: 3 of 4 frames differ, most in frame 2 at 33.3 ms: 16 of 600 pixels differ by up to "
        + "100/255 in 1 region, 4×4 at (4, 5)\n-> o\n")
    let tolerated = try diff("one", "two", "--max-pixels", "9", "--reason", "small")
    #expect(
      tolerated.status == 1 && tolerated.output.contains("1 of 4 frames differ, most in frame 2"))
    let all = try diff("one", "two", "--max-pixels", "16", "--reason", "small")
    #expect(all.status == 0 && all.output.contains("3 of 4 frames are within the tolerance"))
    try FileManager.default.removeItem(at: base.appendingPathComponent("two/3.png"))
    let fewer = try diff("one", "two")
    #expect(fewer.status == 1)
    #expect(
      fewer.output.hasPrefix("number of frames 4 → 3, 3 of them at the same times\npixels: 2 of 3"))
  }

  @Test func anotherDurationIsSaidBeforePixels() throws {
    defer { remove() }
    try render("one")
    try render("two", ["--duration", "0.5"])
    let result = try diff("one", "two")
    #expect(result.status == 1 && result.errors == "")
    let lines = result.output.components(separatedBy: "\n")
    #expect(lines.first?.hasSuffix("; duration 0.35 → 0.5 s") == true, "\(result.output)")
    #expect(lines.contains("duration 0.35 → 0.5 s"))
    #expect(lines.contains("number of frames 22 → 31"))
    #expect(
      lines.contains {
        $0.contains(": to-snapshot position.x up to ") && $0.hasSuffix("; duration 0.35 → 0.5 s")
      }, "\(result.output)")
    #expect(
      lines.contains { $0.hasPrefix("pixels: ") && $0.contains(" of 22 frames differ, most in") })
    let pixels = try diff("one", "two", "--pixels-only")
    #expect(pixels.status == 1)
    #expect(
      pixels.output.hasPrefix("number of frames 22 → 31, 22 of them at the same times\npixels: "),
      "\(pixels.output)")
    let animations = try diff("one/animation.png", "two/animation.png")
    #expect(animations.status == 1 && animations.output.contains("number of frames 22 → 31"))
    let timelines = try diff("one/timeline.json", "two/timeline.json")
    #expect(timelines.status == 1 && timelines.output.contains("\nduration 0.35 → 0.5 s\n"))
    expectRefusal(try diff("one/timeline.json", "from.png"), "one/timeline.json", "one kind")
  }

  /// Goldens of the gallery's tests; "again" is "one" with other digests of pixels, and says so.
  private func copyGoldens() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    for (name, golden) in [("one", "shadow-push"), ("two", "scale-push"), ("again", "shadow-push")]
    {
      try FileManager.default.copyItem(
        at: FilmstripProcess.root.appendingPathComponent(
          "Tests/TransitionsTests/Goldens/GalleryGoldenTests/transition.\(golden)"),
        to: base.appendingPathComponent(name))
    }
    let file = base.appendingPathComponent("again/golden.json")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing(#/"pixels": "../#, with: "\"pixels\": \"zz")
      .replacing("\"zz", with: "\"0f")
    try Data(text.utf8).write(to: file)
    try base.appendingPathComponent("again").reseal()
  }

  @Test func goldensAreComparedByTheirTimelineAndSheet() throws {
    defer { remove() }
    try copyGoldens()
    #expect(try diff("one", "one").status == 0)
    let result = try diff("one", "two")
    #expect(result.status == 1)
    #expect(result.output.contains("layer from-snapshot is missing"), "\(result.output)")
    #expect(result.output.contains("pixels: "))
    try FileManager.default.removeItem(at: base.appendingPathComponent("two/sheet.png"))
    expectRefusal(try diff("one", "two"), "two/sheet.png")
  }

  /// A sheet shows some of the frames, and those smaller: what it shows is equal here.
  @Test func goldensAreComparedByTheirDigests() throws {
    defer { remove() }
    try copyGoldens()
    let result = try diff("one", "again")
    #expect(result.status == 1, "\(result.output)")
    #expect(
      result.output.contains(
        "pixels: 22 of 22 frames differ by their digests, and no cell of the sheets does"),
      "\(result.output)")
  }

  /// Half a comparison says so, also to those who want to hear of errors alone.
  @Test func whatIsNotComparedIsSaid() throws {
    defer { remove() }
    try render("one", ["--emit", "frames,timeline"])
    try render("two", ["--emit", "frames"])
    let result = try diff("one", "two", "--quiet")
    #expect(result.status == 0 && result.output == "")
    #expect(
      result.errors.contains("motion: not compared, as two has no timeline.json"),
      "\(result.errors)")
    #expect(try diff("one", "two", "--quiet", "--pixels-only").errors == "")
  }

  /// Equal numbers of frames, and not one at the time of another.
  @Test func framesWithoutAPartnerAreADifference() throws {
    defer { remove() }
    for (name, progress) in [("one", "0.2"), ("two", "0.6")] {
      try render(name, ["--progress", progress, "--emit", "timeline"], transition: "full-pop")
    }
    let result = try diff("one", "two")
    #expect(result.status == 1, "\(result.output)\(result.errors)")
    #expect(result.output.contains("0 of 1 frames are at the same times"), "\(result.output)")
  }

  // MARK: The folder

  @Test func theFolderHasTheReportAndThePictures() throws {
    defer { remove() }
    try write("a.png")
    try write("b.png", (x: 4, y: 5, width: 6, height: 3))
    let result = try diff("a.png", "b.png", "--output", "deep/o")
    #expect(result.status == 1 && result.output.hasSuffix("-> deep/o\n"))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: base.appendingPathComponent("deep/o").path)
    #expect(names.sorted() == ["blink.png", "difference.png", "report.txt"])
    let report = try String(
      contentsOf: base.appendingPathComponent("deep/o/report.txt"), encoding: .utf8)
    #expect(report.hasPrefix("filmstrip diff\n\nexpected: a.png\nactual:   b.png\n\npixels: 18 of"))
    let blink = try #require(
      try AnimatedPNG(path: base.appendingPathComponent("deep/o/blink.png").path))
    #expect(blink.delays.count == 2)
    // Eight times as large; words above, with a gutter of 16 on all sides.
    let board = try PNGReader.read(
      path: base.appendingPathComponent("deep/o/difference.png").path
    ).bitmap
    #expect(board.width == 16 + 3 * (240 + 16))
    let strip = board.height - (160 + 32)
    #expect(strip >= 24 && strip <= 40)
    // Something is written there, above each panel and nowhere else.
    let ground = board[0, 0]
    for panel in 0..<3 {
      let start = 16 + panel * 256
      #expect(
        (start..<start + 100).contains { x in (0..<strip).contains { board[x, $0] != ground } })
      #expect(
        (start + 160..<start + 240).allSatisfy { x in
          (0..<strip).allSatisfy { board[x, $0] == ground }
        })
    }
    // An earlier comparison is replaced as a whole: nothing differs now.
    #expect(try diff("a.png", "a.png", "--output", "deep/o").status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: base.appendingPathComponent("deep/o").path) == ["report.txt"])
  }

  @Test func whatOthersHaveInTheFolderStays() throws {
    defer { remove() }
    try write("a.png")
    try write("b.png", (x: 4, y: 5, width: 6, height: 3))
    try write("mine", to: "o/notes.txt")
    expectRefusal(try diff("a.png", "b.png", "--output", "o"), "o: ", "notes.txt", "--output")
    try write("mine", to: "p/report.txt")
    expectRefusal(try diff("a.png", "b.png", "--output", "p"), "p: ", "report.txt")
    #expect(
      try String(contentsOf: base.appendingPathComponent("o/notes.txt"), encoding: .utf8) == "mine")
    expectRefusal(try diff("a.png", "b.png", "--output", "a.png"), "a.png", "--output")
    try render("one")
    expectRefusal(try diff("one", "one", "--output", "one"), "--output one", "another folder")
    expectRefusal(
      try diff("a.png", "b.png", "--output", "one"), "one: ")
    let hidden = try FileManager.default.contentsOfDirectory(atPath: base.path)
      .filter { $0.hasPrefix(".") }
    #expect(hidden.isEmpty)
  }

  @Test func theHelpNamesAllOptions() throws {
    let result = try diff("--help")
    #expect(result.status == 0)
    for option in [
      "--output", "--reason", "--max-channel-difference", "--max-pixels", "--max-pixel-share",
      "--ignore-antialiasing", "--pixels-only", "--jobs", "--quiet", "Exit status",
    ] {
      #expect(result.output.contains(option), "\(option)")
    }
  }
}
