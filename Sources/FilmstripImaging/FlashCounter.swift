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

  /// The numbers of the pictures at which a cell turns, one for each change that is opposed to the one before.
  package struct Turns: Sendable, Equatable {
    package fileprivate(set) var pictures: [Int] = []
    fileprivate var extreme: Float
    fileprivate var direction = 0

    fileprivate mutating func take(_ value: Float, least: Float, darkest: Float, _ number: Int) {
      let step = value - extreme
      if Float(direction) * step > 0 {
        extreme = value
      } else if min(value, extreme) < darkest, abs(step) >= least {
        (extreme, direction) = (value, step > 0 ? 1 : -1)
        pictures.append(number)
      }
    }
  }

  private static let linear: [Float] = (0..<256).map {
    let value = Double($0) / 255
    return Float(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
  }

  /// The turns of each cell's luminance by a tenth of the greatest or more, the darker below 0.8.
  package private(set) var luminance: [Turns] = []
  /// The turns of each cell to or from a saturated red.
  package private(set) var redness: [Turns] = []
  /// The cells of a row.
  package private(set) var columns = 1
  private var count = 0

  /// Nothing has been seen.
  package init() {}

  /// Takes the next picture, an opaque one of the same size as those before.
  package mutating func take(_ bitmap: Bitmap) {
    let (bright, red) = FlashCounter.means(of: bitmap)
    if count == 0 {
      columns = max(1, bitmap.width / FlashCounter.cellSize)
      (luminance, redness) = (bright.map { Turns(extreme: $0) }, red.map { Turns(extreme: $0) })
    }
    for cell in bright.indices {
      luminance[cell].take(bright[cell], least: 0.1, darkest: 0.8, count)
      redness[cell].take(red[cell], least: 20, darkest: .infinity, count)
    }
    count += 1
  }

  /// The means of the cells, row by row; what is left at the right and at the bottom is part of no cell.
  private static func means(of bitmap: Bitmap) -> (luminance: [Float], redness: [Float]) {
    let count = bitmap.width * bitmap.height
    var (bright, red) = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
    bitmap.withUnsafeBytes {
      filmstrip_pixels_luminance(
        $0.bindMemory(to: UInt32.self).baseAddress, linear, &bright, &red, count)
    }
    let (columns, rows) = (bitmap.width / cellSize, bitmap.height / cellSize)
    func means(_ values: [Float]) -> [Float] {
      (0..<columns * rows).map { cell in
        let (left, top) = (cell % columns * cellSize, cell / columns * cellSize)
        var sum: Float = 0
        for y in top..<top + cellSize {
          for x in left..<left + cellSize { sum += values[y * bitmap.width + x] }
        }
        return sum / Float(cellSize * cellSize)
      }
    }
    return (means(bright), means(red))
  }
}
