// SPDX-License-Identifier: MIT

/// Scales a picture that comes in blocks of rows, from the top: what ``AreaScaler`` does, without the whole
/// picture in memory.
///
/// Not for use from two threads at once.
final class RowScaler {
  /// What the samples of a source pixel are; a target pixel has premultiplied BGRA.
  enum Samples: Int {
    /// Red, green and blue of opaque pixels.
    case rgb = 3
    /// Premultiplied blue, green, red and alpha.
    case bgra = 4
  }

  private enum Weighting {
    case usual(WeightedRows<UInt16>)
    case large(WeightedRows<UInt32>)
  }

  private let weighting: Weighting

  /// Scales `source` to `target` pixels, into memory for as many, four bytes each.
  ///
  /// - Precondition: all sides are positive; the memory stays until the last row was taken.
  init(
    from source: (width: Int, height: Int), as samples: Samples,
    to target: (width: Int, height: Int), into pixels: UnsafeMutableRawPointer
  ) {
    let isUsual =
      source.width <= RowScaler.largestUsualRatio * target.width
      && source.height <= RowScaler.largestUsualRatio * target.height
    weighting =
      isUsual
      ? .usual(WeightedRows(from: source, as: samples, to: target, bits: 8, into: pixels))
      : .large(WeightedRows(from: source, as: samples, to: target, bits: 16, into: pixels))
  }

  /// Up to this ratio a pixel's share is at least 16 of 256, and rounding it hardly shows.
  private static let largestUsualRatio = 16

  /// Takes the next rows of the source, which begin `stride` bytes after each other.
  ///
  /// - Precondition: the source has as many more.
  func take(_ rows: UnsafePointer<UInt8>, count: Int, stride: Int) {
    switch weighting {
    case .usual(let weighted): weighted.take(rows, count: count, stride: stride)
    case .large(let weighted): weighted.take(rows, count: count, stride: stride)
    }
  }
}

/// The rows of a picture on their way to a target of another size, with weights of a number of bits.
///
/// A sample times all weights of a row fits into `Weight`; 8 bits go with 16-bit weights.
private final class WeightedRows<Weight: FixedWidthInteger & UnsignedInteger> {
  private let bits: Int
  private let samples: RowScaler.Samples
  private let sampleCount: Int
  private let columns: [CoveredPixels<Weight>]
  private let lines: [CoveredPixels<Weight>]
  private let target: UnsafeMutablePointer<UInt8>
  /// Sums of weighted rows: a value in fractions of a sample for every sample of a row.
  private let band: UnsafeMutablePointer<Weight>
  /// How many rows have been taken.
  private var rowCount = 0
  /// The target row that the band is for.
  private var line = 0

  init(
    from source: (width: Int, height: Int), as samples: RowScaler.Samples,
    to size: (width: Int, height: Int), bits: Int, into pixels: UnsafeMutableRawPointer
  ) {
    self.bits = bits
    self.samples = samples
    sampleCount = source.width * samples.rawValue
    columns = CoveredPixels.all(from: source.width, to: size.width, bits: bits)
    lines = CoveredPixels.all(from: source.height, to: size.height, bits: bits)
    target = pixels.assumingMemoryBound(to: UInt8.self)
    band = .allocate(capacity: sampleCount)
    band.initialize(repeating: 0, count: sampleCount)
  }

  deinit { band.deallocate() }

  func take(_ rows: UnsafePointer<UInt8>, count: Int, stride: Int) {
    let end = rowCount + count
    // A row that enlarges is part of several target rows, one at an edge of two.
    while line < lines.count, lines[line].first < end {
      let span = lines[line]
      let last = span.first + span.weights.count
      let first = max(span.first, rowCount)
      if first == span.first { band.update(repeating: 0, count: sampleCount) }
      add(
        rows + (first - rowCount) * stride, stride: stride,
        weights: span.weights[first - span.first..<min(last, end) - span.first])
      guard last <= end else { break }
      let pixels = target + line * columns.count * 4
      spread(into: pixels)
      line += 1
    }
    rowCount = end
  }

  /// Adds rows to the band, four at a time: the band is then read and written once for all of them.
  @inline(__always)
  private func add(_ rows: UnsafePointer<UInt8>, stride: Int, weights: ArraySlice<Weight>) {
    let (band, count) = (band, sampleCount)
    var row = rows
    var weights = weights
    // At most 255 wholes: no overflow.
    while weights.count >= 4 {
      let first = weights.startIndex
      let (a, b) = (weights[first], weights[first + 1])
      let (c, d) = (weights[first + 2], weights[first + 3])
      let (second, third, fourth) = (row + stride, row + 2 * stride, row + 3 * stride)
      for sample in 0..<count {
        let upper =
          Weight(truncatingIfNeeded: row[sample]) &* a
          &+ Weight(truncatingIfNeeded: second[sample]) &* b
        let lower =
          Weight(truncatingIfNeeded: third[sample]) &* c
          &+ Weight(truncatingIfNeeded: fourth[sample]) &* d
        band[sample] &+= upper &+ lower
      }
      weights = weights.dropFirst(4)
      row += 4 * stride
    }
    let first = weights.startIndex
    switch weights.count {
    case 3:
      let (a, b, c) = (weights[first], weights[first + 1], weights[first + 2])
      let (second, third) = (row + stride, row + 2 * stride)
      for sample in 0..<count {
        let upper =
          Weight(truncatingIfNeeded: row[sample]) &* a
          &+ Weight(truncatingIfNeeded: second[sample]) &* b
        band[sample] &+= upper &+ Weight(truncatingIfNeeded: third[sample]) &* c
      }
    case 2:
      let (a, b) = (weights[first], weights[first + 1])
      let second = row + stride
      for sample in 0..<count {
        band[sample] &+=
          Weight(truncatingIfNeeded: row[sample]) &* a
          &+ Weight(truncatingIfNeeded: second[sample]) &* b
      }
    case 1:
      let weight = weights[first]
      for sample in 0..<count {
        band[sample] &+= Weight(truncatingIfNeeded: row[sample]) &* weight
      }
    default: break
    }
  }

  // Both weights are binary fractions: rounding to nearest adds half of the whole.

  private func spread(into pixels: UnsafeMutablePointer<UInt8>) {
    switch (bits, samples) {
    case (8, .rgb): spreadRGB(into: pixels, sums: UInt32.self)
    case (8, .bgra): spreadBGRA(into: pixels, sums: UInt32.self)
    case (_, .rgb): spreadRGB(into: pixels, sums: UInt64.self)
    case (_, .bgra): spreadBGRA(into: pixels, sums: UInt64.self)
    }
  }

  @inline(__always)
  private func spreadRGB<Sum: FixedWidthInteger & UnsignedInteger>(
    into pixels: UnsafeMutablePointer<UInt8>, sums: Sum.Type
  ) {
    let (half, shift) = (Sum(1) << Sum(2 * bits - 1), Sum(2 * bits))
    for (x, column) in columns.enumerated() {
      var (red, green, blue) = (half, half, half)
      var sample = UnsafePointer(band + column.first * 3)
      for weight in column.weights {
        let weight = Sum(truncatingIfNeeded: weight)
        red &+= Sum(truncatingIfNeeded: sample[0]) &* weight
        green &+= Sum(truncatingIfNeeded: sample[1]) &* weight
        blue &+= Sum(truncatingIfNeeded: sample[2]) &* weight
        sample += 3
      }
      pixels[x * 4] = UInt8(truncatingIfNeeded: blue &>> shift)
      pixels[x * 4 + 1] = UInt8(truncatingIfNeeded: green &>> shift)
      pixels[x * 4 + 2] = UInt8(truncatingIfNeeded: red &>> shift)
      pixels[x * 4 + 3] = 255
    }
  }

  @inline(__always)
  private func spreadBGRA<Sum: FixedWidthInteger & UnsignedInteger>(
    into pixels: UnsafeMutablePointer<UInt8>, sums: Sum.Type
  ) {
    let (half, shift) = (Sum(1) << Sum(2 * bits - 1), Sum(2 * bits))
    for (x, column) in columns.enumerated() {
      var (blue, green, red, alpha) = (half, half, half, half)
      var sample = UnsafePointer(band + column.first * 4)
      for weight in column.weights {
        let weight = Sum(truncatingIfNeeded: weight)
        blue &+= Sum(truncatingIfNeeded: sample[0]) &* weight
        green &+= Sum(truncatingIfNeeded: sample[1]) &* weight
        red &+= Sum(truncatingIfNeeded: sample[2]) &* weight
        alpha &+= Sum(truncatingIfNeeded: sample[3]) &* weight
        sample += 4
      }
      pixels[x * 4] = UInt8(truncatingIfNeeded: blue &>> shift)
      pixels[x * 4 + 1] = UInt8(truncatingIfNeeded: green &>> shift)
      pixels[x * 4 + 2] = UInt8(truncatingIfNeeded: red &>> shift)
      pixels[x * 4 + 3] = UInt8(truncatingIfNeeded: alpha &>> shift)
    }
  }
}

/// The source pixels under one target pixel: inner ones count fully, the two ends in part.
private struct CoveredPixels<Weight: FixedWidthInteger> {
  let first: Int
  /// Weights of the covered source pixels from `first` on; they add up to a whole.
  let weights: [Weight]

  static func all(from source: Int, to target: Int, bits: Int) -> [CoveredPixels] {
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
      return CoveredPixels(first: first, weights: weights)
    }
  }
}
