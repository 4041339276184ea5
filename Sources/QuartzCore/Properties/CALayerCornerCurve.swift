// SPDX-License-Identifier: MIT
internal import Foundation

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name, such as `continuous`.
  public let rawValue: String

  /// A curve by its name; an unknown one acts as `circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of circles; the default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that begin earlier and turn more gently, as on icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a set from its bits; bits without a meaning are kept and ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner of smallest x and smallest y: top left on a screen.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner of largest x and smallest y: top right on a screen.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner of smallest x and largest y: bottom left on a screen.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner of largest x and largest y: bottom right on a screen.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
