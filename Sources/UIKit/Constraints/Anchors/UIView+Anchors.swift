// SPDX-License-Identifier: MIT

extension UIView {
  /// The side where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The side where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The side of smallest x.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The side of largest x.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line of text; the top of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text; the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { size(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { size(.height) }
}

extension UILayoutGuide {
  /// The side where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The side where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The side of smallest x.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The side of largest x.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { size(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { size(.height) }
}

extension LayoutItem {
  fileprivate func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, attribute))
  }

  fileprivate func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, attribute))
  }

  fileprivate func size(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, attribute))
  }
}
