// SPDX-License-Identifier: MIT
import UIKit

// View controllers, presentation, transitions: what subclasses of applications override has to be in the classes' bodies. Nothing here runs: that it compiles is
// the test. A member that is missing is added where the compiler names it.

private class OwnUIViewController: UIViewController {
  override var view: UIView! { didSet {} }
  override var title: String? { didSet {} }
  override var nibName: String? { nil }
  override var nibBundle: Bundle? { nil }
  override var storyboard: UIStoryboard? { nil }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var tabBarItem: UITabBarItem! { didSet {} }
  override var toolbarItems: [UIBarButtonItem]? { didSet {} }
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }
  override var navigationController: UINavigationController? { nil }
  override var tabBarController: UITabBarController? { nil }
  override var splitViewController: UISplitViewController? { nil }
  override var parent: UIViewController? { nil }
  override var children: [UIViewController] { [] }
  override var presentedViewController: UIViewController? { nil }
  override var presentingViewController: UIViewController? { nil }
  override var presentationController: UIPresentationController? { nil }
  override var popoverPresentationController: UIPopoverPresentationController? { nil }
  override var sheetPresentationController: UISheetPresentationController? { nil }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { didSet {} }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .custom }
    set {}
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { .crossDissolve }
    set {}
  }
  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { true }
    set {}
  }
  override var isModalInPresentation: Bool {
    get { true }
    set {}
  }
  override var isBeingPresented: Bool { true }
  override var isBeingDismissed: Bool { true }
  override var isMovingFromParent: Bool { true }
  override var isMovingToParent: Bool { true }
  override var isViewLoaded: Bool { true }
  override var viewIfLoaded: UIView? { nil }
  override var isEditing: Bool { didSet {} }
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }
  override var preferredContentSize: CGSize {
    get { .zero }
    set {}
  }
  override var definesPresentationContext: Bool {
    get { true }
    set {}
  }
  override var providesPresentationContextTransitionStyle: Bool {
    get { true }
    set {}
  }
  override var disablesAutomaticKeyboardDismissal: Bool { false }
  override var edgesForExtendedLayout: UIRectEdge {
    get { [] }
    set {}
  }
  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { true }
    set {}
  }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
  override var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { true }
    set {}
  }
  override var topLayoutGuide: any UILayoutSupport { super.topLayoutGuide }
  override var bottomLayoutGuide: any UILayoutSupport { super.bottomLayoutGuide }
  override var shouldAutorotate: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var preferredStatusBarStyle: UIStatusBarStyle { .default }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var childForStatusBarHidden: UIViewController? { nil }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  override var prefersPointerLocked: Bool { true }
  override var childViewControllerForPointerLock: UIViewController? { nil }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override var restorationIdentifier: String? {
    get { nil }
    set {}
  }
  override var previewActionItems: [any UIPreviewActionItem] { [] }
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { nil }
  override var keyCommands: [UIKeyCommand]? { nil }
  override var next: UIResponder? { nil }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .dark }
    set {}
  }
  override var preferredUserInterfaceStyle: UIUserInterfaceStyle { .light }
  override var preferredTransition: UIViewController.Transition? {
    get { nil }
    set {}
  }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) {}
  override func viewIsAppearing(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewDidDisappear(_ animated: Bool) {}
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewSafeAreaInsetsDidChange() {}
  override func viewLayoutMarginsDidChange() {}
  override func didReceiveMemoryWarning() {}
  override func addChild(_ c: UIViewController) { super.addChild(c) }
  override func removeFromParent() { super.removeFromParent() }
  override func willMove(toParent parent: UIViewController?) {}
  override func didMove(toParent parent: UIViewController?) {}
  override func transition(
    from f: UIViewController, to t: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  override func endAppearanceTransition() {}
  override func present(_ v: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
  { super.present(v, animated: flag, completion: completion) }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override func show(_ vc: UIViewController, sender: Any?) {}
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  override func performSegue(withIdentifier identifier: String, sender: Any?) {}
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func willTransition(
    to c: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  override func traitCollectionDidChange(_ p: UITraitCollection?) {}
  override func overrideTraitCollection(forChild c: UIViewController) -> UITraitCollection? { nil }
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild c: UIViewController
  ) {}
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func setToolbarItems(_ t: [UIBarButtonItem]?, animated: Bool) {}
  override func setNeedsStatusBarAppearanceUpdate() {}
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  override func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
  }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  override func separateSecondaryViewController(for s: UISplitViewController) -> UIViewController? {
    nil
  }
  override func collapseSecondaryViewController(_ v: UIViewController, for s: UISplitViewController)
  {}
  override func applicationFinishedRestoringState() {}
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }
  override func encode(with coder: NSCoder) {}
  override func registerForPreviewing(
    with d: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    super.registerForPreviewing(with: d, sourceView: sourceView)
  }
  override func accessibilityPerformEscape() -> Bool { true }
  override func accessibilityPerformMagicTap() -> Bool { true }
  override func awakeFromNib() {}
  override func motionEnded(_ m: UIEvent.EventSubtype, with event: UIEvent?) {}
}
private class OwnUINavigationController: UINavigationController {
  override var viewControllers: [UIViewController] { didSet {} }
  override var topViewController: UIViewController? { nil }
  override var visibleViewController: UIViewController? { nil }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override var toolbar: UIToolbar! { super.toolbar }
  override var isNavigationBarHidden: Bool { didSet {} }
  override var isToolbarHidden: Bool { didSet {} }
  override var delegate: (any UINavigationControllerDelegate)? { didSet {} }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  override func pushViewController(_ v: UIViewController, animated: Bool) {
    super.pushViewController(v, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? { nil }
  override func popToViewController(_ v: UIViewController, animated: Bool) -> [UIViewController]? {
    nil
  }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  override func setViewControllers(_ v: [UIViewController], animated: Bool) {}
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
  override func show(_ vc: UIViewController, sender: Any?) {}
  override var childForStatusBarStyle: UIViewController? { topViewController }
}
private class OwnUITabBarController: UITabBarController {
  override var viewControllers: [UIViewController]? { didSet {} }
  override var selectedIndex: Int { didSet {} }
  override var selectedViewController: UIViewController? { didSet {} }
  override var tabBar: UITabBar { super.tabBar }
  override var delegate: (any UITabBarControllerDelegate)? { didSet {} }
  override func setViewControllers(_ v: [UIViewController]?, animated: Bool) {}
  override func setTabBarHidden(_ h: Bool, animated: Bool) {}
}
private class OwnUISplitViewController: UISplitViewController {
  override var viewControllers: [UIViewController] { didSet {} }
  override var displayMode: UISplitViewController.DisplayMode { .automatic }
  override var preferredDisplayMode: UISplitViewController.DisplayMode { didSet {} }
  override var isCollapsed: Bool { false }
  override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
  override var delegate: (any UISplitViewControllerDelegate)? { didSet {} }
  override var primaryColumnWidth: CGFloat { 3 }
  override func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    nil
  }
  override func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column)
  {}
  override func show(_ column: UISplitViewController.Column) {}
  override func hide(_ column: UISplitViewController.Column) {}
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
}
private class OwnUIPageViewController: UIPageViewController {
  override var dataSource: (any UIPageViewControllerDataSource)? { didSet {} }
  override var delegate: (any UIPageViewControllerDelegate)? { didSet {} }
  override var viewControllers: [UIViewController]? { nil }
  override var isDoubleSided: Bool { didSet {} }
  override var gestureRecognizers: [UIGestureRecognizer] { [] }
  override func setViewControllers(
    _ v: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}
private class OwnUIPresentationController: UIPresentationController {
  override var presentedView: UIView? { nil }
  override var presentedViewController: UIViewController { super.presentedViewController }
  override var presentingViewController: UIViewController { super.presentingViewController }
  override var containerView: UIView? { nil }
  override var frameOfPresentedViewInContainerView: CGRect { .zero }
  override var presentationStyle: UIModalPresentationStyle { .custom }
  override var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  override func adaptivePresentationStyle(for t: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }
  override var shouldPresentInFullscreen: Bool { true }
  override var shouldRemovePresentersView: Bool { true }
  override var delegate: (any UIAdaptivePresentationControllerDelegate)? { didSet {} }
  override var overrideTraitCollection: UITraitCollection? { didSet {} }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func containerViewWillLayoutSubviews() {}
  override func containerViewDidLayoutSubviews() {}
  override func presentationTransitionWillBegin() {}
  override func presentationTransitionDidEnd(_ completed: Bool) {}
  override func dismissalTransitionWillBegin() {}
  override func dismissalTransitionDidEnd(_ completed: Bool) {}
  override func viewWillTransition(
    to size: CGSize, with c: any UIViewControllerTransitionCoordinator
  ) {}
  override func willTransition(
    to t: UITraitCollection, with c: any UIViewControllerTransitionCoordinator
  ) {}
  override func traitCollectionDidChange(_ p: UITraitCollection?) {}
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
}
private class OwnUIPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {
  override var completionSpeed: CGFloat {
    get { 1 }
    set {}
  }
  override var completionCurve: UIView.AnimationCurve {
    get { .linear }
    set {}
  }
  override var duration: CGFloat { 1 }
  override var percentComplete: CGFloat { 0 }
  override var wantsInteractiveStart: Bool {
    get { true }
    set {}
  }
  override var timingCurve: (any UITimingCurveProvider)? {
    get { nil }
    set {}
  }
  override func update(_ p: CGFloat) {}
  override func cancel() {}
  override func finish() {}
  override func pause() {}
  override func startInteractiveTransition(_ c: any UIViewControllerContextTransitioning) {}
}
private class OwnUIViewPropertyAnimator: UIViewPropertyAnimator {
  override var fractionComplete: CGFloat { didSet {} }
  override var isReversed: Bool { didSet {} }
  override var isRunning: Bool { false }
  override var state: UIViewAnimatingState { .active }
  override var duration: TimeInterval { 1 }
  override var delay: TimeInterval { 1 }
  override var pausesOnCompletion: Bool { didSet {} }
  override var scrubsLinearly: Bool { didSet {} }
  override var isInterruptible: Bool { didSet {} }
  override var isUserInteractionEnabled: Bool { didSet {} }
  override func startAnimation() {}
  override func startAnimation(afterDelay d: TimeInterval) {}
  override func pauseAnimation() {}
  override func stopAnimation(_ w: Bool) {}
  override func finishAnimation(at p: UIViewAnimatingPosition) {}
  override func addAnimations(_ a: @escaping () -> Void) {}
  override func addAnimations(_ a: @escaping () -> Void, delayFactor: CGFloat) {}
  override func addCompletion(_ c: @escaping (UIViewAnimatingPosition) -> Void) {}
  override func continueAnimation(
    withTimingParameters p: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
private class OwnUIStoryboardSegue: UIStoryboardSegue {
  override func perform() {}
  override var source: UIViewController { super.source }
  override var destination: UIViewController { super.destination }
}
