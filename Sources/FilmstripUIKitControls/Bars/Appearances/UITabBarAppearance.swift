// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance, BarItemOwner {
  /// The tabs of an upright phone: the icon above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { adoptItems() }
  }

  /// The default appearance: the material of bars with a line.
  public required init() {
    super.init()
    adoptItems()
  }

  /// A copy of another appearance, perhaps of another kind of bar: what both have is taken over.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stackedLayoutAppearance = UITabBarItemAppearance(copying: other.stackedLayoutAppearance)
    }
    adoptItems()
  }

  /// There are no archives to decode from here: an appearance from a coder is the default one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptItems()
  }

  private func adoptItems() {
    stackedLayoutAppearance.owner = self
    noteChange()
  }

  /// The look of the tabs has changed.
  package func barItemDidChange() { noteChange() }
}

@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Of tabs that are not selected.
  public let normal: UITabBarItemStateAppearance
  public let selected: UITabBarItemStateAppearance
  /// The owner of the appearance.
  weak var owner: (any BarItemOwner)?

  /// The default look: gray, and the tint for the selected tab.
  public override init() {
    normal = UITabBarItemStateAppearance()
    selected = UITabBarItemStateAppearance()
    super.init()
    adopt()
  }

  init(copying other: UITabBarItemAppearance) {
    normal = UITabBarItemStateAppearance(copying: other.normal)
    selected = UITabBarItemStateAppearance(copying: other.selected)
    super.init()
    adopt()
  }

  private func adopt() {
    for state in [normal, selected] {
      state.changed = { [weak self] in self?.owner?.barItemDidChange() }
    }
  }
}

@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Attributes of the title; the colour counts, others are reported.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { title.given }
    set {
      title.given = newValue
      changed?()
    }
  }
  /// Colour of the icon; nil for the bar's.
  open var iconColor: UIColor? { didSet { changed?() } }
  /// Colour of the badge; nil for system red.
  open var badgeBackgroundColor: UIColor? { didSet { changed?() } }

  private(set) var title = BarTextAttributes()
  var changed: (() -> Void)?

  override init() { super.init() }

  init(copying other: UITabBarItemStateAppearance) {
    super.init()
    title = other.title
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
  }
}
