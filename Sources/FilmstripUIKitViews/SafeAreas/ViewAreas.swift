// SPDX-License-Identifier: MIT

package struct ViewAreas {
  /// Margins as an application set them: by side, or by the direction of reading.
  enum Margins: Equatable {
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// What was last reported to the view.
  var safeArea = UIEdgeInsets.zero
  /// What the view was last found to inherit from its superview, a controller's view when it was last laid out; nil until
  /// then, and in no window.
  var inherited: UIEdgeInsets?
  /// Where a controller's view was in its window then, with its size.
  var inheritedPlace = CGRect.zero
  /// What was last reported to the view, the safe area included.
  var margins = ViewAreas.defaultMargins
  /// Nil until set.
  var ownMargins: Margins?
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  /// Whether the safe area is computed from the frame without the transform, as while the view is shown
  /// smaller behind a sheet.
  package var ignoresTransform = false
  /// The view has other areas than those last reported.
  var needsUpdate = false
  /// The subviews may have other areas than those last reported.
  package var subviewsNeedUpdate = false
  var guides: [LayoutAreaGuide] = []

  /// 8 points on each side (documented, measured).
  static let defaultMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension UIEdgeInsets {
  /// What is left of these insets of a rectangle for one that lies in it: on each side no more than
  /// the rectangle has, less the distance between the sides, and never less than 0 (measured, iOS
  /// 26.1).
  package func inherited(by child: CGRect, in rectangle: CGRect) -> UIEdgeInsets {
    func side(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      let left = inset - distance
      return left.isNaN ? 0 : max(0, min(inset, left))
    }
    return UIEdgeInsets(
      top: side(top, child.minY - rectangle.minY), left: side(left, child.minX - rectangle.minX),
      bottom: side(bottom, rectangle.maxY - child.maxY),
      right: side(right, rectangle.maxX - child.maxX))
  }

  package func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }

  func least(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
      right: min(right, other.right))
  }

  func largest(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
