// SPDX-License-Identifier: MIT
import FilmstripImaging
import QuartzCore

/// A picture by a formula: a low sun above three ranges of hills.
enum Landscape {
  /// Three wide to two high.
  static let image = draw(width: 480, height: 320)
  /// The same in few pixels.
  static let coarse = draw(width: 24, height: 16)

  private static func draw(width: Int, height: Int) -> CGImage {
    let samples = 3
    let bitmap = Bitmap(width: width, height: height, isOpaque: true) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          var sum = SIMD3<Double>.zero
          for sample in 0..<samples * samples {
            let dx = (Double(sample % samples) + 0.5) / Double(samples)
            let dy = (Double(sample / samples) + 0.5) / Double(samples)
            sum += color((Double(x) + dx) / Double(width), (Double(y) + dy) / Double(height))
          }
          sum = sum / Double(samples * samples) * 255
          let channels = [sum.z, sum.y, sum.x, 255]
          for (channel, value) in channels.enumerated() {
            bytes[(y * width + x) * 4 + channel] = UInt8(min(max(value.rounded(), 0), 255))
          }
        }
      }
    }
    return CGImage(bitmap: bitmap)
  }

  private static func rgb(_ value: Int) -> SIMD3<Double> {
    SIMD3(Double(value >> 16), Double(value >> 8 & 255), Double(value & 255)) / 255
  }

  /// The colour at a place, both coordinates from 0 to 1.
  private static func color(_ x: Double, _ y: Double) -> SIMD3<Double> {
    let hills: [(height: Double, wave: Double, phase: Double, color: Int)] = [
      (0.84, 0.05, 2.2, 0x1e2a5a), (0.70, 0.07, 0.4, 0x3d3f8f), (0.58, 0.06, 4.1, 0x7a5bb5),
    ]
    for hill in hills {
      let crest =
        hill.height - hill.wave * (sin(x * 7 + hill.phase) + 0.5 * sin(x * 13 + hill.phase))
      if y > crest { return rgb(hill.color) }
    }
    let (dx, dy) = ((x - 0.66) * 1.5, y - 0.36)
    if dx * dx + dy * dy < 0.13 * 0.13 { return rgb(0xfff3d6) }
    let share = min(max(y / 0.62, 0), 1)
    return rgb(0x5b8def) * (1 - share) + rgb(0xffb38a) * share
  }
}
