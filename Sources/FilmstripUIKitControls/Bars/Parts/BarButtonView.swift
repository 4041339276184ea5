// SPDX-License-Identifier: MIT

/// A bar's button: a title, an image, a glyph, or a custom view.
package class BarButtonView: UIView {
  package let item: UIBarButtonItem?
  /// What the button shows; in its middle.
  private let content: UIView?
  private var shownMenu: ButtonMenu?

  var ownContent: UIView? { item?.customView == nil ? content : nil }

  init(item: UIBarButtonItem) {
    self.item = item
    content = Self.content(of: item)
    super.init(frame: .zero)
    layer.role = "bar button"
    // A view has one superview: the last one to show it has it.
    if let content { addSubview(content) }
    if let color = item.tintColor { tintColor = color }
    guard item.menu != nil else { return }
    if item.hasAction {
      // A bar takes taps alone.
      UnsupportedFeature.report("the menu of a UIBarButtonItem with an action, by a long press")
    } else {
      shownMenu = ButtonMenu(of: self) { _, _ in item.menuConfiguration }
    }
  }

  /// A button without an item, filled by a subclass.
  init(role: String) {
    item = nil
    content = nil
    super.init(frame: .zero)
    layer.role = role
  }

  package required init?(coder: NSCoder) { nil }

  /// Does what a tap on the button does; nothing while its item is not enabled.
  func activate() {
    guard let item, item.isEnabled else { return }
    if let shownMenu, !item.hasAction {
      shownMenu.show(at: CGPoint(x: bounds.midX, y: bounds.maxY))
    } else {
      item.perform()
    }
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = naturalContentSize
    if let width = item?.width, width > 0, width.isFinite { fitting.width = width }
    return fitting
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, content.superview === self else { return }
    let size = naturalContentSize
    let isOwn = item?.customView !== content
    let width = isOwn ? min(size.width, bounds.width) : size.width
    // A custom view may have a transform.
    content.frame =
      (CGRect(
        x: ((bounds.width - width) / 2).roundedToPixel,
        y: ((bounds.height - size.height) / 2).roundedToPixel, width: width, height: size.height))
  }

  private var naturalContentSize: CGSize {
    switch content {
    case let text as BarTextView: return text.naturalSize
    case let view?: return view.bounds.isEmpty ? view.sizeThatFits(.zero) : view.bounds.size
    case nil: return .zero
    }
  }

  private static func content(of item: UIBarButtonItem) -> UIView? {
    if let view = item.customView { return view }
    if let image = item.image { return picture(of: image, role: "bar image", item) }
    if let title = item.shownTitle {
      let view = BarTextView(
        font: item.style == .done ? BarMetrics.titleFont : BarMetrics.buttonFont,
        role: "button title")
      view.text = title
      view.isTinted = item.isEnabled
      if !item.isEnabled { view.textColor = .tertiaryLabel }
      return view
    }
    return item.systemItem?.symbol.map { picture(of: $0, role: "glyph", item) }
  }

  private static func picture(of image: UIImage, role: String, _ item: UIBarButtonItem) -> UIView {
    let view = BarImageView(image: image, role: role)
    if !item.isEnabled { view.color = .tertiaryLabel }
    return view
  }
}

package final class BackButtonView: BarButtonView {
  let chevron = ChevronView(role: "back chevron")
  /// Where the button leads: hidden in a bar with too little room.
  let label = BarTextView(font: BarMetrics.buttonFont, role: "back label")
  /// Cuts what is behind the chevron, where the label goes in and out, as a mask does on iOS
  /// (documented: `backIndicatorTransitionMaskImage`).
  private let labelWindow = UIView(frame: .zero)
  var onBack: (() -> Void)?
  /// The texts of the label, from the best to the shortest.
  let titles: [String]
  /// Shown instead of the label's text.
  let icon: BarImageView?

  init(to item: UINavigationItem) {
    let button = item.backBarButtonItem
    let given = button?.shownTitle ?? item.backButtonTitle
    icon = button?.image.map { BarImageView(image: $0, role: "bar image") }
    switch item.backButtonDisplayMode {
    case _ where icon != nil: titles = []
    case .default: titles = [given ?? item.title ?? "", "Back"]
    case .generic: titles = ["Back"]
    case .minimal: titles = []
    }
    super.init(role: "back button")
    label.isTinted = true
    labelWindow.layer.role = "back label window"
    labelWindow.clipsToBounds = true
    addSubview(labelWindow)
    addSubview(chevron)
    labelWindow.addSubview(label)
    if let icon { labelWindow.addSubview(icon) }
    if let color = button?.tintColor { tintColor = color }
    // A title that was set to nothing means a chevron alone; one that was never set means "Back".
    show(given == "" ? "" : titles.first { !$0.isEmpty } ?? "")
  }

  package required init?(coder: NSCoder) { nil }

  /// What fades by itself.
  var parts: [UIView] { [chevron, label] + (icon.map { [$0] } ?? []) }

  /// The middle of the label in the bar.
  var labelCenter: CGFloat { frame.minX + BarMetrics.chevronSize.width + label.center.x }

  /// From the button's left side to its label.
  static let labelStart = BarMetrics.chevronSize.width + BarMetrics.chevronGap

  package override func activate() { onBack?() }

  func show(_ text: String) {
    label.text = text
    label.isHidden = text.isEmpty
  }

  /// The longest text that has room in a width, without the chevron's; empty for none.
  func title(fitting width: CGFloat) -> String {
    if (label.text ?? "").isEmpty && titles.first?.isEmpty != true { return "" }
    return titles.first { !$0.isEmpty && label.size(of: $0).width <= width } ?? ""
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = icon?.bounds.width ?? (label.isHidden ? 0 : label.naturalSize.width)
    let width = inner > 0 ? Self.labelStart + inner : BarMetrics.chevronSize.width
    return CGSize(width: width, height: BarMetrics.chevronSize.height)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  func place() {
    let size = label.naturalSize
    chevron.frame.origin = CGPoint(
      x: 0, y: ((bounds.height - chevron.bounds.height) / 2).roundedToPixel)
    let start = BarMetrics.chevronSize.width
    labelWindow.place(
      at: CGRect(
        x: start, y: 0, width: max((superview?.bounds.width ?? 0) - start, 0), height: bounds.height
      ))
    label.place(
      at: CGRect(
        x: BarMetrics.chevronGap, y: ((bounds.height - size.height) / 2).roundedToPixel,
        width: size.width, height: size.height))
    icon?.frame.origin = CGPoint(
      x: BarMetrics.chevronGap, y: ((bounds.height - (icon?.bounds.height ?? 0)) / 2).roundedToPixel
    )
  }
}
