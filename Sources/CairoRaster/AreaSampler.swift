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
  private let isAntialiased: Bool

  /// A bitmap whose pixels are led to the device's by an upright transform.
  ///
  /// - Precondition: the transform is affine, has neither b nor c, and is drawable.
  init(_ bitmap: Bitmap, in placement: Transform, isAntialiased: Bool, cache: RasterCache) {
    self.isAntialiased = isAntialiased
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
      count: source.bitmap.width, pixels: rect.x..<rect.x + rect.width,
      isAntialiased: isAntialiased)
    let rows = AxisShares(
      scale: placement.d * zoom, offset: placement.ty, extent: source.height,
      count: source.bitmap.height, pixels: rect.y..<rect.y + rect.height,
      isAntialiased: isAntialiased)
    let span = columns.covered
    guard !span.isEmpty, !rows.covered.isEmpty else { return }
    // The part of a row that is read.
    let first = span.map { columns.first[$0] }.min() ?? 0
    let last = (span.map { columns.first[$0] }.max() ?? 0) + columns.length - 1
    let starts = span.map { columns.first[$0] - first }
    let shares = columns.fours(of: span)
    let read = last - first + 1
    // With room for reading four pixels at once.
    let capacity = read + columns.length + 4
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * capacity + span.count) { room in
      guard let even = room.baseAddress else { return }
      room.initialize(repeating: 0)
      let band = Band(even: even, odd: even + capacity, count: read)
      let line = UnsafeMutableBufferPointer(rebasing: room[(2 * capacity)...])
      source.bitmap.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        for y in rows.covered {
          band.mix(
            base + (rows.first[y] * source.bitmap.width + first) * 4,
            stride: source.bitmap.bytesPerRow,
            shares: rows.shares[y * rows.length..<(y + 1) * rows.length])
          band.spread(starts: starts, shares: shares, into: line)
          fade(line, at: y, span: span, columns: columns, rows: rows)
          body(y, span.lowerBound, line)
        }
      }
    }
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
    for x in columns.edges {
      let index = x - span.lowerBound
      line[index] = line[index].faded(UInt32((columns.coverage[x] * 255).rounded()))
    }
  }
}

/// Which pixels of a bitmap the pixels of a device are made of, along one axis.
private struct AxisShares {
  /// The device pixels, counted from the first, that the bitmap touches.
  private(set) var covered = 0..<0
  /// Those of them that it leaves in part.
  private(set) var edges: [Int] = []
  /// For each device pixel the first pixel of the bitmap that is read.
  private(set) var first: [Int] = []
  /// How many are read for each.
  private(set) var length = 1
  /// For each device pixel `length` shares of 256, which add up to a whole.
  private(set) var shares: [UInt16] = []
  /// How much of each device pixel lies in the bitmap, 0 to 1.
  private(set) var coverage: [Double] = []

  /// `extent` is where the bitmap ends, which may be within the last of its `count` pixels.
  init(
    scale: Double, offset: Double, extent: Double, count: Int, pixels: Range<Int32>,
    isAntialiased: Bool
  ) {
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
      var share = min(max((to - from) / (high - low), 0), 1)
      if !isAntialiased, share < 1 {
        let middle = (low + high) / 2
        share = middle >= 0 && middle < extent ? 1 : 0
      }
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
    edges = touched.filter { coverage[$0] < 1 }
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

  /// The shares of the pixels of a range in fours, each twice, for two channels at once.
  func fours(of range: Range<Int>) -> [SIMD8<UInt16>] {
    var result: [SIMD8<UInt16>] = []
    let count = (length + 3) / 4
    result.reserveCapacity(range.count * count)
    for index in range {
      for four in 0..<count {
        func share(_ place: Int) -> UInt16 {
          let pixel = 4 * four + place
          return pixel < length ? shares[index * length + pixel] : 0
        }
        let (a, b, c, d) = (share(0), share(1), share(2), share(3))
        result.append(SIMD8(a, a, b, b, c, c, d, d))
      }
    }
    return result
  }
}

/// A row of pixels mixed from several, blue and red apart from green and alpha, 16 bits for each.
private struct Band {
  let even: UnsafeMutablePointer<UInt32>
  let odd: UnsafeMutablePointer<UInt32>
  let count: Int

  /// Mixes rows of a bitmap; the shares make 256 together.
  func mix(_ start: UnsafeRawPointer, stride: Int, shares: ArraySlice<UInt16>) {
    withUnsafeTemporaryAllocation(
      of: (UnsafeRawPointer, UInt16).self, capacity: shares.count
    ) { rows in
      var rowCount = 0
      for (row, share) in shares.enumerated() where share > 0 {
        rows[rowCount] = (start + row * stride, share)
        rowCount += 1
      }
      guard let row = UnsafePointer(rows.baseAddress) else { return }
      switch rowCount {
      case 1: mix(row, count: 1)
      case 2: mix(row, count: 2)
      case 3: mix(row, count: 3)
      default: mix(row, count: rowCount)
      }
    }
  }

  @inline(__always)
  private func mix(_ rows: UnsafePointer<(UnsafeRawPointer, UInt16)>, count rowCount: Int) {
    let (evens, odds) = (UnsafeMutableRawPointer(even), UnsafeMutableRawPointer(odd))
    let mask = SIMD8<UInt16>(repeating: 255)
    let half = SIMD8<UInt16>(repeating: 128)
    for offset in stride(from: 0, to: count & ~3, by: 4) {
      var (blueRed, greenAlpha) = (half, half)
      for row in 0..<rowCount {
        let pixels = rows[row].0.loadUnaligned(
          fromByteOffset: offset * 4, as: SIMD8<UInt16>.self)
        // At most 255 wholes: no overflow.
        blueRed = blueRed &+ (pixels & mask) &* rows[row].1
        greenAlpha = greenAlpha &+ (pixels &>> 8) &* rows[row].1
      }
      evens.storeBytes(of: blueRed &>> 8, toByteOffset: offset * 4, as: SIMD8<UInt16>.self)
      odds.storeBytes(of: greenAlpha &>> 8, toByteOffset: offset * 4, as: SIMD8<UInt16>.self)
    }
    for index in count & ~3..<count {
      var (blueRed, greenAlpha) = (UInt32(0x0080_0080), UInt32(0x0080_0080))
      for row in 0..<rowCount {
        let pixel = rows[row].0.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
        blueRed = blueRed &+ (pixel & 0x00FF_00FF) &* UInt32(rows[row].1)
        greenAlpha = greenAlpha &+ (pixel >> 8 & 0x00FF_00FF) &* UInt32(rows[row].1)
      }
      even[index] = blueRed >> 8 & 0x00FF_00FF
      odd[index] = greenAlpha >> 8 & 0x00FF_00FF
    }
  }

  /// Mixes pixels of the row, from a start and with shares for each.
  func spread(
    starts: [Int], shares: [SIMD8<UInt16>], into line: UnsafeMutableBufferPointer<UInt32>
  ) {
    let fours = shares.count / max(starts.count, 1)
    starts.withUnsafeBufferPointer { starts in
      shares.withUnsafeBufferPointer { shares in
        guard let target = line.baseAddress, var share = shares.baseAddress else { return }
        for x in starts.indices {
          let (blueRed, greenAlpha) = (
            UnsafeRawPointer(even + starts[x]), UnsafeRawPointer(odd + starts[x])
          )
          var one = blueRed.loadUnaligned(as: SIMD8<UInt16>.self) &* share[0]
          var other = greenAlpha.loadUnaligned(as: SIMD8<UInt16>.self) &* share[0]
          for four in 1..<max(fours, 1) {
            one =
              one
              &+ blueRed.loadUnaligned(fromByteOffset: 16 * four, as: SIMD8<UInt16>.self)
              &* share[four]
            other =
              other
              &+ greenAlpha.loadUnaligned(fromByteOffset: 16 * four, as: SIMD8<UInt16>.self)
              &* share[four]
          }
          target[x] = TextureKernel.joined(
            SIMD8(lowHalf: one.lowHalf &+ one.highHalf, highHalf: other.lowHalf &+ other.highHalf))
          share += fours
        }
      }
    }
  }
}
