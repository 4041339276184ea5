// SPDX-License-Identifier: MIT

extension UIView {
  /// Which of a view's distances and lengths take part when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// A mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the superview's left side.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the superview's right side.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the superview's top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the superview's bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
