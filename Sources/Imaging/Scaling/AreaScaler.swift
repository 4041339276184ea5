// SPDX-License-Identifier: MIT

/// Shrinks bitmaps by averaging the area that each target pixel covers.
///
/// Weights are coverages as binary fractions that add up exactly, so that a flat area keeps its
/// colour. For the usual ratios 8 bits do, which with the samples fit into 16-bit arithmetic that
/// processors do eight at a time; larger ratios take 16 bits. Sums are integers, so that the result
/// does not depend on the machine. Averages premultiplied, gamma-encoded values, as the iOS
/// compositor does.
public enum AreaScaler {
  /// The bitmap scaled to fit `width` × `height` pixels exactly; also enlarges, as flat squares.
  ///
  /// - Precondition: both sides are positive.
  /// - Complexity: linear in the source pixels; memory is a band of one target row.
  public static func scale(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
    if width == bitmap.width && height == bitmap.height { return bitmap }
    let isUsual =
      bitmap.width <= largestUsualRatio * width && bitmap.height <= largestUsualRatio * height
    return Bitmap(width: width, height: height, isOpaque: bitmap.isOpaque) { target in
      if isUsual {
        scale(bitmap, width: width, height: height, weights: UInt16.self, bits: 8, into: target)
      } else {
        scale(bitmap, width: width, height: height, weights: UInt32.self, bits: 16, into: target)
      }
    }
  }

  /// Up to this ratio a pixel's share is at least 16 of 256, and rounding it hardly shows.
  private static let largestUsualRatio = 16

  /// Scales with weights of `bits` bits; a sample times all weights has to fit into `Weight`.
  @inline(__always)
  private static func scale<Weight: FixedWidthInteger & UnsignedInteger>(
    _ bitmap: Bitmap, width: Int, height: Int, weights: Weight.Type, bits: Int,
    into target: UnsafeMutableRawBufferPointer
  ) {
    let columns = spans(from: bitmap.width, to: width, weights: weights, bits: bits)
    let lines = spans(from: bitmap.height, to: height, weights: weights, bits: bits)
    let band = UnsafeMutablePointer<Weight>.allocate(capacity: bitmap.width * 4)
    defer { band.deallocate() }
    bitmap.withUnsafeBytes { source in
      for (y, line) in lines.enumerated() {
        gather(source, width: bitmap.width, line: line, into: band)
        spread(band, columns: columns, bits: bits, into: target.baseAddress! + y * width * 4)
      }
    }
  }

  /// The source pixels under one target pixel: inner ones count fully, the two ends in part.
  private struct Span<Weight> {
    let first: Int
    /// Weights of the covered source pixels from `first` on; they add up to a whole.
    let weights: [Weight]
  }

  private static func spans<Weight: FixedWidthInteger>(
    from source: Int, to target: Int, weights: Weight.Type, bits: Int
  ) -> [Span<Weight>] {
    (0..<target).map { index in
      // In units of 1/target source pixels the target pixel covers [index, index + 1) * source.
      let low = index * source
      let high = low + source
      let first = low / target
      let last = (high - 1) / target
      var weights: [Weight] = []
      var given = 0
      for pixel in first...last {
        // Rounding the running total instead of each share keeps the sum exact.
        let covered = min(high, (pixel + 1) * target) - low
        let total = ((covered << bits) + source / 2) / source
        weights.append(Weight(total - given))
        given = total
      }
      return Span(first: first, weights: weights)
    }
  }

  /// Sums weighted rows: `band` gets a value in fractions of a sample for every sample of a row.
  @inline(__always)
  private static func gather<Weight: FixedWidthInteger & UnsignedInteger>(
    _ source: UnsafeRawBufferPointer, width: Int, line: Span<Weight>,
    into band: UnsafeMutablePointer<Weight>
  ) {
    let samples = width * 4
    band.update(repeating: 0, count: samples)
    for (offset, weight) in line.weights.enumerated() where weight > 0 {
      let row = (source.baseAddress! + (line.first + offset) * samples)
        .assumingMemoryBound(to: UInt8.self)
      // At most 255 wholes: no overflow.
      for sample in 0..<samples {
        band[sample] &+= Weight(truncatingIfNeeded: row[sample]) &* weight
      }
    }
  }

  @inline(__always)
  private static func spread<Weight: FixedWidthInteger & UnsignedInteger>(
    _ band: UnsafePointer<Weight>, columns: [Span<Weight>], bits: Int,
    into target: UnsafeMutableRawPointer
  ) {
    let bytes = target.assumingMemoryBound(to: UInt8.self)
    if bits == 8 {
      // A sample and both weights have 24 bits: the four samples of a pixel are summed at once.
      for (x, column) in columns.enumerated() {
        var sums = SIMD4<UInt32>(repeating: 1 << 15)
        var sample = UnsafeRawPointer(band + column.first * 4)
        for weight in column.weights {
          let samples = sample.loadUnaligned(as: SIMD4<UInt16>.self)
          sums &+= SIMD4<UInt32>(truncatingIfNeeded: samples) &* UInt32(weight)
          sample += 8
        }
        let pixel = SIMD4<UInt8>(truncatingIfNeeded: sums &>> 16)
        UnsafeMutableRawPointer(bytes + x * 4).storeBytes(of: pixel, as: SIMD4<UInt8>.self)
      }
      return
    }
    // Both weights are binary fractions: round to nearest by adding half of the whole.
    let half = UInt64(1) << UInt64(2 * bits - 1)
    for (x, column) in columns.enumerated() {
      var sums = (half, half, half, half)
      var sample = band + column.first * 4
      for weight in column.weights {
        let weight = UInt64(weight)
        sums.0 &+= UInt64(sample[0]) &* weight
        sums.1 &+= UInt64(sample[1]) &* weight
        sums.2 &+= UInt64(sample[2]) &* weight
        sums.3 &+= UInt64(sample[3]) &* weight
        sample += 4
      }
      bytes[x * 4] = UInt8(truncatingIfNeeded: sums.0 >> UInt64(2 * bits))
      bytes[x * 4 + 1] = UInt8(truncatingIfNeeded: sums.1 >> UInt64(2 * bits))
      bytes[x * 4 + 2] = UInt8(truncatingIfNeeded: sums.2 >> UInt64(2 * bits))
      bytes[x * 4 + 3] = UInt8(truncatingIfNeeded: sums.3 >> UInt64(2 * bits))
    }
  }
}
