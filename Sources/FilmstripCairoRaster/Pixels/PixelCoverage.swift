// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripImaging

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
  /// A bitmap's alpha, counted from its corner and cut to where there is any; nil where there is
  /// none.
  init?(alphaOf bitmap: Bitmap) {
    guard let rect = PixelCoverage.visiblePart(of: bitmap) else { return nil }
    let stride = PixelCoverage.stride(of: rect)
    self.rect = rect
    bytes = [UInt8](unsafeUninitializedCapacity: stride * Int(rect.height)) { bytes, count in
      bytes.initialize(repeating: 0)
      count = bytes.count
      bitmap.withUnsafeBytes { source in
        let pixels = source.bindMemory(to: UInt32.self)
        for y in 0..<Int(rect.height) {
          let start = (Int(rect.y) + y) * bitmap.width + Int(rect.x)
          for x in 0..<Int(rect.width) {
            bytes[y * stride + x] = UInt8(truncatingIfNeeded: pixels[start + x] >> 24)
          }
        }
      }
    }
  }

  private static func visiblePart(of bitmap: Bitmap) -> PixelRect? {
    bitmap.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var (left, right) = (bitmap.width, -1)
      var (top, bottom) = (bitmap.height, -1)
      for y in 0..<bitmap.height {
        let row = pixels[y * bitmap.width..<(y + 1) * bitmap.width]
        guard let first = row.firstIndex(where: { $0 >> 24 != 0 }),
          let last = row.lastIndex(where: { $0 >> 24 != 0 })
        else { continue }
        (left, right) = (min(left, first - row.startIndex), max(right, last - row.startIndex))
        (top, bottom) = (min(top, y), y)
      }
      guard right >= left else { return nil }
      return PixelRect(
        x: Int32(left), y: Int32(top), width: Int32(right - left + 1),
        height: Int32(bottom - top + 1))
    }
  }
}
