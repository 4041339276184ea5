// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import SeededNumbers

/// Pictures whose pixels follow from a formula.
enum TestPictures {
  /// A row of premultiplied pixels of every alpha.
  static func tints(_ width: Int, _ numbers: inout SeededNumbers) -> Bitmap {
    Bitmap(width: width, height: 1) { bytes in
      for x in 0..<width {
        let alpha = UInt8.random(in: 0...255, using: &numbers)
        for channel in 0..<3 {
          bytes[4 * x + channel] = UInt8.random(in: 0...alpha, using: &numbers)
        }
        bytes[4 * x + 3] = alpha
      }
    }
  }

  static func bitmap(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> Pixel) -> Bitmap {
    Bitmap(width: width, height: height) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let color = pixel(x, y)
          let channels = [color.blue, color.green, color.red, color.alpha]
          for (channel, value) in channels.enumerated() {
            bytes[(y * width + x) * 4 + channel] = value
          }
        }
      }
    }
  }

  /// Pixels without pattern, the same ones each time: neighbours differ.
  static func noise(width: Int, height: Int, isOpaque: Bool = true, seed: UInt64 = 1) -> Bitmap {
    // Knuth's MMIX generator; the high bits are the good ones.
    var state = seed
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 56)
    }
    return bitmap(width: width, height: height) { _, _ in
      let alpha = isOpaque ? 255 : next()
      // Premultiplied: no channel is larger than alpha.
      let color = (0..<3).map { _ in UInt8(next() * alpha / 255) }
      return Pixel(red: color[0], green: color[1], blue: color[2], alpha: UInt8(alpha))
    }
  }

  static func bytes(of bitmap: Bitmap) -> [UInt8] { bitmap.withUnsafeBytes { [UInt8]($0) } }
}

final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "ImagingTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ data: Data, to name: String) throws -> String {
    try data.write(to: URL(filePath: path(name)))
    return path(name)
  }
}
