// SPDX-License-Identifier: MIT

/// The corners of a rounded rectangle.
public struct Corners: Sendable, Codable, Equatable {
  /// The form of a corner.
  public enum Curve: String, Sendable, Codable {
    /// A quarter of a circle.
    case circular
    /// A curve that starts earlier and turns more gently, as on icons.
    case continuous
  }

  /// Which corners are rounded; raw values are those of `CACornerMask`.
  public struct Mask: OptionSet, Sendable, Codable {
    /// One bit for each corner.
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner of smallest x and smallest y.
    public static let minXMinY = Mask(rawValue: 1)
    /// The corner of largest x and smallest y.
    public static let maxXMinY = Mask(rawValue: 2)
    /// The corner of smallest x and largest y.
    public static let minXMaxY = Mask(rawValue: 4)
    /// The corner of largest x and largest y.
    public static let maxXMaxY = Mask(rawValue: 8)
    /// All four corners.
    public static let all: Mask = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
  }

  /// In points; 0 or less for square corners.
  public var radius: Double
  /// The form of the rounded corners.
  public var curve: Curve
  /// Which corners are rounded; the others are square.
  public var mask: Mask

  /// Circular corners, all four of them by default.
  public init(radius: Double, curve: Curve = .circular, mask: Mask = .all) {
    self.radius = radius
    self.curve = curve
    self.mask = mask
  }

  /// How many circular radii a continuous corner takes up.
  public static let continuousReach = CornerCurve.continuous.reach

  /// Four square corners.
  public static let square = Corners(radius: 0)

  /// The same corners with another radius.
  public func with(radius: Double) -> Corners { Corners(radius: radius, curve: curve, mask: mask) }
}
