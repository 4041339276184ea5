// SPDX-License-Identifier: MIT

/// Shows one of several view controllers, chosen by a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private var controllers: [UIViewController] = []
  private var storedIndex = Int.max
  private let contentView = UITransitionView(frame: .zero)
  /// The bar at the bottom: 49 points high and what the home indicator covers.
  public let tabBar = UITabBar(frame: .zero)

  /// The controllers behind the tabs; the first is selected when they are set.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setControllers(newValue ?? []) }
  }

  /// The selected tab, from 0; `Int.max` without any, as `NSNotFound` is on iOS.
  open var selectedIndex: Int {
    get { storedIndex }
    set {
      guard newValue != storedIndex, controllers.indices.contains(newValue) else { return }
      let old = selectedViewController
      storedIndex = newValue
      showSelection(insteadOf: old)
    }
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
    selectedViewController?.viewIfLoaded?.frame = contentView.bounds
    let height = UITabBar.contentHeight + UIScreen.main.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The plate is drawn, the items are not.
    environment.unsupported.report("UITabBar's items")
  }

  package override var appearingChildren: [UIViewController] {
    selectedViewController.map { [$0] } ?? []
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
    showSelection(insteadOf: old)
    for controller in removed { controller.removeFromParent() }
  }

  /// Replaces the old selection's view by the new one's, at once.
  private func showSelection(insteadOf old: UIViewController?) {
    let new = selectedViewController
    guard isViewLoaded, new !== old else { return }
    let isOnScreen = view.window != nil
    new?.loadViewIfNeeded()
    if isOnScreen {
      old?.beginAppearanceTransition(false, animated: false)
      new?.beginAppearanceTransition(true, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if isOnScreen { old?.endAppearanceTransition() }
    showSelected()
    if isOnScreen { new?.endAppearanceTransition() }
  }

  private func showSelected() {
    guard let controller = selectedViewController else { return }
    controller.view.frame = contentView.bounds
    contentView.addSubview(controller.view)
  }
}

/// The root view of a tab bar controller.
final class UITabLayoutView: UIView {}
