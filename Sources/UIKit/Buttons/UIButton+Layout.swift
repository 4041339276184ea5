// SPDX-License-Identifier: MIT
internal import QuartzCore

extension UIButton {
  func insetsChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Where what is shown now lies.
  var arrangement: ButtonArrangement {
    let title = label.text == nil ? .zero : label.sizeThatFits(.zero)
    return ButtonArrangement(
      title: title, subtitle: subtitleLabel.isHidden ? .zero : subtitleLabel.sizeThatFits(.zero),
      image: spinner?.intrinsicContentSize ?? picture.image?.size ?? .zero, button: self)
  }
}
