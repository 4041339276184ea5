// SPDX-License-Identifier: MIT
import EditedGoldens
import Filmstrip
import Foundation
import Testing

@Suite struct GoldenComparisonTests {
  private let folder = TinyRecording.Folder()

  private func compare(
    _ recording: Recording, with golden: URL, options: GoldenOptions = GoldenOptions(),
    isAudited: Bool = false
  ) throws -> GoldenComparison {
    try GoldenCandidate(recording, options: options).compare(
      with: try #require(try Golden(contentsOf: golden)), isAudited: isAudited)
  }

  private func edit(_ golden: URL, _ name: String, _ change: (String) -> String) throws {
    let file = golden.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed = change(text)
    try #require(changed != text)
    try Data(changed.utf8).write(to: file)
    try golden.reseal()
  }

  @Test func whatIsEqualIsNotDrawn() throws {
    let golden = try folder.golden()
    let comparison = try compare(TinyRecording.make(), with: golden)
    #expect(comparison.outcome == .unchanged && !comparison.isDrawn && !comparison.isOutdated)
    #expect(comparison.lines == ["unchanged"])
    let audited = try compare(TinyRecording.make(), with: golden, isAudited: true)
    #expect(audited.outcome == .unchanged && audited.isDrawn)
  }

  @Test func anotherPlaceIsMotionAndPixels() throws {
    let golden = try folder.golden()
    let comparison = try compare(TinyRecording.make(step: 3), with: golden)
    #expect(comparison.outcome == .different && comparison.isDrawn)
    // Frame 0 is the same. A step of 2 points moves 4 pixels: in frame 1 of 3 points 6, so that two
    // columns of 16 pixels at each side differ, and in frame 2 four.
    #expect(comparison.differingFrames == [1, 2])
    #expect(comparison.worstFrame?.index == 2)
    #expect(comparison.worstFrame?.diff.wrongPixelCount == 2 * 4 * 16)
    #expect(comparison.motion?.changes.map(\.layer.title) == ["square"])
    #expect(comparison.lines[0] == "changed")
    #expect(comparison.lines.contains { $0.contains("square position.x") })
    #expect(comparison.lines.contains { $0.hasPrefix("pixels: 2 of 3 frames differ, 1 to 2; ") })
  }

  /// All of frame 1 becomes a 255th darker, which is not visible, and half of frame 2 black.
  @Test func theFrameThatDiffersMostIsTheOneThatIsSeen() throws {
    func recording(isChanged: Bool) -> Recording {
      let made = TinyRecording.make(step: 0)
      return Recording(
        name: made.name, device: made.device, frameRate: 60, nanoseconds: made.nanoseconds,
        frames: made.frames.map { frame in
          let light = isChanged && frame.index == 1 ? 254.0 / 255 : 1
          let dark = isChanged && frame.index == 2 ? 0.0 : 1
          var root = Node(
            id: 1, className: "UIWindow",
            geometry: Geometry(frame: CGRect(origin: .zero, size: frame.size)))
          root.setContent(
            [
              .fill(
                Path(rect: CGRect(x: 0, y: 0, width: 20, height: 15)), rule: .winding,
                paint: .color(Color(red: dark, green: dark, blue: dark)))
            ], look: Node.Look())
          return Frame(
            index: frame.index, nanoseconds: frame.nanoseconds, size: frame.size,
            scale: frame.scale, background: Color(red: light, green: light, blue: light),
            root: dark == 0 ? root : made.frames[0].root)
        }, events: [], findings: [])
    }
    let golden = try folder.golden(recording(isChanged: false))
    let comparison = try compare(recording(isChanged: true), with: golden)
    #expect(comparison.differingFrames == [1, 2] && comparison.worstFrame?.index == 2)
    let verdict = try folder.suite().verify(
      GoldenCandidate(recording(isChanged: true)), as: GoldenName("case"), record: .never)
    guard case .failed(_, let failure) = verdict else {
      Issue.record("passes")
      return
    }
    let compared = try #require(try FailureComparison(contentsOf: InputFolder(failure)))
    let frames = compared.frames
    #expect(frames[0].weight == 0 && frames[1].share ?? 0 > frames[2].share ?? 0)
    #expect(frames[2].weight > 50 * frames[1].weight, "\(frames)")
  }

  /// As with fonts of another version whose letters look the same.
  @Test func anotherListWithEqualPixelsIsUnchanged() throws {
    let golden = try folder.golden()
    let same = TinyRecording.make()
    let other = Recording(
      name: same.name, device: same.device, frameRate: same.frameRate,
      nanoseconds: same.nanoseconds,
      frames: same.frames.map { frame in
        var root = frame.root
        // Painted where nothing is seen of it.
        root.children[0].content.insert(
          .fill(
            Path(rect: CGRect(x: 1, y: 1, width: 2, height: 2)), rule: .winding,
            paint: .color(.black)), at: 0)
        return Frame(
          index: frame.index, nanoseconds: frame.nanoseconds, size: frame.size, scale: frame.scale,
          background: frame.background, root: root)
      }, events: [], findings: [])
    let comparison = try compare(other, with: golden)
    #expect(comparison.outcome == .unchanged && comparison.isDrawn && comparison.isOutdated)
  }

  @Test func anotherEnvironmentIsDrawnAndPassesWithEqualPixels() throws {
    let golden = try folder.golden()
    try edit(golden, "golden.json") { $0.replacing("\"cairo\": \"", with: "\"cairo\": \"0.") }
    let comparison = try compare(TinyRecording.make(), with: golden)
    #expect(comparison.outcome == .unchanged && comparison.isDrawn && comparison.isOutdated)
  }

  @Test func anotherEnvironmentExplainsAMismatch() throws {
    let golden = try folder.golden()
    let digest = try #require(DrawingEnvironment.current.fonts["DejaVuSans.woff2"]).description
    try edit(golden, "golden.json") {
      $0.replacing("\"cairo\": \"1", with: "\"cairo\": \"0").replacing(
        "Inter-Regular.woff2", with: "Inter-Other.ttf"
      ).replacing(
        "DejaVuSans.woff2\": \"\(digest)", with: "DejaVuSans.ttf\": \"\(String(digest.reversed()))")
    }
    let comparison = try compare(
      TinyRecording.make(color: Color(red: 0.9, green: 0, blue: 0)), with: golden)
    #expect(comparison.outcome == .different)
    let line = try #require(comparison.lines.last)
    #expect(
      line.hasPrefix("the golden was drawn with other programs or fonts: Cairo 0."), "\(line)")
    #expect(line.contains("the font Inter-Other is not there"))
    #expect(line.contains("the font Inter-Regular was not there"))
    #expect(line.contains("another version of DejaVuSans"))
  }

  @Test func anotherVersionOfAFontIsDrawnOnlyIfListsDiffer() throws {
    let golden = try folder.golden()
    try edit(golden, "golden.json") { $0.replacing("Inter-Regular", with: "Inter-Other") }
    #expect(try !compare(TinyRecording.make(), with: golden).isDrawn)
  }

  @Test func moreFramesAreNotTheSame() throws {
    let golden = try folder.golden()
    for count in [2, 4] {
      let comparison = try compare(TinyRecording.make(frames: count), with: golden)
      #expect(comparison.outcome == .different)
      #expect(comparison.lines.contains("number of frames 3 → \(count)"), "\(comparison)")
      let pixels = try compare(
        TinyRecording.make(frames: count), with: golden,
        options: GoldenOptions(comparison: .pixels))
      #expect(pixels.outcome == .different)
    }
  }

  @Test func anotherSizeIsNamed() throws {
    let golden = try folder.golden()
    let comparison = try compare(
      TinyRecording.make(size: CGSize(width: 24, height: 30)), with: golden)
    #expect(comparison.outcome == .different)
    #expect(
      comparison.lines.contains(
        "screen Tiny, 20 × 30 points at 2× → Tiny, 24 × 30 points at 2×"), "\(comparison)")
  }

  @Test func endsOfLinesDoNotCount() throws {
    let golden = try folder.golden()
    for name in ["golden.json", "timeline.json"] {
      let file = golden.appendingPathComponent(name)
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacing("\n", with: "\r\n").utf8).write(to: file)
    }
    let comparison = try compare(TinyRecording.make(), with: golden)
    #expect(comparison.outcome == .unchanged && !comparison.isDrawn)
  }

  @Test func whatIsWrittenIsTheSameEachTime() throws {
    let one = try folder.golden().contents()
    let two = try folder.golden(named: "again").contents()
    #expect(one == two)
    #expect(one.keys.sorted() == ["golden.json", "motion.txt", "sheet.png", "timeline.json"])
  }

  /// The text is read again as what was written, tolerance and all.
  @Test func whatIsWrittenIsRead() throws {
    let tolerance = PixelTolerance(
      reason: "a \"reason\"\nof two lines", channelDifference: 3, pixels: .share(0.25),
      ignoresAntialiasing: true)
    let url = folder.url.appendingPathComponent("full", isDirectory: true)
    let recording = TinyRecording.make()
    try GoldenCandidate(
      recording, options: GoldenOptions(tolerance: tolerance, cellWidth: 10)
    ).write(to: url)
    let golden = try #require(try Golden(contentsOf: url))
    #expect(golden.file.tolerance == tolerance)
    #expect(golden.file.environment == .current)
    #expect(golden.file.frames.count == 3 && golden.file.name == "tiny")
    #expect(golden.file.sheet.width == 10 && golden.file.sheet.height == 15)
    #expect(
      golden.file.text
        == String(
          decoding: try Data(contentsOf: url.appendingPathComponent("golden.json")), as: UTF8.self))
    // A cell of the sheet is the frame, shrunk by half.
    let cell = golden.file.sheet.cells[2]
    let part = try golden.sheet().part(x: cell.x, y: cell.y, width: 10, height: 15)
    // The square is at 4 points, so that pixels 8 to 24 of 40 are red: cells' columns 2 to 6.
    #expect(part[2, 4] == Pixel(red: 255, green: 0, blue: 0))
    #expect(part[1, 4] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func aStillHasItsOwnPixels() throws {
    let golden = try folder.golden(TinyRecording.make(frames: 1))
    let file = try #require(try Golden(contentsOf: golden)).file
    #expect(file.sheet.width == 40 && file.sheet.height == 60)
  }

  @Test func atMostTwelveFramesAreShown() throws {
    let golden = try #require(
      try Golden(contentsOf: try folder.golden(TinyRecording.make(step: 0.1, frames: 40))))
    #expect(golden.file.frames.count == 40)
    #expect(golden.file.sheet.cells.count == 12)
    #expect(golden.file.sheet.cells.first?.frame == 0 && golden.file.sheet.cells.last?.frame == 39)
  }
}
