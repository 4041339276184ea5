// SPDX-License-Identifier: MIT
internal import FilmstripWording

@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Where the book is bound; only for curls.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: pages scroll.
    case none = 0
    /// At the left, or at the top; one page shows.
    case min = 1
    /// In the middle; two pages show.
    case mid = 2
    /// At the right, or at the bottom; one page shows.
    case max = 3
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// An option by its name; an unknown one is not looked at.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `SpineLocation`, or its raw value; only for curls, where it is `min` unless said.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between two pages, a number; only for scrolling, 0 unless said.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  /// Where the book is bound; `none` where pages scroll.
  open internal(set) var spineLocation: SpineLocation
  let interPageSpacing: CGFloat

  /// Notified of turns by the user; not kept alive.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Asked for the pages that the user turns to; without one the user turns none; not kept alive.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { updateIndicator() }
  }

  /// Whether pages have a back; always so while two pages show.
  ///
  /// The back of a page that is bound at a side is asked for, but not drawn; it is reported.
  ///
  /// - Precondition: not set to false while the spine is in the middle, as on iOS.
  open var isDoubleSided = false {
    didSet {
      require(
        isDoubleSided || spineLocation != .mid,
        "UIPageViewController: doubleSided cannot be NO while the spine location is mid")
    }
  }

  /// What code has asked for last, or the user has turned to.
  var pages: [UIViewController] = []
  /// What is on the screen.
  var shown: [UIViewController] = []
  /// Turns that wait for the one in progress.
  var waitingTurns: [Turn] = []
  /// The turn in progress.
  var turn: TurnInProgress?
  /// Whether a turn is about to be in progress.
  var isBeginningTurn = false
  /// Whether the delegate is being asked for the spine, and so sets the pages that go with it.
  var isChangingSpine = false
  /// The orientation for which the spine was asked last.
  var spineOrientation: UIInterfaceOrientation?
  /// Of the page indicator: how many, and which.
  var indicated = (count: 0, index: 0)
  let indicator = UIPageControl(frame: .zero)
  private(set) lazy var content = PageContentView(
    isVertical: navigationOrientation == .vertical, spacing: interPageSpacing)
  private(set) lazy var gestures = PageGestures(self)

  /// Creates a controller without pages; `setViewControllers` gives it the first.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let given = options?[.spineLocation]
    let number = (given as? SpineLocation)?.rawValue ?? (given as? NSNumber)?.intValue
    let spine = number.flatMap(SpineLocation.init) ?? .min
    spineLocation = style == .scroll ? .none : spine == .none ? .min : spine
    let spacing = options?[.interPageSpacing]
    let points = (spacing as? CGFloat) ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) }
    interPageSpacing = style == .scroll && points?.isFinite == true ? Swift.max(points ?? 0, 0) : 0
    super.init(nibName: nil, bundle: nil)
    if spineLocation == .mid { isDoubleSided = true }
  }

  /// Creates a controller whose pages curl, bound at the left; a nib name is reported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    interPageSpacing = 0
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// There are no archives to decode from here: a controller from a coder has pages that curl.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    interPageSpacing = 0
    super.init(coder: coder)
  }

  /// The pages that show, or that code has set and are on their way.
  open var viewControllers: [UIViewController]? { pages }
  package override var sizingChild: UIViewController? { pages.first }

  /// The recognizers that turn pages, which can be added to other views; none where pages scroll
  /// (documented).
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? gestures.recognizers : []
  }

  /// Turns to other pages; `completion` runs when they are there, at once where nothing moves.
  ///
  /// During another turn it waits for that one's end; an interactive turn goes back. Pages that
  /// show already are not turned to again.
  ///
  /// - Precondition: as many as the spine asks for, as on iOS: two for `mid`, else one, and with the
  ///   back of the page two for an animated turn of double-sided ones.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turnInCode(
      to: viewControllers ?? [], direction: direction, animated: animated, completion: completion)
  }

  // MARK: View

  open override func loadView() {
    let view = PageRootView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.layer.role = "container"
    content.frame = view.bounds
    content.onLeavingWindow = { [weak self] in self?.endTurnAtOnce() }
    view.addSubview(content)
    view.addSubview(indicator)
    for recognizer in gestures.recognizers { view.addGestureRecognizer(recognizer) }
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // A page whose view is loaded now may ask for another one, which shows then.
    let pages = shown
    let views = pages.compactMap { $0.view }
    if pages.elementsEqual(shown, by: ===) { content.show(views) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOut()
    askForSpine()
  }

  package override func placeAppearingChildren() { if turn == nil { layOut() } }

  package override var appearingChildren: [UIViewController] {
    guard let turn else { return shown }
    return shown + turn.entering
  }

  /// As the delegate says; what any controller supports without one.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? usualOrientations
  }

  /// As the delegate says; the present one without one.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// What any controller supports.
  var usualOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
}

/// The root view of a page view controller.
final class PageRootView: UIView {}
