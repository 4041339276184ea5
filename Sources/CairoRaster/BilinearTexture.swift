// SPDX-License-Identifier: MIT
internal import Imaging

/// The pixels of a bitmap, read between pixels.
///
/// Weights are multiples of 1/256, and results are rounded at each of two steps, so that one colour
/// mixed with itself stays what it is, and premultiplied colours stay below their alpha.
struct BilinearTexture {
  /// Blue, green, red and alpha.
  typealias Channels = SIMD4<UInt16>

  private let source: UnsafePointer<UInt32>
  private let width: Int
  /// The last place that can be read, a little before the last pixels.
  private let last: SIMD2<Double>
  /// For each weight w of 256: four times 256 − w and four times w.
  private let weights: UnsafePointer<SIMD8<UInt16>>

  /// Lends the pixels of a bitmap of at least 2 × 2 pixels.
  static func with(_ bitmap: Bitmap, _ body: (BilinearTexture) -> Void) {
    let weights = (0...UInt16(255)).map { weight in
      SIMD8<UInt16>(
        lowHalf: SIMD4(repeating: 256 - weight), highHalf: SIMD4(repeating: weight))
    }
    weights.withUnsafeBufferPointer { weights in
      bitmap.withUnsafeBytes { bytes in
        guard let source = bytes.bindMemory(to: UInt32.self).baseAddress,
          let weights = weights.baseAddress
        else { return }
        body(
          BilinearTexture(
            source: source, width: bitmap.width,
            last: SIMD2(Double(bitmap.width - 1), Double(bitmap.height - 1)) - 1.0 / 256,
            weights: weights))
      }
    }
  }

  /// Whether all places within a distance of one can be read.
  @inline(__always)
  func contains(_ place: SIMD2<Double>, reach: SIMD2<Double>) -> Bool {
    // A sample's own rounding may move it by a little.
    let (low, high) = (place - reach - 0.01, place + reach + 0.01)
    return low.x >= 0 && low.y >= 0 && high.x <= last.x && high.y <= last.y
  }

  /// The nearest place that can be read; any for what is no number.
  func clamped(_ place: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(
      place.x > 0 ? min(place.x, last.x) : 0, place.y > 0 ? min(place.y, last.y) : 0)
  }

  /// Places as multiples of 2⁻³², so that steps add up without a visible error.
  @inline(__always)
  static func fixed(_ place: SIMD2<Double>) -> SIMD2<Int64> {
    let scaled = place * 4_294_967_296
    return SIMD2(Int64(scaled.x), Int64(scaled.y))
  }

  /// The colour at a place, which has to be one that can be read.
  @inline(__always)
  func sample(_ u: Int64, _ v: Int64) -> Channels {
    // To the nearest 1/256.
    let (u, v) = ((u &+ 0x80_0000) >> 24, (v &+ 0x80_0000) >> 24)
    let start = UnsafeRawPointer(source + (Int(v >> 8) &* width &+ Int(u >> 8)))
    // Two neighbours at once, first mixed with the two below them.
    let upper = BilinearTexture.widened(start.loadUnaligned(as: UInt64.self))
    let lower = BilinearTexture.widened((start + width &* 4).loadUnaligned(as: UInt64.self))
    let down = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: v & 255))
    let half = SIMD8<UInt16>(repeating: 128)
    let mixed = (upper &* (256 &- down) &+ lower &* down &+ half) &>> 8
    let parts = mixed &* weights[Int(u & 255)]
    return (parts.lowHalf &+ parts.highHalf &+ half.lowHalf) &>> 8
  }

  @inline(__always)
  private static func widened(_ pixels: UInt64) -> SIMD8<UInt16> {
    SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(pixels, to: SIMD8<UInt8>.self))
  }

  /// The channels of a pixel.
  @inline(__always)
  static func channels(_ pixel: UInt32) -> Channels {
    Channels(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  /// A pixel from channels of up to 255.
  @inline(__always)
  static func packed(_ channels: Channels) -> UInt32 {
    let wide = unsafeBitCast(channels, to: UInt64.self)
    let pairs = (wide | wide >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
  }

  /// Turns sums of samples into their mean.
  struct Mean {
    private let count: UInt32
    private let factor: UInt64

    /// The mean of 1 to 256 samples.
    init(count: Int) {
      self.count = UInt32(count)
      // Rounded up, the quotient is exact for all sums of up to 256 bytes.
      factor = ((1 << 32) + UInt64(count) - 1) / UInt64(count)
    }

    @inline(__always)
    func packed(_ sum: Channels) -> UInt32 {
      func mean(_ sum: UInt16) -> UInt32 {
        UInt32(truncatingIfNeeded: (UInt64(UInt32(sum) &+ count / 2) &* factor) >> 32)
      }
      return mean(sum.x) | mean(sum.y) << 8 | mean(sum.z) << 16 | mean(sum.w) << 24
    }
  }
}
