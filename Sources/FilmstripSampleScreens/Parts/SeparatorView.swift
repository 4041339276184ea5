// SPDX-License-Identifier: MIT
import UIKit

/// A line of one device pixel.
final class SeparatorView: UIView {
  init(color: UIColor = .separator) {
    super.init(frame: .zero)
    backgroundColor = color
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a line has no archive") }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 1 / max(traitCollection.displayScale, 1))
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    invalidateIntrinsicContentSize()
  }
}
