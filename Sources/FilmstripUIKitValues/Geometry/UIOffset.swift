// SPDX-License-Identifier: MIT

/// A distance along each axis, in points.
public struct UIOffset: Equatable, Hashable, Codable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset()

  public init() { self.init(horizontal: 0, vertical: 0) }

  /// A distance to the right and one downwards.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
