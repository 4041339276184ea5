// SPDX-License-Identifier: MIT
import FilmstripDiff
import Foundation
import FilmstripImaging
import Testing

@Suite struct PixelToleranceTests {
  /// A row of white, and one whose pixels are darker by 0, 1, 2 … 9.
  private let white = Bitmap(10, 1) { _, _ in .white }
  private let steps = Bitmap(10, 1) { x, _ in .grey(255 - x) }

  private func diff(_ tolerance: PixelTolerance?) -> PixelDiff {
    PixelComparison(expected: white, actual: steps, tolerance: tolerance).diff()
  }

  @Test func withoutOneNothingPasses() {
    #expect(diff(nil).outcome == .different)
    #expect(diff(PixelTolerance(reason: "allows nothing")).outcome == .different)
    #expect(diff(nil).wrongPixelCount == 9)
  }

  @Test(arguments: [(8, 1), (9, 0), (0, 9), (4, 5), (255, 0)])
  func aChannelMayDifferByAsMuch(difference: Int, wrong: Int) {
    let diff = diff(PixelTolerance(reason: "test", channelDifference: difference))
    #expect(diff.wrongPixelCount == wrong)
    #expect(diff.outcome == (wrong == 0 ? .similar : .different))
    #expect(diff.differingPixelCount == 9)
    #expect(diff.bounds == PixelRect(x: 1, y: 0, width: 9, height: 1))
    // Regions are of what is wrong, on the right.
    #expect(diff.largestRegion?.pixelCount == (wrong == 0 ? nil : wrong))
  }

  @Test func asManyPixelsMayBeWrong() {
    #expect(diff(PixelTolerance(reason: "test", pixels: .count(9))).outcome == .similar)
    #expect(diff(PixelTolerance(reason: "test", pixels: .count(8))).outcome == .different)
    #expect(diff(PixelTolerance(reason: "test", pixels: .share(0.9))).outcome == .similar)
    #expect(diff(PixelTolerance(reason: "test", pixels: .share(0.89))).outcome == .different)
    let both = PixelTolerance(reason: "test", channelDifference: 5, pixels: .count(4))
    #expect(diff(both).outcome == .similar)
    #expect(diff(both).isMatch)
  }

  @Test(arguments: [
    (0.29, 100, 29), (0.1, 10, 1), (0.99, 10, 9), (1, 7, 7), (0, 7, 0), (1e-7, 10, 0),
  ])
  func sharesAreRoundedDown(share: Double, count: Int, allowed: Int) {
    let tolerance = PixelTolerance(reason: "test", pixels: .share(share))
    #expect(tolerance.allowedPixelCount(of: count) == allowed)
  }

  @Test func equalPicturesAreIdenticalWhateverIsAllowed() {
    let tolerance = PixelTolerance(reason: "test", channelDifference: 9, pixels: .share(1))
    let comparison = PixelComparison(expected: white, actual: white, tolerance: tolerance)
    #expect(comparison.diff().outcome == .identical)
  }

  @Test func jsonHasTheMetricAndWhatIsAllowed() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = { (tolerance: PixelTolerance) in
      String(decoding: try encoder.encode(tolerance), as: UTF8.self)
    }
    #expect(
      try json(PixelTolerance(reason: "two fonts", channelDifference: 2, pixels: .share(0.25)))
        == #"{"channelDifference":2,"metric":"premultiplied-channels/1","pixelShare":0.25,"#
        + #""reason":"two fonts"}"#)
    #expect(
      try json(PixelTolerance(reason: "r", pixels: .count(3), ignoresAntialiasing: true))
        == #"{"ignoresAntialiasing":true,"metric":"premultiplied-channels/1","pixelCount":3,"#
        + #""reason":"r"}"#)
  }

  @Test(arguments: [
    PixelTolerance(reason: "r"), PixelTolerance(reason: "r", channelDifference: 255),
    PixelTolerance(reason: "r", pixels: .count(12)),
    PixelTolerance(reason: "r", pixels: .share(0.5), ignoresAntialiasing: true),
  ])
  func goesThroughJSON(tolerance: PixelTolerance) throws {
    let data = try JSONEncoder().encode(tolerance)
    #expect(try JSONDecoder().decode(PixelTolerance.self, from: data) == tolerance)
  }

  @Test(arguments: [
    #"{"metric":"premultiplied-channels/2","reason":"r"}"#: "is premultiplied-channels/2",
    #"{"reason":"r"}"#: "metric",
    #"{"metric":"premultiplied-channels/1"}"#: "reason",
    #"{"metric":"premultiplied-channels/1","reason":" \n"}"#: "needs a reason",
    #"{"metric":"premultiplied-channels/1","reason":"r","channelDifference":256}"#: "not by 256",
    #"{"metric":"premultiplied-channels/1","reason":"r","pixelCount":-1}"#: "-1 pixels",
    #"{"metric":"premultiplied-channels/1","reason":"r","pixelShare":1.5}"#: "not 1.5",
    #"{"metric":"premultiplied-channels/1","reason":"r","pixelShare":0.5,"pixelCount":1}"#:
      "not both",
  ])
  func jsonThatMeansNothingIsRefused(json: String, word: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PixelTolerance.self, from: Data(json.utf8))
    }
    #expect(String(describing: error).contains(word))
  }

  @Test func aToleranceNeedsAReason() async {
    await #expect(processExitsWith: .failure) { _ = PixelTolerance(reason: " ") }
    await #expect(processExitsWith: .failure) {
      _ = PixelTolerance(reason: "r", pixels: .share(.nan))
    }
  }
}
