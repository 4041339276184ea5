// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

/// A bar of tabs at the bottom: 49 points high, and what the home indicator covers.
///
/// It looks as on iOS 13 to 18: evenly spaced tabs, with the icon above the title, on the material of
/// bars.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemOwner {
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UITabBar.barTintColor),
      .value(\UITabBar.unselectedItemTintColor),
      .of(
        UITabBar.self, { $0.givenAppearances.standardAppearance },
        { if let look = $1 { $0.standardAppearance = look } },
        isSame: ===),
      .of(
        UITabBar.self, { $0.givenAppearances.scrollEdgeAppearance },
        { if let look = $1 { $0.scrollEdgeAppearance = look } },
        isSame: ===),
    ]
  }

  /// Without the part under the home indicator.
  package static let contentHeight = BarMetrics.tabBarHeight

  open weak var delegate: (any UITabBarDelegate)?

  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  open var selectedItem: UITabBarItem? {
    get { storedSelection }
    set {
      let isHere = newValue.map { new in storedItems?.contains { $0 === new } == true } ?? true
      guard isHere, newValue !== storedSelection else { return }
      storedSelection = newValue
      barItemDidChange()
    }
  }

  private(set) var givenAppearances = GivenAppearances()

  struct GivenAppearances {
    var standardAppearance: UITabBarAppearance?
    var scrollEdgeAppearance: UITabBarAppearance?
  }

  open var standardAppearance: UITabBarAppearance {
    get { appearance }
    set {
      givenAppearances.standardAppearance = newValue
      take(UITabBarAppearance(barAppearance: newValue))
    }
  }
  /// The look while nothing is scrolled beneath the bar; nil for the standard one.
  ///
  /// Taken where `BehaviorProfile.scrollEdgeBarsNeedLargeTitles` is false: what is scrolled is not
  /// looked at yet.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edgeAppearance }
    set {
      givenAppearances.scrollEdgeAppearance = newValue
      edgeAppearance = newValue.map { UITabBarAppearance(barAppearance: $0) }
      edgeAppearance?.owner = self
      barItemDidChange()
    }
  }
  open var barStyle: UIBarStyle = .default { didSet { barItemDidChange() } }
  /// Whether views may lie under the bar; true by default.
  ///
  /// What shows through is up to the appearance: the material of bars, unless it is given a colour.
  /// Views always may: false is reported.
  open var isTranslucent = true {
    didSet { if !isTranslucent { UnsupportedFeature.report("UITabBar.isTranslucent") } }
  }
  open var unselectedItemTintColor: UIColor? { didSet { barItemDidChange() } }
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }
  open var backgroundImage: UIImage? {
    get { standardAppearance.backgroundImage }
    set { standardAppearance.replaceMaterial(with: newValue) }
  }
  open var shadowImage: UIImage? {
    get { standardAppearance.shadowImage }
    set { standardAppearance.shadowImage = newValue }
  }

  /// Whether the application has hidden the bar, or a push of a controller with
  /// `hidesBottomBarWhenPushed`.
  ///
  /// A tab bar controller's children have the room of a hidden bar with the next layout.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      isHiddenByApplication = newValue
      updateVisibility()
    }
  }

  /// Whether the application has hidden the bar: then it stays hidden, whatever is pushed.
  package private(set) var isHiddenByApplication = false
  /// Whether a push has hidden the bar; not while it still moves with the screen that it is on.
  package var isHiddenByPush = false { didSet { updateVisibility() } }

  private func updateVisibility() {
    let isHidden = isHiddenByApplication || isHiddenByPush
    guard isHidden != super.isHidden else { return }
    super.isHidden = isHidden
    superview?.setNeedsLayout()
  }

  /// Notified of a tap after the delegate; says whether the tab may be selected.
  package var onSelect: ((UITabBarItem) -> Bool)?

  private var storedItems: [UITabBarItem]?
  private weak var storedSelection: UITabBarItem?
  private var appearance = UITabBarAppearance()
  private var edgeAppearance: UITabBarAppearance?
  private let background = BarBackgroundView(hairlineIsAbove: true)
  private var tabs: [TabView] = []
  private var areTabsStale = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "tab bar"
    appearance.owner = self
    addSubview(background)
    addTapHandler { bar, point in if let item = bar.item(at: point) { bar.select(item) } }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if let items, items.count > Self.itemLimit {
      UnsupportedFeature.report("UITabBar with more than \(Self.itemLimit) items")
    }
    for item in storedItems ?? [] where item.owner === self { item.owner = nil }
    storedItems = items
    for item in items ?? [] { item.owner = self }
    if let selection = storedSelection, items?.contains(where: { $0 === selection }) != true {
      storedSelection = nil
    }
    guard animated, window != nil else { return barItemDidChange() }
    let old = tabs
    makeTabs()
    exchange(old, for: tabs, place: placeTabs)
  }

  /// How many tabs a phone has room for; a sixth makes a "More" tab of the fifth on iOS.
  private static let itemLimit = 5

  // MARK: Choice

  /// The tab at a point of the bar; nil for none.
  package func item(at point: CGPoint) -> UITabBarItem? {
    layoutIfNeeded()
    return tabs.first { $0.frame.contains(point) }?.item
  }

  /// Selects a tab as a tap does: the delegate is notified of it before the controller; not a tab
  /// that is not enabled, or not in the bar.
  package func select(_ item: UITabBarItem) {
    guard item.isEnabled, storedItems?.contains(where: { $0 === item }) == true else { return }
    let old = storedSelection
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    if onSelect?(item) == false { selectedItem = old }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let screen = window?.screen ?? UIScreen.main
    return CGSize(width: size.width, height: Self.contentHeight + screen.safeAreaInsets.bottom)
  }

  /// What the home indicator covers of the bar, as it was laid out last.
  private var coveredHeight: CGFloat = 0

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.contentHeight + coveredHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if safeAreaInsets.bottom != coveredHeight {
      coveredHeight = safeAreaInsets.bottom
      invalidateIntrinsicContentSize()
    }
    if areTabsStale {
      for view in tabs { view.removeFromSuperview() }
      makeParts(makeTabs, place: placeTabs)
    }
    placeTabs()
    background.show(shownAppearance.backgroundStyle(isDark: barStyle == .black))
    background.place(in: bounds)
  }

  package func barItemDidChange() {
    areTabsStale = true
    setNeedsLayout()
  }

  private var shownAppearance: UITabBarAppearance {
    environment.behavior.scrollEdgeBarsNeedLargeTitles ? appearance : edgeAppearance ?? appearance
  }

  private func take(_ new: UITabBarAppearance) {
    appearance = new
    new.owner = self
    barItemDidChange()
  }

  @discardableResult
  private func makeTabs() -> [UIView] {
    areTabsStale = false
    let look = shownAppearance.stackedLayoutAppearance
    tabs = (storedItems ?? []).map { item in
      TabView(
        item: item, isSelected: item === storedSelection,
        look: item === storedSelection ? look.selected : look.normal,
        unselectedColor: unselectedItemTintColor ?? .systemGray)
    }
    for tab in tabs { addSubview(tab) }
    return tabs
  }

  private func placeTabs() {
    guard !tabs.isEmpty, bounds.width.isFinite else { return }
    let width = bounds.width / CGFloat(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let left = (CGFloat(index) * width).roundedToPixel
      let right = (CGFloat(index + 1) * width).roundedToPixel
      tab.place(at: CGRect(x: left, y: 0, width: right - left, height: Self.contentHeight))
    }
  }
}
