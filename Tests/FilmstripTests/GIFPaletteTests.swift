// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import PictureReaders
import Requirements
import SeededNumbers
import Testing

@testable import FilmstripMovies

@Suite struct GIFPaletteTests {
  private func bitmap(_ pixels: [UInt32], width: Int) -> Bitmap {
    Bitmap(width: width, height: pixels.count / width, isOpaque: true) { target in
      for (place, pixel) in pixels.enumerated() {
        target.storeBytes(
          of: (pixel | 0xff00_0000).littleEndian, toByteOffset: place * 4, as: UInt32.self)
      }
    }
  }

  private func weighted(_ a: UInt32, _ b: UInt32) -> Int {
    zip([16, 8, 0] as [UInt32], [3, 4, 2]).reduce(0) { sum, part in
      let difference = Int(a >> part.0 & 0xff) - Int(b >> part.0 & 0xff)
      return sum + part.1 * difference * difference
    }
  }

  @Test(arguments: [1, 2, 3, 17, 255])
  func theNearestColorIsThatOfAFullSearch(count: Int) {
    var numbers = SeededNumbers(seed: UInt64(count))
    let colors = (0..<count).map { _ in UInt32.random(in: 0...0xff_ffff, using: &numbers) }
    let search = PaletteSearch(colors)
    for _ in 0..<600 {
      let color = UInt32.random(in: 0...0xff_ffff, using: &numbers)
      let least = colors.map { weighted($0, color) }.min()!
      #expect(weighted(colors[search.nearest(to: color)], color) == least)
      // Asked again, it is the same.
      #expect(weighted(colors[search.nearest(to: color)], color) == least)
    }
  }

  @Test func fewColorsAreAllThere() {
    let colors: [UInt32] = [0x1c1c1e, 0x1e1e20, 0x2c2c2e, 0xffffff, 0x000001]
    var census = ColorCensus()
    census.add(bitmap(colors, width: 5))
    #expect(GIFPalette(census).colors == colors.sorted())
  }

  /// Two dark greys that a palette of cells could not tell apart, among thousands of other colours.
  @Test func largeAreasKeepTheirColors() {
    var numbers = SeededNumbers(seed: 4)
    var pixels = Array(repeating: UInt32(0x1c1c1c), count: 30_000)
    pixels += Array(repeating: UInt32(0x1e1e1e), count: 30_000)
    // 800 colours, each a twentieth of a percent.
    let others = (0..<800).map { _ in UInt32.random(in: 0...0xff_ffff, using: &numbers) }
    pixels += (0..<40_000).map { others[$0 % 800] }
    var census = ColorCensus()
    census.add(bitmap(pixels, width: 1_000))
    let palette = GIFPalette(census)
    #expect(palette.colors.contains(0x1c1c1c) && palette.colors.contains(0x1e1e1e))
    #expect(palette.colors.count <= 255)
    #expect(GIFPalette(census, colorCount: 16).colors.count <= 16)
  }

  @Test func theCountDependsNeitherOnTheOrderNorOnTheShares() {
    var numbers = SeededNumbers(seed: 8)
    // More colours than are counted apart, so that bits are left out.
    let frames = (0..<6).map { _ in
      bitmap(
        (0..<40_000).map { _ in UInt32.random(in: 0...0xff_ffff, using: &numbers) }, width: 200)
    }
    var (whole, backwards) = (ColorCensus(), ColorCensus())
    for frame in frames { whole.add(frame) }
    for frame in frames.reversed() { backwards.add(frame) }
    var (one, other) = (ColorCensus(), ColorCensus())
    for frame in frames.prefix(2) { one.add(frame) }
    for frame in frames.dropFirst(2) { other.add(frame) }
    one.merge(other)
    #expect(whole.lostBits > 0 && whole.pixelCount == 240_000)
    for census in [backwards, one] {
      #expect(census.lostBits == whole.lostBits && census.colorCount == whole.colorCount)
      #expect(GIFPalette(census, colorCount: 6) == GIFPalette(whole, colorCount: 6))
    }
  }

  @Test func whatRestsIsCountedOnce() {
    let first = bitmap(Array(repeating: 0x10_2030, count: 100), width: 10)
    var pixels = Array(repeating: UInt32(0x10_2030), count: 100)
    pixels[57] = 0xff_0000
    var census = ColorCensus()
    census.add(first)
    census.add(bitmap(pixels, width: 10), after: first)
    census.add(first, after: first)
    #expect(census.pixelCount == 101)
  }

  /// Screens in motion at 80 pixels: nearer to their frames than ffmpeg's palettegen and paletteuse, with its
  /// default dither.
  @Test(.needs(.pillow), .needs(.ffmpeg))
  func framesAreNearerThanFFmpegs() throws {
    let screens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/screens")
    let (under, over) = try (
      AreaScaler.scale(
        PNGReader.read(path: screens.appendingPathComponent("photos.png").path).bitmap, width: 80,
        height: 173),
      AreaScaler.scale(
        PNGReader.read(path: screens.appendingPathComponent("message.png").path).bitmap,
        width: 80, height: 173)
    )
    let frames = (0..<8).map { step in slid(over, over: under, by: 80 - step * 10) }
    try PictureReader.withFolder { folder in
      for (index, frame) in frames.enumerated() {
        try PNGFile.data(of: frame, as: .rgb)
          .write(to: folder.appendingPathComponent("\(index).png"))
      }
      var census = ColorCensus()
      for (index, frame) in frames.enumerated() {
        census.add(frame, after: index > 0 ? frames[index - 1] : nil)
      }
      let palette = GIFPalette(census)
      let own = folder.appendingPathComponent("own.gif")
      let maker = GIFFrameMaker(width: 80, height: 173, palette: palette)
      let writer = try GIFWriter(
        path: own.path, shownAs: "own.gif", width: 80, height: 173, palette: palette)
      for frame in frames {
        if let made = maker.add(frame, delay: 4) { try writer.append(made) }
      }
      if let made = maker.finish() { try writer.append(made) }
      try writer.finish()
      let peer = folder.appendingPathComponent("peer.gif")
      let outcome = try PictureReader.run(
        "ffmpeg",
        [
          "-v", "error", "-nostdin", "-framerate", "25", "-i",
          folder.appendingPathComponent("%d.png").path, "-filter_complex",
          "split[a][b];[a]palettegen[p];[b][p]paletteuse", peer.path,
        ])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let expected = frames.map(\.readable)
      let ratio = ReadPicture.signalToNoise(try PictureReader.pillow(own).frames, expected)
      let peers = ReadPicture.signalToNoise(try PictureReader.pillow(peer).frames, expected)
      #expect(ratio >= peers && peers > 25, "\(ratio) dB, ffmpeg \(peers) dB")
    }
  }

  private func slid(_ bitmap: Bitmap, over under: Bitmap, by offset: Int) -> Bitmap {
    Bitmap(width: under.width, height: under.height, isOpaque: true) { target in
      for y in 0..<under.height {
        for x in 0..<under.width {
          let pixel = x < offset ? under[x, y] : bitmap[x - offset, y]
          target.storeBytes(
            of: pixel.bgra.littleEndian, toByteOffset: (y * under.width + x) * 4, as: UInt32.self)
        }
      }
    }
  }
}
