// SPDX-License-Identifier: MIT
public import Foundation

/// What an area is filled with.
public enum Paint: Sendable, Codable, Equatable {
  /// One colour everywhere.
  case color(Color)
  /// Colours that change along a line.
  case linearGradient(LinearGradient)
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
  /// Whether the first colour goes on before the start; otherwise nothing is painted there.
  public var extendsBeforeStart: Bool
  /// Whether the last colour goes on after the end; otherwise nothing is painted there.
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
