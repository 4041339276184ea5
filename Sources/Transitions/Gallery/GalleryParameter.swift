// SPDX-License-Identifier: MIT
internal import UIKit

/// A number that a gallery transition can be given.
public struct GalleryParameter: Sendable, Equatable {
  /// What the command line calls it, such as `moveFactor`.
  public let name: String
  /// The value when none is given, in `unit`.
  public let defaultValue: Double
  /// Values that make sense.
  public let range: ClosedRange<Double>
  /// The unit, such as `s` or `widths`; empty for a plain number.
  public let unit: String
  /// What it does, in a phrase.
  public let summary: String
}
