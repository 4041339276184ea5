// SPDX-License-Identifier: MIT

/// Tints the surroundings of wrong pixels, row by row behind the rows that are compared.
///
/// A pixel belongs to the halo if a wrong one is at most ``radius`` columns and rows away. The last
/// row that reaches a column sideways is enough to know that, because a row is tinted as soon as
/// the rows down to ``radius`` below it are known, and before any further one.
struct DifferenceHalo {
  private let drawing: DifferenceDrawing
  private let width: Int
  private let height: Int
  private let radius: Int
  /// For each column the last row that has a wrong pixel at most ``radius`` columns away.
  private var reachedBy: [Int]
  /// The last row that has a wrong pixel.
  private var lastRow = Int.min / 2
  private var nextRow = 0

  init(_ drawing: DifferenceDrawing, width: Int, height: Int) {
    (self.drawing, self.width, self.height) = (drawing, width, height)
    // A single pixel then has a mark of a hundredth of the longer side: seen when a screenshot is
    // shown as a thumbnail. None where single pixels are seen anyway.
    let side = max(width, height)
    radius = side < 128 ? 0 : max(2, side / 200)
    reachedBy = Array(repeating: Int.min / 2, count: width)
  }

  /// Adds a row that lies below those before it.
  mutating func add(_ row: PixelPair.Row) {
    guard radius > 0 else { return }
    tint(upTo: row.y - radius)
    var end = 0
    for x in row.columns where row.verdicts[x].contains(.isWrong) {
      let reached = max(end, x - radius)..<min(x + radius + 1, width)
      end = reached.upperBound
      for column in reached { reachedBy[column] = row.y }
      lastRow = row.y
    }
  }

  mutating func finish() {
    if radius > 0 { tint(upTo: height) }
  }

  /// Tints all rows above one.
  private mutating func tint(upTo end: Int) {
    let reached = min(end, lastRow + radius + 1)
    if nextRow < reached {
      for y in nextRow..<reached {
        for x in 0..<width where reachedBy[x] >= y - radius { drawing.tint(x, y) }
      }
    }
    nextRow = max(nextRow, end)
  }
}
