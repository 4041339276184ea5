// SPDX-License-Identifier: MIT

extension UINavigationBar {
  // MARK: What an item looks like

  private var screenSize: CGSize { (window?.screen ?? UIScreen.main).bounds.size }

  /// Whether the bar is that of an iPad, which is determined by its screen's size.
  private var isOnPad: Bool { min(screenSize.width, screenSize.height) >= BarMetrics.padWidth }

  /// Whether the bar is the low one of a phone on its side.
  var isCompact: Bool { !isOnPad && screenSize.width > screenSize.height }

  var barHeight: CGFloat {
    isCompact
      ? BarMetrics.compactNavigationBarHeight
      : isOnPad ? BarMetrics.padNavigationBarHeight : BarMetrics.navigationBarHeight
  }

  /// Height of the whole bar for an item of the stack, or one to come; nil for an empty bar.
  package func height(for item: UINavigationItem?) -> CGFloat { height(for: item, in: stack) }

  func height(for item: UINavigationItem?, in stack: [UINavigationItem]) -> CGFloat {
    if showsSearchAlone(item) { return searchHeight(of: item) }
    return barHeight + (isLarge(item, in: stack) ? largeTitleHeight(of: item) : 0)
      + searchHeight(of: item)
  }

  /// Height of the bar while nothing is scrolled.
  package func fullHeight(for item: UINavigationItem?, in stack: [UINavigationItem]) -> CGFloat {
    let search = item?.search?.barHeight ?? 0
    if showsSearchAlone(item) { return search }
    return barHeight + (hasLargeTitle(item, in: stack) ? BarMetrics.largeTitleHeight : 0) + search
  }

  /// What is left of a large title's height, or more where the content was pulled down.
  func largeTitleHeight(of item: UINavigationItem?) -> CGFloat {
    BarMetrics.largeTitleHeight - min(covered(of: item).title, BarMetrics.largeTitleHeight)
  }

  /// Whether an item's title stands large now: as soon as the content has covered all of it, it does
  /// not (measured: without a crossfade).
  package func isLarge(_ item: UINavigationItem?, in stack: [UINavigationItem]) -> Bool {
    hasLargeTitle(item, in: stack) && covered(of: item).title < BarMetrics.largeTitleHeight
  }

  /// Whether an item's title is large while nothing is scrolled: not in a low bar (measured on iOS
  /// 26), and an automatic item as the one below it (documented).
  package func hasLargeTitle(_ item: UINavigationItem?, in stack: [UINavigationItem]) -> Bool {
    guard let item, prefersLargeTitles, !isCompact else { return false }
    var index = stack.firstIndex { $0 === item }
    var current = item
    while current.largeTitleDisplayMode == .automatic {
      guard let place = index, place > 0 else { return true }
      index = place - 1
      current = stack[place - 1]
    }
    return current.largeTitleDisplayMode == .always
  }

  /// The appearance of an item: its own, else the bar's.
  func appearance(of item: UINavigationItem?, isLarge: Bool) -> UINavigationBarAppearance {
    let standard = item?.standardAppearance ?? standardAppearance
    if isLarge || !environment.behavior.scrollEdgeBarsNeedLargeTitles {
      let compact =
        isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
      if let given = compact ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return given }
      // Without one: the standard one without its background (documented).
      let derived = UINavigationBarAppearance(barAppearance: standard)
      derived.dropBackground()
      return derived
    }
    guard isCompact else { return standard }
    return item?.compactAppearance ?? item?.standardAppearance ?? compactAppearance ?? standard
  }

  func backgroundStyle(for item: UINavigationItem?, in stack: [UINavigationItem])
    -> BarBackgroundView.Style
  {
    appearance(of: item, isLarge: isLarge(item, in: stack))
      .backgroundStyle(isDark: barStyle == .black)
  }

  func makeContent(for item: UINavigationItem, in stack: [UINavigationItem])
    -> NavigationBarContentView
  {
    let isLarge = isLarge(item, in: stack)
    let index = stack.firstIndex { $0 === item } ?? 0
    let content = NavigationBarContentView(
      item: item, backItem: index > 0 ? stack[index - 1] : nil, isLarge: isLarge,
      barHeight: barHeight,
      largeTitleMargin: isOnPad ? BarMetrics.padLargeTitleMargin : BarMetrics.largeTitleMargin,
      appearance: appearance(of: item, isLarge: isLarge),
      textColor: barStyle == .black ? .white : .label)
    content.backButton?.onBack = { [weak self] in self?.goBack() }
    content.largeTitleHeight = largeTitleHeight(of: item)
    content.searchHeight = searchHeight(of: item)
    content.showsSearchAlone = showsSearchAlone(item)
    content.place(width: bounds.width)
    return content
  }

  private func goBack() {
    if let onBack { onBack() } else { pop(animated: true) }
  }

  // MARK: Showing it

  /// Something that is shown has changed: everything is rebuilt with the next layout.
  package func contentDidChange() {
    isContentStale = true
    transition?.noteChange()
    // A large title that comes or goes makes the bar another height.
    if isManaged { superview?.setNeedsLayout() }
    setNeedsLayout()
  }

  /// Something that is shown of an item has changed; with `animated` what differs fades.
  func itemDidChange(animated: Bool) {
    guard animated, transition == nil, window != nil, let old = content, let top = topItem else {
      contentDidChange()
      return
    }
    layoutIfNeeded()
    let new = makeContent(for: top, in: stack)
    addSubview(new)
    content = new
    fade(from: old, to: new)
  }

  /// Exchanges the buttons; what is the same on both sides stays.
  private func fade(from old: NavigationBarContentView, to new: NavigationBarContentView) {
    let move = NavigationBarMotion(lower: old, upper: new, operation: .none)
    UIView.performWithoutAnimation { move.apply(atUpper: false) }
    UIView.animate(withDuration: BarMetrics.exchangeDuration) {
      move.apply(atUpper: true)
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  /// Shows the top item at rest, unless a change is in progress.
  func layOut() {
    guard transition == nil else { return }
    if isContentStale || content?.item !== topItem {
      isContentStale = false
      for view in subviews where view is NavigationBarContentView { view.removeFromSuperview() }
      // The search bar is the same one, and moves from where it is.
      let search = content?.searchWindow?.frame
      UIView.performWithoutAnimation {
        content = topItem.map { makeContent(for: $0, in: stack) }
        if let content { addSubview(content) }
        if let search { content?.searchWindow?.place(at: search) }
      }
    }
    // The screen may have turned.
    content?.barHeight = barHeight
    content?.largeTitleHeight = largeTitleHeight(of: topItem)
    content?.searchHeight = searchHeight(of: topItem)
    content?.showsSearchAlone = showsSearchAlone(topItem)
    content?.place(width: bounds.width)
    let style = backgroundStyle(for: topItem, in: stack)
    if background.style != style { background.show(style) }
    placeBackground(height: bounds.height)
  }

  /// Changes the height and leaves the upper side where it is.
  func setHeight(_ height: CGFloat) {
    place(
      at: CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: height))
  }

  /// Stretches the background over the bar and what is above it.
  func placeBackground(height: CGFloat) {
    background.place(
      in: CGRect(
        x: 0, y: -statusBarExtent, width: bounds.width, height: max(height, 0) + statusBarExtent))
  }

  /// The button that lies at a point of the bar; nil for none.
  package func button(at point: CGPoint) -> UIView? {
    guard transition == nil, let content else { return nil }
    return content.buttons.last {
      !$0.isHidden && $0.frame.insetBy(dx: -BarMetrics.titleGap, dy: 0).contains(point)
    }
  }

  /// Does what a tap at a point of the bar does; false where there is no button.
  @discardableResult
  package func activate(at point: CGPoint) -> Bool {
    layoutIfNeeded()
    guard let button = button(at: point) as? BarButtonView else { return false }
    button.activate()
    return true
  }
}
