// SPDX-License-Identifier: MIT
internal import QuartzCore

extension UIScrollView {
  /// What is left of the velocity after each millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The share that is left, above 0 and below 1.
    public let rawValue: CGFloat

    /// A rate that leaves a share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998 (documented, measured).
    public static let normal = DecelerationRate(
      rawValue: BehaviorProfile.current.scrolling.normalRate)
    /// 0.99 (documented).
    public static let fast = DecelerationRate(rawValue: BehaviorProfile.current.scrolling.fastRate)
  }

  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; above and below also where the view is what a navigation controller shows.
    case automatic = 0
    /// Along the axes that can be scrolled.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// How indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in light appearance, light in dark.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// How drags dismiss the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// They do not.
    case none = 0
    /// When they begin.
    case onDrag = 1
    /// The keyboard follows the touch.
    case interactive = 2
    /// When they begin, what is above the keyboard too.
    case onDragWithAccessory = 3
    /// The keyboard follows the touch, and what is above it too.
    case interactiveWithAccessory = 4
  }
}

/// The axes of a scroll view.
enum ScrollAxis: CaseIterable {
  case horizontal
  case vertical
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  /// The side along an axis.
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}
