// SPDX-License-Identifier: MIT
internal import FilmstripImaging

/// Reads a bitmap through boxes: the mean of what lies inside of an upright rectangle of its pixels.
///
/// A box of one pixel mixes neighbours bilinearly; a larger one lets each pixel count for as much as
/// it covers, so that boxes side by side count all pixels alike. Shares are multiples of 1/256 that
/// add up to a whole, and results are rounded at each of two steps, so that one colour mixed with
/// itself stays what it is, and premultiplied colours stay below their alpha. All are whole numbers:
/// each processor makes the same.
struct TextureKernel {
  private let source: UnsafePointer<UInt32>
  private let shares: UnsafePointer<SIMD8<UInt16>>
  let width: Int
  let height: Int

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

  struct Footprint {
    let size: SIMD2<Double>
    fileprivate let columns: UnsafePointer<SIMD8<UInt16>>
    fileprivate let rows: UnsafePointer<SIMD8<UInt16>>
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
  ///
  /// `columns`, 2 or 4, and `rows`, 2 to 4, are those of the footprint.
  @inline(__always)
  func sample(
    _ u: Int64, _ v: Int64, _ footprint: Footprint, columns: Int, rows: Int
  ) -> UInt32 {
    let start = UnsafeRawPointer(source + (Int(v >> 32) &* width &+ Int(u >> 32)))
    let across = footprint.columns[Int(u >> 24) & 255]
    let down = unsafeBitCast(footprint.rows[Int(v >> 24) & 255], to: SIMD4<UInt32>.self)
    let half = SIMD8<UInt16>(repeating: 128)
    let line = width &* 4
    if columns == 2 {
      func pair(_ row: Int) -> SIMD8<UInt16> {
        let bits = (start + row &* line).loadUnaligned(as: UInt64.self)
        return unsafeBitCast(
          SIMD2(bits, bits >> 8) & SIMD2(repeating: 0x00FF_00FF_00FF_00FF),
          to: SIMD8<UInt16>.self)
      }
      var mixed = pair(0) &* TextureKernel.everywhere(down.x)
      mixed = mixed &+ pair(1) &* TextureKernel.everywhere(down.y)
      if rows > 2 { mixed = mixed &+ pair(2) &* TextureKernel.everywhere(down.z) }
      if rows > 3 { mixed = mixed &+ pair(3) &* TextureKernel.everywhere(down.w) }
      let share = SIMD8(lowHalf: across.lowHalf, highHalf: across.lowHalf)
      return TextureKernel.joined(((mixed &+ half) &>> 8) &* share)
    }
    func four(_ row: Int) -> SIMD8<UInt16> {
      (start + row &* line).loadUnaligned(as: SIMD8<UInt16>.self)
    }
    let mask = SIMD8<UInt16>(repeating: 255)
    let (first, second) = (four(0), four(1))
    let (upper, next) = (TextureKernel.everywhere(down.x), TextureKernel.everywhere(down.y))
    // Blue and red in one, green and alpha in the other.
    var even = (first & mask) &* upper &+ (second & mask) &* next
    var odd = (first &>> 8) &* upper &+ (second &>> 8) &* next
    if rows > 2 {
      let (third, share) = (four(2), TextureKernel.everywhere(down.z))
      even = even &+ (third & mask) &* share
      odd = odd &+ (third &>> 8) &* share
    }
    if rows > 3 {
      let (fourth, share) = (four(3), TextureKernel.everywhere(down.w))
      even = even &+ (fourth & mask) &* share
      odd = odd &+ (fourth &>> 8) &* share
    }
    even = ((even &+ half) &>> 8) &* across
    odd = ((odd &+ half) &>> 8) &* across
    return TextureKernel.joined(
      SIMD8(lowHalf: even.lowHalf &+ even.highHalf, highHalf: odd.lowHalf &+ odd.highHalf))
  }

  /// A pixel from the weighted blue and red, twice, and the weighted green and alpha, twice.
  @inline(__always)
  static func joined(_ parts: SIMD8<UInt16>) -> UInt32 {
    let halves = unsafeBitCast(parts, to: SIMD2<UInt64>.self) &>> 32
    let sum = parts &+ unsafeBitCast(halves, to: SIMD8<UInt16>.self)
    let result = unsafeBitCast((sum &+ SIMD8(repeating: 128)) &>> 8, to: SIMD4<UInt32>.self)
    return result.x | result.z << 8
  }

  @inline(__always)
  private static func everywhere(_ pair: UInt32) -> SIMD8<UInt16> {
    unsafeBitCast(SIMD4<UInt32>(repeating: pair), to: SIMD8<UInt16>.self)
  }

  /// The mean in a box that starts at a place anywhere: the bitmap's outermost pixels continue
  /// outwards.
  @inline(never)
  func sampleAnywhere(_ place: SIMD2<Double>, _ footprint: Footprint) -> UInt32 {
    // Further out all is alike; what is no number is there, too.
    let x = place.x > -8 ? min(place.x, Double(width) + 8) : -8
    let y = place.y > -8 ? min(place.y, Double(height) + 8) : -8
    let at = TextureKernel.fixed(SIMD2(x, y))
    let across = footprint.columns[Int(at.x >> 24) & 255]
    let down = footprint.rows[Int(at.y >> 24) & 255]
    let (left, top) = (Int(at.x >> 32), Int(at.y >> 32))
    var (even, odd) = (UInt32(0x0080_0080), UInt32(0x0080_0080))
    for column in 0..<footprint.columnCount {
      let x = min(max(left + column, 0), width - 1)
      var (mixedEven, mixedOdd) = (UInt32(0x0080_0080), UInt32(0x0080_0080))
      for row in 0..<footprint.rowCount {
        let y = min(max(top + row, 0), height - 1)
        let pixel = source[y * width + x]
        let share = UInt32(down[2 * row])
        mixedEven = mixedEven &+ (pixel & 0x00FF_00FF) &* share
        mixedOdd = mixedOdd &+ (pixel >> 8 & 0x00FF_00FF) &* share
      }
      let share = UInt32(across[2 * column])
      even = even &+ (mixedEven >> 8 & 0x00FF_00FF) &* share
      odd = odd &+ (mixedOdd >> 8 & 0x00FF_00FF) &* share
    }
    return even >> 8 & 0x00FF_00FF | odd & 0xFF00_FF00
  }

  struct Mean {
    private let count: UInt32
    private let factor: UInt64
    /// Blue, green, red and alpha.
    private var sums = SIMD4<UInt32>()

    /// The mean of 1 to 256 pixels.
    init(count: Int) {
      self.count = UInt32(count)
      // Rounded up, the quotient is exact for all sums of up to 256 bytes.
      factor = ((1 << 32) + UInt64(count) - 1) / UInt64(count)
    }

    @inline(__always)
    mutating func add(_ pixel: UInt32) {
      sums = sums &+ SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    }

    /// The mean of what was added; starts again.
    @inline(__always)
    mutating func next() -> UInt32 {
      defer { sums = SIMD4() }
      func mean(_ sum: UInt32) -> UInt32 {
        UInt32(truncatingIfNeeded: (UInt64(sum &+ count / 2) &* factor) >> 32)
      }
      return mean(sums.x) | mean(sums.y) << 8 | mean(sums.z) << 16 | mean(sums.w) << 24
    }
  }
}

/// How much of a box each pixel covers, for widths of 1 to 3 pixels and places within a pixel.
private enum BoxShares {
  /// Places within a pixel at which a box may start.
  static let phases = 256
  /// Widths are multiples of one part of so many.
  static let stepsInPixel = 32
  /// The entries of one width: one for each place, with the shares of four pixels, each twice, as
  /// two channels are multiplied at once.
  static let tableLength = phases

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
        result.append(
          SIMD8(
            shares[0], shares[0], shares[1], shares[1], shares[2], shares[2], shares[3], shares[3]))
      }
    }
    return result
  }()
}
