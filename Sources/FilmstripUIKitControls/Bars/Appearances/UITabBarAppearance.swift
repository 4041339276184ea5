// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance, BarItemOwner {
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { adoptItems() } }

  public required init() {
    super.init()
    adoptItems()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stackedLayoutAppearance = UITabBarItemAppearance(copying: other.stackedLayoutAppearance)
    }
    adoptItems()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptItems()
  }

  private func adoptItems() {
    stackedLayoutAppearance.owner = self
    noteChange()
  }

  package func barItemDidChange() { noteChange() }
}

@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public let normal: UITabBarItemStateAppearance
  public let selected: UITabBarItemStateAppearance
  weak var owner: (any BarItemOwner)?

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
  open var iconColor: UIColor? { didSet { changed?() } }
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
