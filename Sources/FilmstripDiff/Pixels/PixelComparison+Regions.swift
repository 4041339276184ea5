// SPDX-License-Identifier: MIT

extension PixelComparison {
  /// Rectangles around what differs, from the top, for outlines: pixels less than ``tileSize`` apart are in one, and what
  /// is inside of another rectangle has none of its own.
  ///
  /// - Parameter count: The most rectangles; of more there is only the one around all.
  /// - Returns: None where nothing differs.
  package func differingRegions(atMost count: Int) -> [PixelRect] {
    var tiles: [Tile: PixelBox] = [:]
    PixelPair.with(self) { pair in
      pair.forEachDifferingRow { row in
        for x in row.columns where !row.verdicts[x].isEmpty {
          let tile = Tile(x: x / Self.tileSize, y: row.y / Self.tileSize)
          let box = PixelBox(columns: x..<(x + 1), row: row.y)
          tiles[tile] = tiles[tile]?.union(box) ?? box
        }
      }
    }
    let all = tiles.values.reduce(nil) { $0?.union($1) ?? $1 }
    var boxes: [PixelBox] = []
    while let start = tiles.keys.first, boxes.count <= count {
      boxes.append(Self.takeRegion(around: start, from: &tiles))
    }
    if boxes.count > count { return all.map { [$0.rect] } ?? [] }
    let rects = boxes.map(\.rect)
    return rects.filter { rect in !rects.contains { $0 != rect && $0.contains(rect) } }
      .sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// Sides of the squares in which pixels are joined.
  private static let tileSize = 6

  private struct Tile: Hashable {
    let x: Int
    let y: Int
  }

  /// Removes all tiles that touch each other from one on, and returns the rectangle around them.
  private static func takeRegion(around start: Tile, from tiles: inout [Tile: PixelBox]) -> PixelBox
  {
    var box = tiles.removeValue(forKey: start)!
    var waiting = [start]
    while let tile = waiting.popLast() {
      for y in (tile.y - 1)...(tile.y + 1) {
        for x in (tile.x - 1)...(tile.x + 1) {
          let next = Tile(x: x, y: y)
          guard let other = tiles.removeValue(forKey: next) else { continue }
          box = box.union(other)
          waiting.append(next)
        }
      }
    }
    return box
  }
}

extension PixelRect {
  fileprivate func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width
      && y + height >= other.y + other.height
  }
}
