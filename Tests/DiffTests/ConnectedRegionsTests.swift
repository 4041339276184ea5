// SPDX-License-Identifier: MIT
import FilmstripDiff
import FilmstripImaging
import SeededNumbers
import Testing

/// Regions of wrong pixels, from shapes written as text and from random ones.
@Suite struct ConnectedRegionsTests {
  private func diff(_ rows: [String]) -> PixelDiff {
    let marks = rows.map { $0.map { $0 == "#" } }
    let (width, height) = (marks[0].count, marks.count)
    return PixelComparison(
      expected: Bitmap(width, height) { _, _ in .white },
      actual: Bitmap(width, height) { marks[$1][$0] ? .black : .white }
    ).diff()
  }

  @Test func cornersConnect() {
    let diff = diff(["#..", ".#.", "#.#"])
    #expect(diff.regionCount == 1)
    #expect(diff.largestRegion?.pixelCount == 4)
  }

  @Test func aGapOfOnePixelSeparates() {
    let diff = diff(["##.##", "##.##", ".....", "#####"])
    #expect(diff.regionCount == 3)
    #expect(
      diff.largestRegion
        == PixelRegion(pixelCount: 5, bounds: PixelRect(x: 0, y: 3, width: 5, height: 1)))
  }

  /// Arms that meet at the bottom are one region, whose box is around both.
  @Test func armsJoin() {
    let diff = diff(["#...#.#", "#...#.#", "#.#.#.#", "#######"])
    #expect(diff.regionCount == 1)
    #expect(
      diff.largestRegion
        == PixelRegion(pixelCount: 17, bounds: PixelRect(x: 0, y: 0, width: 7, height: 4)))
  }

  @Test func equalRowsSeparate() {
    let diff = diff(["###", "...", "###", "...", "...", "#.."])
    #expect(diff.regionCount == 3)
    // Equally large: the upper one.
    #expect(diff.largestRegion?.bounds == PixelRect(x: 0, y: 0, width: 3, height: 1))
  }

  @Test func aSpiralIsOneRegion() {
    let diff = diff([
      "#########", "#.......#", "#.#####.#", "#.#...#.#", "#.#.###.#", "#.#.....#", "#.#######",
    ])
    #expect(diff.regionCount == 1)
    #expect(diff.largestRegion?.bounds == PixelRect(x: 0, y: 0, width: 9, height: 7))
  }

  @Test func aChequerboardIsOneRegion() {
    let rows = (0..<40).map { y in String((0..<41).map { ($0 + y) % 2 == 0 ? "#" : "." }) }
    let diff = diff(rows)
    #expect(diff.regionCount == 1)
    #expect(diff.largestRegion?.pixelCount == 820)
  }

  @Test func dotsAreAsManyRegions() {
    let rows = (0..<21).map { y in String((0..<31).map { $0 % 2 == 0 && y % 2 == 0 ? "#" : "." }) }
    #expect(diff(rows).regionCount == 16 * 11)
  }

  /// Every density from nearly none to nearly all, where regions join and part most.
  @Test(arguments: [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.95], [1, 2, 3] as [UInt64])
  func randomPixelsAreThoseOfAFloodFill(density: Double, seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let (width, height) = (67, 41)
    var places: Set<NaiveDiff.Place> = []
    for y in 0..<height {
      for x in 0..<width where numbers.number(0...1) < density {
        places.insert(NaiveDiff.Place(x: x, y: y))
      }
    }
    let diff = PixelComparison(
      expected: Bitmap(width, height) { _, _ in .white },
      actual: Bitmap(width, height) {
        places.contains(NaiveDiff.Place(x: $0, y: $1)) ? .black : .white
      }
    ).diff()
    let regions = NaiveDiff.regions(places)
    #expect(diff.regionCount == regions.count)
    #expect(diff.largestRegion == regions.first)
  }
}
