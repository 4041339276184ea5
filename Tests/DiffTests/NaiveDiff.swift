// SPDX-License-Identifier: MIT
import FilmstripDiff
import FilmstripImaging

/// What `PixelDiff` says of its figures, in the most direct way: a set of pixels for each, and a
/// flood fill for regions.
struct NaiveDiff {
  struct Place: Hashable {
    let x: Int
    let y: Int
  }

  private(set) var differing: Set<Place> = []
  private(set) var antialiased: Set<Place> = []
  private(set) var wrong: Set<Place> = []
  private(set) var greatest = 0
  /// Regions of wrong pixels: most pixels first, then the first from the top and the left.
  private(set) var regions: [PixelRegion] = []

  init(_ comparison: PixelComparison) {
    let (expected, actual) = (comparison.expected, comparison.actual)
    for y in 0..<min(expected.height, actual.height) {
      for x in 0..<min(expected.width, actual.width) where expected[x, y] != actual[x, y] {
        let place = Place(x: x, y: y)
        let difference = zip(channels(expected[x, y]), channels(actual[x, y])).map { abs($0 - $1) }
          .max()!
        let isAntialiased = isOnSlope(place, expected, actual) || isOnSlope(place, actual, expected)
        differing.insert(place)
        greatest = max(greatest, difference)
        if isAntialiased { antialiased.insert(place) }
        let isIgnored = isAntialiased && comparison.tolerance?.ignoresAntialiasing == true
        if difference > comparison.tolerance?.channelDifference ?? 0, !isIgnored {
          wrong.insert(place)
        }
      }
    }
    regions = NaiveDiff.regions(wrong)
  }

  static func bounds(_ places: Set<Place>) -> PixelRect? {
    guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
      let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
    else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  static func regions(_ places: Set<Place>) -> [PixelRegion] {
    var open = places
    var regions: [PixelRegion] = []
    while let start = open.popFirst() {
      var (waiting, found) = ([start], Set([start]))
      while let place = waiting.popLast() {
        for x in place.x - 1...place.x + 1 {
          for y in place.y - 1...place.y + 1 {
            guard let next = open.remove(Place(x: x, y: y)) else { continue }
            found.insert(next)
            waiting.append(next)
          }
        }
      }
      regions.append(PixelRegion(pixelCount: found.count, bounds: bounds(found)!))
    }
    return regions.sorted {
      (-$0.pixelCount, $0.bounds.y, $0.bounds.x) < (-$1.pixelCount, $1.bounds.y, $1.bounds.x)
    }
  }

  private func channels(_ pixel: Pixel) -> [Int] {
    [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }

  /// Brightness over white; whole numbers, so that equal is equal.
  private func luma(_ pixel: Pixel) -> Int {
    let white = 255 - Int(pixel.alpha)
    return 29_889_531 * (Int(pixel.red) + white) + 58_662_247 * (Int(pixel.green) + white)
      + 11_448_223 * (Int(pixel.blue) + white)
  }

  private func isOnSlope(_ place: Place, _ picture: Bitmap, _ other: Bitmap) -> Bool {
    let area = (min(picture.width, other.width), min(picture.height, other.height))
    let center = luma(picture[place.x, place.y])
    let around = neighbours(of: place, area)
    let steps = around.map { luma(picture[$0.x, $0.y]) - center }
    let equal = steps.count { $0 == 0 } + (around.count < 8 ? 1 : 0)
    guard equal <= 2, let down = steps.min(), let up = steps.max(), down < 0, up > 0 else {
      return false
    }
    return [down, up].contains { step in
      // The first of those that are as dark or as bright, column by column.
      let end = around[steps.firstIndex(of: step)!]
      return [picture, other].allSatisfy { flat in
        let siblings = neighbours(of: end, area)
        return siblings.count { flat[$0.x, $0.y] == flat[end.x, end.y] }
          + (siblings.count < 8 ? 1 : 0) > 2
      }
    }
  }

  /// The eight around a place, or those of them that there are, column by column.
  private func neighbours(of place: Place, _ area: (width: Int, height: Int)) -> [Place] {
    (-1...1).flatMap { x in (-1...1).map { Place(x: place.x + x, y: place.y + $0) } }.filter {
      $0 != place && (0..<area.width).contains($0.x) && (0..<area.height).contains($0.y)
    }
  }
}
