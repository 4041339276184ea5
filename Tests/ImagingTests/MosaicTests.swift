// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import SeededNumbers
import Testing

/// Pictures put together by rows from pieces of bitmaps.
@Suite struct MosaicTests {
  /// Opaque pixels without pattern.
  private func noise(_ width: Int, _ height: Int, _ numbers: inout SeededNumbers) -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: true) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in pixels.indices {
        pixels[index] = UInt32(truncatingIfNeeded: numbers.next()) | 0xFF00_0000
      }
    }
  }

  /// What a pixel over another one is: each channel mixed in real numbers, both parts rounded.
  private func mixed(_ over: Pixel, _ below: Pixel, _ share: UInt8) -> Pixel {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let (upper, lower) = (Double(a) * Double(share) / 255, Double(b) * Double(255 - share) / 255)
      return UInt8(upper.rounded() + lower.rounded())
    }
    return Pixel(
      red: mix(over.red, below.red), green: mix(over.green, below.green),
      blue: mix(over.blue, below.blue), alpha: 255)
  }

  /// What a premultiplied pixel over an opaque one is, in real numbers, with what shines through rounded.
  private func tinted(_ below: Pixel, by over: Pixel) -> Pixel {
    func tint(_ a: UInt8, _ b: UInt8) -> UInt8 {
      a + UInt8((Double(b) * Double(255 - over.alpha) / 255).rounded())
    }
    return Pixel(
      red: tint(over.red, below.red), green: tint(over.green, below.green),
      blue: tint(over.blue, below.blue), alpha: 255)
  }

  /// Every piece lands where it belongs, whatever its width and share, in bands and at their edges.
  @Test func piecesAreMixedPixelByPixel() {
    for seed in UInt64(0)..<30 {
      var numbers = SeededNumbers(seed: seed)
      let (width, height) = (
        Int.random(in: 1...40, using: &numbers), Int.random(in: 1...150, using: &numbers)
      )
      let ground = noise(width, height, &numbers)
      var expected = (0..<width * height).map { ground[$0 % width, $0 / width] }
      var pieces = [
        Mosaic.Piece(ground, columns: 0..<width, rows: 0..<height, origin: (0, 0))
      ]
      for _ in 0..<4 {
        if Int.random(in: 0...2, using: &numbers) == 0 {
          let row = TestPictures.tints(width, &numbers)
          let columns = Int.random(in: 0..<width, using: &numbers)..<width
          let rows = Int.random(in: 0..<height, using: &numbers)..<height
          pieces.append(Mosaic.Piece(row: row, columns: columns, rows: rows, x: 0))
          for y in rows {
            for x in columns {
              expected[y * width + x] = tinted(expected[y * width + x], by: row[x, 0])
            }
          }
          continue
        }
        let bitmap = noise(
          Int.random(in: 9...60, using: &numbers), Int.random(in: 9...200, using: &numbers),
          &numbers)
        let origin = (
          x: Int.random(in: -8...width - 1, using: &numbers),
          y: Int.random(in: -8...height - 1, using: &numbers)
        )
        let columns = max(0, origin.x)..<min(width, origin.x + bitmap.width)
        let rows = max(0, origin.y)..<min(height, origin.y + bitmap.height)
        let share = UInt8.random(in: 0...255, using: &numbers)
        pieces.append(
          Mosaic.Piece(bitmap, columns: columns, rows: rows, origin: origin, share: share))
        for y in rows {
          for x in columns {
            let over = bitmap[x - origin.x, y - origin.y]
            expected[y * width + x] = mixed(over, expected[y * width + x], share)
          }
        }
      }
      let mosaic = Mosaic(width: width, height: height, pieces: pieces)
      for rows in [0..<height, height / 3..<height] {
        let part = Bitmap(width: width, height: rows.count) {
          mosaic.write(rows: rows, to: $0.baseAddress!)
        }
        let isEqual = rows.allSatisfy { y in
          (0..<width).allSatisfy { part[$0, y - rows.lowerBound] == expected[y * width + $0] }
        }
        guard isEqual else {
          Issue.record("seed \(seed), rows \(rows)")
          return
        }
      }
    }
  }

  /// What lies beside a piece may be overwritten where later pieces cover it, and nothing else is.
  @Test func aPieceThatIsFreeBesideLeavesWhatFollows() {
    var numbers = SeededNumbers(seed: 7)
    let (lower, upper) = (noise(30, 150, &numbers), noise(30, 150, &numbers))
    // The lower one has moved 8 pixels to the left, the upper one 20 pixels in from the right.
    let mosaic = Mosaic(
      width: 30, height: 150,
      pieces: [
        Mosaic.Piece(lower, columns: 0..<22, rows: 3..<150, origin: (-8, 0), isFreeBeside: true),
        Mosaic.Piece(upper, columns: 10..<30, rows: 0..<150, origin: (10, 0)),
      ])
    let bitmap = Bitmap(width: 30, height: 150) { mosaic.write(rows: 0..<150, to: $0.baseAddress!) }
    for y in 0..<150 {
      for x in 0..<30 {
        let expected: Pixel? = x >= 10 ? upper[x - 10, y] : y >= 3 ? lower[x + 8, y] : nil
        #expect(bitmap[x, y] == expected ?? Pixel(red: 0, green: 0, blue: 0, alpha: 0))
      }
    }
  }
}
