// SPDX-License-Identifier: MIT
internal import CCairo
internal import Imaging

/// How much of each pixel of a rectangle something covers.
struct PixelCoverage: Sendable, Equatable {
  let rect: PixelRect
  /// 0 to 255, row after row.
  let bytes: [UInt8]

  /// Bytes from one row to the next: Cairo wants rows to start at multiples of four.
  var stride: Int { PixelCoverage.stride(of: rect) }

  static func stride(of rect: PixelRect) -> Int { (Int(rect.width) + 3) & ~3 }

  static func == (left: PixelCoverage, right: PixelCoverage) -> Bool {
    Box(left.rect) == Box(right.rect) && left.bytes == right.bytes
  }
}

extension PixelCoverage {
  /// A bitmap's alpha, counted from its own corner.
  init(alphaOf bitmap: Bitmap) {
    let rect = PixelRect(x: 0, y: 0, width: Int32(bitmap.width), height: Int32(bitmap.height))
    let stride = PixelCoverage.stride(of: rect)
    self.rect = rect
    bytes = [UInt8](unsafeUninitializedCapacity: stride * bitmap.height) { bytes, count in
      bytes.initialize(repeating: 0)
      count = bytes.count
      bitmap.withUnsafeBytes { source in
        let pixels = source.bindMemory(to: UInt32.self)
        for y in 0..<bitmap.height {
          for x in 0..<bitmap.width {
            bytes[y * stride + x] = UInt8(truncatingIfNeeded: pixels[y * bitmap.width + x] >> 24)
          }
        }
      }
    }
  }
}
