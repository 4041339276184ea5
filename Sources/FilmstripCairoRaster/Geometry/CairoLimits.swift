// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation

/// What Cairo can count with.
///
/// Given more it stops drawing for good, without an error: numbers are checked before. Places are
/// 24.8 fixed-point numbers and end at ±8,388,608 pixels; the way from pixels to a source is one of
/// 16.16 and ends at ±32,768.
enum CairoLimits {
  static let farthestPixel = 4e6
  static let longestSide = Int32(32_767)
  /// The largest number in a source's transform, so that sums of two still fit.
  static let largestFactor = 16_000.0
  /// The smallest scale of a source: 16 of 65,536 parts are exact to a thirtieth.
  static let smallestFactor = 1.0 / 4_096
}

extension PixelRect {
  func isFitForSurface(pixelLimit: Int) -> Bool {
    area <= pixelLimit && max(width, height) <= CairoLimits.longestSide
  }
}

extension Transform {
  /// Whether Cairo can place things by it: scales are neither huge nor next to nothing, nor too unlike
  /// for an inverse, and places are exact to a pixel.
  var isFitForPlaces: Bool {
    guard isAffine, a.isFinite, b.isFinite, c.isFinite, d.isFinite else { return false }
    let larger = max(abs(a) + abs(c), abs(b) + abs(d))
    let smaller = abs(a * d - b * c) / larger
    return larger < 1e12 && smaller > 1e-12 * max(1, larger) && abs(tx) < 1e15 && abs(ty) < 1e15
  }

  /// Whether Cairo can look up a source by it, over some pixels; it leads from pixels to the source.
  func isFitForSources(over rect: PixelRect) -> Bool {
    let largest = max(abs(a), abs(b), abs(c), abs(d))
    let determinant = abs(a * d - b * c)
    guard isAffine, largest <= CairoLimits.largestFactor,
      determinant >= CairoLimits.smallestFactor * largest,
      abs(tx) <= CairoLimits.largestFactor, abs(ty) <= CairoLimits.largestFactor
    else { return false }
    let reached = Box(rect).mapped(by: self)
    return max(-reached.minX, -reached.minY, reached.maxX, reached.maxY)
      <= 2 * CairoLimits.largestFactor
  }
}
