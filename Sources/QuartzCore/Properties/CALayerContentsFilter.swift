// SPDX-License-Identifier: MIT
internal import Foundation

/// How contents are read between their pixels.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The filter's name, such as `linear`.
  public let rawValue: String

  /// A filter by its name; an unknown one acts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Neighbouring pixels are mixed, of an image reduced beforehand.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
