// SPDX-License-Identifier: MIT
internal import CFilmstripPixels
internal import Foundation

/// Finds where pictures that follow one another become brighter or darker, or redder, by the working definitions of
/// WCAG 2.2 for general and red flashes.
package struct FlashCounter {
  /// How many pixels of a picture have turned since their last extreme.
  package struct Turns: Sendable, Equatable {
    package var rises = 0
    package var falls = 0
  }

  private struct Course {
    var extremes: [Float]
    var directions: [Int8]

    /// The first values are extremes.
    init(_ values: [Float]) {
      (extremes, directions) = (values, [Int8](repeating: 0, count: values.count))
    }

    mutating func take(_ values: [Float], least: Float, darkest: Float) -> Turns {
      var turns = Turns()
      filmstrip_values_turn(
        values, &extremes, &directions, values.count, least, darkest, &turns.rises, &turns.falls)
      return turns
    }
  }

  private static let linear: [Float] = (0..<256).map {
    let value = Double($0) / 255
    return Float(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
  }

  private var luminance: Course?
  private var redness: Course?

  /// Nothing has been seen.
  package init() {}

  /// Takes the next picture, an opaque one of the same size as those before.
  ///
  /// - Parameter bitmap: The picture.
  /// - Returns: The pixels whose luminance has turned by a tenth of the greatest or more, the darker below 0.8; and
  ///   those that have turned to or from a saturated red.
  package mutating func take(_ bitmap: Bitmap) -> (luminance: Turns, redness: Turns) {
    let count = bitmap.width * bitmap.height
    var (bright, red) = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
    bitmap.withUnsafeBytes {
      filmstrip_pixels_luminance(
        $0.bindMemory(to: UInt32.self).baseAddress, FlashCounter.linear, &bright, &red, count)
    }
    guard luminance != nil else {
      (luminance, redness) = (Course(bright), Course(red))
      return (Turns(), Turns())
    }
    return (
      luminance?.take(bright, least: 0.1, darkest: 0.8) ?? Turns(),
      redness?.take(red, least: 20, darkest: .infinity) ?? Turns()
    )
  }
}
