// SPDX-License-Identifier: MIT
internal import Foundation
internal import Imaging

/// A Gaussian blur of colours, with its own σ along x and y.
///
/// A wide blur leaves nothing that cells of a third of σ could not hold: pixels are added up to
/// cells, the cells are blurred, and pixels are mixed from the cells around them. The first and the
/// last step blur, too; their variances, f²/12 and f²/6 for cells of f pixels, are taken off, so that
/// the whole differs from the exact result by about 1/255. The work does not grow with σ.
struct GaussianBlur {
  let sigmaX: Double
  let sigmaY: Double
  /// Whether the outermost pixels continue outwards; otherwise there is nothing outside.
  let clampsEdges: Bool

  /// How far from a pixel another can be seen.
  var reachX: Int32 { GaussianBlur.reach(sigmaX) }
  var reachY: Int32 { GaussianBlur.reach(sigmaY) }

  private static func reach(_ sigma: Double) -> Int32 {
    sigma > 0 ? Int32((3 * sigma).rounded(.up)) + 1 : 0
  }

  /// The blurred pixels of a rectangle, which may lie beyond those that there are.
  ///
  /// - Precondition: neither rectangle is empty.
  func blurred(_ source: PixelSource, on target: PixelRect) -> Bitmap {
    let (across, along) = (Axis(sigmaX), Axis(sigmaY))
    return Bitmap(width: Int(target.width), height: Int(target.height)) { bytes in
      guard let pixels = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
      // In bands, so that the cells of a large picture do not take several times its memory.
      let height = max(256, 8 * reachY)
      for top in stride(from: target.y, to: target.y + target.height, by: Int(height)) {
        let band = PixelRect(
          x: target.x, y: top, width: target.width,
          height: min(height, target.y + target.height - top))
        var cells = ColorCells(around: band, across: across, along: along)
        cells.add(source, clampsEdges: clampsEdges)
        cells.blur()
        cells.mix(into: pixels + Int(top - target.y) * Int(target.width), of: band)
      }
    }
  }

  /// How a direction is divided into cells.
  struct Axis {
    /// Pixels in a cell.
    let cell: Int
    /// Half of the weights by which cells are blurred, the middle first.
    let kernel: [Float]

    init(_ sigma: Double) {
      var cell = 1
      while Double(cell) * 6 <= sigma { cell *= 2 }
      let side = Double(cell)
      self.cell = cell
      kernel =
        cell == 1
        ? Axis.kernel(sigma)
        : CoverageGrid.kernel((sigma * sigma - side * side / 4).squareRoot() / side)
    }

    /// One half of the weights of pixels, each the Gaussian's integral over the pixel's width, which
    /// is exact for any σ; the middle first.
    private static func kernel(_ sigma: Double) -> [Float] {
      guard sigma > 0.05 else { return [1] }
      let reach = Int((3 * sigma).rounded(.up))
      let scale = 1 / (sigma * 2.squareRoot())
      let weights = (0...reach).map { (pixel: Int) -> Double in
        let middle = Double(pixel)
        return erf((middle + 0.5) * scale) - erf((middle - 0.5) * scale)
      }
      let sum = 2 * weights.reduce(0, +) - weights[0]
      return weights.map { Float($0 / sum) }
    }

    var reach: Int { kernel.count - 1 }

    /// The cells that pixels are mixed from, with those that are blurred into them.
    func cells(around pixels: Range<Int>) -> Range<Int> {
      let first = (Double(pixels.lowerBound) / Double(cell)).rounded(.down)
      let last = (Double(pixels.upperBound) / Double(cell)).rounded(.up)
      return Int(first) - reach - 1..<Int(last) + reach + 1
    }
  }
}

/// Colours of cells that may be larger than pixels, 0 to 255, premultiplied.
private struct ColorCells {
  private let across: GaussianBlur.Axis
  private let along: GaussianBlur.Axis
  private let columns: Range<Int>
  private let rows: Range<Int>
  private var values: [SIMD4<Float>]

  /// Clear cells around a part of the device.
  init(around rect: PixelRect, across: GaussianBlur.Axis, along: GaussianBlur.Axis) {
    (self.across, self.along) = (across, along)
    columns = across.cells(around: Int(rect.x)..<Int(rect.x + rect.width))
    rows = along.cells(around: Int(rect.y)..<Int(rect.y + rect.height))
    values = [SIMD4<Float>](repeating: .zero, count: columns.count * rows.count)
  }

  /// Which pixels of a row or column make up a cell.
  private struct Share {
    /// Pixels of the source, each counted once.
    var inside: Range<Int>
    /// How often the first and the last pixel of the source count besides.
    var before = 0
    var after = 0
  }

  private static func share(
    of cell: Int, size: Int, in source: Range<Int>, clampsEdges: Bool
  ) -> Share {
    let pixels = cell * size..<(cell + 1) * size
    var share = Share(inside: pixels.clamped(to: source))
    if clampsEdges {
      share.before = min(max(source.lowerBound - pixels.lowerBound, 0), size)
      share.after = min(max(pixels.upperBound - source.upperBound, 0), size)
    }
    return share
  }

  mutating func add(_ source: PixelSource, clampsEdges: Bool) {
    let rect = source.rect
    let sourceColumns = Int(rect.x)..<Int(rect.x + rect.width)
    let sourceRows = Int(rect.y)..<Int(rect.y + rect.height)
    let shares = columns.map {
      ColorCells.share(
        of: $0, size: across.cell, in: sourceColumns, clampsEdges: clampsEdges)
    }
    let factor = 1 / Float(across.cell * along.cell)
    let (along, rows, width) = (self.along, self.rows, columns.count)
    values.withUnsafeMutableBufferPointer { values in
      shares.withUnsafeBufferPointer { shares in
        for (index, row) in rows.enumerated() {
          let share = ColorCells.share(
            of: row, size: along.cell, in: sourceRows, clampsEdges: clampsEdges)
          let line = UnsafeMutableBufferPointer(
            rebasing: values[index * width..<(index + 1) * width])
          func add(_ y: Int, _ weight: Int) {
            ColorCells.add(
              source.row(y) - sourceColumns.lowerBound, of: sourceColumns, shares: shares,
              weight: Float(weight) * factor, to: line)
          }
          for y in share.inside { add(y, 1) }
          if share.before > 0 { add(sourceRows.lowerBound, share.before) }
          if share.after > 0 { add(sourceRows.upperBound - 1, share.after) }
        }
      }
    }
  }

  /// Adds a row of pixels, `pixels` counted from the device's origin, to a row of cells.
  @inline(__always)
  private static func add(
    _ pixels: UnsafePointer<UInt32>, of source: Range<Int>, shares: UnsafeBufferPointer<Share>,
    weight: Float, to line: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    for (index, share) in shares.enumerated() {
      var sum = SIMD4<UInt32>.zero
      for x in share.inside { sum = sum &+ channels(pixels[x]) }
      if share.before > 0 {
        sum = sum &+ channels(pixels[source.lowerBound]) &* UInt32(share.before)
      }
      if share.after > 0 {
        sum = sum &+ channels(pixels[source.upperBound - 1]) &* UInt32(share.after)
      }
      line[index] += number(sum) * weight
    }
  }

  /// Whole numbers below 2²³, as a row of a cell adds up to.
  @inline(__always)
  private static func number(_ sum: SIMD4<UInt32>) -> SIMD4<Float> {
    unsafeBitCast(sum | 0x4B00_0000, to: SIMD4<Float>.self) - 8_388_608
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  /// Blurs all cells but the outermost, which are there to be blurred into the others.
  mutating func blur() {
    blurRows()
    blurColumns()
  }

  private mutating func blurRows() {
    let (kernel, reach, width) = (across.kernel, across.reach, columns.count)
    guard reach > 0 else { return }
    var copy = [SIMD4<Float>](repeating: .zero, count: width)
    values.withUnsafeMutableBufferPointer { values in
      copy.withUnsafeMutableBufferPointer { copy in
        kernel.withUnsafeBufferPointer { kernel in
          for y in 0..<rows.count {
            let row = UnsafeMutableBufferPointer(rebasing: values[y * width..<(y + 1) * width])
            for x in 0..<width { copy[x] = row[x] }
            for x in reach..<width - reach {
              var sum = copy[x] * kernel[0]
              for distance in 1...reach {
                sum += (copy[x - distance] + copy[x + distance]) * kernel[distance]
              }
              row[x] = sum
            }
          }
        }
      }
    }
  }

  private mutating func blurColumns() {
    let (kernel, reach, width) = (along.kernel, along.reach, columns.count)
    guard reach > 0 else { return }
    var result = [SIMD4<Float>](repeating: .zero, count: values.count)
    values.withUnsafeBufferPointer { values in
      result.withUnsafeMutableBufferPointer { result in
        for y in reach..<rows.count - reach {
          let target = y * width
          for x in 0..<width { result[target + x] = values[target + x] * kernel[0] }
          for distance in 1...reach {
            let weight = kernel[distance]
            let (above, below) = (target - distance * width, target + distance * width)
            for x in 0..<width {
              result[target + x] += (values[above + x] + values[below + x]) * weight
            }
          }
        }
      }
    }
    values = result
  }

  /// Between which two cells a pixel lies, and how near to the second.
  private struct Mix {
    let cell: Int
    let share: Float

    init(_ pixel: Int, size: Int, first: Int) {
      guard size > 1 else {
        (cell, share) = (pixel - first, 0)
        return
      }
      let place = (Double(pixel) + 0.5) / Double(size) - 0.5 - Double(first)
      cell = Int(place.rounded(.down))
      share = Float(place - place.rounded(.down))
    }
  }

  /// Mixes the pixels of the part of the device around which the cells are.
  func mix(into pixels: UnsafeMutablePointer<UInt32>, of rect: PixelRect) {
    let mixes = (0..<Int(rect.width)).map {
      Mix(Int(rect.x) + $0, size: across.cell, first: columns.lowerBound)
    }
    let width = columns.count
    var line = [SIMD4<Float>](repeating: .zero, count: width)
    values.withUnsafeBufferPointer { values in
      line.withUnsafeMutableBufferPointer { line in
        mixes.withUnsafeBufferPointer { mixes in
          for y in 0..<Int(rect.height) {
            let row = Mix(Int(rect.y) + y, size: along.cell, first: rows.lowerBound)
            let (first, second) = (row.cell * width, (row.cell + 1) * width)
            for x in 0..<width {
              line[x] = values[first + x] + (values[second + x] - values[first + x]) * row.share
            }
            let target = pixels + y * Int(rect.width)
            for (x, mix) in mixes.enumerated() {
              let (left, right) = (line[mix.cell], line[mix.cell + 1])
              target[x] = ColorCells.packed(left + (right - left) * mix.share)
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private static func packed(_ color: SIMD4<Float>) -> UInt32 {
    // No component may lie above alpha. In a number of 2²³ and more the lowest bit represents 1, so
    // that adding it rounds, and the lowest byte is the result.
    let alpha = min(max(color.w, 0), 255)
    let held = color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    let bits = unsafeBitCast(held + 8_388_608, to: SIMD4<UInt32>.self)
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: bits)
    return unsafeBitCast(bytes, to: UInt32.self)
  }
}
