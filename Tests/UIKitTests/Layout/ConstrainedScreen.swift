// SPDX-License-Identifier: MIT
import UIKit

/// A view of 300 × 200 points on a screen with 3 pixels to a point, in which views are laid out by
/// constraints.
@MainActor
final class ConstrainedScreen {
  let screen = Screen()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() { screen.show(root) }

  func add(_ views: UIView..., to superview: UIView? = nil) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      (superview ?? root).addSubview(view)
    }
  }

  func layOut(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    screen.update()
  }
}

/// A view of which nothing is known but the size of its content.
class ContentView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Whether two rectangles are equal but for the rounding of floating-point numbers.
func isNear(_ first: CGRect, _ second: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
  zip(
    [first.minX, first.minY, first.width, first.height],
    [second.minX, second.minY, second.width, second.height]
  ).allSatisfy { abs($0 - $1) <= tolerance }
}
