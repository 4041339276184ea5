// SPDX-License-Identifier: MIT
public import FilmstripImaging
internal import FilmstripWording

/// How much one frame differs from another.
public enum FrameChange {
  /// The mean absolute difference of the premultiplied samples of two bitmaps of one size, as a share of the
  /// full range: 0 for equal ones, 1 where every sample goes from 0 to 255.
  ///
  /// Alpha counts like a colour, unless both are known to be opaque.
  ///
  /// - Precondition: both have the same size.
  public static func measure(_ one: Bitmap, _ other: Bitmap) -> Double {
    require(
      one.width == other.width && one.height == other.height,
      "FrameChange.measure: \(one.width)×\(one.height) and \(other.width)×\(other.height)")
    let total = one.withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        sum(left.bindMemory(to: UInt8.self), right.bindMemory(to: UInt8.self))
      }
    }
    let channels = one.isOpaque && other.isOpaque ? 3 : 4
    return Double(total) / Double(one.width * one.height * channels * 255)
  }

  private static func sum(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> UInt64 {
    var total: UInt64 = 0
    var start = 0
    // Short runs fit into 32 bits, which processors add many at a time.
    while start < left.count {
      let end = min(start + 1 << 16, left.count)
      var part: UInt32 = 0
      for place in start..<end {
        let (a, b) = (UInt32(left[place]), UInt32(right[place]))
        part &+= max(a, b) &- min(a, b)
      }
      total += UInt64(part)
      start = end
    }
    return total
  }
}
