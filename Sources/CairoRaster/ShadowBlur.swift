// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation

/// How a silhouette becomes a shadow: blurred on cells of several pixels, then mixed smoothly.
///
/// A wide blur leaves nothing that cells of a third of σ could not hold. Making the cells and mixing
/// between them blur, too: their variances, f²/12 and f²/6 for cells of f pixels, are taken off that
/// of the Gaussian, so that the whole differs from the exact one by about 1/255.
struct ShadowBlur {
  /// The pixels on which the shadow falls.
  let target: PixelRect
  /// Side of a cell in pixels.
  let cell: Int
  /// The cells that are blurred, counted from the device's origin, with clear ones around.
  let cells: PixelRect
  private let offset: CGPoint
  private let sigma: Double

  /// A blur of a silhouette that lies in a box; nil where no shadow falls on what is visible.
  init?(_ cast: CastShadow, silhouette: Box, visible: PixelRect) {
    (offset, sigma) = (cast.offset, cast.sigma)
    let reached = silhouette.moved(x: offset.x, y: offset.y).grown(by: cast.reach)
    target = PixelRect(around: reached, within: visible)
    let needed = cast.source(of: Box(target)).intersection(silhouette)
    guard !target.isEmpty, !needed.isEmpty else { return nil }
    var cell = 1
    while Double(cell) * 6 <= sigma { cell *= 2 }
    self.cell = cell
    let side = Double(cell)
    let cells = Box(
      minX: (needed.minX / side).rounded(.down), minY: (needed.minY / side).rounded(.down),
      maxX: (needed.maxX / side).rounded(.up), maxY: (needed.maxY / side).rounded(.up)
    ).grown(by: (cast.reach / side).rounded(.up) + 2)
    self.cells = PixelRect(around: cells, within: .unlimited)
    guard !self.cells.isEmpty, max(self.cells.width, self.cells.height) < 32_000 else { return nil }
  }

  /// From device pixels to cells.
  var toCells: Transform { Transform(scaleX: 1 / Double(cell), y: 1 / Double(cell)) }

  /// The shadow's coverage of each pixel of the target.
  func coverage(of silhouette: CoverageGrid) -> PixelCoverage {
    var grid = silhouette
    let columns = mixes(
      pixels: target.x..<target.x + target.width, offset: offset.x,
      cells: cells.x..<cells.x + cells.width)
    let rows = mixes(
      pixels: target.y..<target.y + target.height, offset: offset.y,
      cells: cells.y..<cells.y + cells.height)
    grid.blur(sigmaX: remainingSigma(columns), sigmaY: remainingSigma(rows))
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

  private func mixes(pixels: Range<Int32>, offset: Double, cells: Range<Int32>) -> [Mix] {
    let last = Double(cells.count - 2)
    return pixels.map { pixel in
      let place = (Double(pixel) + 0.5 - offset) / Double(cell) - 0.5 - Double(cells.lowerBound)
      let cell = min(max(place.rounded(.down), 0), last)
      return Mix(cell: Int(cell), share: Float(min(max(place - cell, 0), 1)))
    }
  }

  /// What is left to blur, in cells.
  private func remainingSigma(_ mixes: [Mix]) -> Double {
    let side = Double(cell)
    // Cells of one pixel hold what is to be blurred, and are all mixed alike.
    let share = Double(mixes.first?.share ?? 0)
    let variance = cell == 1 ? share * (1 - share) : side * side / 4
    return max(0, sigma * sigma - variance).squareRoot() / side
  }
}
