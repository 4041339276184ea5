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

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; above and below also where the view is what a navigation controller shows.
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    /// The keyboard follows the touch, and what is above it too.
    case interactiveWithAccessory = 4
  }
}

/// The axes of a scroll view.
package enum ScrollAxis: CaseIterable {
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
