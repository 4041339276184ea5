// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews
internal import FilmstripWording

@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var storedView: UIView?
  var appearance: Appearance = .disappeared
  var isForwardingAppearance = false

  open internal(set) weak var parent: UIViewController?
  var storedChildren: [UIViewController] = []
  /// The window whose root controller this is; its view may not be in it yet.
  package weak var rootWindow: UIWindow?

  weak var currentTransition: ViewControllerTransition?
  /// The presentation in which this controller is the presented one; its window keeps it.
  weak var presentation: UIPresentationController?
  /// The presentation in which this controller, or one it is the root of, presents.
  weak var presentationBelow: UIPresentationController?
  /// Whether the controller is being dismissed together with what it presented.
  var leavesBelowPresented = false
  /// Whether an application has begun an appearance that was there already, and has not ended it.
  var hasVoidBeginning = false
  /// The appearance callback that is being sent; nil for none.
  var sentCallback: AppearanceCallback?
  /// The presentation controller that was asked for before the presentation; it does not keep this
  /// controller.
  var preparedPresentation: UIPresentationController? {
    didSet { preparedPresentation?.holdsPresented = false }
  }

  /// What bars and timelines call the controller.
  ///
  /// Setting it sets the title of the navigation item and of the tab (measured: it makes the tab's
  /// item where there was none); those can be changed without it.
  open var title: String? { didSet { shareTitle() } }

  // MARK: Bars

  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?
  open var navigationItem: UINavigationItem { madeNavigationItem() }
  open var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? madeTabBarItem() }
    set {
      storedTabBarItem = newValue
      tabBarItemDidChange()
    }
  }
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }
  /// Sets what a navigation controller's toolbar shows for the controller; without animation here, which is reported.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    if animated { UnsupportedFeature.report("UIViewController.setToolbarItems animated") }
    self.toolbarItems = toolbarItems
  }
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { extendedLayoutDidChange() } }
  open var extendedLayoutIncludesOpaqueBars = false { didSet { extendedLayoutDidChange() } }
  /// Whether a scroll view that a navigation controller shows keeps clear of bars above and below although it cannot be
  /// scrolled, if its `contentInsetAdjustmentBehavior` is `automatic` (documented there); true by default.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { barScrollView?.insetDidChange() }
  }

  /// Creates a controller without a view; a nib name is reported, as nibs are not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    if nibNameOrNil != nil { UnsupportedFeature.report("UIViewController nib files") }
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) {}

  // MARK: Editing

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    nameEditButton()
  }

  open var editButtonItem: UIBarButtonItem {
    if let madeEditButton { return madeEditButton }
    let button = UIBarButtonItem(title: nil) { [weak self] in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    }
    madeEditButton = button
    nameEditButton()
    return button
  }
  private var madeEditButton: UIBarButtonItem?

  private func nameEditButton() {
    madeEditButton?.title = storedIsEditing ? "Done" : "Edit"
    madeEditButton?.style = storedIsEditing ? .done : .plain
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.owner = nil
      storedView = newValue
      newValue?.owner = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }

  open var isViewLoaded: Bool { storedView != nil }

  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let storyboards = environment.storyboards
    if storyboards.connected !== self { storyboards.connect?(self) }
  }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    require(storedView != nil, "\(type(of: self)).loadView() did not set view")
    environment.log.note("viewDidLoad", of: self)
    viewDidLoad()
    environment.storyboards.complete?(self)
  }

  open func viewDidLoad() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) { checkSender(of: .willAppear) }
  open func viewIsAppearing(_ animated: Bool) { checkSender(of: .isAppearing) }
  open func viewDidAppear(_ animated: Bool) { checkSender(of: .didAppear) }
  open func viewWillDisappear(_ animated: Bool) { checkSender(of: .willDisappear) }
  open func viewDidDisappear(_ animated: Bool) { checkSender(of: .didDisappear) }
  /// When there is little memory left, which is never noticed here; the default does nothing.
  open func didReceiveMemoryWarning() {}
  /// Before a segue of a storyboard shows another controller; none are read here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue of the controller's storyboard: to the controller that the scene gives, after `prepare`, or else
  /// reported, as no storyboard is read.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    let storyboards = environment.storyboards
    if let destination = storyboards.given?(identifier) {
      let segue = UIStoryboardSegue(
        identifier: identifier, source: self, destination: destination,
        performHandler: { storyboards.show?(destination) })
      prepare(for: segue, sender: sender)
      return segue.perform()
    }
    UnsupportedFeature.report("UIViewController.performSegue(withIdentifier: \"\(identifier)\")")
  }
  open func updateViewConstraints() { storedView?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    checkBeginning(isAppearing)
    beginAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    checkEnd()
    endAppearance()
  }

  // MARK: Containment

  open var children: [UIViewController] { storedChildren }

  open func addChild(_ childController: UIViewController) {
    require(childController !== self, "UIViewController: a controller cannot be its own child")
    childController.removeFromParent()
    childController.notifyWillMove(toParent: self)
    storedChildren.append(childController)
    childController.parent = self
    childController.isNewInParent = true
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.storedChildren.removeAll { $0 === self }
    self.parent = nil
    (isNewInParent, isLeavingParent) = (false, false)
    notifyDidMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) { isLeavingParent = parent == nil }
  open func didMove(toParent parent: UIViewController?) {}

  /// Puts the children where they are shown, before `viewIsAppearing` reaches them: the view is then in the hierarchy,
  /// and its geometry and traits are those on the screen (documented there); the default does nothing.
  package func placeAppearingChildren() {}

  /// The controllers among the children whose appearance follows this one's.
  package var appearingChildren: [UIViewController] {
    storedChildren.filter { child in
      guard let view, let childView = child.viewIfLoaded else { return false }
      return childView.isDescendant(of: view)
    }
  }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    startChildTransition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Safe area and traits

  var traits = KnownTraits()
  package var traitRegistrations: [TraitRegistration] = []
  var contentScrollViews = ContentScrollViews()
  var childTraits: [ChildTraits] = []

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.noteAreas() } }
  }

  /// What the container's bars cover of the view, in points: added like `additionalSafeAreaInsets`,
  /// which belongs to applications.
  package var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { storedView?.noteAreas() } }
  }

  open func viewSafeAreaInsetsDidChange() {}

  open func viewLayoutMarginsDidChange() {}

  /// What the view's margins at the sides are at least: 20 points on screens whose shorter side is
  /// 390 points or more, else 16 (measured on phones; on iPads, too, 20 is published).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let size = environment.screen.bounds.size
    let side: CGFloat = min(size.width, size.height) >= 390 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { storedView?.noteAreas() } }

  open var traitCollection: UITraitCollection { presentTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style }
    set {
      traits.style = newValue
      storedView?.noteTraits()
    }
  }

  open var traitOverrides: any UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue as? TraitValues ?? TraitValues()
      storedView?.noteTraits()
    }
  }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraits.removeAll { $0.child == nil || $0.child === childViewController }
    if let collection {
      childTraits.append(ChildTraits(child: childViewController, traits: collection))
    }
    childViewController.storedView?.noteTraits()
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childTraits.first { $0.child === childViewController }?.traits }

  open func updateTraitsIfNeeded() { storedView?.settleTraitsFromTop() }

  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    removeRegistration(registration)
  }

  open var preferredContentSize: CGSize {
    get {
      givenContentSize == .zero ? sizingChild?.preferredContentSize ?? .zero : givenContentSize
    }
    set {
      guard newValue != givenContentSize else { return }
      givenContentSize = newValue
      notePreferredContentSize()
    }
  }

  private var givenContentSize = CGSize.zero
  /// The child whose size a container of UIKit would like to have.
  ///
  /// A split view controller has none: no document and no public source was found that passes on a column's size, and
  /// published ones are given a size of their own.
  var sizingChild: UIViewController? { nil }

  /// To be called when the controller would like to have another size.
  func notePreferredContentSize() {
    if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
    presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard givenContentSize == .zero, let sizingChild, container === sizingChild else { return }
    notePreferredContentSize()
  }

  /// After a child's constraints ask for another size; nothing calls it here, and the default does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forward(size: size, with: coordinator) }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forward(traits: newCollection, with: coordinator) }

  /// The orientations in which the controller can be on the screen: any on iPads, any but upside
  /// down on phones (documented).
  ///
  /// Asked of a window's root controller, or of what is presented over the whole screen above it;
  /// containers answer for themselves.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    environment.screen.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    environment.screen.orientation
  }

  /// Nothing asks for it: since iOS 16 the supported orientations decide (documented).
  open var shouldAutorotate: Bool { true }

  /// Turns the screen as the device is, where the orientations allow it.
  open class func attemptRotationToDeviceOrientation() {
    StageEnvironment.current.updateSupportedOrientations()
  }

  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    environment.updateSupportedOrientations()
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() { environment.updateStatusBar() }
  /// Whether the home indicator may fade away; none is drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges at which the application's gestures come before the system's; there are none of those here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: What overrides may replace

  open var topLayoutGuide: any UILayoutSupport { CoveredLayoutGuide.guide(isTop: true, in: view) }

  open var bottomLayoutGuide: any UILayoutSupport {
    CoveredLayoutGuide.guide(isTop: false, in: view)
  }

  /// The storyboard that the controller was made by; nil, as none are read here, unless the scene gives controllers.
  open var storyboard: UIStoryboard? {
    environment.storyboards.given.map { _ in UIStoryboard(name: "Main", bundle: nil) }
  }
  /// The name of the file with the controller's view; nil: none are read here.
  open var nibName: String? { nil }
  open var nibBundle: Bundle? { nil }

  open var popoverPresentationController: UIPopoverPresentationController? {
    let own = presentationController
    return (own?.adaptedFrom ?? own) as? UIPopoverPresentationController
  }

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    if edge.contains(.top) { contentScrollViews.top = scrollView }
    if edge.contains(.bottom) { contentScrollViews.bottom = scrollView }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.contains(.top) { return contentScrollViews.top }
    return edge.contains(.bottom) ? contentScrollViews.bottom : nil
  }

  /// Whether the pointer is to stay where it is; a stage has none.
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  /// Whether the keyboard stays while no text is edited; false unless overridden, and a stage has no keyboard.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// What the state of the controller is kept by; nothing is kept here.
  open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  /// What the controller's preview offers where it is pulled up; previews by force are never shown (as on devices
  /// that do not measure it).
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Registers a view for previews by force, which no device of a stage measures: as the SDK documents
  /// for those, the registration stands and no preview is ever asked for.
  ///
  /// Deprecated since iOS 13, whose context menus are its successors.
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewRegistration(delegate: delegate, sourceView: sourceView)
  }

  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

  // MARK: Responder and containers

  private var addedKeyCommands: [UIKeyCommand] = []
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  open override var next: UIResponder? { storedView?.superview ?? parent }

  // MARK: Presentation

  /// How the controller is placed when it is presented; since iOS 13 a sheet.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet {
      guard presentation == nil, modalPresentationStyle != oldValue else { return }
      // A page sheet is what `automatic` means, so that what was set on the sheet stays. Apple's page on
      // `presentationController` asks to set the style first; other styles get another controller.
      let isSameSheet =
        preparedPresentation is UISheetPresentationController
        && [oldValue, modalPresentationStyle].allSatisfy { $0 == .automatic || $0 == .pageSheet }
      if !isSameSheet { preparedPresentation = nil }
    }
  }
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var preferredTransition: UIViewController.Transition?
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var definesPresentationContext = false
  /// Whether a controller presented in this one's context takes this one's transition style; it keeps
  /// its own here, and true is reported.
  open var providesPresentationContextTransitionStyle = false {
    didSet {
      if providesPresentationContextTransitionStyle {
        UnsupportedFeature.report("UIViewController.providesPresentationContextTransitionStyle")
      }
    }
  }
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false

  open var presentedViewController: UIViewController? {
    presentationBelow?.presentedViewController ?? parent?.presentedViewController
  }

  open var presentingViewController: UIViewController? {
    presentation?.presentingViewController ?? parent?.presentingViewController
  }

  open var presentationController: UIPresentationController? {
    if let presentation { return presentation }
    if let parent { return parent.presentationController }
    if let preparedPresentation { return preparedPresentation }
    let prepared = makePresentation(on: self, source: self)
    preparedPresentation = prepared
    return prepared
  }

  /// Presents a controller, from the next turn of the stage on if it is animated; `completion` runs
  /// when it has appeared.
  ///
  /// What iOS refuses with a message is refused here with a finding.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { startPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  open var isBeingPresented: Bool {
    guard let presentation else { return false }
    return presentation.phase == .presenting || presentation.phase == .waiting
      || presentation.isNotifyingPresented
  }
  open var isBeingDismissed: Bool { presentation?.phase == .dismissing || leavesBelowPresented }
  /// Whether the controller is appearing because it was added to a container; up to the end of
  /// `viewDidAppear`.
  ///
  /// Documented for any container; published: true for the root of a navigation controller that comes on the
  /// screen, which was added long before. For tabs there is no evidence.
  open var isMovingToParent: Bool {
    switch appearance {
    case .appearing, .appeared: isNewInParent
    case .disappearing, .disappeared: false
    }
  }
  open var isMovingFromParent: Bool {
    switch appearance {
    case .appearing, .appeared: false
    case .disappearing, .disappeared: isLeavingParent
    }
  }
  var isNewInParent = false
  /// Whether the parent has announced that the controller leaves, and it has not disappeared yet.
  var isLeavingParent = false

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition ?? parent?.transitionCoordinator
      ?? viewIfLoaded?.window?.stageEnvironment.sizeTransition
  }

  @_spi(Engine) open override var responderWindow: UIWindow? { storedView?.window }

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  // MARK: Showing

  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }

  /// Shows a controller as the nearest container does: a navigation controller pushes it; without a
  /// container it is presented.
  ///
  /// Where the SDK looks for the first controller up the hierarchy that overrides this, the default
  /// asks the parent, with the same result.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: UIView.areAnimationsEnabled) }
    parent.show(vc, sender: sender)
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: UIView.areAnimationsEnabled) }
    parent.showDetailViewController(vc, sender: sender)
  }

  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
}
