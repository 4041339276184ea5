// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews
internal import QuartzCore
internal import FilmstripWording

/// The bar at the top that shows the place in a stack: title, buttons, and the back button.
///
/// It looks as on iOS 13 to 18: 44 points high, with the material of bars as a background that
/// continues under the status bar, and a line of one device pixel below it.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, BarItemOwner {
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UINavigationBar.barTintColor),
      .value(\UINavigationBar.shadowImage),
      .value(\UINavigationBar.isTranslucent),
      .value(\UINavigationBar.barStyle),
      .value(\UINavigationBar.prefersLargeTitles),
      .attributes(\UINavigationBar.titleTextAttributes),
      .attributes(\UINavigationBar.largeTitleTextAttributes),
      .of(
        UINavigationBar.self, { $0.backgroundImage(for: .default) },
        { $0.setBackgroundImage($1, for: .default) }, isSame: ===),
      .of(
        UINavigationBar.self, { $0.givenAppearances.standardAppearance },
        { if let look = $1 { $0.standardAppearance = look } },
        isSame: ===),
      .of(
        UINavigationBar.self, { $0.givenAppearances.compactAppearance },
        { if let look = $1 { $0.compactAppearance = look } },
        isSame: ===),
      .of(
        UINavigationBar.self, { $0.givenAppearances.scrollEdgeAppearance },
        { if let look = $1 { $0.scrollEdgeAppearance = look } },
        isSame: ===),
    ]
  }

  /// Is notified of pushes and pops; not kept alive.
  ///
  /// A navigation controller's bar needs none.
  open weak var delegate: (any UINavigationBarDelegate)?

  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  /// The style where no appearance was set.
  open var barStyle: UIBarStyle = .default { didSet { contentDidChange() } }
  /// Whether controllers' views may lie under the bar; true by default.
  ///
  /// What shows through is up to the appearance: the material of bars, unless it is given a colour.
  open var isTranslucent = true
  /// The look of the bar; what is given is copied.
  open var standardAppearance: UINavigationBarAppearance {
    get { storedAppearance }
    set {
      givenAppearances.standardAppearance = newValue
      storedAppearance = adopted(UINavigationBarAppearance(barAppearance: newValue))
    }
  }
  /// The look in a low bar; nil for the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    get { storedCompactAppearance }
    set {
      givenAppearances.compactAppearance = newValue
      storedCompactAppearance =
        newValue.map { adopted(UINavigationBarAppearance(barAppearance: $0)) }
    }
  }
  /// The look where nothing is scrolled beneath the bar; nil for the standard one with a transparent
  /// background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedScrollEdgeAppearance }
    set {
      givenAppearances.scrollEdgeAppearance = newValue
      storedScrollEdgeAppearance =
        newValue.map { adopted(UINavigationBarAppearance(barAppearance: $0)) }
    }
  }
  /// The look of a low bar where nothing is scrolled beneath it; nil for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedCompactScrollEdgeAppearance }
    set {
      storedCompactScrollEdgeAppearance =
        newValue.map { adopted(UINavigationBarAppearance(barAppearance: $0)) }
    }
  }

  /// What code has given the bar, for proxies.
  private(set) var givenAppearances = GivenAppearances()

  /// Looks that were given, as they were given.
  struct GivenAppearances {
    var standardAppearance: UINavigationBarAppearance?
    var compactAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance: UINavigationBarAppearance?
  }

  private lazy var storedAppearance = adopted(UINavigationBarAppearance())
  private var storedCompactAppearance: UINavigationBarAppearance?
  private var storedScrollEdgeAppearance: UINavigationBarAppearance?
  private var storedCompactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The items from the root to the top.
  package var stack: [UINavigationItem] = []
  let background = BarBackgroundView(hairlineIsAbove: false)
  /// What is shown of the top item.
  var content: NavigationBarContentView?
  /// The change in progress; the bar lays nothing out meanwhile.
  package weak var transition: NavigationBarTransition?
  /// Whether `content` no longer shows what its item says.
  var isContentStale = false
  /// How far the background reaches up under the status bar, in points.
  package var statusBarExtent: CGFloat = 0 {
    didSet { if statusBarExtent != oldValue { setNeedsLayout() } }
  }
  /// Whether a navigation controller manages the stack.
  package var isManaged = false
  /// Called when the back button is tapped; without it the bar pops its top item.
  package var onBack: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.role = "navigation bar"
    addSubview(background)
    addTapHandler { bar, point in bar.activate(at: point) }
  }

  /// There are no archives to decode from here: a bar from a coder starts empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.role = "navigation bar"
    addSubview(background)
    addTapHandler { bar, point in bar.activate(at: point) }
  }

  /// Where the bar lies: as the delegate says, else at the top of the screen in a navigation
  /// controller and at the top of its superview otherwise.
  open var barPosition: UIBarPosition {
    let asked = delegate?.position(for: self) ?? .any
    return asked == .any ? (isManaged ? .topAttached : .top) : asked
  }

  // MARK: Stack

  /// The items from the root to the top; setting them shows the last one at once.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown; nil for an empty bar.
  open var topItem: UINavigationItem? { stack.last }

  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Puts an item on top, unless the delegate forbids it.
  ///
  /// - Precondition: no navigation controller manages the bar, as on iOS.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    checkIsOwn("pushItem(_:animated:)")
    push(item, animated: animated)
  }

  /// Takes the top item away, unless the delegate forbids it; returns nil then and for an empty
  /// bar.
  ///
  /// - Precondition: no navigation controller manages the bar, as on iOS.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    checkIsOwn("popItem(animated:)")
    return pop(animated: animated)
  }

  /// Replaces the stack: animated as a push when the new top was not in it, as a pop when it was.
  ///
  /// - Precondition: no navigation controller manages the bar, as on iOS.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    checkIsOwn("setItems(_:animated:)")
    replace(items ?? [], animated: animated)
  }

  private func checkIsOwn(_ call: String) {
    require(
      !isManaged, "Cannot call \(call) directly on a UINavigationBar managed by a controller.")
  }

  // MARK: Older ways to set the look

  /// The background's colour in the standard appearance.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  /// Attributes of the title in the standard appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes }
    set { standardAppearance.titleTextAttributes = newValue ?? [:] }
  }

  /// Attributes of the large title in the standard appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes }
    set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
  }

  /// Shown in place of the line below the bar; an image without size takes the line away.
  open var shadowImage: UIImage? {
    get { standardAppearance.shadowImage }
    set { standardAppearance.shadowImage = newValue }
  }

  /// Shows an image instead of the bar's material; one without size makes the bar transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else {
      UnsupportedFeature.report("UINavigationBar.setBackgroundImage(_:for:) for other heights")
      return
    }
    standardAppearance.replaceMaterial(with: backgroundImage)
  }

  /// Shows an image instead of the bar's material, as `setBackgroundImage(_:for:)`, for bars that lie in
  /// a place: each bar here is one, so that `any` and the bar's own place are taken.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    guard position == .any || position == .topAttached else { return }
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    position == .any || position == .topAttached ? backgroundImage(for: barMetrics) : nil
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? standardAppearance.backgroundImage : nil
  }

  // MARK: Layout

  /// The screen's width and the height that the top item needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(for: topItem))
  }

  /// Any width, and the height that the top item needs.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(for: topItem))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Another screen may have other heights.
    contentDidChange()
  }

  /// Something shown has changed.
  package func barItemDidChange() { contentDidChange() }

  private func adopted(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    appearance.owner = self
    contentDidChange()
    return appearance
  }
}
