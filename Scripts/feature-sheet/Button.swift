// SPDX-License-Identifier: MIT
import FilmstripImaging
import QuartzCore

/// A round button of 60 pixels with a rim, of which only the middle may be stretched.
enum Button {
  static let image: CGImage = {
    let side = 60
    let bitmap = Bitmap(width: side, height: side) { bytes in
      for y in 0..<side {
        for x in 0..<side {
          let (dx, dy) = (Double(x) + 0.5 - 30, Double(y) + 0.5 - 30)
          let distance = (dx * dx + dy * dy).squareRoot()
          let outer = min(max(30 - distance, 0), 1)
          let inner = min(max(24.5 - distance, 0), 1)
          let color = SIMD3(20.0, 160, 152) * (1 - inner) + SIMD3(204.0, 240, 236) * inner
          for (channel, value) in [color.z, color.y, color.x, 255].enumerated() {
            bytes[(y * side + x) * 4 + channel] = UInt8((value * outer).rounded())
          }
        }
      }
    }
    return CGImage(bitmap: bitmap)
  }()
}
