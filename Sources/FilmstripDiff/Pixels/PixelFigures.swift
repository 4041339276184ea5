// SPDX-License-Identifier: MIT

struct PixelFigures {
  struct Result {
    var differingPixelCount = 0
    var antialiasedPixelCount = 0
    var wrongPixelCount = 0
    var greatestDifference = 0
    var bounds: PixelRect?
    var regionCount = 0
    var largestRegion: PixelRegion?
  }

  private var result = Result()
  private var box: PixelBox?
  private var regions: ConnectedRegions

  init(width: Int) { regions = ConnectedRegions(width: width) }

  /// Adds a row that lies below those before it.
  mutating func add(_ row: PixelPair.Row) {
    regions.begin(row: row.y)
    var (differing, antialiased, wrong) = (0, 0, 0)
    var runStart = -1
    for x in row.columns {
      let verdict = row.verdicts[x].rawValue
      differing &+= Int(verdict & 1)
      antialiased &+= Int(verdict &>> 1 & 1)
      if verdict & PixelVerdict.isWrong.rawValue != 0 {
        wrong &+= 1
        if runStart < 0 { runStart = x }
      } else if runStart >= 0 {
        regions.append(runStart..<x)
        runStart = -1
      }
    }
    if runStart >= 0 { regions.append(runStart..<row.columns.upperBound) }
    regions.endRow()
    result.differingPixelCount += differing
    result.antialiasedPixelCount += antialiased
    result.wrongPixelCount += wrong
    result.greatestDifference = max(result.greatestDifference, row.greatestDifference)
    let added = PixelBox(columns: row.columns, row: row.y)
    box = box?.union(added) ?? added
  }

  consuming func finished() -> Result {
    regions.finish()
    result.bounds = box?.rect
    (result.regionCount, result.largestRegion) = (regions.count, regions.largest)
    return result
  }
}

/// A rectangle that grows, by its first and last columns and rows.
struct PixelBox {
  private var left: Int
  private var right: Int
  private var top: Int
  private var bottom: Int

  init(columns: Range<Int>, row: Int) {
    (left, right, top, bottom) = (columns.lowerBound, columns.upperBound - 1, row, row)
  }

  func union(_ other: PixelBox) -> PixelBox {
    var result = self
    result.left = min(left, other.left)
    result.right = max(right, other.right)
    result.top = min(top, other.top)
    result.bottom = max(bottom, other.bottom)
    return result
  }

  var rect: PixelRect {
    PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
