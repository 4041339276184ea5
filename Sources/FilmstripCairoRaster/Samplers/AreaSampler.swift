// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

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
        let pixels = rows[row].0.loadUnaligned(fromByteOffset: offset * 4, as: SIMD8<UInt16>.self)
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
              one &+ blueRed.loadUnaligned(fromByteOffset: 16 * four, as: SIMD8<UInt16>.self)
              &* share[four]
            other =
              other &+ greenAlpha.loadUnaligned(fromByteOffset: 16 * four, as: SIMD8<UInt16>.self)
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
