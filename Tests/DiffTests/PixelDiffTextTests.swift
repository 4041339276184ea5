// SPDX-License-Identifier: MIT
import FilmstripDiff
import FilmstripImaging
import Testing

@Suite struct PixelDiffTextTests {
  private let white = Bitmap(40, 30) { _, _ in .white }

  private func text(_ actual: Bitmap, _ tolerance: PixelTolerance? = nil) -> String {
    PixelComparison(expected: white, actual: actual, tolerance: tolerance).diff().description
  }

  /// A dark bar of three rows, and a pixel apart from it.
  private var bar: Bitmap {
    Bitmap(40, 30) { x, y in
      (10...12).contains(y) && (5..<25).contains(x)
        ? .grey(224) : (x, y) == (30, 20) ? .grey(253) : .white
    }
  }

  @Test func equalPictures() { #expect(text(white) == "all 1,200 pixels are equal") }

  @Test func oneRegion() {
    #expect(
      text(white.replacing([(3, 4, .black)]))
        == "1 of 1,200 pixels differs by up to 255/255 in 1 region, 1×1 at (3, 4)")
  }

  @Test func severalRegions() {
    #expect(
      text(bar)
        == "61 of 1,200 pixels differ by up to 31/255 in 2 regions, the largest 20×3 at (5, 10)")
  }

  @Test func withinATolerance() {
    #expect(
      text(bar, PixelTolerance(reason: "a new bar", channelDifference: 2, pixels: .share(0.05)))
        == "61 of 1,200 pixels differ by up to 31/255, within the tolerance: "
        + "2/255, 60 pixels (a new bar)")
  }

  @Test func beyondATolerance() {
    #expect(
      text(bar, PixelTolerance(reason: "a new\nbar", channelDifference: 2, pixels: .count(59)))
        == "61 of 1,200 pixels differ by up to 31/255, 60 of them beyond the tolerance in 1 region, "
        + "20×3 at (5, 10); tolerance: 2/255, 59 pixels (a new\\nbar)")
  }

  @Test func antialiasingIsMentioned() {
    // A black half with a grey column between: moved by a part of a pixel.
    let edge = { (grey: Int) in
      Bitmap(8, 8) { x, _ in x < 4 ? .black : x == 4 ? .grey(grey) : .white }
    }
    let comparison = PixelComparison(expected: edge(90), actual: edge(140))
    #expect(
      comparison.diff().description
        == "8 of 64 pixels differ by up to 50/255 in 1 region, 1×8 at (4, 0); all are anti-aliasing"
    )
  }

  @Test func anotherSize() {
    #expect(
      text(Bitmap(30, 50) { _, _ in .white })
        == "expected 40×30 pixels and got 30×50; of the 900 that both have none differs")
    #expect(
      text(Bitmap(30, 50) { x, y in x == 2 && y < 2 ? .black : .white })
        == "expected 40×30 pixels and got 30×50; of the 900 that both have 2 differ by up to "
        + "255/255 in 1 region, 1×2 at (2, 0)")
  }

  @Test func thousandsAreGrouped() {
    let large = Bitmap(1000, 1000) { _, _ in .white }
    let diff = PixelComparison(expected: large, actual: large).diff()
    #expect(diff.description == "all 1,000,000 pixels are equal")
  }
}
