// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import FilmstripMovies
import PictureReaders
import Requirements
import SeededNumbers
import Testing

/// Animated WebP files against what Pillow sees in them.
@Suite(.needs(.pillow))
struct WebPTests {
  private func randomFrames(seed: UInt64) -> [Bitmap] {
    var numbers = SeededNumbers(seed: seed)
    let (width, height) = (
      Int.random(in: 1...50, using: &numbers), Int.random(in: 1...50, using: &numbers)
    )
    return (0..<Int.random(in: 2...7, using: &numbers)).map { _ in
      Bitmap(width: width, height: height, isOpaque: true) { target in
        for place in 0..<width * height {
          let color = UInt32.random(in: 0...0xff_ffff, using: &numbers) | 0xff00_0000
          target.storeBytes(of: color.littleEndian, toByteOffset: place * 4, as: UInt32.self)
        }
      }
    }
  }

  private func write(
    _ frames: [Bitmap], ends: [Int], to url: URL, playCount: Int = 0,
    compression: WebPWriter.Compression = .lossless
  ) throws {
    let writer = try WebPWriter(
      path: url.path, shownAs: url.path, width: frames[0].width, height: frames[0].height,
      playCount: playCount, compression: compression)
    for (frame, end) in zip(frames, ends) { try writer.append(frame, until: end) }
    try writer.finish()
  }

  @Test(arguments: 0..<12)
  func losslessFramesAreEqualPixelByPixel(seed: Int) throws {
    let frames = randomFrames(seed: UInt64(seed))
    let ends = frames.indices.map { ($0 + 1) * ($0 + 18) }
    try PictureReader.withFolder { folder in
      let url = folder.appendingPathComponent("a.webp")
      try write(frames, ends: ends, to: url, playCount: seed)
      let read = try PictureReader.pillow(url)
      #expect(read.frames == frames.map(\.readable))
      #expect(read.durations == zip(ends, [0] + ends).map { Double($0 - $1) })
      #expect(read.loop == seed)
      #expect(FileMark.isInWebP(try FileHandle(forReadingFrom: url)))
    }
  }

  @Test func transparentPixelsKeepTheirShare() throws {
    let half = Bitmap(
      width: 9, height: 7, filledWith: Pixel(red: 64, green: 32, blue: 0, alpha: 128))
    let none = Bitmap(width: 9, height: 7, filledWith: Pixel(bgra: 0))
    try PictureReader.withFolder { folder in
      let url = folder.appendingPathComponent("a.webp")
      try write([half, none], ends: [20, 40], to: url)
      let read = try PictureReader.pillow(url)
      // 64 · 255 / 128 and 32 · 255 / 128, rounded to nearest.
      #expect(read.frames[0].allSatisfy { $0 == 0x8040_0080 })
      #expect(read.frames[1].allSatisfy { $0 & 0xff == 0 })
    }
  }

  @Test func qualityTradesBytesForLikeness() throws {
    let picture = try PNGReader.read(
      path: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/screens/photos.png").path
    ).bitmap
    let frames =
      [AreaScaler.scale(picture, width: 120, height: 260)]
      + [
        AreaScaler.scale(
          picture.part(x: 0, y: 60, width: 1_179, height: 2_400), width: 120, height: 260)
      ]
    try PictureReader.withFolder { folder in
      let results = try [20.0, 90].map { quality in
        let url = folder.appendingPathComponent("\(quality).webp")
        try write(frames, ends: [20, 40], to: url, compression: .lossy(quality: quality))
        return (
          size: try Data(contentsOf: url).count,
          ratio: ReadPicture.signalToNoise(
            try PictureReader.pillow(url).frames, frames.map(\.readable))
        )
      }
      #expect(results[0].size * 3 < results[1].size * 2)
      #expect(results[0].ratio + 3 < results[1].ratio && results[0].ratio > 20)
    }
  }

  @Test func theSameFramesAreTheSameBytes() throws {
    let frames = randomFrames(seed: 77)
    try PictureReader.withFolder { folder in
      let urls = ["a.webp", "b.webp"].map { folder.appendingPathComponent($0) }
      for url in urls { try write(frames, ends: frames.indices.map { 20 * $0 + 20 }, to: url) }
      #expect(try Data(contentsOf: urls[0]) == Data(contentsOf: urls[1]))
    }
  }
}
