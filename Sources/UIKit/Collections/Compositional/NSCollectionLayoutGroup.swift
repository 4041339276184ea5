// SPDX-License-Identifier: MIT

/// Items beside or below each other, or where code puts them.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// What repeats until the group is full.
  public let subitems: [NSCollectionLayoutItem]
  /// How many of the first item share the group; nil for as many as there is room for.
  let count: Int?
  /// Room between items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Views that are fixed to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  init(
    _ arrangement: Arrangement, _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    count: Int?
  ) {
    (self.arrangement, self.subitems, self.count) = (arrangement, subitems, count)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Items beside each other, as many as there is room for.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, count: nil)
  }
  /// Items beside each other that share the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
  }
  /// Items beside each other that share the width, as before iOS 16.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
  }
  /// Items below each other, as many as there is room for.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, subitems, count: nil)
  }
  /// Items below each other that share the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
  }
  /// Items below each other that share the height, as before iOS 16.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
  }
  /// Items where code puts them.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [], count: nil)
  }
}

/// Puts the items of a group into their places.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in its group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group.
  public let frame: CGRect
  /// In front of what it lies.
  public let zIndex: Int

  /// A place in a group.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// The room that a layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// All of it.
  var contentSize: CGSize { get }
  /// What the insets leave.
  var effectiveContentSize: CGSize { get }
  /// What is left empty at the sides.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// What is left empty at the sides, with the safe area.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout depends on.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The room and the traits of a collection view.
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero, _ traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}
