// SPDX-License-Identifier: MIT
import FilmstripDiff
import FilmstripImaging
import Testing

/// The figures that other programs have for the same files.
///
/// - Differing: `compare -metric AE A B null:` of ImageMagick 6.9.11, and Pillow 13.0's
///   `ImageChops.difference(a, b)`; for both the same.
/// - Bounds and the greatest difference: `getbbox()` and `getextrema()` of Pillow's difference.
/// - Wrong: `pixelmatch(a, b, threshold=0, includeAA=False)` of pixelmatch 0.4.0 for Python, which
///   counts what is not anti-aliasing; with `includeAA=True` it has the differing pixels.
/// - Regions: `convert A B -compose difference -composite -separate -evaluate-sequence max
///   -threshold 0 -define connected-components:verbose=true -connected-components 8 null:`, the
///   white ones.
@Suite struct OtherProgramsTests {
  struct Figures: CustomTestStringConvertible {
    let expected: String
    let actual: String
    let differing: Int
    let wrong: Int
    let greatest: Int
    let bounds: PixelRect
    let regions: Int
    let largest: PixelRegion
    var testDescription: String { "\(expected), \(actual)" }
  }

  @Test(arguments: [
    Figures(
      expected: "corner", actual: "corner-round", differing: 120, wrong: 48, greatest: 255,
      bounds: PixelRect(x: 2, y: 6, width: 60, height: 50), regions: 3,
      largest: PixelRegion(pixelCount: 49, bounds: PixelRect(x: 2, y: 47, width: 10, height: 9))),
    Figures(
      expected: "corner", actual: "corner-bevel", differing: 28, wrong: 8, greatest: 255,
      bounds: PixelRect(x: 28, y: 6, width: 8, height: 6), regions: 1,
      largest: PixelRegion(pixelCount: 28, bounds: PixelRect(x: 28, y: 6, width: 8, height: 6))),
    Figures(
      expected: "star", actual: "star-winding", differing: 300, wrong: 234, greatest: 255,
      bounds: PixelRect(x: 21, y: 23, width: 22, height: 20), regions: 1,
      largest: PixelRegion(pixelCount: 300, bounds: PixelRect(x: 21, y: 23, width: 22, height: 20))
    ),
    Figures(
      expected: "arc", actual: "curve", differing: 1083, wrong: 679, greatest: 255,
      bounds: PixelRect(x: 5, y: 9, width: 54, height: 46), regions: 1,
      largest: PixelRegion(pixelCount: 1083, bounds: PixelRect(x: 5, y: 9, width: 54, height: 46))),
    Figures(
      expected: "curve", actual: "dashes", differing: 698, wrong: 401, greatest: 255,
      bounds: PixelRect(x: 5, y: 9, width: 54, height: 46), regions: 2,
      largest: PixelRegion(pixelCount: 656, bounds: PixelRect(x: 5, y: 9, width: 54, height: 46))),
  ])
  func ofDrawings(figures: Figures) throws {
    expect(
      figures, try .fixture("drawing/\(figures.expected).png"),
      try .fixture("drawing/\(figures.actual).png"))
  }

  /// Parts of screenshots, cut out with `convert A -crop 240x160+60+640 +repage`: text and
  /// gradients.
  @Test(arguments: [
    Figures(
      expected: "inbox", actual: "message", differing: 14_039, wrong: 9670, greatest: 255,
      bounds: PixelRect(x: 0, y: 24, width: 240, height: 136), regions: 22,
      largest: PixelRegion(
        pixelCount: 11_049, bounds: PixelRect(x: 24, y: 24, width: 120, height: 120))),
    Figures(
      expected: "inbox", actual: "inbox-dark", differing: 27_325, wrong: 26_120, greatest: 255,
      bounds: PixelRect(x: 0, y: 0, width: 240, height: 160), regions: 1,
      largest: PixelRegion(
        pixelCount: 27_325, bounds: PixelRect(x: 0, y: 0, width: 240, height: 160))),
    Figures(
      expected: "inbox", actual: "photos", differing: 38_400, wrong: 33_598, greatest: 238,
      bounds: PixelRect(x: 0, y: 0, width: 240, height: 160), regions: 1,
      largest: PixelRegion(
        pixelCount: 38_400, bounds: PixelRect(x: 0, y: 0, width: 240, height: 160))),
  ])
  func ofScreenshots(figures: Figures) throws {
    let part = { (name: String) in
      try Bitmap.fixture("screens/\(name).png").cropped(x: 60, y: 640, width: 240, height: 160)
    }
    expect(figures, try part(figures.expected), try part(figures.actual))
  }

  private func expect(_ figures: Figures, _ expected: Bitmap, _ actual: Bitmap) {
    let exact = PixelComparison(expected: expected, actual: actual).diff()
    #expect(exact.outcome == .different)
    #expect(exact.differingPixelCount == figures.differing)
    #expect(exact.wrongPixelCount == figures.differing)
    #expect(exact.antialiasedPixelCount == figures.differing - figures.wrong)
    #expect(exact.greatestDifference == figures.greatest)
    #expect(exact.bounds == figures.bounds)
    #expect(exact.regionCount == figures.regions)
    #expect(exact.largestRegion == figures.largest)
    let lenient = PixelComparison(
      expected: expected, actual: actual,
      tolerance: PixelTolerance(reason: "another rasterizer", ignoresAntialiasing: true)
    ).diff()
    #expect(lenient.wrongPixelCount == figures.wrong)
    #expect(lenient.differingPixelCount == figures.differing)
    // In exchanged places a picture differs as much.
    let exchanged = PixelComparison(expected: actual, actual: expected).diff()
    #expect(exchanged.differingPixelCount == figures.differing)
    #expect(exchanged.antialiasedPixelCount == figures.differing - figures.wrong)
  }
}
