// SPDX-License-Identifier: MIT
import FilmstripDiff
import Foundation
import FilmstripImaging
import Testing

/// Outcomes and figures of made-up pictures, and random ones against the definitions, word for
/// word.
@Suite struct PixelDiffTests {
  @Test(arguments: [(1, 1), (3, 2), (1, 50), (50, 1)])
  func equalPicturesAreIdentical(size: (width: Int, height: Int)) {
    let make = { Bitmap(size.width, size.height) { .grey(($0 * 31 + $1 * 7) % 256) } }
    let diff = PixelComparison(expected: make(), actual: make()).diff()
    #expect(diff.outcome == .identical)
    #expect(diff.isMatch)
    #expect(diff.comparedPixelCount == size.width * size.height)
    #expect(diff.differingPixelCount == 0)
    #expect(diff.greatestDifference == 0)
    #expect(diff.bounds == nil)
    #expect(diff.regionCount == 0)
    #expect(diff.largestRegion == nil)
  }

  @Test func aPictureIsIdenticalToItself() {
    let picture = Bitmap(40, 40) { .grey($0 + $1) }
    #expect(PixelComparison(expected: picture, actual: picture).diff().outcome == .identical)
  }

  @Test func onePixelOfOne() {
    let diff = PixelComparison(
      expected: Bitmap(1, 1) { _, _ in .white }, actual: Bitmap(1, 1) { _, _ in .grey(254) }
    ).diff()
    #expect(diff.outcome == .different)
    #expect(diff.greatestDifference == 1)
    #expect(diff.bounds == PixelRect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      diff.largestRegion
        == PixelRegion(pixelCount: 1, bounds: PixelRect(x: 0, y: 0, width: 1, height: 1)))
  }

  @Test func allPixels() {
    let diff = PixelComparison(
      expected: Bitmap(37, 5) { _, _ in .white }, actual: Bitmap(37, 5) { _, _ in .black }
    ).diff()
    #expect(diff.differingPixelCount == 185)
    #expect(diff.antialiasedPixelCount == 0)
    #expect(diff.regionCount == 1)
    #expect(diff.bounds == PixelRect(x: 0, y: 0, width: 37, height: 5))
    #expect(diff.bounds == diff.largestRegion?.bounds)
  }

  /// Transparent black and opaque black differ in alpha alone; transparent pixels have one form.
  @Test func alphaIsAChannel() {
    let clear = Bitmap(2, 1) { _, _ in Pixel(bgra: 0) }
    let black = Bitmap(2, 1) { x, _ in Pixel(red: 0, green: 0, blue: 0, alpha: x == 0 ? 0 : 9) }
    let diff = PixelComparison(expected: clear, actual: black).diff()
    #expect(diff.differingPixelCount == 1)
    #expect(diff.greatestDifference == 9)
    #expect(diff.bounds == PixelRect(x: 1, y: 0, width: 1, height: 1))
  }

  /// White at half its alpha looks like grey over black; premultiplied channels tell them apart.
  @Test func channelsArePremultiplied() {
    let half = Bitmap(1, 1) { _, _ in Pixel(red: 128, green: 128, blue: 128, alpha: 128) }
    let grey = Bitmap(1, 1) { _, _ in Pixel(red: 128, green: 128, blue: 128, alpha: 255) }
    #expect(PixelComparison(expected: half, actual: grey).diff().greatestDifference == 127)
  }

  @Test func theGreatestDifferenceIsThatOfAnyChannel() {
    let base = Bitmap(4, 1) { _, _ in Pixel(red: 100, green: 100, blue: 100, alpha: 200) }
    let steps: [(Int, Int, Int, Int)] = [(7, 0, 0, 0), (0, -8, 0, 0), (0, 0, 9, 0), (0, 0, 0, -10)]
    for (index, step) in steps.enumerated() {
      let changed = Pixel(
        red: UInt8(100 + step.0), green: UInt8(100 + step.1), blue: UInt8(100 + step.2),
        alpha: UInt8(200 + step.3))
      let diff = PixelComparison(expected: base, actual: base.replacing([(index, 0, changed)]))
        .diff()
      #expect(diff.greatestDifference == 7 + index)
      #expect(diff.bounds == PixelRect(x: index, y: 0, width: 1, height: 1))
    }
  }

  @Test func anotherSizeIsItsOwnOutcome() {
    let small = Bitmap(3, 4) { _, _ in .white }
    let large = Bitmap(5, 2) { x, y in x == 2 && y == 1 ? .black : .white }
    let anything = PixelTolerance(reason: "anything", channelDifference: 255, pixels: .share(1))
    for tolerance in [nil, anything] {
      let diff = PixelComparison(expected: small, actual: large, tolerance: tolerance).diff()
      #expect(diff.outcome == .sizeMismatch)
      #expect(!diff.isMatch)
      #expect(diff.expectedSize == PixelSize(width: 3, height: 4))
      #expect(diff.actualSize == PixelSize(width: 5, height: 2))
      // What both have is 3×2.
      #expect(diff.comparedPixelCount == 6)
      #expect(diff.differingPixelCount == 1)
      #expect(diff.bounds == PixelRect(x: 2, y: 1, width: 1, height: 1))
    }
  }

  /// What lies outside of the area that both have decides on nothing, not even on anti-aliasing.
  @Test func aLargerPictureCountsAsItsCommonPart() {
    for pair in RandomPair.all.prefix(20) {
      let (width, height) = (pair.expected.width, pair.expected.height)
      let larger = Bitmap(width + 3, height + 2) { x, y in
        x < width && y < height ? pair.actual[x, y] : .grey((x * 50 + y * 90) % 256)
      }
      let whole = PixelComparison(expected: pair.expected, actual: larger).diff()
      let part = PixelComparison(expected: pair.expected, actual: pair.actual).diff()
      #expect(whole.outcome == .sizeMismatch)
      #expect(whole.differingPixelCount == part.differingPixelCount)
      #expect(whole.antialiasedPixelCount == part.antialiasedPixelCount)
      #expect(whole.largestRegion == part.largestRegion)
    }
  }

  @Test(arguments: RandomPair.all)
  func randomPicturesAgreeWithTheDefinitions(pair: RandomPair) {
    for tolerance in [
      nil, PixelTolerance(reason: "test", channelDifference: 40),
      PixelTolerance(reason: "test", ignoresAntialiasing: true),
    ] {
      let comparison = PixelComparison(
        expected: pair.expected, actual: pair.actual, tolerance: tolerance)
      let diff = comparison.diff()
      let naive = NaiveDiff(comparison)
      #expect(diff.differingPixelCount == naive.differing.count)
      #expect(diff.antialiasedPixelCount == naive.antialiased.count)
      #expect(diff.wrongPixelCount == naive.wrong.count)
      #expect(diff.greatestDifference == naive.greatest)
      #expect(diff.bounds == NaiveDiff.bounds(naive.differing))
      #expect(diff.regionCount == naive.regions.count)
      #expect(diff.largestRegion == naive.regions.first)
      #expect(comparison.diffWithPicture().diff == diff)
    }
  }

  @Test func readsTwoFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "diff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var encoder = PNGEncoder()
    for (name, pixel) in [("expected", Pixel.white), ("actual", .grey(250))] {
      let image = encoder.encode(Bitmap(7, 3) { _, _ in pixel }, as: .rgba)
      try PNGFile.data(of: image).write(to: folder.appendingPathComponent(name))
    }
    let path = { folder.appendingPathComponent($0).path }
    let comparison = try PixelComparison(expectedPath: path("expected"), actualPath: path("actual"))
    #expect(comparison.expected[0, 0] == .white)
    #expect(comparison.diff().greatestDifference == 5)
    let same = try PixelComparison(expectedPath: path("actual"), actualPath: path("actual"))
    #expect(same.diff().outcome == .identical)
    #expect(same.actual[6, 2] == .grey(250))
    // With both missing, the message names the expected one.
    do {
      _ = try PixelComparison(expectedPath: path("none"), actualPath: path("neither"))
      Issue.record("files that are missing were read")
    } catch {
      guard case .unreadable(path("none"), _) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test func goesThroughJSON() throws {
    let diff = PixelComparison(
      expected: Bitmap(3, 3) { _, _ in .white }, actual: Bitmap(3, 3) { .grey($0 * $1) },
      tolerance: PixelTolerance(reason: "test", pixels: .count(2))
    ).diff()
    let copy = try JSONDecoder().decode(PixelDiff.self, from: JSONEncoder().encode(diff))
    #expect(copy == diff)
  }
}
