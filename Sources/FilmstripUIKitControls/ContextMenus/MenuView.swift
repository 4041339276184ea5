// SPDX-License-Identifier: MIT

package final class MenuView: UIView {
  private let platter = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = UIScrollView()
  private let header = UILabel()
  private var rows: [MenuRow] = []
  private var gaps: [UIView] = []
  private var lines: [UIView] = []
  private(set) var fullHeight: CGFloat = 0
  var onChoice: (UIMenuElement) -> Void = { _ in }

  package init() {
    super.init(frame: .zero)
    layer.role = "menu"
    let behavior = environment.behavior.contextMenus
    platter.clipsToBounds = true
    platter.layer.cornerRadius = CGFloat(behavior.menu.radius)
    platter.layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = Float(behavior.shadow.opacity)
    layer.shadowRadius = CGFloat(behavior.shadow.radius)
    layer.shadowOffset = .zero
    header.font = .systemFont(ofSize: 12)
    header.textColor = .secondaryLabel
    header.textAlignment = .center
    header.numberOfLines = 0
    addSubview(platter)
    platter.contentView.addSubview(scroll)
    scroll.addSubview(header)
    scroll.alwaysBounceVertical = false
  }

  package required init?(coder: NSCoder) { nil }

  private var behavior: ContextMenuBehavior { environment.behavior.contextMenus }

  func show(_ menu: UIMenu) {
    for view in rows as [UIView] + gaps + lines { view.removeFromSuperview() }
    (rows, gaps, lines) = ([], [], [])
    header.text = menu.title
    let sections = MenuView.sections(of: menu)
    let hasTicks = sections.joined().contains { $0.isTicked }
    let width = CGFloat(behavior.menu.width)
    var top: CGFloat = 0
    header.isHidden = menu.title.isEmpty
    if !menu.title.isEmpty {
      let size = header.sizeThatFits(CGSize(width: width - 32, height: 1_000))
      header.frame = CGRect(x: 16, y: 10, width: width - 32, height: size.height)
      top = size.height + 20
      addLine(at: top)
    }
    for (index, section) in sections.enumerated() {
      if index > 0 {
        let gap = UIView(
          frame: CGRect(x: 0, y: top, width: width, height: CGFloat(behavior.sectionGap)))
        gap.backgroundColor = UIColor(white: 0, alpha: 0.08)
        scroll.addSubview(gap)
        gaps.append(gap)
        top += gap.bounds.height
      }
      for (number, element) in section.enumerated() {
        let row = MenuRow(element, leavesRoomForTick: hasTicks)
        let height = row.sizeThatFits(CGSize(width: width, height: 0)).height
        row.frame = CGRect(x: 0, y: top, width: width, height: height)
        row.addAction(UIAction { [weak self] _ in self?.onChoice(element) }, for: .touchUpInside)
        scroll.addSubview(row)
        rows.append(row)
        top += height
        if number < section.count - 1 { addLine(at: top) }
      }
    }
    fullHeight = top
    scroll.contentSize = CGSize(width: width, height: top)
    setNeedsLayout()
  }

  private func addLine(at top: CGFloat) {
    let height = 1 / max(UIScreen.main.scale, 1)
    let line = UIView(
      frame: CGRect(
        x: 0, y: top - height, width: CGFloat(behavior.menu.width), height: height))
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    scroll.addSubview(line)
    lines.append(line)
  }

  /// The elements of a menu in sections: menus that are shown inline are sections of their own, those that
  /// are hidden are left out.
  static func sections(of menu: UIMenu) -> [[UIMenuElement]] {
    var result: [[UIMenuElement]] = []
    var open: [UIMenuElement] = []
    var waiting = menu.children
    while !waiting.isEmpty {
      let element = waiting.removeFirst()
      if let later = element as? UIDeferredMenuElement {
        waiting.insert(contentsOf: later.elements, at: 0)
      } else if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
        if !open.isEmpty { result.append(open) }
        open = []
        result += sections(of: inner)
      } else if (element as? UIAction)?.attributes.contains(.hidden) != true {
        open.append(element)
      }
    }
    if !open.isEmpty { result.append(open) }
    return result
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: CGFloat(behavior.menu.width), height: min(fullHeight, size.height))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    platter.frame = bounds
    scroll.frame = bounds
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: CGFloat(behavior.menu.radius)).cgPath
  }
}

extension UIAction: TickedElement {
  package var isOn: Bool { state != .off }
}

package final class MenuRow: UIControl {
  private let element: UIMenuElement
  private let title = UILabel()
  private let detail = UILabel()
  private let icon = UIImageView()
  private let tick = UIImageView()
  private let leavesRoomForTick: Bool

  init(_ element: UIMenuElement, leavesRoomForTick: Bool) {
    (self.element, self.leavesRoomForTick) = (element, leavesRoomForTick)
    super.init(frame: .zero)
    layer.role = "menu item"
    accessibilityLabel = element.title
    let attributes = (element as? UIAction)?.attributes ?? []
    let isDestructive =
      attributes.contains(.destructive)
      || (element as? UIMenu)?.options.contains(.destructive) == true
    isEnabled = !attributes.contains(.disabled)
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    title.text = element.title
    title.font = .systemFont(ofSize: 17)
    title.textColor = color
    title.numberOfLines = 2
    detail.text = element.subtitle
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    let own = (element as? UIAction).flatMap { $0.isOn ? $0.selectedImage : nil } ?? element.image
    let sign = element is UIMenu ? own ?? UIImage(systemName: "chevron.right") : own
    icon.image = sign.map {
      $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate)
    }
    icon.tintColor = color
    icon.contentMode = .scaleAspectFit
    if let state = (element as? UIAction)?.state, state != .off {
      tick.image = UIImage(
        systemName: state == .on ? "checkmark" : "minus",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
    }
    tick.tintColor = color
    for view in [title, detail, icon, tick] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  package required init?(coder: NSCoder) { nil }

  private var behavior: ContextMenuBehavior { environment.behavior.contextMenus }

  private var leading: CGFloat {
    CGFloat(leavesRoomForTick ? behavior.rowPadding.ticked : behavior.rowPadding.leading)
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let end = CGFloat(behavior.rowPadding.trailing) + (icon.image == nil ? 0 : 32)
    return max(width - leading - end, 0)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: textWidth(in: size.width), height: 1_000)
    let text = title.sizeThatFits(room).height
    let more = element.subtitle == nil ? 0 : detail.sizeThatFits(room).height
    // 11 points above and below a line make 44 of it, as in rows of tables.
    let height = (text + more + 22).rounded(.up)
    return CGSize(width: size.width, height: max(height, CGFloat(behavior.menu.row)))
  }

  package override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = textWidth(in: bounds.width)
    let room = CGSize(width: width, height: 1_000)
    let text = title.sizeThatFits(room).height
    let more = element.subtitle == nil ? 0 : detail.sizeThatFits(room).height
    let top = ((bounds.height - text - more) / 2).rounded()
    title.frame = CGRect(x: leading, y: top, width: width, height: text)
    detail.frame = CGRect(x: leading, y: top + text, width: width, height: more)
    // Images have a square of 22 points at the end (approximated from screenshots).
    let side: CGFloat = 22
    icon.frame = CGRect(
      x: bounds.width - CGFloat(behavior.rowPadding.trailing) - side,
      y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
    let size = tick.image?.size ?? .zero
    tick.frame = CGRect(
      x: (leading - size.width) / 2, y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}
