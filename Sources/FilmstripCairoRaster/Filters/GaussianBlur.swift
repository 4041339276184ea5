// SPDX-License-Identifier: MIT
internal import CFilmstripPixels
internal import Foundation
internal import FilmstripImaging

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

  struct Axis {
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
  private static func share(
    of cell: Int, size: Int, in source: Range<Int>, clampsEdges: Bool
  ) -> filmstrip_cell_share {
    let pixels = cell * size..<(cell + 1) * size
    let inside = pixels.clamped(to: source)
    var share = filmstrip_cell_share(
      first: inside.lowerBound, end: inside.upperBound, before: 0, after: 0)
    if clampsEdges {
      share.before = UInt32(min(max(source.lowerBound - pixels.lowerBound, 0), size))
      share.after = UInt32(min(max(pixels.upperBound - source.upperBound, 0), size))
    }
    return share
  }

  mutating func add(_ source: PixelSource, clampsEdges: Bool) {
    let rect = source.rect
    let sourceColumns = Int(rect.x)..<Int(rect.x + rect.width)
    let sourceRows = Int(rect.y)..<Int(rect.y + rect.height)
    let shares = columns.map {
      ColorCells.share(of: $0, size: across.cell, in: sourceColumns, clampsEdges: clampsEdges)
    }
    let factor = 1 / Float(across.cell * along.cell)
    let (along, rows, width) = (self.along, self.rows, columns.count)
    values.withUnsafeMutableBufferPointer { values in
      guard let cells = values.baseAddress else { return }
      for (index, row) in rows.enumerated() {
        let share = ColorCells.share(
          of: row, size: along.cell, in: sourceRows, clampsEdges: clampsEdges)
        func add(_ y: Int, _ weight: UInt32) {
          filmstrip_cells_add(
            source.row(y) - sourceColumns.lowerBound, sourceColumns.lowerBound,
            sourceColumns.upperBound, shares, width, Float(weight) * factor, cells + index * width)
        }
        for y in share.first..<share.end { add(y, 1) }
        if share.before > 0 { add(sourceRows.lowerBound, share.before) }
        if share.after > 0 { add(sourceRows.upperBound - 1, share.after) }
      }
    }
  }

  /// Blurs all cells but the outermost, which are there to be blurred into the others.
  mutating func blur() {
    let width = columns.count
    var result = values
    values.withUnsafeMutableBufferPointer { values in
      result.withUnsafeMutableBufferPointer { result in
        guard let cells = values.baseAddress, let blurred = result.baseAddress else { return }
        if across.reach > 0 {
          for y in 0..<rows.count {
            filmstrip_cells_blur_row(
              cells + y * width, blurred + y * width, width, across.kernel, across.reach)
          }
        }
        guard along.reach > 0 else { return }
        for y in along.reach..<rows.count - along.reach {
          filmstrip_cells_blur_column(
            blurred + y * width, cells + y * width, width, width, along.kernel, along.reach)
        }
      }
    }
    if along.reach == 0 { values = result }
  }

  /// Between which two cells a pixel lies, and how near to the second.
  private static func mix(_ pixel: Int, size: Int, first: Int) -> filmstrip_cell_mix {
    guard size > 1 else { return filmstrip_cell_mix(cell: pixel - first, share: 0) }
    let place = (Double(pixel) + 0.5) / Double(size) - 0.5 - Double(first)
    let cell = place.rounded(.down)
    return filmstrip_cell_mix(cell: Int(cell), share: Float(place - cell))
  }

  /// Mixes the pixels of the part of the device around which the cells are.
  func mix(into pixels: UnsafeMutablePointer<UInt32>, of rect: PixelRect) {
    let mixes = (0..<Int(rect.width)).map {
      ColorCells.mix(Int(rect.x) + $0, size: across.cell, first: columns.lowerBound)
    }
    let width = columns.count
    var line = [SIMD4<Float>](repeating: .zero, count: width)
    values.withUnsafeBufferPointer { values in
      guard let cells = values.baseAddress else { return }
      for y in 0..<Int(rect.height) {
        let row = ColorCells.mix(Int(rect.y) + y, size: along.cell, first: rows.lowerBound)
        let first = cells + row.cell * width
        filmstrip_cells_mix_rows(first, first + width, &line, width, row.share)
        filmstrip_cells_pack(line, mixes, pixels + y * Int(rect.width), mixes.count)
      }
    }
  }
}
