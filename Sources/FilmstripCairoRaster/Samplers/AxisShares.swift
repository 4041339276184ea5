// SPDX-License-Identifier: MIT
internal import Foundation

/// Which pixels of a bitmap the pixels of a device are made of, along one axis.
struct AxisShares {
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
    // Read only what is there: the outermost pixels continue outwards.
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
