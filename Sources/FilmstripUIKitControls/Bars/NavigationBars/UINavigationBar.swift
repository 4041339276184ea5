// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews
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

  open weak var delegate: (any UINavigationBarDelegate)?

  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  open var barStyle: UIBarStyle = .default { didSet { contentDidChange() } }
  open var isTranslucent = true
  open var standardAppearance: UINavigationBarAppearance {
    get { storedAppearance }
    set {
      givenAppearances.standardAppearance = newValue
      storedAppearance = adopted(UINavigationBarAppearance(barAppearance: newValue))
    }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get { storedCompactAppearance }
    set {
      givenAppearances.compactAppearance = newValue
      storedCompactAppearance =
        newValue.map { adopted(UINavigationBarAppearance(barAppearance: $0)) }
    }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedScrollEdgeAppearance }
    set {
      givenAppearances.scrollEdgeAppearance = newValue
      storedScrollEdgeAppearance =
        newValue.map { adopted(UINavigationBarAppearance(barAppearance: $0)) }
    }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedCompactScrollEdgeAppearance }
    set {
      storedCompactScrollEdgeAppearance =
        newValue.map { adopted(UINavigationBarAppearance(barAppearance: $0)) }
    }
  }

  private(set) var givenAppearances = GivenAppearances()

  struct GivenAppearances {
    var standardAppearance: UINavigationBarAppearance?
    var compactAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance: UINavigationBarAppearance?
  }

  private lazy var storedAppearance = adopted(UINavigationBarAppearance())
  private var storedCompactAppearance: UINavigationBarAppearance?
  private var storedScrollEdgeAppearance: UINavigationBarAppearance?
  private var storedCompactScrollEdgeAppearance: UINavigationBarAppearance?

  package var stack: [UINavigationItem] = []
  let background = BarBackgroundView(hairlineIsAbove: false)
  /// What is shown of the top item.
  var content: NavigationBarContentView?
  /// The change in progress; the bar lays nothing out meanwhile.
  package weak var transition: NavigationBarTransition?
  var isContentStale = false
  /// How far the background reaches up under the status bar, in points.
  package var statusBarExtent: CGFloat = 0 {
    didSet { if statusBarExtent != oldValue { setNeedsLayout() } }
  }
  package var isManaged = false
  /// Called when the back button is tapped; without it the bar pops its top item.
  package var onBack: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.role = "navigation bar"
    addSubview(background)
    addTapHandler { bar, point in bar.activate(at: point) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.role = "navigation bar"
    addSubview(background)
    addTapHandler { bar, point in bar.activate(at: point) }
  }

  open var barPosition: UIBarPosition {
    let asked = delegate?.position(for: self) ?? .any
    return asked == .any ? (isManaged ? .topAttached : .top) : asked
  }

  // MARK: Stack

  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

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

  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes }
    set { standardAppearance.titleTextAttributes = newValue ?? [:] }
  }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes }
    set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
  }

  /// The image before the title of the button that leads back; reported, as it stays a chevron.
  open var backIndicatorImage: UIImage? {
    didSet {
      if backIndicatorImage != nil {
        UnsupportedFeature.report("UINavigationBar.backIndicatorImage")
      }
    }
  }

  /// What cuts off titles that move behind the image; none is there that could be cut.
  open var backIndicatorTransitionMaskImage: UIImage?

  open var shadowImage: UIImage? {
    get { standardAppearance.shadowImage }
    set { standardAppearance.shadowImage = newValue }
  }

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

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(for: topItem))
  }

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

  package func barItemDidChange() { contentDidChange() }

  private func adopted(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    appearance.owner = self
    contentDidChange()
    return appearance
  }
}
