// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// The colours that all frames of a GIF share, 255 at most, and a place for what is transparent.
///
/// Colours of large flat areas are in it as they are. The others are cut into boxes of little variance
/// (Wu, "Color quantization by dynamic programming and principal analysis", 1992, in its greedy form:
/// Graphics Gems II, 1991), whose means then move to where they serve their colours best (Lloyd 1982).
package struct GIFPalette: Sendable, Equatable {
  /// The colours as `0xrrggbb`, ascending.
  let colors: [UInt32]
  /// The index of what is transparent: the one after the last colour.
  var transparentIndex: Int { colors.count }

  package static let largestColorCount = 255

  private static let flatShare = 500
  private static let largestFlatCount = 96
  /// Passes of Lloyd's method; after a few nothing that shows changes.
  private static let passCount = 3

  /// Some colours, as they are.
  ///
  /// - Precondition: there are 1 to ``largestColorCount``.
  init(colors: [UInt32]) {
    require(
      (1...GIFPalette.largestColorCount).contains(colors.count),
      "GIFPalette: \(colors.count) colors are not between 1 and 255")
    self.colors = colors
  }

  package init(_ census: ColorCensus, colorCount: Int = largestColorCount) {
    let count = min(max(colorCount, 2), GIFPalette.largestColorCount)
    let counted = census.colors
    guard !counted.isEmpty else {
      self.init(colors: [0])
      return
    }
    guard counted.count > count else {
      self.init(colors: counted.map(\.color).sorted())
      return
    }
    let flat = GIFPalette.flatColors(of: counted, pixelCount: census.pixelCount, limit: count)
    let kept = Set(flat)
    var cells = ColorCells(counted.lazy.filter { !kept.contains($0.color) })
    let cut = cells.cut(into: count - flat.count)
    let moved = cells.settle(cut, beside: flat, passCount: GIFPalette.passCount)
    self.init(colors: Set(flat + moved).sorted())
  }

  private static func flatColors(
    of counted: [(color: UInt32, count: Int)], pixelCount: Int, limit: Int
  ) -> [UInt32] {
    let least = max(pixelCount / flatShare, 1)
    return
      counted.filter { $0.count >= least }
      .sorted { ($1.count, $0.color) < ($0.count, $1.color) }
      .prefix(min(largestFlatCount, limit / 2)).map(\.color)
  }

  /// Red, green and blue bytes for a file, as many as a power of two, and that power of two.
  var fileBytes: (bytes: [UInt8], colorCount: Int) {
    var size = 2
    while size < colors.count + 1 { size *= 2 }
    let padded = colors + Array(repeating: 0, count: size - colors.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * size)
    for color in padded {
      bytes.append(UInt8(truncatingIfNeeded: color >> 16))
      bytes.append(UInt8(truncatingIfNeeded: color >> 8))
      bytes.append(UInt8(truncatingIfNeeded: color))
    }
    return (bytes, size)
  }
}
