// SPDX-License-Identifier: MIT

/// Shrinks bitmaps by averaging the area that each target pixel covers.
///
/// Weights are coverages in 1/256, which fit, with the samples, into 16-bit arithmetic that
/// processors do eight at a time; they add up exactly, so that a flat area keeps its colour. Sums
/// are integers, so that the result does not depend on the machine. Averages premultiplied,
/// gamma-encoded values, as the iOS compositor does.
public enum AreaScaler {
  /// The bitmap scaled to fit `width` × `height` pixels exactly; also enlarges, as flat squares.
  ///
  /// - Precondition: both sides are positive.
  /// - Complexity: linear in the source pixels; memory is a band of one target row.
  public static func scale(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
    if width == bitmap.width && height == bitmap.height { return bitmap }
    let columns = spans(from: bitmap.width, to: width)
    let lines = spans(from: bitmap.height, to: height)
    return Bitmap(width: width, height: height) { target in
      bitmap.withUnsafeBytes { source in
        let band = UnsafeMutablePointer<UInt16>.allocate(capacity: bitmap.width * 4)
        defer { band.deallocate() }
        for (y, line) in lines.enumerated() {
          gather(source, width: bitmap.width, line: line, into: band)
          spread(band, columns: columns, into: target.baseAddress! + y * width * 4)
        }
      }
    }
  }

  /// The source pixels under one target pixel: inner ones count fully, the two ends in part.
  private struct Span {
    let first: Int
    /// Weights of the covered source pixels from `first` on; they add up to 256.
    let weights: [UInt16]
  }

  private static func spans(from source: Int, to target: Int) -> [Span] {
    (0..<target).map { index in
      // In units of 1/target source pixels the target pixel covers [index, index + 1) * source.
      let low = index * source
      let high = low + source
      let first = low / target
      let last = (high - 1) / target
      var weights: [UInt16] = []
      var given = 0
      for pixel in first...last {
        // Rounding the running total instead of each share keeps the sum exact.
        let covered = min(high, (pixel + 1) * target) - low
        let total = (covered * 256 + source / 2) / source
        weights.append(UInt16(total - given))
        given = total
      }
      return Span(first: first, weights: weights)
    }
  }

  /// Sums weighted rows: `band` gets a value in 1/256 for every sample of a source row.
  private static func gather(
    _ source: UnsafeRawBufferPointer, width: Int, line: Span,
    into band: UnsafeMutablePointer<UInt16>
  ) {
    let samples = width * 4
    band.update(repeating: 0, count: samples)
    for (offset, weight) in line.weights.enumerated() where weight > 0 {
      let row = (source.baseAddress! + (line.first + offset) * samples)
        .assumingMemoryBound(to: UInt8.self)
      // At most 255 * 256 in all: no overflow.
      for sample in 0..<samples { band[sample] &+= UInt16(row[sample]) &* weight }
    }
  }

  private static func spread(
    _ band: UnsafePointer<UInt16>, columns: [Span], into target: UnsafeMutableRawPointer
  ) {
    let bytes = target.assumingMemoryBound(to: UInt8.self)
    for (x, column) in columns.enumerated() {
      var sums = SIMD4<UInt32>.zero
      var sample = band + column.first * 4
      for weight in column.weights {
        let values = SIMD4(sample[0], sample[1], sample[2], sample[3])
        sums &+= SIMD4<UInt32>(truncatingIfNeeded: values) &* UInt32(weight)
        sample += 4
      }
      // Both weights are in 1/256: round to nearest by adding half of 65536.
      let rounded = (sums &+ 32_768) &>> 16
      for channel in 0..<4 { bytes[x * 4 + channel] = UInt8(truncatingIfNeeded: rounded[channel]) }
    }
  }
}
