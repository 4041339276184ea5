// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UINavigationItem: NSObject, BarItemOwner {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it in the stack.
    case automatic
    case always
    case never
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, "Back" where that is too long, and nothing where that is too long.
    case `default`
    /// "Back", or nothing.
    case generic
    /// Nothing but the chevron.
    case minimal
  }

  /// How much of the large title is covered by what is scrolled, in points: all of it from its height
  /// on; negative where it was pulled down.
  package var coveredTitle: CGFloat = 0
  /// Shown in the middle of the bar, and on the back button of the item above.
  open var title: String? { didSet { if title != oldValue { barItemDidChange() } } }
  /// Shown instead of the title, in its own size, made smaller where it has no room.
  open var titleView: UIView? { didSet { if titleView !== oldValue { barItemDidChange() } } }
  /// A line above the title, in a bar that is higher; reported, as none is drawn here.
  open var prompt: String? {
    didSet { if prompt != nil { UnsupportedFeature.report("UINavigationItem.prompt") } }
  }
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { barItemDidChange() } }
  }
  /// Replaces title and image of the back button that leads to this item.
  open var backBarButtonItem: UIBarButtonItem? { didSet { adopt([backBarButtonItem]) } }
  /// What the back button that leads to this item shows.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { barItemDidChange() }
  }
  /// Whether this item has no back button; false by default.
  open var hidesBackButton: Bool {
    get { isBackButtonHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }
  open var leftItemsSupplementBackButton = false { didSet { barItemDidChange() } }
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { barItemDidChange() }
  }

  /// From the left side inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// From the right side inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The first of the left items; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  /// The first of the right items; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems?.first }
    set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
  }

  /// Replaces the bar's own appearance for this item; a copy is kept.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { keep(newValue, \.standard) }
  }
  /// Replaces the bar's appearance in a low bar; a copy is kept.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { keep(newValue, \.compact) }
  }
  /// Replaces the bar's appearance where nothing is scrolled beneath it; a copy is kept.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { keep(newValue, \.scrollEdge) }
  }
  /// Replaces the appearance of a low bar where nothing is scrolled beneath it; a copy is kept.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { keep(newValue, \.compactScrollEdge) }
  }

  /// The search whose bar is shown below the title.
  package var search: (any NavigationSearch)? { didSet { barItemDidChange() } }
  open var hidesSearchBarWhenScrolling = true { didSet { barItemDidChange() } }

  /// The bar whose stack the item is in.
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

  /// There are no archives to decode from here: an item from a coder starts empty.
  public required init?(coder: NSCoder) { super.init() }

  /// Replaces the left items; with `animated` the old ones fade out and the new ones in.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftItems = items
    adopt(items ?? [], animated: animated)
  }

  /// Replaces the right items; with `animated` the old ones fade out and the new ones in.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items
    adopt(items ?? [], animated: animated)
  }

  /// Replaces the left items by one; with `animated` they fade.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Replaces the right items by one; with `animated` they fade.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets whether this item has no back button; with `animated` it fades.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != isBackButtonHidden else { return }
    isBackButtonHidden = hidesBackButton
    bar?.itemDidChange(animated: animated)
  }

  /// Something the bar shows of the item has changed.
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
