// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Foundation
internal import Imaging

/// Puts a bitmap that is only scaled, moved and mirrored onto a device.
///
/// Where it shrinks each pixel is the mean of all that it covers: the pixels of the bitmap count
/// alike, wherever the bitmap lies. Where it grows neighbours are mixed. Edges fade by how much of a
/// pixel they leave. Whole-number arithmetic with two roundings, as in ``TextureKernel``.
struct AreaSampler: RowSampler {
  private let source: HalvedBitmap
  private let placement: Transform

  /// A bitmap whose pixels are led to the device's by an upright transform.
  ///
  /// - Precondition: the transform is affine, has neither b nor c, and is drawable.
  init(_ bitmap: Bitmap, in placement: Transform, cache: RasterCache) {
    let ratio = 1 / max(abs(placement.a), abs(placement.d))
    source = HalvedBitmap(
      bitmap, times: HalvedBitmap.times(forRatio: ratio, of: bitmap), cache: cache)
    self.placement = placement
  }

  func forEachRow(
    of rect: PixelRect, _ body: (Int, Int, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    let zoom = Double(1 << source.times)
    let columns = AxisShares(
      scale: placement.a * zoom, offset: placement.tx, extent: source.width,
      count: source.bitmap.width, pixels: rect.x..<rect.x + rect.width)
    let rows = AxisShares(
      scale: placement.d * zoom, offset: placement.ty, extent: source.height,
      count: source.bitmap.height, pixels: rect.y..<rect.y + rect.height)
    let span = columns.covered
    guard !span.isEmpty, !rows.covered.isEmpty else { return }
    // The part of a row that is read, with room for reading pairs of pixels.
    let first = span.map { columns.first[$0] }.min() ?? 0
    let last = (span.map { columns.first[$0] }.max() ?? 0) + columns.length - 1
    let pairs = columns.pairs
    let bandLength = 4 * (last - first + 1)
    let starts = span.map { 4 * (columns.first[$0] - first) }
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: bandLength + 8) { band in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: span.count) { line in
        guard let bandStart = band.baseAddress, let target = line.baseAddress else { return }
        band.initialize(repeating: 0)
        source.bitmap.withUnsafeBytes { bytes in
          guard let base = bytes.baseAddress else { return }
          for y in rows.covered {
            gather(
              base + (rows.first[y] * source.bitmap.width + first) * 4, shares: rows, at: y,
              count: bandLength, into: bandStart)
            pairs.withUnsafeBufferPointer { pairs in
              AreaSampler.spread(
                bandStart, starts: starts, shares: pairs[(span.lowerBound * columns.pairCount)...],
                pairCount: columns.pairCount, into: target)
            }
            fade(line, at: y, span: span, columns: columns, rows: rows)
            body(y, span.lowerBound, line)
          }
        }
      }
    }
  }

  /// Mixes rows of the bitmap: samples times 256.
  private func gather(
    _ start: UnsafeRawPointer, shares: AxisShares, at index: Int, count: Int,
    into band: UnsafeMutablePointer<UInt16>
  ) {
    let stride = source.bitmap.bytesPerRow
    let weights = shares.shares[index * shares.length..<(index + 1) * shares.length]
    var isFirst = true
    for (row, weight) in weights.enumerated() where weight > 0 {
      let samples = (start + row * stride).assumingMemoryBound(to: UInt8.self)
      // At most 255 wholes: no overflow.
      if isFirst {
        for index in 0..<count { band[index] = UInt16(samples[index]) &* weight }
        isFirst = false
      } else {
        for index in 0..<count { band[index] &+= UInt16(samples[index]) &* weight }
      }
    }
    for index in 0..<count { band[index] = (band[index] &+ 128) &>> 8 }
  }

  /// Mixes columns of a mixed row.
  private static func spread(
    _ band: UnsafePointer<UInt16>, starts: [Int], shares: Slice<UnsafeBufferPointer<SIMD8<UInt16>>>,
    pairCount: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    guard var share = UnsafeBufferPointer(rebasing: shares).baseAddress else { return }
    starts.withUnsafeBufferPointer { starts in
      for x in starts.indices {
        let samples = UnsafeRawPointer(band + starts[x])
        var sum = samples.loadUnaligned(as: SIMD8<UInt16>.self) &* share[0]
        for pair in 1..<max(pairCount, 1) {
          sum =
            sum
            &+ samples.loadUnaligned(fromByteOffset: 16 * pair, as: SIMD8<UInt16>.self)
            &* share[pair]
        }
        target[x] = AreaSampler.packed((sum.lowHalf &+ sum.highHalf &+ 128) &>> 8)
        share += pairCount
      }
    }
  }

  /// A pixel from channels of up to 255.
  @inline(__always)
  private static func packed(_ channels: SIMD4<UInt16>) -> UInt32 {
    let wide = unsafeBitCast(channels, to: UInt64.self)
    let pairs = (wide | wide >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
  }

  /// Fades the pixels that the bitmap's edges run through.
  private func fade(
    _ line: UnsafeMutableBufferPointer<UInt32>, at y: Int, span: Range<Int>, columns: AxisShares,
    rows: AxisShares
  ) {
    let share = rows.coverage[y]
    if share < 1 {
      for (index, x) in span.enumerated() {
        line[index] = line[index].faded(UInt32((share * columns.coverage[x] * 255).rounded()))
      }
      return
    }
    for (index, x) in span.enumerated() {
      guard columns.coverage[x] < 1 else { break }
      line[index] = line[index].faded(UInt32((columns.coverage[x] * 255).rounded()))
    }
    for (index, x) in span.enumerated().reversed() {
      guard columns.coverage[x] < 1 else { break }
      line[index] = line[index].faded(UInt32((columns.coverage[x] * 255).rounded()))
    }
  }
}

/// Which pixels of a bitmap the pixels of a device are made of, along one axis.
private struct AxisShares {
  /// The device pixels, counted from the first, that the bitmap touches.
  private(set) var covered = 0..<0
  /// For each device pixel the first pixel of the bitmap that is read.
  private(set) var first: [Int] = []
  /// How many are read for each.
  private(set) var length = 1
  /// For each device pixel `length` shares of 256, which add up to a whole.
  private(set) var shares: [UInt16] = []
  /// How much of each device pixel lies in the bitmap, 0 to 1.
  private(set) var coverage: [Double] = []

  /// `extent` is where the bitmap ends, which may be within the last of its `count` pixels.
  init(scale: Double, offset: Double, extent: Double, count: Int, pixels: Range<Int32>) {
    let inverse = 1 / scale
    let isSmaller = abs(inverse) > 1
    let widest = isSmaller ? min(abs(inverse), Double(count)).rounded(.up) + 1 : 2
    length = min(Int(widest), count)
    var spans: [(low: Double, high: Double)] = []
    spans.reserveCapacity(pixels.count)
    for pixel in pixels {
      let (one, other) = (
        (Double(pixel) - offset) * inverse, (Double(pixel) + 1 - offset) * inverse
      )
      let (low, high) = (min(one, other), max(one, other))
      let (from, to) = (max(low, 0), min(high, extent))
      let share = min(max((to - from) / (high - low), 0), 1)
      // What is off by less than a thousandth of a level is so by rounding.
      coverage.append(share > 1 - 1e-6 ? 1 : share < 1e-6 ? 0 : share)
      if isSmaller {
        spans.append((from, to))
      } else {
        // Neighbours mixed: a box of one pixel about the middle.
        spans.append(((low + high) / 2 - 0.5, (low + high) / 2 + 0.5))
      }
    }
    let touched = coverage.indices.filter { coverage[$0] > 0 }
    guard let start = touched.first, let end = touched.last else { return }
    covered = start..<end + 1
    first = Array(repeating: 0, count: coverage.count)
    shares = Array(repeating: 0, count: coverage.count * length)
    for index in covered { setShares(of: index, from: spans[index], count: count) }
  }

  private mutating func setShares(
    of index: Int, from span: (low: Double, high: Double), count: Int
  ) {
    // Read only what is there: the outermost pixels go on outwards.
    let start = min(max(Int(span.low.rounded(.down)), 0), count - length)
    first[index] = start
    let width = span.high - span.low
    var given = 0
    for pixel in 0..<length {
      let end = pixel == length - 1 ? Double.infinity : Double(start + pixel + 1)
      let covered = min(max((end - span.low) / width, 0), 1)
      // Rounding the running total instead of each share keeps the sum exact.
      let total = Int((covered * 256).rounded())
      shares[index * length + pixel] = UInt16(total - given)
      given = total
    }
  }

  /// How many pairs of pixels are read.
  var pairCount: Int { (length + 1) / 2 }

  /// The shares of pairs of pixels, each four times, for four channels.
  var pairs: [SIMD8<UInt16>] {
    var result: [SIMD8<UInt16>] = []
    result.reserveCapacity(coverage.count * pairCount)
    for index in 0..<coverage.count {
      for pair in 0..<pairCount {
        func share(_ pixel: Int) -> SIMD4<UInt16> {
          SIMD4(repeating: pixel < length ? shares[index * length + pixel] : 0)
        }
        result.append(SIMD8(lowHalf: share(2 * pair), highHalf: share(2 * pair + 1)))
      }
    }
    return result
  }
}
