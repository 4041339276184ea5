// SPDX-License-Identifier: MIT
internal import FilmstripWording

@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  private var stack: [UIViewController] = []
  var waitingTransitions: [WaitingTransition] = []
  var changePhase = ChangePhase.none
  var beginningSwipe: NavigationSwipe?
  /// Whether a tab bar around the stack is hidden, as `hidesBottomBarWhenPushed` of the controllers said when the
  /// stack was changed: published code sets it just for the call that pushes.
  var hidesBottomBar = false {
    didSet {
      if hidesBottomBar != oldValue, !isViewLoaded {
        (parent as? UITabBarController)?.showBarOfSelection()
      }
    }
  }
  var delegateAnimates = false
  private lazy var popGesture = NavigationPopGesture(self)
  let transitionView = UINavigationTransitionView(frame: .zero)

  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { delegateAnimates = false }
  }

  /// Watches for the swipe back from the edge.
  ///
  /// UIKit's own delegate refuses it on the root, during a change, without a navigation bar, with a
  /// left bar button, and where the controller's delegate supplies animators; an application that
  /// sets another one decides itself.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  // MARK: Bars

  let bars = NavigationBars()
  open var navigationBar: UINavigationBar { bars.navigationBar }
  open var isNavigationBarHidden: Bool {
    get { bars.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open var toolbar: UIToolbar! {
    let toolbar = bars.toolbar ?? UIToolbar(frame: .zero)
    bars.toolbar = toolbar
    return toolbar
  }
  open var isToolbarHidden: Bool {
    get { bars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Whether a tap hides and shows the bars; reported, as nothing does here.
  open var hidesBarsOnTap = false {
    didSet {
      if hidesBarsOnTap { UnsupportedFeature.report("UINavigationController.hidesBarsOnTap") }
    }
  }
  /// Whether a swipe hides and shows the bars; reported, as nothing does here.
  open var hidesBarsOnSwipe = false {
    didSet {
      if hidesBarsOnSwipe { UnsupportedFeature.report("UINavigationController.hidesBarsOnSwipe") }
    }
  }
  /// Whether the keyboard hides the bars; reported, as nothing does here.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet {
      if hidesBarsWhenKeyboardAppears {
        UnsupportedFeature.report("UINavigationController.hidesBarsWhenKeyboardAppears")
      }
    }
  }
  /// Whether little height hides the bars; reported, as nothing does here.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      if hidesBarsWhenVerticallyCompact {
        UnsupportedFeature.report("UINavigationController.hidesBarsWhenVerticallyCompact")
      }
    }
  }
  private let hidingTap = UITapGestureRecognizer()
  private let hidingSwipe = UIPanGestureRecognizer()
  /// The recognizer of `hidesBarsOnTap`, which recognizes nothing here.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hidingTap }
  /// The recognizer of `hidesBarsOnSwipe`, which recognizes nothing here.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hidingSwipe }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBarHidden(hidden, animated: animated)
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeToolbarHidden(hidden, animated: animated)
  }

  package override var sizingChild: UIViewController? { topViewController }

  // MARK: Making

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    addChild(rootViewController)
    stack = [rootViewController]
    rootViewController.notifyDidMove(toParent: self)
  }

  /// Creates an empty stack with bars of an application's own classes, which are reported: there is no
  /// way to make an object of a class that is known only at run time.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    if let navigationBarClass, navigationBarClass != UINavigationBar.self {
      UnsupportedFeature.report("UINavigationController with a \(navigationBarClass)")
    }
    if let toolbarClass, toolbarClass != UIToolbar.self {
      UnsupportedFeature.report("UINavigationController with a \(toolbarClass)")
    }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    // Documented: other than in plain controllers it is true.
    definesPresentationContext = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  open override func loadView() {
    let view = UINavigationLayoutView(frame: UIScreen.main.bounds)
    transitionView.layer.role = "container"
    transitionView.frame = view.bounds
    view.addSubview(transitionView)
    view.addGestureRecognizer(popGesture.recognizer)
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    // Loading the top controller's view may change the stack, and show the new one.
    topViewController?.loadViewIfNeeded()
    guard let top = topViewController, top.view.superview !== transitionView else { return }
    top.view.frame = contentFrame(for: top)
    transitionView.addSubview(top.view)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    transitionView.fill(view)
    popGesture.isMirrored = isMirrored
    // A push or pop begins with the layout pass after it, as UIKit defers it; before the bar shows
    // the new stack, as it goes there with the change.
    startWaitingChange()
    layoutBar()
    placeAppearingChildren()
  }

  package override func placeAppearingChildren() {
    transitionView.fill(view)
    guard !isChanging, let top = topViewController else { return }
    shareBarInsets(with: top)
    top.viewIfLoaded?.frame = contentFrame(for: top)
  }

  /// What shows: until the change begins that waits, the controller from which that leads away.
  package override var appearingChildren: [UIViewController] {
    let leaving = isChanging ? nil : waitingTransitions.first?.transition.plan.from
    return (leaving ?? topViewController).map { [$0] } ?? []
  }

  /// What a controller of the stack gets of the size: without what opaque bars take, as they are now.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let controller = container as? UIViewController, isViewLoaded else { return parentSize }
    let taken = transitionView.bounds.height - contentFrame(for: controller).height
    return CGSize(width: parentSize.width, height: max(parentSize.height - taken, 0))
  }

  /// The top controller, where the bar is hidden; else the bar's style decides (widely reported).
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? {
    stack.last?.presentedViewController ?? stack.last
  }

  /// Puts a controller on top and shows it.
  ///
  /// - Precondition: the controller is not in the stack already, as on iOS.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    require(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported")
    require(
      !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported")
    interruptZoom()
    let old = stack
    addChild(viewController)
    stack.append(viewController)
    change(from: old.last, to: viewController, operation: .push, oldStack: old, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return popToViewController(stack[stack.count - 2], animated: animated)?.last
  }

  /// Takes all controllers above another away and returns them; nil, and no change, when it is on top.
  ///
  /// - Precondition: the controller is in the stack, as on iOS.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      refuse("Tried to pop to a view controller that doesn't exist.")
    }
    guard index < stack.count - 1 else { return nil }
    interruptZoom()
    let old = stack
    let removed = Array(stack[(index + 1)...])
    stack.removeLast(removed.count)
    for controller in removed { controller.notifyWillMove(toParent: nil) }
    change(
      from: removed.last, to: viewController, operation: .pop, oldStack: old, animated: animated)
    return removed
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    interruptZoom()
    let old = stack
    let removed = old.filter { controller in !viewControllers.contains { $0 === controller } }
    let isPop = viewControllers.last.map { top in old.contains { $0 === top } } ?? true
    for controller in removed { controller.notifyWillMove(toParent: nil) }
    for controller in viewControllers where !old.contains(where: { $0 === controller }) {
      addChild(controller)
    }
    stack = viewControllers
    let added = viewControllers.filter { new in !old.contains { $0 === new } }
    guard let top = stack.last else {
      old.last?.beginAppearanceTransition(false, animated: false)
      old.last?.viewIfLoaded?.removeFromSuperview()
      old.last?.endAppearanceTransition()
      return finish(removing: removed, adding: [])
    }
    guard old.last !== top else {
      viewIfLoaded?.setNeedsLayout()
      return finish(removing: removed, adding: added)
    }
    change(
      from: old.last, to: top, operation: isPop ? .pop : .push, oldStack: old, animated: animated)
  }

  // MARK: Showing

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { absorb(secondaryViewController, from: .secondary, of: splitViewController) }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { separateSecondary(for: splitViewController) }

  /// Puts the stack back to what it was before a transition that was cancelled.
  func restore(_ controllers: [UIViewController]) { stack = controllers }
}

package final class UINavigationLayoutView: UIView {
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    // Out of the window there is no layout pass with which a waiting change could begin.
    if window == nil { (owner as? UINavigationController)?.startWaitingChange() }
  }
}

final class UINavigationTransitionView: UIView {}
