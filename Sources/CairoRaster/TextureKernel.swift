// SPDX-License-Identifier: MIT
internal import Imaging

/// Reads a bitmap through boxes: the mean of what lies inside of an upright rectangle of its pixels.
///
/// A box of one pixel mixes neighbours bilinearly; a larger one lets each pixel count for as much as
/// it covers, so that boxes side by side count all pixels alike. Shares are multiples of 1/256 that
/// add up to a whole, and results are rounded at each of two steps, so that one colour mixed with
/// itself stays what it is, and premultiplied colours stay below their alpha. All are whole numbers:
/// each processor makes the same.
struct TextureKernel {
  /// Blue, green, red and alpha.
  typealias Channels = SIMD4<UInt16>

  private let source: UnsafePointer<UInt32>
  private let shares: UnsafePointer<SIMD8<UInt16>>
  let width: Int
  let height: Int

  /// Lends the pixels of a bitmap.
  static func with(_ bitmap: Bitmap, _ body: (TextureKernel) -> Void) {
    BoxShares.tables.withUnsafeBufferPointer { tables in
      bitmap.withUnsafeBytes { bytes in
        guard let source = bytes.bindMemory(to: UInt32.self).baseAddress,
          let shares = tables.baseAddress
        else { return }
        body(
          TextureKernel(
            source: source, shares: shares, width: bitmap.width, height: bitmap.height))
      }
    }
  }

  /// The size of a box, and what follows from it.
  struct Footprint {
    /// Width and height in pixels: what the shares are made for.
    let size: SIMD2<Double>
    fileprivate let columns: UnsafePointer<SIMD8<UInt16>>
    fileprivate let rows: UnsafePointer<SIMD8<UInt16>>
    /// How many columns and rows are read, from the first one on.
    let columnCount: Int
    let rowCount: Int
  }

  /// A box about as large as asked for, 1 to 3 pixels each way.
  @inline(__always)
  func footprint(_ size: SIMD2<Double>) -> Footprint {
    let (x, y) = (BoxShares.table(for: size.x), BoxShares.table(for: size.y))
    return Footprint(
      size: SIMD2(BoxShares.width(of: x), BoxShares.width(of: y)),
      columns: shares + x * BoxShares.tableLength, rows: shares + y * BoxShares.tableLength,
      columnCount: x == 0 ? 2 : 4,
      rowCount: y == 0 ? 2 : y <= BoxShares.stepsInPixel ? 3 : 4)
  }

  /// A place as a multiple of 2⁻³², so that steps add up without a visible error.
  @inline(__always)
  static func fixed(_ place: SIMD2<Double>) -> SIMD2<Int64> {
    let scaled = place * 4_294_967_296
    return SIMD2(Int64(scaled.x), Int64(scaled.y))
  }

  /// Half of a step between shares: added to a place, what follows rounds to the nearest.
  static let halfStep = SIMD2<Double>(repeating: 0.5 / Double(BoxShares.phases))

  /// Whether boxes that start between two places, counted from the bitmap's corner, read only what
  /// is there.
  @inline(__always)
  func contains(
    from low: SIMD2<Double>, to high: SIMD2<Double>, _ footprint: Footprint
  ) -> Bool {
    low.x >= 0 && low.y >= 0 && high.x < Double(width - footprint.columnCount + 1)
      && high.y < Double(height - footprint.rowCount + 1)
  }

  /// The mean in a box that starts at a place, and reads only what is there.
  @inline(__always)
  func sample(
    _ u: Int64, _ v: Int64, _ footprint: Footprint, columns: Int, rows: Int
  ) -> Channels {
    let (across, down) = (Int(u >> 25) & 127, Int(v >> 25) & 127)
    let start = source + (Int(v >> 32) &* width &+ Int(u >> 32))
    let upper = footprint.rows[2 &* down]
    var left = TextureKernel.pair(start) &* TextureKernel.low(upper)
    left = left &+ TextureKernel.pair(start + width) &* TextureKernel.high(upper)
    if rows > 2 {
      let lower = footprint.rows[2 &* down &+ 1]
      left = left &+ TextureKernel.pair(start + 2 &* width) &* TextureKernel.low(lower)
      if rows > 3 {
        left = left &+ TextureKernel.pair(start + 3 &* width) &* TextureKernel.high(lower)
      }
    }
    let half = SIMD8<UInt16>(repeating: 128)
    var parts = ((left &+ half) &>> 8) &* footprint.columns[2 &* across]
    if columns > 2 {
      let next = start + 2
      var right = TextureKernel.pair(next) &* TextureKernel.low(upper)
      right = right &+ TextureKernel.pair(next + width) &* TextureKernel.high(upper)
      if rows > 2 {
        let lower = footprint.rows[2 &* down &+ 1]
        right = right &+ TextureKernel.pair(next + 2 &* width) &* TextureKernel.low(lower)
        if rows > 3 {
          right = right &+ TextureKernel.pair(next + 3 &* width) &* TextureKernel.high(lower)
        }
      }
      parts = parts &+ ((right &+ half) &>> 8) &* footprint.columns[2 &* across &+ 1]
    }
    return (parts.lowHalf &+ parts.highHalf &+ half.lowHalf) &>> 8
  }

  /// The mean in a box that starts at a place anywhere: the bitmap's outermost pixels go on outwards.
  @inline(never)
  func sampleAnywhere(_ place: SIMD2<Double>, _ footprint: Footprint) -> Channels {
    // Further out all is alike; what is no number is there, too.
    let x = place.x > -8 ? min(place.x, Double(width) + 8) : -8
    let y = place.y > -8 ? min(place.y, Double(height) + 8) : -8
    let at = TextureKernel.fixed(SIMD2(x, y))
    let (across, down) = (Int(at.x >> 25) & 127, Int(at.y >> 25) & 127)
    let (left, top) = (Int(at.x >> 32), Int(at.y >> 32))
    func share(_ table: UnsafePointer<SIMD8<UInt16>>, _ phase: Int, _ index: Int) -> UInt16 {
      table[2 * phase + index / 2][index % 2 * 4]
    }
    var sum = Channels.zero
    for column in 0..<footprint.columnCount {
      let x = min(max(left + column, 0), width - 1)
      var mixed = Channels(repeating: 128)
      for row in 0..<footprint.rowCount {
        let y = min(max(top + row, 0), height - 1)
        let pixel = TextureKernel.channels(source[y * width + x])
        mixed = mixed &+ pixel &* share(footprint.rows, down, row)
      }
      sum = sum &+ (mixed &>> 8) &* share(footprint.columns, across, column)
    }
    return (sum &+ 128) &>> 8
  }

  // MARK: Pixels

  /// The channels of two pixels side by side.
  @inline(__always)
  static func pair(_ pixels: UnsafePointer<UInt32>) -> SIMD8<UInt16> {
    let bits = UnsafeRawPointer(pixels).loadUnaligned(as: UInt64.self)
    return SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(bits, to: SIMD8<UInt8>.self))
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

  @inline(__always)
  private static func low(_ shares: SIMD8<UInt16>) -> SIMD8<UInt16> {
    SIMD8(lowHalf: shares.lowHalf, highHalf: shares.lowHalf)
  }

  @inline(__always)
  private static func high(_ shares: SIMD8<UInt16>) -> SIMD8<UInt16> {
    SIMD8(lowHalf: shares.highHalf, highHalf: shares.highHalf)
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

/// How much of a box each pixel covers, for widths of 1 to 3 pixels and places within a pixel.
private enum BoxShares {
  /// Places within a pixel at which a box may start.
  static let phases = 128
  /// Widths are multiples of one part of so many.
  static let stepsInPixel = 32
  /// The entries of one width: two for each place, each with the shares of two pixels, each share
  /// four times, for four channels.
  static let tableLength = 2 * phases

  @inline(__always)
  static func table(for width: Double) -> Int {
    let steps = (width - 1) * Double(stepsInPixel) + 0.5
    return steps > 0 ? Int(min(steps, Double(2 * stepsInPixel))) : 0
  }

  @inline(__always)
  static func width(of table: Int) -> Double { 1 + Double(table) / Double(stepsInPixel) }

  static let tables: [SIMD8<UInt16>] = {
    var result: [SIMD8<UInt16>] = []
    result.reserveCapacity((2 * stepsInPixel + 1) * tableLength)
    for table in 0...2 * stepsInPixel {
      for phase in 0..<phases {
        let start = Double(phase) / Double(phases)
        var given = 0
        // Rounding the running total instead of each share keeps the sum exact.
        let shares = (1...4).map { end -> UInt16 in
          let covered = min(max((Double(end) - start) / width(of: table), 0), 1)
          let total = Int((covered * 256).rounded())
          defer { given = total }
          return UInt16(total - given)
        }
        for pair in [0, 2] {
          result.append(
            SIMD8(
              lowHalf: SIMD4(repeating: shares[pair]),
              highHalf: SIMD4(repeating: shares[pair + 1])))
        }
      }
    }
    return result
  }()
}
