// SPDX-License-Identifier: MIT
internal import FilmstripImaging

/// A bitmap halved some times, each pixel the mean of those that it represents.
///
/// Where a side is odd, the last pixels represent fewer, and end within the last pixel.
struct HalvedBitmap {
  let bitmap: Bitmap
  let times: Int
  /// The size of the original in pixels of this one.
  let width: Double
  let height: Double

  init(_ original: Bitmap, times: Int, cache: RasterCache) {
    bitmap = HalvedBitmap.make(original, times: times, cache: cache)
    self.times = times
    let share = 1 / Double(1 << times)
    (width, height) = (Double(original.width) * share, Double(original.height) * share)
  }

  private static func make(_ original: Bitmap, times: Int, cache: RasterCache) -> Bitmap {
    guard times > 0 else { return original }
    return cache.value(
      for: .halved(bitmap: original.pixelNumber, times: times),
      byteCount: { $0.bytesPerRow * $0.height },
      make: { half(of: make(original, times: times - 1, cache: cache)) })
  }

  /// How often a bitmap can be halved for a picture in which `ratio` of its pixels fall into one,
  /// with two pixels or more left for each.
  ///
  /// With one it would matter where the pixels lie among those of the picture: what moves slowly
  /// would change between sharp and blurred.
  static func times(forRatio ratio: Double, of bitmap: Bitmap) -> Int {
    var (times, rest) = (0, ratio)
    while rest >= 4, bitmap.width >> times > 1 || bitmap.height >> times > 1, times < 28 {
      times += 1
      rest /= 2
    }
    return times
  }

  private static func half(of bitmap: Bitmap) -> Bitmap {
    let (width, height) = ((bitmap.width + 1) / 2, (bitmap.height + 1) / 2)
    return Bitmap(width: width, height: height, isOpaque: bitmap.isOpaque) { target in
      bitmap.withUnsafeBytes { source in
        let target = target.bindMemory(to: UInt32.self)
        let source = source.bindMemory(to: UInt32.self)
        guard let base = source.baseAddress, let result = target.baseAddress else { return }
        for y in 0..<height {
          let upper = base + 2 * y * bitmap.width
          // The last row of an odd height represents itself alone.
          let lower = 2 * y + 1 < bitmap.height ? upper + bitmap.width : upper
          halve(upper, lower, count: bitmap.width, into: result + y * width)
        }
      }
    }
  }

  private static func halve(
    _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let mask = UInt64(0x00FF_00FF_00FF_00FF)
    for x in 0..<count / 2 {
      let one = UnsafeRawPointer(upper + 2 * x).loadUnaligned(as: UInt64.self)
      let other = UnsafeRawPointer(lower + 2 * x).loadUnaligned(as: UInt64.self)
      // Two channels of two pixels at once, with 16 bits for each.
      var even = (one & mask) &+ (other & mask)
      var odd = (one >> 8 & mask) &+ (other >> 8 & mask)
      even = (even &+ even >> 32 &+ 0x0002_0002) >> 2 & mask
      odd = (odd &+ odd >> 32 &+ 0x0002_0002) >> 2 & mask
      target[x] = UInt32(truncatingIfNeeded: even | odd << 8)
    }
    guard !count.isMultiple(of: 2) else { return }
    let (one, other) = (UInt64(upper[count - 1]), UInt64(lower[count - 1]))
    let even = ((one & mask) &+ (other & mask) &+ 0x0001_0001) >> 1 & mask
    let odd = ((one >> 8 & mask) &+ (other >> 8 & mask) &+ 0x0001_0001) >> 1 & mask
    target[count / 2] = UInt32(truncatingIfNeeded: even | odd << 8)
  }
}
