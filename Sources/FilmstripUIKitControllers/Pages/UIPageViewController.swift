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

  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open internal(set) var spineLocation: SpineLocation
  let interPageSpacing: CGFloat

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { updateIndicator() } }

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
  var shown: [UIViewController] = []
  var waitingTurns: [Turn] = []
  var turn: TurnInProgress?
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

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? usualOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  var usualOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
}

final class PageRootView: UIView {}
