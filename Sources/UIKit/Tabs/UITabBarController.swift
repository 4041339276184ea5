// SPDX-License-Identifier: MIT

/// Shows one of several view controllers, chosen by a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var controllers: [UIViewController] = []
  private var storedIndex = Int.max
  let contentView = UITransitionView(frame: .zero)
  /// Whether a change of tabs is being shown.
  var isChanging = false
  /// A selection that waits for the end of the change that is being shown.
  private var waitingSelection: (index: Int, isByTap: Bool)?
  /// The bar at the bottom: 49 points high and what the home indicator covers.
  public let tabBar = UITabBar(frame: .zero)

  /// Told of selections and asked for their animation; not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers behind the tabs; the first is selected when they are set.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setControllers(newValue ?? []) }
  }

  /// Sets the controllers behind the tabs; the change of tabs itself is not animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    setControllers(viewControllers ?? [])
  }

  /// The selected tab, from 0; `Int.max` without any, as `NSNotFound` is on iOS.
  ///
  /// Setting it shows the tab, with the animator of the delegate if it has one; during a change it
  /// waits for the end of that.
  open var selectedIndex: Int {
    get { storedIndex }
    set { select(newValue, isByTap: false) }
  }

  /// The controller of the selected tab; setting one that is not in a tab does nothing.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selectedIndex) ? controllers[selectedIndex] : nil }
    set {
      guard let index = controllers.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  open override func loadView() {
    let view = UITabLayoutView(frame: UIScreen.main.bounds)
    contentView.frame = view.bounds
    contentView.layer.role = "container"
    view.addSubview(contentView)
    view.addSubview(tabBar)
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.delegate = self
    tabBar.onSelect = { [weak self] item in self?.tap(item) ?? false }
    showItems()
    showSelected()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    contentView.frame = view.bounds
    shareBarInsets()
    if !isChanging { selectedViewController?.viewIfLoaded?.frame = contentView.bounds }
    guard tabBar.superview === view else { return }
    let height = UITabBar.contentHeight + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  /// Lets the controllers' safe areas keep clear of the bar.
  func shareBarInsets() {
    let bottom = tabBar.isHidden ? 0 : UITabBar.contentHeight
    for controller in controllers {
      controller.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    }
  }

  /// Called when a tab was tapped, before the selection changes; the default does nothing.
  ///
  /// `selectedIndex` is still that of the old tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  package override var appearingChildren: [UIViewController] {
    selectedViewController.map { [$0] } ?? []
  }

  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// The selected controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  // MARK: Selection

  private func showItems() {
    guard isViewLoaded else { return }
    tabBar.setItems(controllers.compactMap(\.tabBarItem), animated: false)
    showSelectedItem()
  }

  private func showSelectedItem() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  private func tap(_ item: UITabBarItem) -> Bool {
    guard let index = controllers.firstIndex(where: { $0.tabBarItem === item }) else {
      return false
    }
    return tapTab(at: index)
  }

  /// Selects a tab as a tap does: the delegate is asked before and told after; returns whether it may
  /// be selected.
  @discardableResult
  package func tapTab(at index: Int) -> Bool {
    guard controllers.indices.contains(index) else { return false }
    let controller = controllers[index]
    if let delegate {
      environment.log.note("tabBarControllerShouldSelect", of: delegate)
      guard delegate.tabBarController(self, shouldSelect: controller) else { return false }
    }
    select(index, isByTap: true)
    if let delegate {
      environment.log.note("tabBarControllerDidSelect", of: delegate)
      delegate.tabBarController(self, didSelect: controller)
    }
    return true
  }

  private func select(_ index: Int, isByTap: Bool) {
    guard controllers.indices.contains(index) else { return }
    guard !isChanging else {
      waitingSelection = (index, isByTap)
      return
    }
    guard index != storedIndex else { return }
    let old = selectedViewController
    storedIndex = index
    showSelectedItem()
    showSelection(insteadOf: old, isByTap: isByTap)
  }

  /// Makes the selection that was asked for during the change that has ended.
  func startWaitingSelection() {
    guard let waiting = waitingSelection else { return }
    waitingSelection = nil
    select(waiting.index, isByTap: waiting.isByTap)
  }

  /// Selects a controller again after a change that did not complete.
  func restoreSelection(_ controller: UIViewController) {
    guard let index = controllers.firstIndex(where: { $0 === controller }) else { return }
    storedIndex = index
    showSelectedItem()
  }

  private func setControllers(_ new: [UIViewController]) {
    let old = selectedViewController
    let removed = controllers.filter { controller in !new.contains { $0 === controller } }
    for controller in removed { controller.tellWillMove(toParent: nil) }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.tellDidMove(toParent: self)
    }
    controllers = new
    storedIndex = new.firstIndex { $0 === old } ?? (new.isEmpty ? .max : 0)
    showItems()
    if selectedViewController !== old { showSelection(insteadOf: old, isByTap: false) }
    for controller in removed { controller.removeFromParent() }
  }

  private func showSelection(insteadOf old: UIViewController?, isByTap: Bool) {
    guard isViewLoaded else { return }
    guard let new = selectedViewController else {
      old?.beginAppearanceTransition(false, animated: false)
      old?.viewIfLoaded?.removeFromSuperview()
      old?.endAppearanceTransition()
      return
    }
    let isStillThere = old.map { old in controllers.contains { $0 === old } } ?? false
    if isStillThere || view.window == nil {
      change(from: old, to: new, isByTap: isByTap)
    } else {
      UIView.performWithoutAnimation { change(from: old, to: new, isByTap: false) }
    }
  }

  private func showSelected() {
    guard let controller = selectedViewController else { return }
    controller.view.frame = contentView.bounds
    contentView.addSubview(controller.view)
  }
}

/// The root view of a tab bar controller.
final class UITabLayoutView: UIView {}
