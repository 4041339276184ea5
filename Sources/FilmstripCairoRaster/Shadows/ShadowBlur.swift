// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation

/// How a silhouette becomes a shadow: blurred on cells of several pixels, then mixed smoothly.
///
/// A wide blur leaves nothing that cells of a third of σ could not hold. Making the cells and mixing
/// between them blur, too: their variances, f²/12 and f²/6 for cells of f pixels, are taken off that
/// of the Gaussian, so that the whole differs from the exact one by about 1/255.
struct ShadowBlur {
  let target: PixelRect
  let cell: (x: Int, y: Int)
  /// The cells that are blurred, counted from the device's origin, with clear ones around.
  let cells: PixelRect
  private let offset: CGPoint
  private let spread: ShadowSpread

  /// A blur of a silhouette that lies in a box; nil where no shadow falls on what is visible.
  init?(_ cast: CastShadow, silhouette: Box, visible: PixelRect) {
    (offset, spread) = (cast.offset, cast.spread)
    let reach = spread.reach
    let reached = silhouette.moved(x: offset.x, y: offset.y).grown(x: reach.x, y: reach.y)
    target = PixelRect(around: reached, within: visible)
    let needed = cast.source(of: Box(target)).intersection(silhouette)
    guard !target.isEmpty, !needed.isEmpty else { return nil }
    cell = spread.cell
    let (width, height) = (Double(cell.x), Double(cell.y))
    let cells = Box(
      minX: (needed.minX / width).rounded(.down), minY: (needed.minY / height).rounded(.down),
      maxX: (needed.maxX / width).rounded(.up), maxY: (needed.maxY / height).rounded(.up)
    ).grown(
      x: (reach.x / width).rounded(.up) + 2, y: (reach.y / height).rounded(.up) + 2)
    self.cells = PixelRect(around: cells, within: .unlimited)
    guard !self.cells.isEmpty, max(self.cells.width, self.cells.height) < 32_000 else { return nil }
  }

  var toCells: Transform { Transform(scaleX: 1 / Double(cell.x), y: 1 / Double(cell.y)) }

  func coverage(of silhouette: CoverageGrid) -> PixelCoverage {
    var grid = silhouette
    let columns = mixes(
      pixels: target.x..<target.x + target.width, offset: offset.x, cell: cell.x,
      cells: cells.x..<cells.x + cells.width)
    let rows = mixes(
      pixels: target.y..<target.y + target.height, offset: offset.y, cell: cell.y,
      cells: cells.y..<cells.y + cells.height)
    grid.blur(
      by: spread.remaining(
        after: (variance(columns, cell: cell.x), variance(rows, cell: cell.y)), inCells: cell))
    let stride = PixelCoverage.stride(of: target)
    let bytes = [UInt8](unsafeUninitializedCapacity: stride * rows.count) { bytes, count in
      bytes.initialize(repeating: 0)
      count = bytes.count
      guard let base = bytes.baseAddress else { return }
      mix(grid, columns: columns, rows: rows, stride: stride, into: base)
    }
    return PixelCoverage(rect: target, bytes: bytes)
  }

  private func mix(
    _ grid: CoverageGrid, columns: [Mix], rows: [Mix], stride: Int,
    into base: UnsafeMutablePointer<UInt8>
  ) {
    var line = [Float](repeating: 0, count: grid.width)
    grid.values.withUnsafeBufferPointer { values in
      line.withUnsafeMutableBufferPointer { line in
        columns.withUnsafeBufferPointer { columns in
          for (y, row) in rows.enumerated() {
            let result = base + y * stride
            // Rows made of the same as the one before are the same.
            if y > 0, row.share == rows[y - 1].share, row.cell == rows[y - 1].cell + 1,
              grid.repeats[row.cell], grid.repeats[row.cell + 1]
            {
              result.update(from: result - stride, count: stride)
              continue
            }
            let (first, second) = (row.cell * grid.width, (row.cell + 1) * grid.width)
            for x in 0..<grid.width {
              line[x] = values[first + x] + (values[second + x] - values[first + x]) * row.share
            }
            for x in columns.indices {
              let column = columns[x]
              let (left, right) = (line[column.cell], line[column.cell + 1])
              let value = (left + (right - left) * column.share) * 255 + 0.5
              result[x] = UInt8(min(max(value, 0), 255))
            }
          }
        }
      }
    }
  }

  /// Between which two cells a pixel lies, and how near to the second.
  private struct Mix {
    let cell: Int
    let share: Float
  }

  private func mixes(
    pixels: Range<Int32>, offset: Double, cell side: Int, cells: Range<Int32>
  ) -> [Mix] {
    let last = Double(cells.count - 2)
    return pixels.map { pixel in
      let place = (Double(pixel) + 0.5 - offset) / Double(side) - 0.5 - Double(cells.lowerBound)
      let cell = min(max(place.rounded(.down), 0), last)
      return Mix(cell: Int(cell), share: Float(min(max(place - cell, 0), 1)))
    }
  }

  /// The variance, in pixels, of making cells and of mixing between them.
  private func variance(_ mixes: [Mix], cell: Int) -> Double {
    let side = Double(cell)
    // Cells of one pixel hold what is to be blurred, and are all mixed alike.
    let share = Double(mixes.first?.share ?? 0)
    return cell == 1 ? share * (1 - share) : side * side / 4
  }
}
