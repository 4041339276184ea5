// SPDX-License-Identifier: MIT
public import Foundation

/// What an area is filled with.
public enum Paint: Sendable, Codable, Equatable {
  case color(Color)
  case linearGradient(LinearGradient)
}

/// A gradient along a line, in the space of the command that paints it.
///
/// Components are interpolated premultiplied in gamma-encoded sRGB.
public struct LinearGradient: Sendable, Codable, Equatable {
  /// A colour at a place along the line.
  public struct Stop: Sendable, Codable, Equatable {
    /// 0 at the start of the line, 1 at its end.
    public var location: Double
    public var color: Color

    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  public var start: CGPoint
  public var end: CGPoint
  /// In order of location.
  public var stops: [Stop]
  /// Whether the first colour goes on before the start; otherwise nothing is painted there.
  public var extendsBeforeStart: Bool
  /// Whether the last colour goes on after the end; otherwise nothing is painted there.
  public var extendsAfterEnd: Bool

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
