// SPDX-License-Identifier: MIT
public import Foundation

/// What an area is filled with.
public enum Paint: Sendable, Codable, Equatable {
  /// One colour everywhere.
  case color(Color)
  /// Colours that change along a line.
  case linearGradient(LinearGradient)
  /// Colours that change from one circle to another.
  case radialGradient(RadialGradient)
  /// Colours that change around a point.
  case conicGradient(ConicGradient)
  /// Drawing that repeats.
  case pattern(Pattern)
}

/// A gradient along a line, in the space of the command that paints it.
///
/// Components are interpolated in gamma-encoded sRGB, not premultiplied.
public struct LinearGradient: Sendable, Codable, Equatable {
  /// A colour at a place along the line.
  public struct Stop: Sendable, Codable, Equatable {
    /// 0 at the start of the line, 1 at its end.
    public var location: Double
    /// The colour exactly at the location.
    public var color: Color

    /// A colour at a place from 0, the start of the line, to 1, its end.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The point of location 0.
  public var start: CGPoint
  /// The point of location 1.
  public var end: CGPoint
  /// In order of location.
  public var stops: [Stop]
  /// Whether the first colour continues before the start; otherwise nothing is painted there.
  public var extendsBeforeStart: Bool
  /// Whether the last colour continues after the end; otherwise nothing is painted there.
  public var extendsAfterEnd: Bool

  /// Creates a gradient; the stops have to be in order of location.
  public init(
    start: CGPoint, end: CGPoint, stops: [Stop], extendsBeforeStart: Bool, extendsAfterEnd: Bool
  ) {
    self.start = start
    self.end = end
    self.stops = stops
    self.extendsBeforeStart = extendsBeforeStart
    self.extendsAfterEnd = extendsAfterEnd
  }
}

/// A gradient from one circle to another, in the space of the command that paints it.
///
/// Components are interpolated in gamma-encoded sRGB, not premultiplied.
public struct RadialGradient: Sendable, Codable, Equatable {
  /// Centre of the circle of location 0.
  public var startCenter: CGPoint
  /// Radius of the circle of location 0; 0 for a point.
  public var startRadius: Double
  /// Centre of the circle of location 1.
  public var endCenter: CGPoint
  /// Radius of the circle of location 1.
  public var endRadius: Double
  /// In order of location.
  public var stops: [LinearGradient.Stop]
  /// Whether the first colour continues before the start; otherwise nothing is painted there.
  public var extendsBeforeStart: Bool
  /// Whether the last colour continues after the end; otherwise nothing is painted there.
  public var extendsAfterEnd: Bool

  /// Creates a gradient; the stops have to be in order of location.
  public init(
    startCenter: CGPoint, startRadius: Double, endCenter: CGPoint, endRadius: Double,
    stops: [LinearGradient.Stop], extendsBeforeStart: Bool, extendsAfterEnd: Bool
  ) {
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
    self.stops = stops
    self.extendsBeforeStart = extendsBeforeStart
    self.extendsAfterEnd = extendsAfterEnd
  }
}

/// A gradient around a point, in the space of the command that paints it.
///
/// Components are interpolated in gamma-encoded sRGB, not premultiplied.
public struct ConicGradient: Sendable, Codable, Equatable {
  /// The point around which the colours turn.
  public var center: CGPoint
  /// Direction of locations 0 and 1, in radians from +x towards +y.
  public var angle: Double
  /// In order of location; 1 is a full turn from +x towards +y.
  public var stops: [LinearGradient.Stop]

  /// Creates a gradient; the stops have to be in order of location.
  public init(center: CGPoint, angle: Double, stops: [LinearGradient.Stop]) {
    self.center = center
    self.angle = angle
    self.stops = stops
  }
}
