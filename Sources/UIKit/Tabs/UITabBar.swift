// SPDX-License-Identifier: MIT

/// The bar of a tab bar controller.
///
/// Only its plate is drawn yet: a bar with a hairline on top.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Without the part under the home indicator (widely published, not measured here).
  static let contentHeight: CGFloat = 49

  private let hairline = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // The iOS 13 to 18 bar over white: 249 of 255; separator (60, 60, 67) at 0.29 (system
    // colours as ported by others; approximated).
    backgroundColor = UIColor(white: 249 / 255, alpha: 1)
    hairline.backgroundColor = UIColor(
      red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
    addSubview(hairline)
  }

  /// There are no archives to decode from here: a bar from a coder starts empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / UIScreen.main.scale
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
  }
}
