// SPDX-License-Identifier: MIT

public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A filter by its name; an unknown one acts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
