// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Seconds in which a bar slides in or out: 0.2 (documented).
  public static let hideShowBarDuration: CGFloat = 0.2

  /// How much of the top of the controllers' views the bar covers, with the status bar, in points;
  /// 0 without a bar.
  package var barInset: CGFloat { isNavigationBarHidden ? 0 : statusInset + barHeight }

  /// How much of the bottom of the controllers' views the toolbar covers, with the home indicator.
  package var toolbarInset: CGFloat { isToolbarHidden ? 0 : toolbarHeight }

  /// Whether reading goes from right to left, so that screens come from the left.
  var isMirrored: Bool { viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var barScreen: UIScreen { viewIfLoaded?.window?.screen ?? .main }
  /// What lies above the bar: the status bar, where the controller reaches under it.
  private var statusInset: CGFloat { surroundingInsets.top }
  private var barHeight: CGFloat { bars.navigationBar.height(for: bars.navigationBar.topItem) }
  /// What lies below the toolbar and is covered with it: the home indicator, or a tab bar around.
  private var lowerInset: CGFloat { surroundingInsets.bottom }
  /// The safe area of the view; that of the screen as long as no window has it.
  private var surroundingInsets: UIEdgeInsets {
    guard let view = viewIfLoaded, view.window != nil else { return barScreen.safeAreaInsets }
    return view.safeAreaInsets
  }
  private var toolbarHeight: CGFloat { BarMetrics.toolbarHeight + lowerInset }

  /// Puts the bars in front and in their places, and shows the items of the stack in them.
  ///
  /// For the controller's layout. While the navigation bar changes from one item to another, its
  /// items and its height are left alone.
  package func layoutBar() {
    guard isViewLoaded else { return }
    let bar = bars.navigationBar
    // A bar that was never shown is no part of the tree.
    if isNavigationBarHidden && bar.superview == nil { return layoutToolbar() }
    if bar.superview !== view { view.addSubview(bar) }
    if bar.onBack == nil { bar.onBack = { [weak self] in self?.popViewController(animated: true) } }
    bar.show(viewControllers.map(\.navigationItem))
    coverLargeTitle()
    bar.statusBarExtent = statusInset
    layoutToolbar()
    guard bars.motion == .none else { return }
    if bars.laidOutBarIsHidden != isNavigationBarHidden {
      bar.isHidden = isNavigationBarHidden
      bars.laidOutBarIsHidden = isNavigationBarHidden
    }
    bar.place(at: barFrame(height: bar.transition == nil ? barHeight : bar.bounds.height))
  }

  /// Lets the content of the top controller cover its large title; while the bar changes from one
  /// item to another, nothing is covered again.
  private func coverLargeTitle() {
    let bar = bars.navigationBar
    guard bar.transition == nil, let controller = topViewController,
      bar.hasLargeTitle(controller.navigationItem, in: bar.stack)
        || controller.navigationItem.search != nil
    else { return }
    let item = controller.navigationItem
    let wasLarge = bar.isLarge(item, in: bar.stack)
    let old = item.coveredTitle
    item.coveredTitle = controller.barScrollView?.coveredHeight ?? 0
    guard item.coveredTitle != old else { return }
    if bar.isLarge(item, in: bar.stack) != wasLarge {
      bar.contentDidChange()
    } else {
      bar.setNeedsLayout()
    }
  }

  /// The content of a controller of the stack was scrolled: the bar follows with the next layout.
  func contentDidScroll() {
    guard navigationBar.prefersLargeTitles || topViewController?.navigationItem.search != nil
    else { return }
    viewIfLoaded?.setNeedsLayout()
  }

  func showsLargeTitle(of controller: UIViewController) -> Bool {
    !isNavigationBarHidden
      && navigationBar.hasLargeTitle(
        controller.navigationItem, in: viewControllers.map(\.navigationItem))
  }

  /// Above the screen's top while hidden, so that it can slide in.
  private func barFrame(height: CGFloat) -> CGRect {
    CGRect(
      x: 0, y: isNavigationBarHidden ? -height : statusInset, width: view.bounds.width,
      height: height)
  }

  func changeBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.isNavigationBarHidden else { return }
    bars.isNavigationBarHidden = hidden
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    let bar = bars.navigationBar
    if animated, let transition = currentTransition, transition.isInProgress, isChanging {
      slideBar(hiding: hidden, with: transition)
      return
    }
    guard animated, bar.superview != nil, view.window != nil else {
      (bars.motion, bars.slide) = (.none, nil)
      layoutBar()
      return
    }
    (bar.isHidden, bars.laidOutBarIsHidden) = (false, nil)
    bars.motion = .alone
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      bar.place(at: self.barFrame(height: bar.bounds.height))
    } completion: { _ in
      // Another change may have begun meanwhile.
      guard hidden == self.bars.isNavigationBarHidden else { return }
      self.bars.motion = .none
      bar.isHidden = hidden
      self.view.setNeedsLayout()
    }
  }

  /// Lets the bar come or go with the change that is beginning.
  ///
  /// The old screen may have asked for the opposite before, as it leaves: then the bar stays as it was.
  private func slideBar(hiding hides: Bool, with transition: ViewControllerTransition) {
    let bar = bars.navigationBar
    if bars.motion == .withStack {
      (bars.motion, bars.slide) = (.none, nil)
      UIView.performWithoutAnimation { layoutBar() }
      return
    }
    let isPush = (transition.plan.change as? NavigationChange)?.operation != .pop
    let height = bar.height(for: bar.topItem)
    UIView.performWithoutAnimation {
      if bar.superview !== view { view.addSubview(bar) }
      bar.statusBarExtent = statusInset
      if !hides { bar.show(viewControllers.map(\.navigationItem)) }
    }
    let place = CGRect(x: 0, y: statusInset, width: view.bounds.width, height: height)
    let slide = NavigationBarSlide(
      bar, hides: hides, isPush: isPush, isMirrored: isMirrored, place: place)
    slide.prepare()
    bars.laidOutBarIsHidden = nil
    (bars.motion, bars.slide) = (.withStack, slide)
    transition.alongside.addBuiltIn { [bars, weak slide] in
      if let slide, bars.slide === slide { slide.animate() }
    }
  }

  /// Ends what `slideBar` has begun; after a cancel the bar is restored.
  func endBarSlide(completed: Bool) {
    guard bars.motion == .withStack else { return }
    (bars.motion, bars.slide) = (.none, nil)
    if !completed { bars.isNavigationBarHidden.toggle() }
    bars.navigationBar.layer.removeAllAnimations()
    layoutBar()
  }

  /// The bar's part in a change of the stack, whose new state `viewControllers` has already.
  ///
  /// Nil while the bar is hidden, or not laid out yet: it then shows the new item by itself. The
  /// result is to be kept until the change is over; its `animate()` belongs into the change's
  /// animation block, and `finish(completed:)` to its end.
  package func makeBarTransition(
    from: UIViewController?, to: UIViewController, operation: Operation, animated: Bool
  ) -> NavigationBarTransition? {
    let bar = bars.navigationBar
    guard !isNavigationBarHidden, bars.motion != .withStack, bar.superview != nil else {
      return nil
    }
    // The stack may have changed since the transition was requested.
    var controllers = viewControllers
    if let index = controllers.firstIndex(where: { $0 === to }) {
      controllers = Array(controllers[...index])
    }
    return bar.beginTransition(
      from: from?.navigationItem, to: to.navigationItem,
      stack: controllers.map(\.navigationItem), operation: operation.ofBar,
      isAnimated: animated)
  }

  // MARK: What the bars cover

  /// Where a controller's view lies in the transition view: all of it, or what opaque bars leave.
  func contentFrame(for controller: UIViewController) -> CGRect {
    var frame = transitionView.bounds
    let avoidsOpaque = !navigationBar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
    if avoidsOpaque || !controller.edgesForExtendedLayout.contains(.top) {
      let inset = min(barInset(showing: controller), frame.height)
      frame.origin.y += inset
      frame.size.height -= inset
    }
    if !controller.edgesForExtendedLayout.contains(.bottom) {
      frame.size.height -= min(toolbarInset, frame.height)
    }
    return frame
  }

  func shareBarInsets(with controller: UIViewController) {
    let isBelow = contentFrame(for: controller).minY > 0
    let height = isNavigationBarHidden || isBelow ? 0 : barHeight(showing: controller)
    controller.containerSafeAreaInsets = UIEdgeInsets(
      top: height, left: 0, bottom: isToolbarHidden ? 0 : BarMetrics.toolbarHeight, right: 0)
  }

  private func barHeight(showing controller: UIViewController) -> CGFloat {
    bars.navigationBar.fullHeight(
      for: controller.navigationItem, in: viewControllers.map(\.navigationItem))
  }

  private func barInset(showing controller: UIViewController) -> CGFloat {
    isNavigationBarHidden ? 0 : statusInset + barHeight(showing: controller)
  }

  // MARK: Toolbar

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { viewIfLoaded?.setNeedsLayout() }
  }

  private func layoutToolbar() {
    // A bar that was shown before there was a view is made here.
    guard bars.toolbar != nil || !isToolbarHidden, let toolbar else { return }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    if bars.laidOutToolbarIsHidden != isToolbarHidden {
      toolbar.isHidden = isToolbarHidden
      bars.laidOutToolbarIsHidden = isToolbarHidden
    }
    toolbar.bottomExtent = lowerInset
    let items = topViewController?.toolbarItems ?? []
    if !items.elementsEqual(toolbar.items ?? [], by: ===) { toolbar.items = items }
    guard !bars.isHidingToolbar else { return }
    toolbar.place(at: toolbarFrame)
  }

  private var toolbarFrame: CGRect {
    CGRect(
      x: 0, y: view.bounds.height - (isToolbarHidden ? 0 : toolbarHeight),
      width: view.bounds.width, height: toolbarHeight)
  }

  func changeToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.isToolbarHidden else { return }
    guard isViewLoaded else {
      bars.isToolbarHidden = hidden
      return
    }
    guard let toolbar else { return }
    // From where it is hidden to where it is shown, or back.
    UIView.performWithoutAnimation { layoutToolbar() }
    bars.isToolbarHidden = hidden
    view.setNeedsLayout()
    guard animated, view.window != nil else { return layoutToolbar() }
    (toolbar.isHidden, bars.laidOutToolbarIsHidden) = (false, nil)
    bars.isHidingToolbar = true
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      toolbar.place(at: self.toolbarFrame)
    } completion: { _ in
      guard hidden == self.bars.isToolbarHidden else { return }
      self.bars.isHidingToolbar = false
      toolbar.isHidden = hidden
    }
  }
}

@MainActor
final class NavigationBars {
  enum Motion {
    case none
    /// By itself, over the top side.
    case alone
    case withStack
  }

  let navigationBar = UINavigationBar(frame: .zero)
  /// Made when first asked for: most controllers have none.
  var toolbar: UIToolbar?
  var isNavigationBarHidden = false
  var isToolbarHidden = true
  /// Whether the last layout has hidden the bars; nil while they come or go.
  ///
  /// A bar that the app hides itself, by its own `isHidden`, stays hidden until the controller shows or hides it. That
  /// its place remains outside of the safe area is approximated.
  var laidOutBarIsHidden: Bool? = false
  var laidOutToolbarIsHidden: Bool?
  var motion = Motion.none
  var slide: NavigationBarSlide?
  var isHidingToolbar = false

  init() { navigationBar.isManaged = true }
}

extension UINavigationController.Operation {
  /// What the bar does meanwhile.
  fileprivate var ofBar: NavigationBarOperation {
    switch self {
    case .none: .none
    case .push: .push
    case .pop: .pop
    }
  }
}
