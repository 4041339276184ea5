// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var controllers: [UIViewController] = []
  private var storedIndex = Int.max
  var indexBeingLeft: Int?
  let contentView = UITransitionView(frame: .zero)
  /// Whether the bar gives its room to a controller with `hidesBottomBarWhenPushed`: from the beginning
  /// of the push, in which it may still be seen.
  var isBarHiddenByPush = false
  var isChanging = false
  /// The controller whose view is in place, or comes with the change that is being shown; another one
  /// than the selected waits for the end of that.
  private var shown: UIViewController?
  /// Whether the selection that is not shown yet was made by a tap.
  private var isSelectedByTap = false
  private let storedTabBar = UITabBar(frame: .zero)
  open var tabBar: UITabBar { storedTabBar }
  /// Whether the bar is hidden; reported, as it stays.
  open var isTabBarHidden: Bool {
    get { false }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; reported, as it stays.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    if hidden { UnsupportedFeature.report("UITabBarController.setTabBarHidden") }
  }

  public enum MinimizeBehavior: Int, Sendable {
    case automatic
    case never
    case onScrollDown
    case onScrollUp
  }

  /// When the bar becomes small; reported where it would, as it has the look of iOS 13 to 18, which stays.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet {
      if tabBarMinimizeBehavior == .onScrollDown || tabBarMinimizeBehavior == .onScrollUp {
        UnsupportedFeature.report("UITabBarController.tabBarMinimizeBehavior")
      }
    }
  }

  open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setControllers(newValue ?? []) }
  }

  /// The controller for tabs that have no room in the bar; all of them have, and it is never shown.
  open private(set) lazy var moreNavigationController = UINavigationController()

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    setControllers(viewControllers ?? [])
  }

  /// The selected tab, from 0; `Int.max` without any, as `NSNotFound` is on iOS.
  ///
  /// Setting it shows the tab, with the animator of the delegate if it has one; during a change that
  /// waits for its end.
  open var selectedIndex: Int {
    get { indexBeingLeft ?? storedIndex }
    set { select(newValue, isByTap: false) }
  }

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
    placeAppearingChildren()
    guard tabBar.superview === view else { return }
    let height = UITabBar.contentHeight + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  package override func placeAppearingChildren() {
    contentView.fill(view)
    shareBarInsets()
    if !isChanging { shown?.viewIfLoaded?.frame = contentView.bounds }
  }

  /// Hides the bar where the selected tab's stack does, and shows it else, in its place.
  func showBarOfSelection() {
    isBarHiddenByPush = (selectedViewController as? UINavigationController)?.hidesBottomBar ?? false
    tabBar.isHiddenByPush = isBarHiddenByPush
    shareBarInsets()
    guard isViewLoaded else { return }
    if tabBar.superview !== view { view.addSubview(tabBar) }
    view.setNeedsLayout()
  }

  /// Lets the controllers' safe areas keep clear of the bar.
  func shareBarInsets() {
    let takesNoRoom = tabBar.isHiddenByApplication || isBarHiddenByPush
    let bottom = takesNoRoom ? 0 : UITabBar.contentHeight
    for controller in controllers {
      controller.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    }
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  package override var appearingChildren: [UIViewController] {
    (shown ?? selectedViewController)?.placeControllers ?? []
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  package override var sizingChild: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  // MARK: Selection

  func showItems() {
    guard isViewLoaded else { return }
    tabBar.setItems(controllers.compactMap(\.tabBarItem), animated: false)
    showSelectedItem()
  }

  private func showSelectedItem() {
    showBarOfSelection()
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  private func tap(_ item: UITabBarItem) -> Bool {
    guard let index = controllers.firstIndex(where: { $0.tabBarItem === item }) else {
      return false
    }
    return tapTab(at: index)
  }

  /// Selects a tab as a tap does: the delegate is asked before and notified after; returns whether
  /// it may be selected.
  @discardableResult
  package func tapTab(at index: Int) -> Bool {
    guard controllers.indices.contains(index) else { return false }
    let controller = controllers[index]
    if let delegate {
      environment.log.note("tabBarControllerShouldSelect", of: delegate)
      guard delegate.tabBarController(self, shouldSelect: controller) else { return false }
    }
    if index == storedIndex {
      // Pops to the root of the tab that shows already.
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(index, isByTap: true)
    if let delegate {
      environment.log.note("tabBarControllerDidSelect", of: delegate)
      delegate.tabBarController(self, didSelect: controller)
    }
    return true
  }

  private func select(_ index: Int, isByTap: Bool) {
    guard controllers.indices.contains(index), index != storedIndex else { return }
    storedIndex = index
    isSelectedByTap = isByTap
    showSelectedItem()
    showSelection()
  }

  /// Selects a controller again after a change that did not complete, unless another one has been
  /// selected since.
  func restoreSelection(_ controller: UIViewController, insteadOf cancelled: UIViewController) {
    shown = controller
    guard selectedViewController === cancelled,
      let index = controllers.firstIndex(where: { $0 === controller })
    else { return }
    storedIndex = index
    showSelectedItem()
  }

  private func setControllers(_ new: [UIViewController]) {
    let old = selectedViewController
    let removed = controllers.filter { controller in !new.contains { $0 === controller } }
    for controller in removed { controller.notifyWillMove(toParent: nil) }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.notifyDidMove(toParent: self)
    }
    controllers = new
    storedIndex = new.firstIndex { $0 === old } ?? (new.isEmpty ? .max : 0)
    showItems()
    isSelectedByTap = false
    showSelection()
    for controller in removed { controller.removeFromParent() }
  }

  /// Shows the selected controller if it does not show yet; a change in progress ends first.
  func showSelection() {
    guard isViewLoaded, !isChanging else { return }
    let (old, new) = (shown, selectedViewController)
    guard new !== old else { return }
    // Loading its view may select another one, which shows then.
    new?.loadViewIfNeeded()
    guard new === selectedViewController, old === shown else { return }
    shown = new
    guard let new else {
      old?.beginAppearanceTransition(false, animated: false)
      old?.placeView?.removeFromSuperview()
      old?.endAppearanceTransition()
      return
    }
    let isStillThere = old.map { old in controllers.contains { $0 === old } } ?? false
    if isStillThere || view.window == nil {
      change(from: old, to: new, isByTap: isSelectedByTap)
    } else {
      UIView.performWithoutAnimation { change(from: old, to: new, isByTap: false) }
    }
  }

  private func showSelected() {
    guard let controller = selectedViewController else { return }
    shown = controller
    // Loading its view may select another tab, which shows then.
    controller.loadViewIfNeeded()
    guard shown === controller else { return }
    controller.view.frame = contentView.bounds
    contentView.addSubview(controller.view)
  }
}

final class UITabLayoutView: UIView {}
