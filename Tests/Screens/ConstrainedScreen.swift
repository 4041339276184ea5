// SPDX-License-Identifier: MIT
public import FilmstripUIKitViews

/// A view of 300 × 200 points on a screen with 3 pixels to a point, in which views are laid out by
/// constraints.
@MainActor
package final class ConstrainedScreen {
  package let screen = Screen()
  package let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  package init() { screen.show(root) }

  /// Adds views that only constraints place.
  package func add(_ views: UIView..., to superview: UIView? = nil) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      (superview ?? root).addSubview(view)
    }
  }

  /// Activates constraints and lays out.
  package func layOut(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    screen.update()
  }
}

/// A view of which nothing is known but the size of its content.
open class ContentView: UIView {
  package var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  package init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  /// Not from a file.
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { content }
}

package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Whether two rectangles are equal but for the rounding of floating-point numbers.
package func isNear(_ first: CGRect, _ second: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
  zip(
    [first.minX, first.minY, first.width, first.height],
    [second.minX, second.minY, second.width, second.height]
  ).allSatisfy { abs($0 - $1) <= tolerance }
}
