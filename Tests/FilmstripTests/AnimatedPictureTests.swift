// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripMovies
import PictureReaders
import Requirements
import Testing
import UIKit

@Suite @MainActor struct AnimatedPictureTests {
  /// A folder of frames of one colour each; the last one differs most.
  private func makeFrames(
    _ count: Int, width: Int = 24, height: Int = 40, in folder: URL, name: String = "frames"
  ) throws -> FrameSequence {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for index in 0..<count {
      try PNGFile.data(
        of: Bitmap(width: width, height: height, filledWith: color(index)), as: .rgb
      ).write(to: url.appendingPathComponent("\(index).png"))
    }
    return try FrameSequence(contentsOf: url)
  }

  /// Frames without those that are equal to the one before.
  private func different(_ frames: [[UInt32]]) -> [[UInt32]] {
    frames.reduce(into: []) { result, frame in if result.last != frame { result.append(frame) } }
  }

  private func color(_ index: Int) -> Pixel {
    Pixel(red: UInt8(index * 9 % 256), green: UInt8(200 - index * 5 % 200), blue: 60)
  }

  private func readable(_ index: Int) -> UInt32 { (color(index).bgra & 0xff_ffff) << 8 | 0xff }

  @Test(.needs(.pillow), arguments: ["gif", "webp", "png"])
  func thePlainPictureShowsEachFrameForItsTime(name: String) throws {
    try PictureReader.withFolder { folder in
      let frames = try makeFrames(22, in: folder)
      let url = folder.appendingPathComponent("a.\(name)")
      let result = try AnimatedPicture(frames).write(to: url)
      let read = try PictureReader.pillow(url)
      #expect(read.size == (24, 40) && result.width == 24 && result.height == 40)
      // A GIF shows every second frame, and last the last one.
      let shown = name == "gif" ? Array(stride(from: 0, to: 20, by: 2)) + [21] : Array(0..<22)
      #expect(read.frames.map(\.first) == shown.map { readable($0) })
      #expect(result.frameCount == shown.count && result.frameRate == (name == "gif" ? 30 : 60))
      // 22 sixtieths of a second, and one that the last frame stays longer.
      let total = 22_000.0 / 60 + 1_000
      #expect(abs(read.durations.reduce(0, +) - total) <= (name == "gif" ? 5 : 0.5))
      #expect(abs(result.duration * 1_000 - total) < 1e-6)
      #expect(read.durations.allSatisfy { $0 >= (name == "gif" ? 20 : 16) })
      #expect(try Data(contentsOf: url).count == result.byteCount)
    }
  }

  @Test(.needs(.ffmpeg))
  func anMP4HasTheExactRateAndItsLabels() throws {
    try PictureReader.withFolder { folder in
      // Odd sides.
      let frames = try makeFrames(22, width: 25, height: 41, in: folder)
      let url = folder.appendingPathComponent("a.mp4")
      let result = try AnimatedPicture(frames).write(to: url)
      #expect(result.width == 26 && result.height == 42)
      let stream = try PictureReader.probe(url)
      #expect(stream["codec_name"] as? String == "h264")
      #expect(stream["pix_fmt"] as? String == "yuv420p")
      #expect(stream["width"] as? Int == 26 && stream["height"] as? Int == 42)
      #expect(stream["r_frame_rate"] as? String == "60/1")
      #expect(stream["avg_frame_rate"] as? String == "60/1")
      // 22 frames, the last of them a second longer.
      #expect(stream["nb_read_frames"] as? String == "82")
      for label in ["color_space", "color_primaries", "color_transfer"] {
        #expect(stream[label] as? String == "bt709")
      }
      #expect(stream["color_range"] as? String == "tv")
      // The description of the movie comes before its pixels.
      let bytes = try Data(contentsOf: url)
      let (description, pixels) = (
        bytes.range(of: Data("moov".utf8)), bytes.range(of: Data("mdat".utf8))
      )
      #expect(try #require(description).lowerBound < #require(pixels).lowerBound)
      let read = try PictureReader.ffmpeg(url)
      for (index, frame) in read.frames.enumerated() {
        // Colours come back within what 8 bits of luma and chroma keep, up to the padded edge.
        for place in [0, frame.count / 2, frame.count - 1] {
          let (one, other) = (frame[place], readable(min(index, 21)))
          for shift in [8, 16, 24] as [UInt32] {
            let (made, given) = (Int(one >> shift & 0xff), Int(other >> shift & 0xff))
            #expect(abs(made - given) <= 6)
          }
        }
      }
    }
  }

  @Test(.needs(.pillow))
  func backAndForthTurnsAtBothEnds() throws {
    try PictureReader.withFolder { folder in
      let frames = try makeFrames(6, in: folder)
      let url = folder.appendingPathComponent("a.webp")
      var options = AnimatedPictureOptions(hold: 0.5)
      options.playsBackAndForth = true
      let result = try AnimatedPicture(frames).write(to: url, options: options)
      let read = try PictureReader.pillow(url)
      #expect(read.frames.map(\.first) == [0, 1, 2, 3, 4, 5, 4, 3, 2, 1].map { readable($0) })
      #expect(result.frameCount == 10)
      #expect(read.durations[0] > 500 && read.durations[5] > 500)
      // Ten sixtieths of a second, and half of one at each end.
      let total = read.durations.reduce(0, +)
      #expect(total == 1_167)
    }
  }

  @Test(.needs(.pillow))
  func speedAndRateChangeTimesAndFrames() throws {
    try PictureReader.withFolder { folder in
      let frames = try makeFrames(12, in: folder)
      let url = folder.appendingPathComponent("a.gif")
      let options = AnimatedPictureOptions(speed: 0.5, hold: 0)
      let slow = try AnimatedPicture(frames).write(to: url, options: options)
      // At half the speed all frames are long enough for a GIF.
      #expect(slow.frameCount == 12 && slow.frameRate == 60)
      #expect(try PictureReader.pillow(url).durations.reduce(0, +) == 400)
      let few = try AnimatedPicture(frames)
        .write(to: url, options: AnimatedPictureOptions(frameRate: 15, hold: 0))
      #expect(few.frameCount == 3 && few.frameRate == 15)
      let read = try PictureReader.pillow(url)
      #expect(read.frames.map(\.first) == [readable(0), readable(4), readable(11)])
      #expect(read.durations == [70, 60, 70])
    }
  }

  @Test(.needs(.pillow))
  func framesAtUnevenTimesKeepThem() throws {
    try PictureReader.withFolder { folder in
      let source = folder.appendingPathComponent("a.png")
      let writer = try AnimatedPNGWriter(path: source.path, frameCount: 4)
      var encoder = PNGEncoder()
      // Thousandths of a second; a GIF shows no frame for 5 ms, so that the third one takes the second one's place.
      for (index, delay) in [100, 5, 45, 250].enumerated() {
        let bitmap = Bitmap(width: 8, height: 8, filledWith: color(index))
        try writer.append(
          encoder.encode(bitmap, as: .rgb), delay: FrameDelay(UInt16(delay), over: 1_000))
      }
      try writer.finish()
      let picture = AnimatedPicture(try FrameSequence(contentsOf: source))
      let options = AnimatedPictureOptions(hold: 0)
      let url = folder.appendingPathComponent("a.gif")
      let result = try picture.write(to: url, options: options)
      #expect(result.frameRate == nil)
      let read = try PictureReader.pillow(url)
      #expect(read.frames.map(\.first) == [0, 2, 3].map { readable($0) })
      #expect(read.durations == [100, 50, 250])
      #expect(throws: AnimatedPictureError.self) {
        try picture.write(to: url, options: AnimatedPictureOptions(frameRate: 10))
      }
    }
  }

  /// The same transition in every format that keeps pixels as they are, with all that can be around it.
  @Test(.needs(.pillow))
  func allFormatsShowTheSamePixels() throws {
    let recording = SmallScreen.recordPush()
    try PictureReader.withFolder { folder in
      let options = AnimatedPictureOptions(
        width: 110, frameRate: 30, bezel: .dark, hasShadow: true, backdrop: .color(0xe8f0ff))
      let read = try ["webp", "png"].map { name in
        let url = folder.appendingPathComponent("a.\(name)")
        let result = try AnimatedPicture(recording).write(to: url, options: options)
        #expect(result.width == 110 && result.findings.isEmpty)
        return try PictureReader.pillow(url)
      }
      // libwebp makes one frame of equal ones.
      #expect(different(read[0].frames).count > 8)
      #expect(different(read[0].frames) == different(read[1].frames))
      let (width, height) = read[0].size
      let (first, last) = (read[1].frames[0], read[1].frames[read[1].frames.count - 1])
      // Backdrop at the corners, the screens in the middle, the device between.
      #expect(first[0] == 0xe8f0_ffff && last[0] == 0xe8f0_ffff)
      #expect(first[height / 2 * width + width / 2] == 0xff3b_30ff || first != last)
      #expect(first[height / 2 * width + width / 2] != last[height / 2 * width + width / 2])
      let row = (0..<width).map { first[height / 2 * width + $0] }
      #expect(row.contains(0x1717_1aff))
      // The shadow is darkest below.
      func darkness(_ y: Int) -> UInt32 { 0xff - (first[y * width + width / 2] >> 8 & 0xff) }
      #expect(darkness(height - 5) > darkness(4))
    }
  }

  @Test func whatIsNotOpaqueShowsTheBackdrop() throws {
    try PictureReader.withFolder { folder in
      let source = folder.appendingPathComponent("0.png")
      try PNGFile.data(
        of: Bitmap(
          width: 60, height: 100, filledWith: Pixel(red: 128, green: 0, blue: 0, alpha: 128))
      ).write(to: source)
      let picture = AnimatedPicture(try FrameSequence(contentsOf: source))
      for bezel in [nil, AnimatedPictureOptions.Bezel.dark] {
        let url = folder.appendingPathComponent("a.png")
        let options = AnimatedPictureOptions(bezel: bezel, backdrop: .color(0x0040ff))
        try picture.write(to: url, options: options)
        let bitmap = try FrameSequence(contentsOf: url).bitmap(at: 0)
        // Half of it red, the other half the backdrop's: 64 · 127 / 255 and 255 · 127 / 255.
        expect(
          bitmap[bitmap.width / 2, bitmap.height / 2], Pixel(red: 128, green: 32, blue: 127),
          within: 1)
      }
    }
  }

  @Test func aTransparentBackdropHasRoundedHoles() throws {
    try PictureReader.withFolder { folder in
      let frames = try makeFrames(2, width: 100, height: 200, in: folder)
      let url = folder.appendingPathComponent("a.png")
      let options = AnimatedPictureOptions(bezel: .light, backdrop: .transparent)
      try AnimatedPicture(frames).write(to: url, options: options)
      let read = try FrameSequence(contentsOf: url)
      let bitmap = try read.bitmap(at: 0)
      #expect(bitmap[0, 0].alpha == 0)
      #expect(bitmap[bitmap.width / 2, 0].alpha == 255)
      #expect(bitmap[bitmap.width / 2, bitmap.height / 2] == color(0))
      #expect(bitmap.width == 106)
    }
  }

  @Test(.needs(.pillow), .needs(.ffmpeg))
  func outputsHaveThemNextToTheAnimation() throws {
    try PictureReader.withFolder { folder in
      let recording = SmallScreen.recordPush()
      let url = folder.appendingPathComponent("out")
      let kinds: Set<OutputKind> = [.gif, .webp, .animation, .mp4]
      // Twice: the second run replaces what the first one left.
      for _ in 0..<2 { try recording.write(to: url, emitting: kinds) }
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      let expected = kinds.map { kind in
        kind == .animation ? "animation.png" : "animation." + kind.rawValue
      }
      #expect(names.sorted() == expected.sorted())
      let webp = try PictureReader.pillow(url.appendingPathComponent("animation.webp"))
      #expect(different(webp.frames).count > 18 && webp.size == (120, 120))
      let png = try PictureReader.pillow(url.appendingPathComponent("animation.png"))
      #expect(different(webp.frames) == different(png.frames))
      // A file of another program in its place keeps the folder from being replaced.
      try Data("GIF89a of someone else".utf8).write(to: url.appendingPathComponent("animation.gif"))
      #expect(
        throws: FilmstripError.outputHoldsOtherFiles(
          path: url.relativePath, example: "animation.gif")
      ) {
        try recording.write(to: url, emitting: kinds)
      }
    }
  }

  @Test(arguments: AnimatedPictureFormat.allCases.filter { $0 != .mp4 })
  func theSamePictureIsTheSameBytes(format: AnimatedPictureFormat) throws {
    try expectTheSameBytes(format)
  }

  @Test(.needs(.ffmpeg)) func theSameMP4IsTheSameBytes() throws { try expectTheSameBytes(.mp4) }

  private func expectTheSameBytes(_ format: AnimatedPictureFormat) throws {
    try PictureReader.withFolder { folder in
      let picture = AnimatedPicture(SmallScreen.recordPush())
      let urls = ["a", "b"].map { folder.appendingPathComponent("\($0).\(format.rawValue)") }
      let options = AnimatedPictureOptions(bezel: .light, hasShadow: true)
      for (jobs, url) in zip([1, 3], urls) {
        try picture.write(to: url, options: options, jobs: jobs)
      }
      #expect(try Data(contentsOf: urls[0]) == Data(contentsOf: urls[1]))
    }
  }

  /// More frames than are kept in memory: some of them make the palette, and all are read again.
  @Test(.needs(.pillow))
  func framesBeyondMemoryAreReadAgain() throws {
    try PictureReader.withFolder { folder in
      let colors = (0..<140).map { $0 % 7 }
      for color in 0..<7 {
        try PNGFile.data(
          of: Bitmap(width: 500, height: 500, filledWith: self.color(color)), as: .rgb
        ).write(to: folder.appendingPathComponent("\(color).png"))
      }
      // 140 MB of pixels; what is kept has 134 MB.
      let frames = try FrameSequence(
        files: colors.map { folder.appendingPathComponent("\($0).png") }, frameRate: 50)
      let url = folder.appendingPathComponent("a.gif")
      let result = try AnimatedPicture(frames)
        .write(to: url, options: AnimatedPictureOptions(width: 500, hold: 0))
      #expect(result.frameCount == 140)
      let read = try PictureReader.pillow(url)
      #expect(read.frames.map { $0[125_250] } == colors.map { readable($0) })
    }
  }

  @Test func theLargestPictureThatFitsIsFound() throws {
    let stage = Stage(
      device: Device(
        name: "Phone", identifier: "phone", size: CGSize(width: 200, height: 300), scale: 2))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 200))
    label.numberOfLines = 0
    label.text = String(repeating: "Frames that fit into few bytes. ", count: 7)
    stage.window.backgroundColor = .white
    stage.window.addSubview(label)
    stage.advance(by: 0)
    let recording = stage.record("move") {
      UIView.animate(withDuration: 0.2) { label.frame.origin.y = 80 }
    }
    let picture = AnimatedPicture(recording)
    try PictureReader.withFolder { folder in
      let url = folder.appendingPathComponent("a.gif")
      func write(_ options: AnimatedPictureOptions) throws -> AnimatedPicture.Result {
        let result = try picture.write(to: url, options: options)
        #expect(try Data(contentsOf: url).count == result.byteCount)
        #expect(result.byteCount <= options.byteLimit ?? .max)
        return result
      }
      let whole = try write(AnimatedPictureOptions(byteLimit: 1_000_000))
      #expect(whole.width == 400 && whole.frameRate == 30)
      // As much as a picture of 336 pixels takes: narrower, before frames are left out.
      let narrow = try write(AnimatedPictureOptions(width: 336))
      let fitting = try write(AnimatedPictureOptions(byteLimit: narrow.byteCount))
      #expect(fitting.width >= 320 && fitting.frameRate == 30)
      #expect(fitting.width < 400 || whole.byteCount <= narrow.byteCount)
      // A third of it: frames are left out, or it is narrower than is easy to read.
      let options = AnimatedPictureOptions(byteLimit: narrow.byteCount / 3)
      let small = try write(options)
      #expect((small.frameRate ?? 30) < 30 || small.width < 320)
      let again = try write(options)
      #expect(again.width == small.width && again.frameRate == small.frameRate)
      // What is given stays.
      #expect(throws: AnimatedPictureError.self) {
        try picture.write(
          to: url,
          options: AnimatedPictureOptions(width: 400, frameRate: 30, byteLimit: whole.byteCount - 1)
        )
      }
      var message = "nothing is refused"
      do {
        try picture.write(to: url, options: AnimatedPictureOptions(byteLimit: 200))
      } catch {
        message = "\(error)"
      }
      #expect(message.contains("does not fit into 200 bytes"))
      // The picture before is still there.
      #expect(try Data(contentsOf: url).count == again.byteCount)
    }
  }

  @Test func valuesThatCannotBeAreRefusedBeforeAnythingIsWritten() throws {
    try PictureReader.withFolder { folder in
      let picture = AnimatedPicture(try makeFrames(3, in: folder))
      var cases: [(String, AnimatedPictureOptions, String)] = []
      func add(_ name: String, _ text: String, _ change: (inout AnimatedPictureOptions) -> Void) {
        var options = AnimatedPictureOptions()
        change(&options)
        cases.append((name, options, text))
      }
      add("a.gif", "width: 25 is more than the 24") { $0.width = 25 }
      add("a.gif", "width: 0 is not from 16") { $0.width = 0 }
      add("a.gif", "frame rate: 60 is too many for GIF") { $0.frameRate = 60 }
      add("a.gif", "frame rate: 7 does not divide the 60") { $0.frameRate = 7 }
      add("a.gif", "speed: nan is not from") { $0.speed = .nan }
      add("a.gif", "hold: 61 is not from 0 to 60") { $0.hold = 61 }
      add("a.gif", "play count: -1 is not") { $0.playCount = -1 }
      add("a.gif", "quality: 0 is not") { $0.quality = 0 }
      add("a.gif", "byte limit: 0 is not") { $0.byteLimit = 0 }
      add("a.gif", "backdrop: a colour is from") { $0.backdrop = .color(0x100_0000) }
      add("a.mp4", "backdrop: MP4 has no transparency") { $0.backdrop = .transparent }
      add("a.mp4", "play count: an MP4 plays") { $0.playCount = 2 }
      add("a.png", "quality: an animated PNG") { $0.quality = 50 }
      add("a.gif", "shadow: pixels of a GIF") { ($0.backdrop, $0.hasShadow) = (.transparent, true) }
      add("a.mov", "a.mov: the extension names no format") { _ in }
      add("gif", "gif: the extension names no format") { _ in }
      for (name, options, text) in cases {
        let url = folder.appendingPathComponent(name)
        var message = "nothing is refused"
        do { try picture.write(to: url, options: options) } catch { message = "\(error)" }
        #expect(message.contains(text))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["frames"])
    }
  }

  /// The frames that another program reads of a picture of one frame.
  private func read(_ name: String, by reader: (URL) throws -> ReadPicture) throws -> [[UInt32]] {
    try PictureReader.withFolder { folder in
      let picture = AnimatedPicture(try makeFrames(1, in: folder))
      let url = folder.appendingPathComponent("a.\(name)")
      var options = AnimatedPictureOptions(hold: 0.5)
      options.playsBackAndForth = true
      #expect(try picture.write(to: url, options: options).frameCount == 1)
      return try reader(url).frames
    }
  }

  @Test(.needs(.pillow), arguments: ["gif", "webp", "png"])
  func oneFrameIsAPictureOfIt(name: String) throws {
    #expect(try read(name, by: PictureReader.pillow).map(\.first) == [readable(0)])
  }

  @Test(.needs(.ffmpeg)) func oneFrameIsAnMP4OfIt() throws {
    #expect(try read("mp4", by: PictureReader.ffmpeg).count == 1)
  }

  @Test func whatIsThereAndNoPictureOfTheFormatStays() throws {
    try PictureReader.withFolder { folder in
      let picture = AnimatedPicture(try makeFrames(2, in: folder))
      let text = folder.appendingPathComponent("a.gif")
      try Data("Notes".utf8).write(to: text)
      #expect(
        throws: AnimatedPictureError.outputIsOtherFile(path: text.relativePath, format: "GIF")
      ) {
        try picture.write(to: text)
      }
      #expect(try Data(contentsOf: text) == Data("Notes".utf8))
      let directory = folder.appendingPathComponent("b.gif")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      #expect(throws: AnimatedPictureError.outputIsNoFile(path: directory.relativePath)) {
        try picture.write(to: directory)
      }
      // A picture of the format is replaced, also by a link to it.
      let link = folder.appendingPathComponent("c.gif")
      try Data("GIF89a".utf8).write(to: folder.appendingPathComponent("d.gif"))
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "d.gif")
      let result = try picture.write(to: link)
      #expect(
        try Data(contentsOf: folder.appendingPathComponent("d.gif")).count == result.byteCount)
    }
  }
}
