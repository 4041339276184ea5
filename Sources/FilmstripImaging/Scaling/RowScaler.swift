// SPDX-License-Identifier: MIT
internal import CFilmstripPixels

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
    take(RowBlock(rows, count: count, stride: stride))
  }

  /// Takes the next rows of the source.
  ///
  /// - Precondition: the source has as many more.
  func take(_ block: RowBlock) {
    switch weighting {
    case .usual(let weighted): weighted.take(block)
    case .large(let weighted): weighted.take(block)
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
  private let columns: CoveredPixels<Weight>
  private let lines: CoveredPixels<Weight>
  private let target: UnsafeMutablePointer<UInt8>
  /// Sums of weighted rows: a value in fractions of a sample for every sample of a row, and behind them what
  /// weights of 0 are for.
  private let band: UnsafeMutablePointer<Weight>
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
    columns = CoveredPixels(from: source.width, to: size.width, bits: bits)
    lines = CoveredPixels(from: source.height, to: size.height, bits: bits)
    target = pixels.assumingMemoryBound(to: UInt8.self)
    let count = sampleCount + (columns.weightCount + 2) * samples.rawValue
    band = .allocate(capacity: count)
    band.initialize(repeating: 0, count: count)
  }

  deinit { band.deallocate() }

  func take(_ block: RowBlock) {
    let counts = block.counts
    let end = rowCount + counts.reduce(0, +)
    // The row of the block in which a target row begins, and the first row of the source that it stands for.
    var (index, top) = (0, rowCount)
    withUnsafeTemporaryAllocation(of: Weight.self, capacity: counts.count) { sums in
      while line < lines.count, lines.first(line) < end {
        let (weights, start) = (lines.weights(line), lines.first(line))
        let last = start + weights.count
        let first = max(start, rowCount)
        if first == start { band.update(repeating: 0, count: sampleCount) }
        while top + counts[index] <= first {
          top += counts[index]
          index += 1
        }
        // Equal rows are added once, with the sum of their weights.
        var (made, place) = (0, top)
        while index + made < counts.count, place < last {
          let next = place + counts[index + made]
          sums[made] = 0
          for row in max(place, first)..<min(next, last) {
            sums[made] &+= weights[weights.startIndex + row - start]
          }
          (made, place) = (made + 1, next)
        }
        block.rows.withUnsafeBufferPointer {
          add(
            UnsafeBufferPointer(rebasing: $0[index..<index + made]),
            weights: UnsafeBufferPointer(rebasing: sums[..<made]))
        }
        guard last <= end else { break }
        spread(into: target + line * columns.count * 4)
        line += 1
      }
    }
    rowCount = end
  }

  private func add(
    _ rows: UnsafeBufferPointer<UnsafePointer<UInt8>>, weights: UnsafeBufferPointer<Weight>
  ) {
    if let band = band as? UnsafeMutablePointer<UInt16>,
      let weights = weights as? UnsafeBufferPointer<UInt16>
    {
      rows.withMemoryRebound(to: UnsafePointer<UInt8>?.self) {
        filmstrip_pixels_add(band, $0.baseAddress, weights.baseAddress, weights.count, sampleCount)
      }
      return
    }
    for (row, weight) in zip(rows, weights) {
      for sample in 0..<sampleCount {
        band[sample] &+= Weight(truncatingIfNeeded: row[sample]) &* weight
      }
    }
  }

  private func spread(into pixels: UnsafeMutablePointer<UInt8>) {
    if let band = band as? UnsafeMutablePointer<UInt16>,
      let weights = columns.weights as? [UInt16]
    {
      filmstrip_pixels_spread(
        band, columns.firsts, weights, columns.weightCount, pixels, columns.count,
        samples.rawValue)
      return
    }
    // Both weights are binary fractions: rounding to nearest adds half of the whole.
    let (half, shift) = (UInt64(1) << UInt64(2 * bits - 1), UInt64(2 * bits))
    let count = samples.rawValue
    for x in 0..<columns.count {
      var sums = SIMD4(repeating: half)
      var sample = UnsafePointer(band + columns.first(x) * count)
      for weight in columns.weights(x) {
        for channel in 0..<count { sums[channel] &+= UInt64(sample[channel]) &* UInt64(weight) }
        sample += count
      }
      for channel in 0..<count {
        let place = samples == .rgb ? 2 - channel : channel
        pixels[x * 4 + place] = UInt8(truncatingIfNeeded: sums[channel] &>> shift)
      }
      if samples == .rgb { pixels[x * 4 + 3] = 255 }
    }
  }
}

/// The source pixels under each target pixel: inner ones count fully, the two ends in part.
private struct CoveredPixels<Weight: FixedWidthInteger> {
  let firsts: [UInt32]
  private let counts: [UInt32]
  /// How many weights each has: as many as the one with the most, made even.
  let weightCount: Int
  /// Weights of the covered source pixels, those of one target pixel after the other.
  ///
  /// They add up to a whole; those that a pixel has too many are 0.
  let weights: [Weight]

  var count: Int { firsts.count }

  func first(_ index: Int) -> Int { Int(firsts[index]) }

  func weights(_ index: Int) -> ArraySlice<Weight> {
    weights[index * weightCount..<index * weightCount + Int(counts[index])]
  }

  init(from source: Int, to target: Int, bits: Int) {
    var firsts: [UInt32] = []
    var counts: [UInt32] = []
    // In units of 1/target source pixels a target pixel covers [index, index + 1) * source.
    let covered = (0..<target).map { index in
      index * source / target...((index + 1) * source - 1) / target
    }
    let most = covered.lazy.map(\.count).max() ?? 0
    weightCount = most + most % 2
    var weights = [Weight](repeating: 0, count: target * weightCount)
    for (index, pixels) in covered.enumerated() {
      let low = index * source
      var given = 0
      for (place, pixel) in pixels.enumerated() {
        // Rounding the running total instead of each share keeps the sum exact.
        let share = min(low + source, (pixel + 1) * target) - low
        let total = ((share << bits) + source / 2) / source
        weights[index * weightCount + place] = Weight(total - given)
        given = total
      }
      firsts.append(UInt32(pixels.lowerBound))
      counts.append(UInt32(pixels.count))
    }
    (self.firsts, self.counts, self.weights) = (firsts, counts, weights)
  }
}
