// SPDX-License-Identifier: MIT
import UIKit

/// Takes the room that others leave in a stack.
final class GapView: UIView {
  init() {
    super.init(frame: .zero)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.init(1), for: axis)
      setContentCompressionResistancePriority(.init(1), for: axis)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a gap has no archive") }

  override var intrinsicContentSize: CGSize { .zero }
}
