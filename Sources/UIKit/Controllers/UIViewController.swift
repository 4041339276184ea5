// SPDX-License-Identifier: MIT

/// Manages a view and its appearance on the screen.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var storedView: UIView?
  /// Where the controller is between off screen and on screen.
  var appearance: Appearance = .disappeared

  /// The container this controller is a child of; nil without one.
  open internal(set) weak var parent: UIViewController?
  var storedChildren: [UIViewController] = []
  /// The window whose root controller this is; its view may not be in it yet.
  weak var rootWindow: UIWindow?

  /// What bars and timelines call the controller.
  ///
  /// Setting it sets the title of the navigation item and of the tab (measured: it makes the tab's
  /// item where there was none); those can be changed without it.
  open var title: String? { didSet { shareTitle() } }

  // MARK: Bars

  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?
  /// What a navigation bar shows for the controller; made when first asked for, with `title`.
  open var navigationItem: UINavigationItem { madeNavigationItem() }
  /// The controller's tab in a tab bar; made when first asked for, with `title`.
  ///
  /// A navigation controller without one of its own has that of its root.
  open var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? madeTabBarItem() }
    set { storedTabBarItem = newValue }
  }
  /// What a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }
  /// Whether a push of the controller takes the tab bar away; false by default.
  open var hidesBottomBarWhenPushed = false
  /// The sides at which the view may lie under bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view may lie under bars that are not translucent, too; false by default.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Creates a controller without a view; a nib name is reported, as nibs are not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    if nibNameOrNil != nil { UnsupportedFeature.report("UIViewController nib files") }
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// There are no archives to decode from here: a controller from a coder starts empty.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: View

  /// The controller's view, loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
    }
  }

  /// The view without loading it; nil when it is not loaded yet.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view exists already.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view: an empty one of the screen's size.
  ///
  /// Overriders set `view` and do not call super.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view and then calls `viewDidLoad`; does nothing when it is loaded.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    precondition(storedView != nil, "\(type(of: self)).loadView() did not set view")
    environment.log.note("viewDidLoad", of: self)
    viewDidLoad()
  }

  /// Called once, when the view has been loaded; the default does nothing.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Before the view comes on screen; the default does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// After `viewWillAppear`, when the view is in its window and has its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// After the view has come on screen and its transition has ended.
  open func viewDidAppear(_ animated: Bool) {}
  /// Before the view leaves the screen; the default does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// After the view has left the screen and its transition has ended.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Before the view lays out its subviews; the default does nothing.
  open func viewWillLayoutSubviews() {}
  /// After the view has laid out its subviews; the default does nothing.
  open func viewDidLayoutSubviews() {}

  /// Whether the appearance calls of this controller reach its children without its doing.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its appearance is about to change.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that its appearance has changed.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Containment

  /// The child controllers, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }

  /// Makes a controller a child, after telling it with `willMove(toParent:)`; the caller adds the
  /// view and then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    precondition(childController !== self, "UIViewController: a controller cannot be its own child")
    childController.removeFromParent()
    childController.tellWillMove(toParent: self)
    storedChildren.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of its parent, and tells it with `didMove(toParent: nil)`; the caller
  /// has called `willMove(toParent: nil)` before.
  open func removeFromParent() {
    guard let parent else { return }
    parent.storedChildren.removeAll { $0 === self }
    self.parent = nil
    tellDidMove(toParent: nil)
  }

  /// Before the controller gets another parent; nil means that it leaves the one it has.
  open func willMove(toParent parent: UIViewController?) {}
  /// After the controller got another parent; nil means that it has left.
  open func didMove(toParent parent: UIViewController?) {}

  /// The controllers among the children whose appearance follows this one's.
  package var appearingChildren: [UIViewController] {
    storedChildren.filter { child in
      guard let view, let childView = child.viewIfLoaded else { return false }
      return childView.isDescendant(of: view)
    }
  }

  open override var next: UIResponder? { storedView?.superview ?? parent }

  /// The nearest navigation controller the controller is in.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The nearest tab bar controller the controller is in.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
}
