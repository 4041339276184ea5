// SPDX-License-Identifier: MIT
import FilmstripCairoRaster
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite final class TransitionSheetTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("sheets-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  private func url(_ name: String) -> URL { base.appendingPathComponent(name) }

  private struct Page {
    let bitmap: Bitmap
    let meta: [String: Any]
    /// By the order of the array form.
    let frames: [[String: Any]]

    init(_ folder: URL, _ stem: String = "sheet") throws {
      bitmap = try PNGReader.read(path: folder.appendingPathComponent(stem + ".png").path).bitmap
      let data = try Data(contentsOf: folder.appendingPathComponent(stem + ".json"))
      let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      meta = try #require(root["meta"] as? [String: Any])
      frames = try #require(root["frames"] as? [[String: Any]])
    }

    var names: [String] { frames.compactMap { $0["filename"] as? String } }
    var durations: [Double] { frames.compactMap { $0["duration"] as? Double } }
    var tags: [String] {
      (meta["frameTags"] as? [[String: Any]] ?? []).map { tag in
        "\(tag["name"] ?? "") \(tag["from"] ?? "")-\(tag["to"] ?? "") \(tag["direction"] ?? "")"
      }
    }

    func rect(_ index: Int) throws -> (x: Int, y: Int, w: Int, h: Int) {
      let rect = try #require(frames[index]["frame"] as? [String: Int])
      return (rect["x"] ?? -1, rect["y"] ?? -1, rect["w"] ?? -1, rect["h"] ?? -1)
    }

    func cell(_ index: Int) throws -> Bitmap {
      let (left, top, width, height) = try rect(index)
      let bitmap = bitmap
      return Bitmap(width: width, height: height) { target in
        let pixels = target.bindMemory(to: UInt32.self)
        for y in 0..<height {
          for x in 0..<width { pixels[y * width + x] = bitmap[left + x, top + y].bgra.littleEndian }
        }
      }
    }
  }

  private func write(
    _ rows: [TransitionSheet.Row], _ name: String = "o", jobs: Int = 2,
    _ options: SheetOptions = SheetOptions(dataFormat: .array)
  ) throws -> Page {
    var options = options
    options.dataFormat = .array
    try TransitionSheet(rows).write(
      to: url(name), options: OutputOptions(sheet: options, jobs: jobs))
    return try Page(url(name))
  }

  private func sequence(_ pixels: [Pixel], width: Int = 8, height: Int = 6) throws -> FrameSequence
  {
    let folder = url("frames-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, pixel) in pixels.enumerated() {
      let bitmap = Bitmap(width: width, height: height, filledWith: pixel)
      try PNGFile.data(of: bitmap).write(to: folder.appendingPathComponent("\(index).png"))
    }
    return try FrameSequence(contentsOf: folder, frameRate: 10)
  }

  private let black = Pixel(red: 0, green: 0, blue: 0)
  private let white = Pixel(red: 255, green: 255, blue: 255)

  // MARK: Cells and their description

  @Test func cellsAreTheFramesAveragedByArea() throws {
    let recording = SmallScreen.recordPush()
    let page = try write([.recording(recording)], "o", SheetOptions(cellWidth: 60))
    let indices = SheetOptions().indices(of: recording.frames.count)
    #expect(page.names == indices.map { "00\($0 < 10 ? "0" : "")\($0).png" })
    for (place, index) in indices.enumerated() {
      let frame = CairoRasterizer().rasterize(recording.frames[index])
      #expect(try page.cell(place) == AreaScaler.scale(frame, width: 60, height: 60))
    }
    #expect(page.meta["format"] as? String == "RGB888" && page.meta["scale"] as? String == "0.5")
    #expect(page.durations.dropLast().allSatisfy { abs($0 - 33.333) < 16.7 })
    #expect(page.durations.last == 16.667)
  }

  @Test func filesGiveTheSameSheetAsTheRecordingTheyAreOf() throws {
    let recording = SmallScreen.recordPush()
    try recording.write(to: url("output"))
    let ofRecording = try write([.recording(recording)], "a")
    let ofFiles = try write([.sequence(try FrameSequence(contentsOf: url("output")))], "b")
    #expect(ofFiles.names == ofRecording.names && ofFiles.tags == ofRecording.tags)
    #expect(ofFiles.durations == ofRecording.durations)
    for index in ofRecording.frames.indices {
      #expect(try ofFiles.cell(index) == ofRecording.cell(index))
    }
    // And the one that `write(to:)` makes is that of the recording, byte for byte.
    let hash = OutputOptions()
    try TransitionSheet([.recording(recording)]).write(to: url("c"), options: hash)
    let (pages, lost) = try TransitionSheet([.recording(recording)]).makePages(options: hash)
    #expect(pages.count == 1 && lost == [])
    let smallest = pages[0].imageData(compression: .level(12))
    let whole = try Data(contentsOf: url("c/sheet.png"))
    #expect(smallest.count < whole.count)
    #expect(
      try PNGReader.decode(smallest, name: "a.png").bitmap
        == PNGReader.decode(whole, name: "b.png").bitmap)
    for name in ["sheet.png", "sheet.json"] {
      let one = try Data(contentsOf: url("output/\(name)"))
      #expect(try one == Data(contentsOf: url("c/\(name)")), "\(name)")
    }
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let recording = SmallScreen.recordPush()
    let rows = [TransitionSheet.Row.recording(recording), .recording(recording, title: "again")]
    var files: [Data] = []
    for jobs in [1, 8, 3] {
      _ = try write(rows, "o", jobs: jobs)
      files += [
        try Data(contentsOf: url("o/sheet.png")), try Data(contentsOf: url("o/sheet.json")),
      ]
    }
    #expect(files[0] == files[2] && files[0] == files[4])
    #expect(files[1] == files[3] && files[1] == files[5])
  }

  @Test func severalTransitionsAreStackedUnderTheirTitles() throws {
    let push = SmallScreen.recordPush()
    let page = try write(
      [
        .recording(push), .recording(push, title: "back/forth"),
        .sequence(try sequence([black, white])), .recording(push),
      ], "o", SheetOptions(selection: .evenlySpaced(count: 3), cellWidth: 40))
    #expect(
      page.names.prefix(4) == [
        "push/0000.png", "push/0016.png", "push/0031.png", "back-forth/0000.png",
      ])
    #expect(page.names.last == "push-2/0031.png" && Set(page.names).count == 11)
    let tops = try page.frames.indices.map { try page.rect($0).y }
    #expect(tops == tops.sorted() && Set(tops).count == 4)
    #expect(page.tags.first == "push/begin 0-0 forward")
    #expect(page.tags.contains("push-2/settle 10-10 forward"))
  }

  @Test func unevenTimesKeepTheirDurations() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Fixtures/apng/pillow-moved.png")
    let page = try write([.sequence(try FrameSequence(contentsOf: file))])
    #expect(page.durations == [40, 50, 1_000, 30])
    let few = try write(
      [.sequence(try FrameSequence(contentsOf: file))], "few",
      SheetOptions(selection: .evenlySpaced(count: 2)))
    #expect(few.durations == [1_090, 30])
  }

  @Test(arguments: [(1, 1), (30, 1_000), (1_000, 3), (7, 13)])
  func anySizeAndASingleFrameAreFine(width: Int, height: Int) throws {
    for pixels in [[white], [white, black]] {
      let page = try write([.sequence(try sequence(pixels, width: width, height: height))])
      #expect(page.names.count == pixels.count)
      let (_, _, w, h) = try page.rect(0)
      #expect(w == 200 && h == max(1, (200 * height + width / 2) / width))
      #expect(try page.cell(0)[0, 0] == white)
    }
  }

  /// Their times are no instants of the recording: the callbacks are at other times.
  @Test func heldFramesAreInteractiveAndHaveNoEvents() throws {
    let held = SmallScreen.recordPush().showing(frames: [3, 9, 20], at: [0.1, 0.3, 0.6], of: 0.5)
    let page = try write([.recording(held)])
    #expect(page.tags == ["interactive 0-2 forward"])
    #expect(page.durations == [1_000, 1_000, 1_000])
    try held.write(to: url("held"), emitting: [.frames, .timeline])
    let ofFiles = try write([.sequence(try FrameSequence(contentsOf: url("held")))], "files")
    #expect(ofFiles.tags == page.tags && ofFiles.durations == page.durations)
  }

  @Test func touchesMakePhases() throws {
    let screen = SmallScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    let pan = UIPanGestureRecognizer { _ in }
    view.addGestureRecognizer(pan)
    let other = UIView()
    screen.show(other)
    screen.show(view)
    let recording = screen.stage.record("pan") {
      screen.stage.perform(
        .pan(from: .point(10, 60), to: .point(110, 60), duration: 0.2).delayed(by: 0.1))
      // A view that is animated does not take touches.
      UIView.animate(withDuration: 0.5) { other.alpha = 0.5 }
    }
    #expect(recording.touches.map(\.phase) == [.began, .ended])
    #expect(recording.touches.map(\.nanoseconds) == [100_000_000, 300_000_000])
    #expect(recording.touches.map(\.location.x) == [10, 110])
    let page = try write([.recording(recording)], "o", SheetOptions(selection: .all, cellWidth: 40))
    // The pan begins after 10 points: a tenth of its time, and so with the refresh after 0.12 s.
    #expect(page.tags == ["begin 0-7 forward", "interactive 8-17 forward", "settle 18-30 forward"])
    let file = TimelineFile(recording)
    #expect(file.text.contains("{ \"time\": 0.1, \"touch\": \"began\", \"x\": 10, \"y\": 60 }"))
    let read = try TimelineFile(data: Data(file.text.utf8), shownAs: "timeline.json")
    #expect(read.touches == recording.touches)
    let damaged = file.text.replacingOccurrences(of: "\"began\"", with: "\"begun\"")
    #expect(
      throws: TimelineFileError.damaged(file: "t.json", reason: "touch has another form")
    ) { _ = try TimelineFile(data: Data(damaged.utf8), shownAs: "t.json") }
  }

  // MARK: Backdrops

  @Test func transparentFramesShowTheBackdrop() throws {
    let half = Pixel(red: 100, green: 0, blue: 0, alpha: 128)
    let frames = try sequence([half, Pixel(bgra: 0)])
    let light = try write([.sequence(frames)], "light")
    #expect(try light.cell(1)[0, 0] == Pixel(red: 0xe4, green: 0xe4, blue: 0xe9))
    let dark = try write([.sequence(frames)], "dark", SheetOptions(backdrop: .dark))
    #expect(try dark.cell(1)[0, 0] == Pixel(red: 0x1c, green: 0x1c, blue: 0x1e))
    // 100 + 28 · 127 / 255 = 113.9
    #expect(try dark.cell(0)[0, 0].red == 114)
    let none = try write([.sequence(frames)], "none", SheetOptions(backdrop: .transparent))
    #expect(none.meta["format"] as? String == "RGBA8888")
    #expect(try none.cell(1)[0, 0] == Pixel(bgra: 0))
    #expect(try none.cell(0)[0, 0].alpha == 128)
    #expect(none.bitmap[0, 0] == Pixel(bgra: 0))
  }

  /// Contrast of at least 4.5 to 1 (WCAG 2.2) between the darkest and the lightest of a label's pixels.
  @Test(arguments: SheetOptions.Backdrop.allCases)
  func labelsAreLegibleOnEveryBackdrop(backdrop: SheetOptions.Backdrop) throws {
    let page = try write(
      [.sequence(try sequence([black, white]))], "o", SheetOptions(backdrop: backdrop))
    func luminance(_ pixel: Pixel) -> Double {
      func linear(_ value: UInt8) -> Double {
        let share = Double(value) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(pixel.red) + 0.7152 * linear(pixel.green) + 0.0722 * linear(pixel.blue)
    }
    let (left, top, width, height) = try page.rect(1)
    // The number at the left of the gutter, the time at its right.
    for columns in [left..<left + 16, left + width - 40..<left + width - 6] {
      let values = columns.flatMap { x in
        (top + height + 10..<top + height + 26).map { luminance(page.bitmap[x, $0]) }
      }
      let (least, most) = (values.min() ?? 0, values.max() ?? 0)
      #expect((most + 0.05) / (least + 0.05) >= 4.5)
      #expect(page.bitmap[columns.upperBound - 1, top + height + 12].alpha == 255)
    }
  }

  // MARK: The strip

  /// Frame 1 differs in all, frame 2 in nothing, frame 3 by half: bars of 27, 0 and 14 pixels above the
  /// bottom, 93 pixels below the top of the page (16 + 32 + 15 + 30).
  @Test func barsAreAsHighAsFramesChange() throws {
    let gray = Pixel(red: 128, green: 128, blue: 128)
    let page = try write([.sequence(try sequence([black, white, white, gray]))])
    let (width, bottom) = (page.bitmap.width - 32, 93)
    let track = page.bitmap[16 + width / 8, bottom - 10]
    let heights = (0..<4).map { index in
      let x = 16 + width * (2 * index + 1) / 8
      return (1...29).prefix { page.bitmap[x, bottom - $0] != track }.count
    }
    #expect(heights == [0, 27, 0, 13])
  }

  @Test func framesWithoutACellCountToo() throws {
    let frames = try sequence([black, black, white, white, white])
    let page = try write([.sequence(frames)], "o", SheetOptions(selection: .evenlySpaced(count: 2)))
    let width = page.bitmap.width - 32
    let colors = (0..<5).map { page.bitmap[16 + width * (2 * $0 + 1) / 10, 93 - 10] }
    #expect(colors[2] != colors[1] && Set([0, 1, 3, 4].map { colors[$0] }).count == 1)
  }

  // MARK: Pages

  @Test func whatDoesNotFitGoesOnOnFurtherPages() throws {
    let frames = try sequence(Array(repeating: white, count: 7))
    let options = SheetOptions(
      selection: .all, columns: 2, cellWidth: 60, maximumSide: 340, dataFormat: .array)
    let first = try write([.sequence(frames)], "o", options)
    let second = try Page(url("o"), "sheet-2")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: url("o").path).sorted()
        == ["sheet-2.json", "sheet-2.png", "sheet.json", "sheet.png"])
    #expect(first.names + second.names == (0..<7).map { "\($0).png" })
    #expect(first.meta["related_multi_packs"] as? [String] == ["sheet-2.json"])
    #expect(second.meta["related_multi_packs"] as? [String] == ["sheet.json"])
    #expect(second.meta["image"] as? String == "sheet-2.png")
    #expect(first.bitmap.height <= 340 && second.bitmap.height <= 340)
    // Of images alone no phase is known.
    #expect(first.tags == [] && second.tags == [])
    // An output of two pages is replaced by one of one page; with a file of others in it, it is not.
    _ = try write([.sequence(frames)])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: url("o").path).sorted()
        == ["sheet.json", "sheet.png"])
    try Data("mine".utf8).write(to: url("o/sheet-2.json"))
    #expect(throws: FilmstripError.self) { _ = try write([.sequence(frames)]) }
    #expect(try Data(contentsOf: url("o/sheet-2.json")) == Data("mine".utf8))
  }

  @Test func aSheetThatIsTooLargeIsRefusedBeforeTheWork() throws {
    let frames = try sequence([white])
    #expect(throws: FilmstripError.sheetTooLarge(cells: 1)) {
      _ = try write([.sequence(frames)], "o", SheetOptions(cellWidth: 60, maximumSide: 75))
    }
    #expect(!FileManager.default.fileExists(atPath: url("o").path))
  }

  @Test func aFrameThatCannotBeReadLeavesTheEarlierOutput() throws {
    let frames = try sequence([white, black, white])
    _ = try write([.sequence(frames)])
    let earlier = try Data(contentsOf: url("o/sheet.png"))
    let paths = frames.filePaths
    try Data("x".utf8).write(to: URL(fileURLWithPath: paths[1]))
    #expect(throws: (any Error).self) { _ = try write([.sequence(frames)]) }
    #expect(try Data(contentsOf: url("o/sheet.png")) == earlier)
  }
}
