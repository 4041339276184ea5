// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Testing

/// What goes into the zlib stream of an image: filters, channel order, straight alpha.
@Suite struct PNGEncoderTests {
  /// Up to the widest vectors and what is left behind them.
  private static let widths = Array(2...12) + [18, 19, 20, 27, 40]
  private static let compressions: [PNGCompression] = [
    .fastest, .level(1), .level(6), .level(12),
  ]

  private func encoded(
    _ bitmap: Bitmap, as format: EncodedImage.PixelFormat, _ compression: PNGCompression = .fastest
  ) -> EncodedImage {
    var encoder = PNGEncoder(compression: compression)
    return encoder.encode(bitmap, as: format)
  }

  /// Four rows, so that their bytes are a multiple of four whatever the width.
  @Test(arguments: [1] + widths, compressions)
  func storesAFlatImageWithoutFilter(width: Int, compression: PNGCompression) throws {
    let bitmap = Bitmap(width: width, height: 4, filledWith: Pixel(red: 10, green: 20, blue: 30))
    let rgb = encoded(bitmap, as: .rgb, compression)
    let rgbRow: [UInt8] = [0] + Array(repeating: [10, 20, 30], count: width).joined()
    #expect(
      try StoredZlib.inflated(rgb.zlib, count: rgbRow.count * 4)
        == Array(repeating: rgbRow, count: 4).flatMap(\.self))
    let rgba = encoded(bitmap, as: .rgba, compression)
    let rgbaRow: [UInt8] = [0] + Array(repeating: [10, 20, 30, 255], count: width).joined()
    #expect(
      try StoredZlib.inflated(rgba.zlib, count: rgbaRow.count * 4)
        == Array(repeating: rgbaRow, count: 4).flatMap(\.self))
  }

  /// Rows of distinct pixels: each byte minus the one above, modulo 256.
  @Test(arguments: widths, compressions)
  func storesAnImageOfDistinctPixelsAsDifferencesFromTheRowAbove(
    width: Int, compression: PNGCompression
  ) throws {
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: x * 67 + y * 131 + channel * 41)
    }
    let bitmap = TestPictures.bitmap(width: width, height: 4) { x, y in
      Pixel(red: sample(x, y, 0), green: sample(x, y, 1), blue: sample(x, y, 2))
    }
    for (format, channels) in [(EncodedImage.PixelFormat.rgb, 3), (.rgba, 4)] {
      var expected: [UInt8] = []
      for y in 0..<4 {
        expected.append(2)
        for x in 0..<width {
          for channel in 0..<channels {
            let value = channel == 3 ? 255 : sample(x, y, channel)
            let above = y == 0 ? 0 : channel == 3 ? 255 : sample(x, y - 1, channel)
            expected.append(value &- above)
          }
        }
      }
      let image = encoded(bitmap, as: format, compression)
      #expect(try StoredZlib.inflated(image.zlib, count: expected.count) == expected)
    }
  }

  /// Every premultiplied pair of colour and alpha, one row for each alpha.
  @Test func dividesColorByAlphaToTheNearest() throws {
    let bitmap = TestPictures.bitmap(width: 256, height: 256) { x, alpha in
      let color = UInt8(min(x, alpha))
      return Pixel(red: color, green: 0, blue: color / 2, alpha: UInt8(alpha))
    }
    func straight(_ color: Int, _ alpha: Int) -> UInt8 {
      // floor(c * 255 / a + 1/2) without fractions.
      alpha == 0 ? 0 : UInt8((2 * 255 * color + alpha) / (2 * alpha))
    }
    let bytes = try StoredZlib.inflated(encoded(bitmap, as: .rgba).zlib, count: 256 * 1_025)
    let filter = bytes[0]
    var above = [UInt8](repeating: 0, count: 1_024)
    for alpha in 0..<256 {
      let row = bytes[alpha * 1_025..<(alpha + 1) * 1_025]
      #expect(row.first == filter)
      var values = [UInt8](row.dropFirst())
      if filter == 2 { for index in values.indices { values[index] &+= above[index] } }
      above = values
      let expected = (0..<256).flatMap { x -> [UInt8] in
        let color = min(x, alpha)
        return [straight(color, alpha), 0, straight(color / 2, alpha), UInt8(alpha)]
      }
      #expect(values == expected, "alpha \(alpha)")
    }
  }

  @Test func limitsAColorThatIsLargerThanItsAlpha() throws {
    let pixel = Pixel(red: 200, green: 100, blue: 50, alpha: 100)
    let bitmap = Bitmap(width: 3, height: 4, filledWith: pixel)
    let bytes = try StoredZlib.inflated(encoded(bitmap, as: .rgba).zlib, count: 4 * 13)
    // 50 * 255 / 100 = 127.5, rounded up.
    #expect(Array(bytes[1..<5]) == [255, 255, 128, 100])
  }

  @Test(arguments: compressions)
  func givesEqualBytesForEqualBitmaps(compression: PNGCompression) {
    let noise = TestPictures.noise(width: 61, height: 47, isOpaque: false)
    let other = TestPictures.noise(width: 130, height: 90, seed: 2)
    let fresh = encoded(noise, as: .rgba, compression)
    var encoder = PNGEncoder(compression: compression)
    let first = encoder.encode(noise, as: .rgba)
    _ = encoder.encode(other, as: .rgb)
    let again = encoder.encode(noise, as: .rgba)
    #expect(first == fresh)
    #expect(again == fresh, "an encoder remembers the image before")
  }

  /// ISA-L's own hash of the first bytes is one of an address: see `shim.h`.
  @Test(arguments: 1...9)
  func givesEqualBytesWhereverItsMemoryLies(width: Int) {
    final class Owner { var encoder = PNGEncoder() }
    let bitmap = Bitmap(width: width, height: 6, filledWith: Pixel(red: 255, green: 255, blue: 255))
    // All alive at once, so that each has memory of its own.
    let owners = (0..<300).map { _ in Owner() }
    let streams = Set(owners.map { $0.encoder.encode(bitmap, as: .rgb).zlib })
    #expect(streams.count == 1)
  }

  @Test func saysWhatItEncoded() {
    let image = encoded(Bitmap(width: 5, height: 3, filledWith: Pixel(bgra: 0)), as: .rgba)
    #expect(image.width == 5)
    #expect(image.height == 3)
    #expect(image.format == .rgba)
    // The colour types of IHDR.
    #expect(EncodedImage.PixelFormat.rgb.rawValue == 2)
    #expect(EncodedImage.PixelFormat.rgba.rawValue == 6)
  }

  @Test func aHigherLevelIsNotLarger() {
    let bitmap = TestPictures.bitmap(width: 200, height: 200) { x, y in
      Pixel(red: UInt8(x * y / 200), green: UInt8(x / 10 * 10), blue: UInt8(y / 7))
    }
    let sizes = PNGEncoderTests.compressions.map { encoded(bitmap, as: .rgb, $0).zlib.count }
    #expect(sizes.sorted(by: >) == sizes)
  }
}
