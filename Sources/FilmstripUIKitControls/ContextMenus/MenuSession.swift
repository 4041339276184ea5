// SPDX-License-Identifier: MIT

/// One menu from its coming to its going: what was behind is blurred, the preview lifted, the menu beside it.
@MainActor
final class MenuSession {
  private let configuration: UIContextMenuConfiguration
  private weak var source: UIView?
  private let target: UITargetedPreview
  let hasPreview: Bool
  private let overlay = UIView()
  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private let lifted = UIView()
  private let menuView = MenuView()
  private var menu: UIMenu?
  private var content: UIView?
  private let ownsContent: Bool
  /// The size of the preview of a controller, which it has once it is lifted.
  private var contentSize = CGSize.zero
  private var isEnding = false
  /// Asks for what the preview's controller gives, which is kept as long as the menu is shown.
  private let keptPreview: AnyObject?
  var onPreviewTouch: (MenuAnimator) -> Void = { _ in }
  /// Is called when the menu begins to go; returns where the preview goes.
  var onEnd: (MenuAnimator) -> UITargetedPreview? = { _ in nil }

  init(
    _ configuration: UIContextMenuConfiguration, from view: UIView, preview: UITargetedPreview?,
    isCompact: Bool
  ) {
    self.configuration = configuration
    source = preview?.view ?? view
    target = preview ?? UITargetedPreview(view: view)
    let shower = isCompact ? nil : configuration.previewProvider?()
    keptPreview = shower
    ownsContent = shower != nil
    hasPreview = !isCompact
    menu = configuration.actionProvider?([])
    if let shower, let shown = shower.view {
      let room = view.window?.bounds.width ?? shown.bounds.width
      let wanted = shower.preferredContentSize
      shown.frame.size =
        wanted == .zero
        ? CGSize(width: room - 32, height: view.window.map { $0.bounds.height * 0.6 } ?? 300)
        : CGSize(width: wanted.width > 0 ? wanted.width : room - 32, height: wanted.height)
      content = shown
      contentSize = shown.frame.size
    }
  }

  private var behavior: ContextMenuBehavior { overlay.environment.behavior.contextMenus }

  /// The controller of the preview, as the protocol of animators has it.
  var previewController: AnyObject? { keptPreview }

  // MARK: Coming

  func present(with animator: MenuAnimator) {
    guard let window = source?.window ?? target.target.container.window else { return }
    overlay.frame = window.bounds
    overlay.layer.role = "context menu"
    backdrop.frame = overlay.bounds
    overlay.addSubview(backdrop)
    backdrop.contentView.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.dismiss() })
    UIView.performWithoutAnimation {
      window.addSubview(overlay)
      if hasPreview { makeLifted(in: window) }
      backdrop.alpha = 0
      backdrop.isUserInteractionEnabled = true
      if hasPreview == false { backdrop.effect = nil }
      menuView.onChoice = { [weak self] in self?.choose($0) }
      if let menu { menuView.show(menu) }
      overlay.addSubview(menuView)
    }
    let places = placement(in: window)
    UIView.performWithoutAnimation {
      menuView.bounds.size = places.menu.size
      menuView.layoutIfNeeded()
      collapse(places, isBelow: places.isBelow)
    }
    UIView.animate(
      withDuration: behavior.motion.presenting, delay: 0,
      usingSpringWithDamping: CGFloat(behavior.motion.presentingDamping), initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) {
      self.backdrop.alpha = 1
      self.expand(places)
      animator.run()
    } completion: { _ in
      animator.complete()
    }
  }

  /// Puts the preview where it comes from.
  private func makeLifted(in window: UIWindow) {
    lifted.layer.role = "menu preview"
    let place = sourceRect(target, in: window)
    lifted.frame = place
    if content == nil {
      // Only what was shown can be lifted as it is.
      content = target.view.snapshotView(afterScreenUpdates: target.view.window == nil)
      source?.alpha = 0
    }
    if let content {
      content.frame = lifted.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      lifted.addSubview(content)
      let radius = ownsContent ? CGFloat(behavior.previewRadius) : target.view.layer.cornerRadius
      content.layer.cornerRadius = radius
      content.clipsToBounds = ownsContent || content.clipsToBounds
      if let path = target.parameters.visiblePath, !ownsContent {
        let outline = CAShapeLayer()
        outline.path = path.cgPath
        content.layer.mask = outline
      }
    }
    lifted.backgroundColor = target.parameters.backgroundColor
    lifted.layer.shadowPath = target.parameters.shadowPath?.cgPath
    lifted.layer.shadowColor = UIColor.black.cgColor
    lifted.layer.shadowOpacity = Float(behavior.shadow.opacity)
    lifted.layer.shadowRadius = CGFloat(behavior.shadow.radius)
    lifted.layer.shadowOffset = .zero
    lifted.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.commit() })
    overlay.addSubview(lifted)
  }

  private func sourceRect(_ preview: UITargetedPreview, in window: UIWindow) -> CGRect {
    let middle = preview.target.container.convert(preview.target.center, to: window)
    let size = preview.view.bounds.size.applying(preview.target.transform)
    let (width, height) = (abs(size.width), abs(size.height))
    return CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  private func placement(in window: UIWindow) -> MenuPlacement {
    let side = CGFloat(behavior.spacing.side)
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: side, dy: side)
    let start = sourceRect(target, in: window)
    let size = ownsContent ? contentSize : start.size
    let menuSize =
      menu == nil
      ? .zero : menuView.sizeThatFits(CGSize(width: area.width, height: area.height * 0.6))
    return MenuPlacement(
      source: start, previewSize: size, menuSize: menuSize, in: area,
      spacing: CGFloat(behavior.spacing.menu))
  }

  private func collapse(_ places: MenuPlacement, isBelow: Bool) {
    let scale = CGFloat(behavior.motion.scale)
    let edge = isBelow ? places.menu.minY : places.menu.maxY
    menuView.center = CGPoint(
      x: places.menu.midX, y: edge + (isBelow ? 1 : -1) * places.menu.height * scale / 2)
    menuView.transform = CGAffineTransform(scaleX: scale, y: scale)
    menuView.alpha = 0
  }

  private func expand(_ places: MenuPlacement) {
    if hasPreview { lifted.frame = places.preview }
    menuView.transform = .identity
    menuView.center = CGPoint(x: places.menu.midX, y: places.menu.midY)
    menuView.alpha = 1
  }

  // MARK: Choosing

  func update(_ change: (UIMenu) -> UIMenu) {
    guard let menu else { return }
    replace(with: change(menu))
  }

  private func replace(with new: UIMenu) {
    menu = new
    menuView.show(new)
    guard let window = overlay.window else { return }
    let places = placement(in: window)
    UIView.animate(withDuration: behavior.motion.dismissing) {
      self.menuView.frame = places.menu
      if self.hasPreview { self.lifted.frame = places.preview }
      self.menuView.layoutIfNeeded()
    }
  }

  private func choose(_ element: UIMenuElement) {
    if let inner = element as? UIMenu { return replace(with: inner) }
    guard let action = element as? UIAction else { return }
    guard action.attributes.contains(.keepsMenuPresented) else {
      dismiss()
      return action.perform(from: source)
    }
    action.perform(from: source)
    if let menu { menuView.show(menu) }
  }

  private func commit() {
    guard !isEnding else { return }
    let animator = MenuAnimator(preview: keptPreview)
    onPreviewTouch(animator)
    end(with: animator, pops: animator.preferredCommitStyle == .pop)
  }

  // MARK: Going

  func dismiss() { end(with: MenuAnimator(preview: keptPreview), pops: false) }

  private func end(with animator: MenuAnimator, pops: Bool) {
    guard !isEnding, let window = overlay.window else { return }
    isEnding = true
    let goal = onEnd(animator) ?? target
    overlay.isUserInteractionEnabled = false
    let places = placement(in: window)
    UIView.animate(
      withDuration: behavior.motion.dismissing, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: []
    ) {
      self.backdrop.alpha = 0
      self.collapse(places, isBelow: places.isBelow)
      if pops {
        self.lifted.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        self.lifted.alpha = 0
      } else if self.hasPreview {
        self.lifted.frame = self.sourceRect(goal, in: window)
        self.lifted.layer.shadowOpacity = 0
        if self.ownsContent { self.lifted.alpha = 0 }
      }
      animator.run()
    } completion: { _ in
      self.source?.alpha = 1
      self.overlay.removeFromSuperview()
      animator.complete()
    }
  }
}
