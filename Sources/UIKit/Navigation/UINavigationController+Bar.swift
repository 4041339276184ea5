// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Seconds in which a bar slides in or out: 0.2 (documented).
  public static let hideShowBarDuration: CGFloat = 0.2

  /// How much of the top of the controllers' views the bar covers, with the status bar, in points;
  /// 0 without a bar.
  package var barInset: CGFloat {
    isNavigationBarHidden ? 0 : statusInset + barHeight
  }

  /// How much of the bottom of the controllers' views the toolbar covers, with the home indicator.
  package var toolbarInset: CGFloat { isToolbarHidden ? 0 : toolbarHeight }

  private var barScreen: UIScreen { viewIfLoaded?.window?.screen ?? .main }
  private var statusInset: CGFloat { barScreen.safeAreaInsets.top }
  private var barHeight: CGFloat { bars.navigationBar.height(for: bars.navigationBar.topItem) }
  private var toolbarHeight: CGFloat {
    BarMetrics.toolbarHeight + barScreen.safeAreaInsets.bottom
  }

  /// Puts the bars in front and in their places, and shows the items of the stack in them.
  ///
  /// For the controller's layout. While the navigation bar is on its way from one item to another,
  /// its items and its height are left alone.
  package func layoutBar() {
    guard isViewLoaded else { return }
    let bar = bars.navigationBar
    if bar.superview !== view { view.addSubview(bar) }
    bar.show(viewControllers.map(\.navigationItem))
    bar.statusBarExtent = statusInset
    layoutToolbar()
    if bars.isHiding { return }
    bar.isHidden = isNavigationBarHidden
    bar.frame = barFrame(height: bar.transition == nil ? barHeight : bar.bounds.height)
  }

  /// Above the screen's top while hidden, so that it can slide in.
  private func barFrame(height: CGFloat) -> CGRect {
    CGRect(
      x: 0, y: isNavigationBarHidden ? -height : statusInset, width: view.bounds.width,
      height: height)
  }

  /// Shows or hides the bar: at once, or sliding over the top side.
  func changeBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.isNavigationBarHidden else { return }
    bars.isNavigationBarHidden = hidden
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    let bar = bars.navigationBar
    guard animated, bar.superview != nil, view.window != nil else {
      bars.isHiding = false
      layoutBar()
      return
    }
    bar.isHidden = false
    bars.isHiding = true
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      bar.frame = self.barFrame(height: bar.bounds.height)
    } completion: { _ in
      // Another change may have come in between.
      guard hidden == self.bars.isNavigationBarHidden else { return }
      self.bars.isHiding = false
      bar.isHidden = hidden
      self.view.setNeedsLayout()
    }
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
    guard !isNavigationBarHidden, bar.superview != nil else { return nil }
    // The stack may have gone on since the change was asked for.
    var controllers = viewControllers
    if let index = controllers.firstIndex(where: { $0 === to }) {
      controllers = Array(controllers[...index])
    }
    return bar.beginTransition(
      from: from?.navigationItem, to: to.navigationItem,
      stack: controllers.map(\.navigationItem), operation: operation, isAnimated: animated)
  }

  // MARK: Toolbar

  /// A controller of the stack has other toolbar items.
  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { viewIfLoaded?.setNeedsLayout() }
  }

  private func layoutToolbar() {
    guard let toolbar = bars.toolbar else { return }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.isHidden = isToolbarHidden
    toolbar.bottomExtent = barScreen.safeAreaInsets.bottom
    let items = topViewController?.toolbarItems ?? []
    if !items.elementsEqual(toolbar.items ?? [], by: ===) { toolbar.items = items }
    guard !bars.isHidingToolbar else { return }
    toolbar.frame = toolbarFrame
  }

  private var toolbarFrame: CGRect {
    CGRect(
      x: 0, y: view.bounds.height - (isToolbarHidden ? 0 : toolbarHeight),
      width: view.bounds.width, height: toolbarHeight)
  }

  /// Shows or hides the toolbar: at once, or sliding over the bottom side.
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
    toolbar.isHidden = false
    bars.isHidingToolbar = true
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      toolbar.frame = self.toolbarFrame
    } completion: { _ in
      guard hidden == self.bars.isToolbarHidden else { return }
      self.bars.isHidingToolbar = false
      toolbar.isHidden = hidden
    }
  }
}

/// The bars of a navigation controller, and whether they are there.
@MainActor
final class NavigationBars {
  let navigationBar = UINavigationBar(frame: .zero)
  /// Made when first asked for: most controllers have none.
  var toolbar: UIToolbar?
  var isNavigationBarHidden = false
  var isToolbarHidden = true
  /// Whether the navigation bar slides in or out.
  var isHiding = false
  /// Whether the toolbar slides in or out.
  var isHidingToolbar = false

  init() { navigationBar.isManaged = true }
}
