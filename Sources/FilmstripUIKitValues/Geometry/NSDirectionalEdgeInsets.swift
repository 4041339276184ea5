// SPDX-License-Identifier: MIT

/// Distances from the sides of a rectangle, in points, by the direction of reading.
public struct NSDirectionalEdgeInsets: Sendable, Equatable, Codable {
  /// Distance from the side of smallest y.
  public var top: CGFloat
  public var leading: CGFloat
  /// Distance from the side of largest y.
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from four distances in points; negative ones point outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isReversed = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }

  /// The same distances by side.
  package func insets(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isReversed = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isReversed ? trailing : leading, bottom: bottom,
      right: isReversed ? leading : trailing)
  }
}
