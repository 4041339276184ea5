// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UINavigationItem: NSObject, BarItemOwner {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`
    case generic
    case minimal
  }

  /// How much of the large title is covered by what is scrolled, in points: all of it from its height
  /// on; negative where it was pulled down.
  package var coveredTitle: CGFloat = 0
  open var title: String? { didSet { if title != oldValue { barItemDidChange() } } }
  open var titleView: UIView? { didSet { if titleView !== oldValue { barItemDidChange() } } }
  /// A line above the title, in a bar that is higher; reported, as none is drawn here.
  open var prompt: String? {
    didSet { if prompt != nil { UnsupportedFeature.report("UINavigationItem.prompt") } }
  }
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { barItemDidChange() } }
  }
  open var backBarButtonItem: UIBarButtonItem? { didSet { adopt([backBarButtonItem]) } }
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { barItemDidChange() } }
  open var hidesBackButton: Bool {
    get { isBackButtonHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }
  open var leftItemsSupplementBackButton = false { didSet { barItemDidChange() } }
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { barItemDidChange() }
  }

  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems?.first }
    set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
  }

  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { keep(newValue, \.standard) }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { keep(newValue, \.compact) }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { keep(newValue, \.scrollEdge) }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { keep(newValue, \.compactScrollEdge) }
  }

  package var search: (any NavigationSearch)? { didSet { barItemDidChange() } }
  open var hidesSearchBarWhenScrolling = true { didSet { barItemDidChange() } }

  weak var bar: UINavigationBar?
  private var isBackButtonHidden = false
  private var leftItems: [UIBarButtonItem]?
  private var rightItems: [UIBarButtonItem]?
  private var appearances = Appearances()

  public init(title: String) {
    super.init()
    self.title = title
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftItems = items
    adopt(items ?? [], animated: animated)
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items
    adopt(items ?? [], animated: animated)
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != isBackButtonHidden else { return }
    isBackButtonHidden = hidesBackButton
    bar?.itemDidChange(animated: animated)
  }

  package func barItemDidChange() { bar?.itemDidChange(animated: false) }

  private func adopt(_ items: [UIBarButtonItem?], animated: Bool = false) {
    for item in items { item?.owner = self }
    bar?.itemDidChange(animated: animated)
  }

  private func keep(
    _ appearance: UINavigationBarAppearance?,
    _ place: WritableKeyPath<Appearances, UINavigationBarAppearance?>
  ) {
    let copy = appearance.map { UINavigationBarAppearance(barAppearance: $0) }
    copy?.owner = self
    appearances[keyPath: place] = copy
    barItemDidChange()
  }

  /// What was set for this item alone.
  private struct Appearances {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
  }
}
