// SPDX-License-Identifier: MIT

/// One tab: the icon above the title, and perhaps a badge; without an icon the title alone.
package final class TabView: UIView {
  let item: UITabBarItem

  private let icon: BarImageView?
  private let title = BarTextView(
    font: .systemFont(ofSize: BarMetrics.tabTitleSize, weight: .medium), role: "tab title")
  private var badge: UIView?
  private var badgeText: BarTextView?

  init(
    item: UITabBarItem, isSelected: Bool, look: UITabBarItemStateAppearance,
    unselectedColor: UIColor
  ) {
    self.item = item
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    icon = image.map {
      BarImageView(image: $0, longestSide: BarMetrics.tabIconSide, role: "tab icon")
    }
    super.init(frame: .zero)
    layer.role = "tab"
    let color = item.isEnabled ? (isSelected ? nil : unselectedColor) : .tertiaryLabel
    if let icon {
      icon.color = look.iconColor ?? color
      addSubview(icon)
    }
    title.text = item.title ?? ""
    if let font = look.title.font { title.font = font }
    if let color = look.title.color ?? color {
      title.textColor = color
    } else {
      title.isTinted = true
    }
    addSubview(title)
    if let value = item.badgeValue {
      addBadge(value, color: item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed)
    }
  }

  package required init?(coder: NSCoder) { nil }

  private func addBadge(_ value: String, color: UIColor) {
    let view = UIView(frame: .zero)
    view.layer.role = "badge"
    view.backgroundColor = color
    view.layer.cornerRadius = BarMetrics.badgeSide / 2
    let text = BarTextView(font: .systemFont(ofSize: BarMetrics.badgeTextSize), role: "badge text")
    text.text = value
    text.textColor = .white
    view.addSubview(text)
    addSubview(view)
    (badge, badgeText) = (view, text)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.width / 2
    let size = title.naturalSize
    let width = min(size.width, max(bounds.width - 2 * BarMetrics.tabTitleMargin, 0))
    title.place(
      at: CGRect(
        x: (middle - width / 2).roundedToPixel,
        y: (BarMetrics.tabTitleCenter - size.height / 2).roundedToPixel, width: width,
        height: size.height))
    if let icon {
      icon.frame.origin = CGPoint(
        x: (middle - icon.bounds.width / 2).roundedToPixel,
        y: (BarMetrics.tabIconCenter - icon.bounds.height / 2).roundedToPixel)
    }
    placeBadge(middle: middle)
  }

  private func placeBadge(middle: CGFloat) {
    guard let badge, let badgeText else { return }
    let size = badgeText.naturalSize
    let side = BarMetrics.badgeSide
    // As wide as high for one digit; longer texts have half a height of room at their ends.
    let width = max(side, size.width + side / 2)
    badge.place(
      at: CGRect(
        x: (middle + BarMetrics.badgeOffset.x).roundedToPixel, y: BarMetrics.badgeOffset.y,
        width: width, height: side))
    badgeText.place(
      at: CGRect(
        x: ((width - size.width) / 2).roundedToPixel, y: ((side - size.height) / 2).roundedToPixel,
        width: size.width, height: size.height))
  }
}
