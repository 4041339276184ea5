// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import SeededNumbers
import Testing

extension Bitmap {
  init(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel) {
    self.init(width: width, height: height) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<height {
        for x in 0..<width { pixels[y * width + x] = pixel(x, y).bgra.littleEndian }
      }
    }
  }

  func replacing(_ pixels: [(x: Int, y: Int, Pixel)]) -> Bitmap {
    Bitmap(width, height) { x, y in pixels.last { $0.x == x && $0.y == y }?.2 ?? self[x, y] }
  }

  func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    Bitmap(width, height) { self[x + $0, y + $1] }
  }

  static func fixture(_ name: String) throws -> Bitmap {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try PNGReader.read(path: root.appendingPathComponent("Fixtures/\(name)").path).bitmap
  }
}

extension Pixel {
  static let white = Pixel(red: 255, green: 255, blue: 255)
  static let black = Pixel(red: 0, green: 0, blue: 0)

  static func grey(_ value: Int) -> Pixel {
    Pixel(red: UInt8(value), green: UInt8(value), blue: UInt8(value))
  }
}

struct RandomPair: CustomTestStringConvertible {
  let seed: UInt64
  let expected: Bitmap
  let actual: Bitmap

  /// Flat blocks and single pixels, of which some are changed in the actual picture.
  init(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let width = Int.random(in: 1...70, using: &numbers)
    let height = Int.random(in: 1...24, using: &numbers)
    let alphas: [UInt8] = [255, 255, 255, 128, 0]
    var colors: [Pixel] = []
    for _ in 0..<5 {
      let alpha = alphas[Int.random(in: 0..<5, using: &numbers)]
      let red = UInt8.random(in: 0...alpha, using: &numbers)
      let green = UInt8.random(in: 0...alpha, using: &numbers)
      let blue = UInt8.random(in: 0...alpha, using: &numbers)
      colors.append(Pixel(red: red, green: green, blue: blue, alpha: alpha))
    }
    let block = Int.random(in: 1...5, using: &numbers)
    let stride = width / block + 1
    var blocks: [Pixel] = []
    for _ in 0..<stride * (height / block + 1) {
      blocks.append(colors[Int.random(in: 0..<5, using: &numbers)])
    }
    let changes = Double.random(in: 0...1, using: &numbers)
    let base = Bitmap(width, height) { x, y in blocks[y / block * stride + x / block] }
    expected = base
    actual = Bitmap(width, height) { x, y in
      // About a third of the rows is equal.
      guard (y * 7 + Int(seed)) % 3 > 0, Double.random(in: 0...1, using: &numbers) < changes else {
        return base[x, y]
      }
      return colors[Int.random(in: 0..<5, using: &numbers)]
    }
    self.seed = seed
  }

  var testDescription: String { "seed \(seed), \(expected.width)×\(expected.height)" }

  static let all = (0..<60).map { RandomPair(seed: UInt64($0)) }
}
