// SPDX-License-Identifier: MIT
internal import CFilmstripPixels
internal import Foundation

/// Finds where pictures that follow one another become brighter or darker, or redder, by the working definitions of
/// WCAG 2.2 for general and red flashes.
///
/// What counts is the mean of cells of a picture: text and edges that move turn single pixels many times, and no cell.
package struct FlashCounter {
  /// The width and height of a cell in pixels.
  package static let cellSize = 10

  /// A change of a cell that is opposed to the one before.
  package struct Turn: Sendable, Equatable {
    /// The number of the picture that shows it.
    package let picture: Int
    /// Whether the cell becomes brighter, or redder.
    package let isRise: Bool
  }

  /// A cell's turns, and where it stands.
  private struct Cell {
    var turns: [Turn] = []
    var extreme: Float

    mutating func take(_ value: Float, least: Float, darkest: Float, _ number: Int) {
      let (step, last) = (value - extreme, turns.last)
      if let last, step != 0, last.isRise == (step > 0) {
        extreme = value
      } else if min(value, extreme) < darkest, abs(step) >= least {
        extreme = value
        turns.append(Turn(picture: number, isRise: step > 0))
      }
    }
  }

  private static let linear: [Float] = (0..<256).map {
    let value = Double($0) / 255
    return Float(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
  }

  /// The turns of each cell's luminance by a tenth of the greatest or more, the darker below 0.8.
  package var luminance: [[Turn]] { bright.map(\.turns) }
  /// The turns of each cell to or from a saturated red.
  package var redness: [[Turn]] { red.map(\.turns) }
  /// The cells of a row.
  package private(set) var columns = 1
  private var bright: [Cell] = []
  private var red: [Cell] = []
  private var count = 0

  /// Nothing has been seen.
  package init() {}

  /// Takes the next picture, an opaque one of the same size as those before.
  package mutating func take(_ bitmap: Bitmap) {
    let means = FlashCounter.means(of: bitmap)
    if count == 0 {
      columns = max(1, bitmap.width / FlashCounter.cellSize)
      (bright, red) = (
        means.luminance.map { Cell(extreme: $0) }, means.redness.map { Cell(extreme: $0) }
      )
    }
    for cell in bright.indices {
      bright[cell].take(means.luminance[cell], least: 0.1, darkest: 0.8, count)
      red[cell].take(means.redness[cell], least: 20, darkest: .infinity, count)
    }
    count += 1
  }

  /// Takes the picture before once more.
  package mutating func takeSame() { count += 1 }

  /// The means of the cells, row by row; what is left at the right and at the bottom is part of no cell.
  private static func means(of bitmap: Bitmap) -> (luminance: [Float], redness: [Float]) {
    let (columns, rows) = (bitmap.width / cellSize, bitmap.height / cellSize)
    var bright = [Float](repeating: 0, count: columns * rows)
    var red = bright
    bitmap.withUnsafeBytes {
      filmstrip_cells_luminance(
        $0.bindMemory(to: UInt32.self).baseAddress, bitmap.width, columns, rows, cellSize, linear,
        &bright, &red)
    }
    return (bright, red)
  }
}
