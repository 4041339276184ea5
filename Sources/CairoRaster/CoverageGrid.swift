// SPDX-License-Identifier: MIT
internal import Foundation
internal import Imaging

/// Coverages, 0 to 1, of cells that may be larger than the device's pixels.
struct CoverageGrid {
  var width: Int
  var height: Int
  /// Row after row.
  var values: [Float]

  /// The mean alpha of each cell of `cell` × `cell` pixels; the bitmap lies at `rect`, and `cells`
  /// are counted from the same origin as its pixels.
  init(alphaOf bitmap: Bitmap, at rect: PixelRect, cell: Int, cells: PixelRect) {
    (width, height) = (Int(cells.width), Int(cells.height))
    values = [Float](repeating: 0, count: width * height)
    func index(_ pixel: Int, _ first: Int32) -> Int {
      Int((Double(pixel) / Double(cell)).rounded(.down)) - Int(first)
    }
    let columns = (0..<bitmap.width).map { index(Int(rect.x) + $0, cells.x) }
    let share = 1 / Float(255 * cell * cell)
    let width = self.width
    let height = self.height
    bitmap.withUnsafeBytes { bytes in
      values.withUnsafeMutableBufferPointer { values in
        for y in 0..<bitmap.height {
          let row = index(Int(rect.y) + y, cells.y)
          guard row >= 0, row < height else { continue }
          let alphas = y * bitmap.bytesPerRow + 3
          for (x, column) in columns.enumerated() where column >= 0 && column < width {
            values[row * width + column] += Float(bytes[alphas + x * 4]) * share
          }
        }
      }
    }
  }

  /// Blurs both ways, each with its own σ in cells; outside of the grid nothing is covered.
  mutating func blur(sigmaX: Double, sigmaY: Double) {
    blurRows(kernel: CoverageGrid.kernel(sigmaX))
    blurColumns(kernel: CoverageGrid.kernel(sigmaY))
  }

  /// One half of a Gaussian's weights, the middle first; all weights together make 1.
  static func kernel(_ sigma: Double) -> [Float] {
    guard sigma > 0.05 else { return [1] }
    // What lies beyond three σ is below half a level of 255.
    let reach = Int((3 * sigma).rounded(.up))
    let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = 2 * weights.reduce(0, +) - weights[0]
    return weights.map { Float($0 / sum) }
  }

  private mutating func blurRows(kernel: [Float]) {
    guard kernel.count > 1 else { return }
    let reach = kernel.count - 1
    let width = self.width
    // A row with room for the kernel on both sides saves all questions about edges.
    var padded = [Float](repeating: 0, count: width + 2 * reach)
    values.withUnsafeMutableBufferPointer { values in
      padded.withUnsafeMutableBufferPointer { padded in
        for y in 0..<height {
          let row = UnsafeMutableBufferPointer(rebasing: values[y * width..<(y + 1) * width])
          for x in 0..<width { padded[reach + x] = row[x] }
          for x in 0..<width { row[x] = padded[reach + x] * kernel[0] }
          for distance in 1...reach {
            let weight = kernel[distance]
            let (before, after) = (reach - distance, reach + distance)
            for x in 0..<width {
              row[x] += (padded[before + x] + padded[after + x]) * weight
            }
          }
        }
      }
    }
  }

  private mutating func blurColumns(kernel: [Float]) {
    guard kernel.count > 1 else { return }
    let (width, height) = (self.width, self.height)
    var result = [Float](repeating: 0, count: values.count)
    values.withUnsafeBufferPointer { values in
      result.withUnsafeMutableBufferPointer { result in
        for y in 0..<height {
          let target = y * width
          let first = max(y - kernel.count + 1, 0)
          for source in first...min(y + kernel.count - 1, height - 1) {
            let weight = kernel[abs(source - y)]
            let start = source * width
            for x in 0..<width { result[target + x] += values[start + x] * weight }
          }
        }
      }
    }
    values = result
  }
}
