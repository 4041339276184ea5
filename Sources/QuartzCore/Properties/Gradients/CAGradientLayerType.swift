// SPDX-License-Identifier: MIT

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The type's name, such as `axial`.
  public let rawValue: String

  /// A type by its name; an unknown one is reported when it is set and acts as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards, to an ellipse whose box has the end point at a corner.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, from the direction of the end point on.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
