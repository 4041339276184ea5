// SPDX-License-Identifier: MIT
internal import QuartzCore

extension UIScrollView {
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998 (documented, measured).
    public static let normal = DecelerationRate(
      rawValue: BehaviorProfile.current.scrolling.normalRate)
    /// 0.99 (documented).
    public static let fast = DecelerationRate(rawValue: BehaviorProfile.current.scrolling.fastRate)
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
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
    case interactiveWithAccessory = 4
  }
}

package enum ScrollAxis: CaseIterable {
  case horizontal
  case vertical
}

extension CGPoint {
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}
