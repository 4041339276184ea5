// SPDX-License-Identifier: MIT
internal import FilmstripImaging
package import Foundation

/// Pixels of a picture, of which each is in the mask or not.
package struct PixelMask: Sendable {
  let width: Int
  let height: Int
  fileprivate var isIncluded: [Bool]

  /// The pixels that polygons of a screen touch, however little, in a picture of all of the screen.
  package init(_ polygons: [ConvexPolygon], of screen: CGSize, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    isIncluded = [Bool](repeating: false, count: width * height)
    let (horizontal, vertical) = (
      Double(width) / screen.width, Double(height) / screen.height
    )
    for polygon in polygons {
      insert(
        ConvexPolygon(polygon.points.map { CGPoint(x: $0.x * horizontal, y: $0.y * vertical) }))
    }
  }

  private mutating func insert(_ polygon: ConvexPolygon) {
    let heights = polygon.points.map(\.y)
    guard let top = heights.min(), let bottom = heights.max() else { return }
    for y in PixelMask.touched(top, bottom, within: height) {
      // What of it is in the row of pixels has its ends at corners.
      let row = polygon.clipped { $0.y - Double(y) }.clipped { Double(y + 1) - $0.y }
      let columns = row.points.map(\.x)
      guard let left = columns.min(), let right = columns.max() else { continue }
      for x in PixelMask.touched(left, right, within: width) { isIncluded[y * width + x] = true }
    }
  }

  /// The pixels from one number to another, without one at whose side it ends.
  private static func touched(_ start: Double, _ end: Double, within count: Int) -> Range<Int> {
    let rounding = 1e-6
    let first = min(max((start + rounding).rounded(.down), 0), Double(count))
    let last = min(max((end - rounding).rounded(.up), first), Double(count))
    return Int(first)..<Int(last)
  }
}

extension PixelComparison {
  /// How much differs in a mask.
  package struct Hidden: Sendable {
    package var pixelCount = 0
    package var greatestDifference = 0
  }

  /// The comparison of what is in none of some masks, which are as large as both pictures, and how much differs in
  /// each of them.
  package func ignoring(_ masks: [PixelMask]) -> (comparison: PixelComparison, hidden: [Hidden]) {
    var hidden = masks.map { _ in Hidden() }
    var kept = actual
    expected.withUnsafeBytes { expectedBytes in
      kept.withMutableBytes { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        let wanted = expectedBytes.bindMemory(to: UInt32.self)
        for place in pixels.indices where pixels[place] != wanted[place] {
          var isHidden = false
          for (number, mask) in masks.enumerated() where mask.isIncluded[place] {
            isHidden = true
            hidden[number].pixelCount += 1
            let difference = PixelPair.difference(
              UInt32(littleEndian: wanted[place]), UInt32(littleEndian: pixels[place]))
            hidden[number].greatestDifference = max(hidden[number].greatestDifference, difference)
          }
          if isHidden { pixels[place] = wanted[place] }
        }
      }
    }
    return (PixelComparison(expected: expected, actual: kept, tolerance: tolerance), hidden)
  }
}
