// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import PictureReaders
import Requirements
import SeededNumbers
import Testing

/// Pictures that are compressed and scaled as they are put together, beside the same from memory.
@Suite struct MosaicRowsTests {
  /// Opaque pixels of few colours, of which some rows are as the one above.
  private static func screen(
    _ width: Int, _ height: Int, _ numbers: inout SeededNumbers, colors: UInt32
  ) -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: true) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<height {
        let isRepeated = y > 0 && Int.random(in: 0...3, using: &numbers) > 0
        for x in 0..<width {
          pixels[y * width + x] =
            isRepeated
            ? pixels[(y - 1) * width + x]
            : UInt32.random(in: 0..<colors, using: &numbers) &* 0x9E_3779 | 0xFF00_0000
        }
      }
    }
  }

  /// Screens, faded ones among them, and rows of colours over each other.
  private static func mosaic(seed: UInt64) -> Mosaic {
    var numbers = SeededNumbers(seed: seed)
    // Each twentieth has more rows than are compressed at a time.
    let isLarge = seed % 20 == 7
    let (width, height) = (
      Int.random(in: isLarge ? 1_000...1_300 : 1...60, using: &numbers),
      Int.random(in: isLarge ? 90...200 : 1...120, using: &numbers)
    )
    // Of many colours rows are filtered, of few they are not.
    let colors: UInt32 = Bool.random(using: &numbers) ? 2 : .max
    var pieces = [
      Mosaic.Piece(
        screen(width, height, &numbers, colors: colors), columns: 0..<width, rows: 0..<height,
        origin: (0, 0))
    ]
    for _ in 0..<Int.random(in: 0...4, using: &numbers) {
      let left = Int.random(in: 0..<width, using: &numbers)
      let top = Int.random(in: 0..<height, using: &numbers)
      let columns = left..<Int.random(in: left + 1...width, using: &numbers)
      let rows = top..<Int.random(in: top + 1...height, using: &numbers)
      if Bool.random(using: &numbers) {
        pieces.append(
          Mosaic.Piece(row: TestPictures.tints(width, &numbers), columns: columns, rows: rows, x: 0)
        )
        continue
      }
      let (right, down) = (
        Int.random(in: 0...9, using: &numbers), Int.random(in: 0...9, using: &numbers)
      )
      let bitmap = screen(
        columns.count + right + 3, rows.count + down + 2, &numbers, colors: colors)
      pieces.append(
        Mosaic.Piece(
          bitmap, columns: columns, rows: rows, origin: (left - right, top - down),
          share: Bool.random(using: &numbers) ? 255 : UInt8.random(in: 0...254, using: &numbers)))
    }
    return Mosaic(width: width, height: height, pieces: pieces)
  }

  private static func bitmap(of mosaic: Mosaic) -> Bitmap {
    Bitmap(width: mosaic.width, height: mosaic.height, isOpaque: true) {
      mosaic.write(rows: 0..<mosaic.height, to: $0.baseAddress!)
    }
  }

  /// The stream is the one of the bitmap, byte by byte, whether rows are filtered or not.
  @Test func theStreamIsThatOfTheBitmap() {
    var encoder = PNGEncoder()
    var filters: Set<UInt8> = []
    for seed in UInt64(0)..<60 {
      let mosaic = Self.mosaic(seed: seed)
      let streamed = encoder.encode(mosaic).image
      guard streamed == encoder.encode(Self.bitmap(of: mosaic), as: .rgb) else {
        Issue.record("seed \(seed)")
        return
      }
      let count = (mosaic.width * 3 + 1) * mosaic.height
      if count.isMultiple(of: 4), let bytes = try? StoredZlib.inflated(streamed.zlib, count: count)
      {
        filters.insert(bytes[0])
      }
    }
    #expect(filters == [0, 2])
  }

  /// What another program reads of the file are the pixels.
  @Test(.needs(.pillow), arguments: UInt64(100)..<108)
  func anotherProgramReadsThePixels(seed: UInt64) throws {
    let mosaic = Self.mosaic(seed: seed)
    var encoder = PNGEncoder()
    let data = PNGFile.data(of: encoder.encode(mosaic).image)
    let read = try PictureReader.withFolder { folder in
      let file = folder.appendingPathComponent("mosaic.png")
      try data.write(to: file)
      return try PictureReader.pillow(file).frames[0]
    }
    let expected = Self.bitmap(of: mosaic)
    let isEqual = (0..<mosaic.height).allSatisfy { y in
      (0..<mosaic.width).allSatisfy { x in
        let pixel = expected[x, y]
        return read[y * mosaic.width + x]
          == UInt32(pixel.red) << 24 | UInt32(pixel.green) << 16 | UInt32(pixel.blue) << 8 | 255
      }
    }
    #expect(isEqual)
  }

  /// Rows that are the same count as often as they come, in every ratio, and beside the compression as without it.
  @Test func scalingIsThatOfTheBitmap() {
    for seed in UInt64(200)..<260 {
      var numbers = SeededNumbers(seed: seed)
      let mosaic = Self.mosaic(seed: seed)
      let size = (
        width: Int.random(in: 1...(mosaic.width + 20), using: &numbers),
        height: Int.random(in: 1...(mosaic.height + 20), using: &numbers)
      )
      let expected = AreaScaler.scale(
        Self.bitmap(of: mosaic), width: size.width, height: size.height)
      let scaled = ScaledSize(width: size.width, height: size.height)
      var encoder = PNGEncoder()
      guard AreaScaler.scale(mosaic, to: scaled) == expected,
        encoder.encode(mosaic, scaledTo: [scaled]).scaled == [expected]
      else {
        Issue.record("seed \(seed): \(mosaic.width)×\(mosaic.height) to \(size)")
        return
      }
    }
  }
}
