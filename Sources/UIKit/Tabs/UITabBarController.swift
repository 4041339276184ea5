// SPDX-License-Identifier: MIT

/// Shows one of several view controllers, chosen by a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
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
    showSelected()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    contentView.frame = view.bounds
    if !isChanging { selectedViewController?.viewIfLoaded?.frame = contentView.bounds }
    let height = UITabBar.contentHeight + UIScreen.main.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  package override var appearingChildren: [UIViewController] {
    selectedViewController.map { [$0] } ?? []
  }

  // MARK: Selection

  /// Selects a tab as a tap does: the delegate is asked before and told after.
  package func tapTab(at index: Int) {
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    if let delegate {
      environment.log.note("tabBarControllerShouldSelect", of: delegate)
      guard delegate.tabBarController(self, shouldSelect: controller) else { return }
    }
    select(index, isByTap: true)
    guard let delegate else { return }
    environment.log.note("tabBarControllerDidSelect", of: delegate)
    delegate.tabBarController(self, didSelect: controller)
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
