// SPDX-License-Identifier: MIT
internal import FilmstripImaging

struct PixelSource {
  /// The first pixel of the first row; premultiplied BGRA.
  let base: UnsafeRawPointer
  let bytesPerRow: Int
  let rect: PixelRect

  /// The row at a place on the device, which has to be one of the rectangle's.
  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    (base + (y - Int(rect.y)) * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  func cut(to limit: PixelRect) -> PixelSource {
    let part = rect.intersection(limit)
    let offset = Int(part.y - rect.y) * bytesPerRow + Int(part.x - rect.x) * 4
    return PixelSource(
      base: part.isEmpty ? base : base + offset, bytesPerRow: bytesPerRow, rect: part)
  }
}

struct PlacedBitmap {
  var bitmap: Bitmap
  var rect: PixelRect

  func withSource<Result>(_ body: (PixelSource) -> Result) -> Result? {
    bitmap.withUnsafeBytes { bytes in
      bytes.baseAddress.map {
        body(PixelSource(base: $0, bytesPerRow: bitmap.bytesPerRow, rect: rect))
      }
    }
  }
}
