// SPDX-License-Identifier: MIT
import FilmstripDiff
import FilmstripImaging
import Testing

@Suite struct DifferingRegionsTests {
  private func regions(_ rects: [PixelRect], atMost count: Int = 12) -> [PixelRect] {
    PixelComparison(
      expected: Bitmap(90, 60) { _, _ in .white },
      actual: Bitmap(90, 60) { x, y in
        rects.contains {
          ($0.x..<$0.x + $0.width).contains(x) && ($0.y..<$0.y + $0.height).contains(y)
        } ? .black : .white
      }
    ).differingRegions(atMost: count)
  }

  @Test func whatIsFarApartHasRectanglesOfItsOwn() {
    let rects = [
      PixelRect(x: 70, y: 1, width: 3, height: 2), PixelRect(x: 5, y: 20, width: 20, height: 13),
      PixelRect(x: 89, y: 59, width: 1, height: 1),
    ]
    #expect(regions(rects) == rects)
    #expect(regions([]) == [])
  }

  @Test func whatIsNearIsInOne() {
    #expect(
      regions([
        PixelRect(x: 10, y: 10, width: 2, height: 2), PixelRect(x: 15, y: 14, width: 4, height: 1),
      ]) == [PixelRect(x: 10, y: 10, width: 9, height: 5)])
  }

  @Test func whatIsInsideOfAnotherHasNone() {
    let frame = [
      PixelRect(x: 10, y: 5, width: 60, height: 2), PixelRect(x: 10, y: 5, width: 2, height: 50),
      PixelRect(x: 68, y: 5, width: 2, height: 50),
    ]
    #expect(
      regions(frame + [PixelRect(x: 35, y: 30, width: 5, height: 5)])
        == [PixelRect(x: 10, y: 5, width: 60, height: 50)])
  }

  @Test func ofTooManyThereIsOneAroundAll() {
    let rects = (0..<4).map { PixelRect(x: 4 + 20 * $0, y: 30, width: 2, height: 2) }
    #expect(regions(rects, atMost: 4).count == 4)
    #expect(regions(rects, atMost: 3) == [PixelRect(x: 4, y: 30, width: 62, height: 2)])
  }
}
