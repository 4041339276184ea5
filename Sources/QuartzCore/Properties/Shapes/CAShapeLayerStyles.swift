// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name, such as `even-odd`.
  public let rawValue: String

  /// A rule by its name; an unknown one acts as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside where the path's turns around a point do not cancel out.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside where a ray from the point crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  var rule: FillRule { self == .evenOdd ? .evenOdd : .winding }
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The cap's name, such as `round`.
  public let rawValue: String

  /// A cap by its name; an unknown one acts as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a disc beyond the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: StrokeStyle.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The join's name, such as `bevel`.
  public let rawValue: String

  /// A join by its name; an unknown one acts as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed, unless that is longer than the miter limit allows; then as `bevel`.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// With the corner cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: StrokeStyle.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
