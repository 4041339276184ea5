// SPDX-License-Identifier: MIT
import UIKit

/// Shows a drawing in its own size, in the view's tint colour; one that points along the line turns
/// where lines run from right to left.
final class DrawingView: UIView {
  private let drawing: Drawing
  private let turns: Bool

  init(_ name: String, turns: Bool = false) {
    drawing = Drawing.named(name)
    self.turns = turns
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a drawing has no archive") }

  override var intrinsicContentSize: CGSize { drawing.viewBox.size }

  override func draw(_ rect: CGRect) {
    if turns && effectiveUserInterfaceLayoutDirection == .rightToLeft,
      let context = UIGraphicsGetCurrentContext()
    {
      context.translateBy(x: bounds.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    drawing.draw(in: bounds, ink: tintColor)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
