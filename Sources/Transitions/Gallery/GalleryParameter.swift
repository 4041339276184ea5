// SPDX-License-Identifier: MIT
internal import UIKit

/// A number that a gallery transition can be given.
public struct GalleryParameter: Sendable, Equatable {
  public let name: String
  public let defaultValue: Double
  /// Values that make sense.
  public let range: ClosedRange<Double>
  /// The unit, such as `s` or `widths`; empty for a plain number.
  public let unit: String
  /// What it does, in a phrase.
  public let summary: String
}
