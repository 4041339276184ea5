// SPDX-License-Identifier: MIT

/// How one picture differs from another, as ``PixelComparison/diff()`` found it.
///
/// Pixels *differ* if any of their four premultiplied channels does, however little; they are
/// *wrong* where the tolerance does not make them right. In an exact comparison that is the same.
/// For pictures of different sizes the figures are those of the area that both have.
public struct PixelDiff: Sendable, Hashable, Codable {
  /// What comes of a comparison.
  public enum Outcome: String, Sendable, Hashable, Codable {
    /// Both pictures have the same size and the same pixels.
    case identical
    /// Pixels differ, within the tolerance.
    case similar
    /// Pixels differ, beyond the tolerance or without one.
    case different
    /// The pictures have different sizes, which no tolerance allows.
    case sizeMismatch
  }

  /// What came of the comparison.
  public let outcome: Outcome
  /// Size of the expected picture.
  public let expectedSize: PixelSize
  /// Size of the actual picture.
  public let actualSize: PixelSize
  /// The tolerance of the comparison; nil if it was exact.
  public let tolerance: PixelTolerance?
  /// How many pixels were compared: all, or those that both pictures have.
  public let comparedPixelCount: Int
  /// How many pixels differ.
  public let differingPixelCount: Int
  /// How many of the pixels that differ are anti-aliasing in one of the pictures.
  ///
  /// Such a pixel lies on a slope of brightness between two flat areas: it has a brighter and a
  /// darker neighbour and at most two that are as bright as it is, and its darkest neighbour or its
  /// brightest is in an area of one colour in both pictures. It is told from that shape alone:
  /// steps of gradients have it too, and most pixels of small text that moved.
  ///
  /// Source: Vytautas Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Electronics
  /// and Electrical Engineering 7 (95), 2009, in the form of the program pixelmatch, which has the
  /// same count for opaque pictures with a threshold of 0.
  public let antialiasedPixelCount: Int
  /// How many pixels are wrong.
  public let wrongPixelCount: Int
  /// The greatest difference of a premultiplied channel, in 1/255: 0 if nothing differs, at most
  /// 255.
  public let greatestDifference: Int
  /// The smallest rectangle around all pixels that differ; nil if none does.
  public let bounds: PixelRect?
  /// How many regions the wrong pixels form, where those that touch at a side or a corner are in
  /// one.
  public let regionCount: Int
  /// The region of most wrong pixels, of equally large ones the first from the top, then from the
  /// left; nil if no pixel is wrong.
  public let largestRegion: PixelRegion?

  /// Whether the actual picture passes for the expected one: it is identical or similar.
  public var isMatch: Bool { outcome == .identical || outcome == .similar }

  init(of comparison: PixelComparison, _ figures: PixelFigures.Result) {
    let (expected, actual) = (comparison.expected, comparison.actual)
    expectedSize = PixelSize(width: expected.width, height: expected.height)
    actualSize = PixelSize(width: actual.width, height: actual.height)
    tolerance = comparison.tolerance
    comparedPixelCount = min(expected.width, actual.width) * min(expected.height, actual.height)
    differingPixelCount = figures.differingPixelCount
    antialiasedPixelCount = figures.antialiasedPixelCount
    wrongPixelCount = figures.wrongPixelCount
    greatestDifference = figures.greatestDifference
    bounds = figures.bounds
    regionCount = figures.regionCount
    largestRegion = figures.largestRegion
    outcome =
      if expectedSize != actualSize {
        .sizeMismatch
      } else if differingPixelCount == 0 {
        .identical
      } else if let tolerance,
        wrongPixelCount <= tolerance.allowedPixelCount(of: comparedPixelCount)
      {
        .similar
      } else {
        .different
      }
  }
}
