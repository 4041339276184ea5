// SPDX-License-Identifier: MIT
internal import UIKit

/// A number that a gallery transition can be given.
public struct GalleryParameter: Sendable, Equatable {
  /// What the command line calls it, such as `moveFactor`.
  public let name: String
  /// The value when none is given, in `unit`.
  public let defaultValue: Double
  /// Valid values.
  public let range: ClosedRange<Double>
  /// The unit, such as `s` or `widths`; empty for a plain number.
  public let unit: String
  /// What it does, in a phrase.
  public let summary: String
}

// What several entries have.
extension GalleryParameter {
  static func duration(_ defaultValue: Double, _ summary: String) -> GalleryParameter {
    GalleryParameter(
      name: "duration", defaultValue: defaultValue, range: 0.01...10, unit: "s", summary: summary)
  }

  static func threshold(_ defaultValue: Double) -> GalleryParameter {
    GalleryParameter(
      name: "threshold", defaultValue: defaultValue, range: -1...1, unit: "share",
      summary: "the progress beyond which lifting the touch finishes the transition")
  }

  /// A choice between 0 and 1.
  static func flag(_ name: String, _ summary: String) -> GalleryParameter {
    GalleryParameter(
      name: name, defaultValue: 0, range: 0...1, unit: "0 or 1", summary: summary)
  }
}
