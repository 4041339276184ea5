// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

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
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  public init(appearance: Appearance) { self.appearance = appearance }

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
