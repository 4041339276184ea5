// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import FilmstripMovies
import PictureReaders
import Requirements
import SeededNumbers
import Testing

@Suite struct GIFTests {
  /// Frames of few colours in which rectangles appear, move and vanish, some of them to transparency.
  private func randomFrames(seed: UInt64, isOpaque: Bool) -> [Bitmap] {
    var numbers = SeededNumbers(seed: seed)
    let (width, height) = (
      Int.random(in: 1...40, using: &numbers), Int.random(in: 1...40, using: &numbers)
    )
    let colors = (0..<Int.random(in: 1...60, using: &numbers)).map { _ in
      UInt32.random(in: 0...0xff_ffff, using: &numbers) | 0xff00_0000
    }
    var pixels = (0..<width * height).map { _ in isOpaque ? colors[0] : 0 }
    return (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
      for _ in 0..<Int.random(in: 0...3, using: &numbers) {
        let x = Int.random(in: 0..<width, using: &numbers)
        let y = Int.random(in: 0..<height, using: &numbers)
        let isHole = !isOpaque && Bool.random(using: &numbers)
        let color = isHole ? 0 : colors.randomElement(using: &numbers)!
        for row in y..<Int.random(in: y..<height, using: &numbers) + 1 {
          for column in x..<Int.random(in: x..<width, using: &numbers) + 1 {
            pixels[row * width + column] = color
          }
        }
      }
      return bitmap(width, height, pixels)
    }
  }

  private func bitmap(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: pixels.allSatisfy { $0 >> 24 == 255 }) {
      target in
      for (place, pixel) in pixels.enumerated() {
        target.storeBytes(of: pixel.littleEndian, toByteOffset: place * 4, as: UInt32.self)
      }
    }
  }

  /// Writes frames that stay for 2, 3, 4 … hundredths of a second.
  @discardableResult
  private func write(
    _ frames: [Bitmap], to url: URL, colorCount: Int = 255, playCount: Int = 0
  ) throws -> [GIFFrame] {
    var census = ColorCensus()
    for (index, frame) in frames.enumerated() {
      census.add(frame, after: index > 0 ? frames[index - 1] : nil)
    }
    let palette = GIFPalette(census, colorCount: colorCount)
    let maker = GIFFrameMaker(width: frames[0].width, height: frames[0].height, palette: palette)
    var made = frames.enumerated().compactMap { maker.add($1, delay: $0 + 2) }
    if let last = maker.finish() { made.append(last) }
    let writer = try GIFWriter(
      path: url.path, shownAs: url.path, width: frames[0].width, height: frames[0].height,
      palette: palette, playCount: playCount)
    for frame in made { try writer.append(frame) }
    try writer.finish()
    return made
  }

  /// What a viewer shows: equal frames are one that stays longer.
  private func shown(_ frames: [Bitmap]) -> (pixels: [[UInt32]], durations: [Double]) {
    var (pixels, durations): ([[UInt32]], [Double]) = ([], [])
    for (index, frame) in frames.enumerated() {
      let delay = Double(index + 2) * 10
      if pixels.last == frame.readable {
        durations[durations.count - 1] += delay
      } else {
        pixels.append(frame.readable)
        durations.append(delay)
      }
    }
    return (pixels, durations)
  }

  @Test(.needs(.pillow), arguments: 0..<60)
  func pillowSeesEachPixelOfRandomFrames(seed: Int) throws {
    let frames = randomFrames(seed: UInt64(seed), isOpaque: seed % 3 == 0)
    let expected = shown(frames)
    try PictureReader.withFolder { folder in
      let url = folder.appendingPathComponent("a.gif")
      try write(frames, to: url)
      let read = try PictureReader.pillow(url)
      #expect(read.size == (frames[0].width, frames[0].height))
      #expect(read.frames.map(visible) == expected.pixels)
      #expect(read.durations == expected.durations || frames.count == 1)
      #expect(read.loop == 0)
    }
  }

  @Test(.needs(.ffmpeg), arguments: 0..<30)
  func ffmpegSeesEachPixelOfRandomFrames(seed: Int) throws {
    let frames = randomFrames(seed: UInt64(1_000 + seed), isOpaque: seed % 3 == 0)
    try PictureReader.withFolder { folder in
      let url = folder.appendingPathComponent("a.gif")
      try write(frames, to: url)
      #expect(try PictureReader.ffmpeg(url).frames.map(visible) == shown(frames).pixels)
    }
  }

  /// The colour under a transparent pixel shows nowhere.
  private func visible(_ pixels: [UInt32]) -> [UInt32] { pixels.map { $0 & 0xff == 0 ? 0 : $0 } }

  @Test func whatRestsKeepsItsIndexAndIsNotWrittenAgain() throws {
    // A gradient that has to be dithered with four colours, over which a square moves.
    let still: [UInt32] = (0..<64 * 64).map { (place: Int) -> UInt32 in
      let gray = UInt32(place % 64 * 4)
      return 0xff00_0000 | gray * 0x01_0101
    }
    let frames = (0..<8).map { step in
      var pixels = still
      for place in 0..<64 { pixels[(place / 8 + 20) * 64 + place % 8 + step * 3] = 0xffff_0000 }
      return bitmap(64, 64, pixels)
    }
    try PictureReader.withFolder { folder in
      let made = try write(frames, to: folder.appendingPathComponent("a.gif"), colorCount: 4)
      #expect(made.count == 8)
      for (index, frame) in made.enumerated().dropFirst() {
        // From where the square was to where it is: 8 rows from 20 on, 11 columns.
        #expect(frame.area.y >= 20 && frame.area.y + frame.area.height <= 28)
        #expect(frame.area.x >= index * 3 - 3)
        #expect(frame.area.x + frame.area.width <= index * 3 + 8)
      }
    }
  }

  @Test(.needs(.pillow), arguments: [(0, 0), (1, nil), (2, 1), (65_535, 65_534)] as [(Int, Int?)])
  func howOftenItPlays(playCount: Int, repeats: Int?) throws {
    try PictureReader.withFolder { folder in
      let url = folder.appendingPathComponent("a.gif")
      try write(randomFrames(seed: 5, isOpaque: true), to: url, playCount: playCount)
      #expect(try PictureReader.pillow(url).loop == repeats)
    }
  }

  @Test func theSameFramesAreTheSameBytes() throws {
    let frames = randomFrames(seed: 9, isOpaque: false)
    try PictureReader.withFolder { folder in
      let urls = ["a.gif", "b.gif"].map { folder.appendingPathComponent($0) }
      for url in urls { try write(frames, to: url) }
      let bytes = try Data(contentsOf: urls[0])
      #expect(try Data(contentsOf: urls[1]) == bytes)
      #expect(FileMark.isInGIF(try FileHandle(forReadingFrom: urls[0])))
      try Data("GIF89a and nothing else".utf8).write(to: urls[0])
      #expect(!FileMark.isInGIF(try FileHandle(forReadingFrom: urls[0])))
    }
  }

  @Test func aDelayThatIsTooLongForTheFileIsSharedOut() throws {
    let palette = GIFPalette(
      {
        var census = ColorCensus()
        census.add(bitmap(2, 1, [0xffff_ffff, 0xff00_0000]))
        return census
      }())
    let maker = GIFFrameMaker(width: 2, height: 1, palette: palette)
    let frame = bitmap(2, 1, [0xffff_ffff, 0xff00_0000])
    var made = (0..<4).compactMap { _ in maker.add(frame, delay: 40_000) }
    if let last = maker.finish() { made.append(last) }
    #expect(made.map(\.delay).reduce(0, +) == 160_000)
    #expect(made.allSatisfy { $0.delay <= 65_535 })
  }

  @Test func aFullLimitEndsTheFile() throws {
    try PictureReader.withFolder { folder in
      let url = folder.appendingPathComponent("a.gif")
      var census = ColorCensus()
      let frame = randomFrames(seed: 3, isOpaque: true)[0]
      census.add(frame)
      let writer = try GIFWriter(
        path: url.path, shownAs: "picture.gif", width: frame.width, height: frame.height,
        palette: GIFPalette(census), byteLimit: 20)
      let maker = GIFFrameMaker(
        width: frame.width, height: frame.height, palette: GIFPalette(census))
      _ = maker.add(frame, delay: 2)
      let only = try #require(maker.finish())
      #expect(throws: ImagingError.tooLong(file: "picture.gif", limit: 20)) {
        try writer.append(only)
      }
    }
  }
}
