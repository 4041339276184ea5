// SPDX-License-Identifier: MIT

/// Sides of a rectangle, by the direction of reading; raw values are those of the SDK.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each side.
  public let rawValue: UInt
  /// Sides from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The side where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The side where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
