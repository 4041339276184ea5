// SPDX-License-Identifier: MIT

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
    case automatic, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
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
