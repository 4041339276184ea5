// SPDX-License-Identifier: MIT

/// How sections look that are lists, as tables do.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// What the list looks like; raw values are those of the SDK.
  public enum Appearance: Int, Sendable {
    /// As a plain table.
    case plain = 0
    /// As a grouped table.
    case grouped = 1
    /// As an inset grouped table.
    case insetGrouped = 2
    /// As a sidebar.
    case sidebar = 3
    /// As a plain sidebar.
    case sidebarPlain = 4
  }

  /// What a section has above its rows; raw values are those of the SDK.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// Its first row.
    case firstItemInSection = 2
  }

  /// What a section has below its rows; raw values are those of the SDK.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// What the list looks like.
  public let appearance: Appearance
  /// Whether lines are between rows: they are drawn by cells of one's own, and reported where they are
  /// to be left out.
  public var showsSeparators = true {
    didSet {
      if !showsSeparators {
        UnsupportedFeature.report("UICollectionLayoutListConfiguration.showsSeparators")
      }
    }
  }
  /// The colour behind the rows: reported, as the collection view has one of its own.
  public var backgroundColor: UIColor? {
    didSet {
      if backgroundColor != nil {
        UnsupportedFeature.report("UICollectionLayoutListConfiguration.backgroundColor")
      }
    }
  }
  /// What a section has above its rows.
  public var headerMode = HeaderMode.none
  /// What a section has below its rows.
  public var footerMode = FooterMode.none
  /// The room above headers, in points; nil for the usual one.
  public var headerTopPadding: CGFloat?
  /// The actions that a swipe from the leading side of a row shows.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions that a swipe from the trailing side of a row shows.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Gives the actions of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// A list with an appearance.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The section of the list in a width.
  func section(in width: CGFloat) -> NSCollectionLayoutSection {
    let tables = BehaviorProfile.current.tables
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(CGFloat(tables.rowHeight)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let margin = CGFloat(
      Double(width) >= tables.margins.wideFrom ? tables.margins.wide : tables.margins.compact)
    if appearance == .insetGrouped || appearance == .sidebar {
      section.contentInsets.leading = margin
      section.contentInsets.trailing = margin
    }
    if appearance != .plain, appearance != .sidebarPlain {
      // The room between the sections of grouped tables, half of it at each side.
      section.contentInsets.top = CGFloat(tables.grouped.gap)
      section.contentInsets.bottom = CGFloat(tables.grouped.gap)
    }
    if let headerTopPadding { section.contentInsets.top = headerTopPadding }
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}
