// SPDX-License-Identifier: MIT

extension UIButton {
  func insetsChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// From the top of the button down to the baselines of its title, and the button's height.
  var titleBaselines: (first: CGFloat, last: CGFloat, height: CGFloat) {
    let size = bounds.isEmpty ? intrinsicContentSize : bounds.size
    let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
    let title = titleRect(forContentRect: content)
    let lines = label.baselines(in: title.size)
    return (title.minY + lines.first, title.minY + lines.last, size.height)
  }

  var arrangement: ButtonArrangement {
    let title = label.text == nil ? .zero : label.sizeThatFits(.zero)
    return ButtonArrangement(
      title: title, subtitle: subtitleLabel.isHidden ? .zero : subtitleLabel.sizeThatFits(.zero),
      image: spinner?.intrinsicContentSize ?? picture.sizeThatFits(.zero), button: self)
  }
}
