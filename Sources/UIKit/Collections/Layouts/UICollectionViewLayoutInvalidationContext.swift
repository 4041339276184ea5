// SPDX-License-Identifier: MIT

/// What of a layout is to be computed again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var invalidatesAll = false
  var invalidatesCounts = false
  private var items: [IndexPath]?
  private var supplementary: [String: [IndexPath]]?
  private var decorations: [String: [IndexPath]]?

  /// A context that names nothing.
  public override init() { super.init() }

  /// Whether everything has changed, as after `reloadData()`.
  open var invalidateEverything: Bool { invalidatesAll }
  /// Whether the data source is asked again for how much there is.
  open var invalidateDataSourceCounts: Bool { invalidatesCounts }

  /// By how much the content offset is moved, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content's size changes, in points; layouts here compute it again in any case.
  open var contentSizeAdjustment = CGSize.zero

  /// Names items whose attributes have changed.
  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

  /// Names supplementary views whose attributes have changed.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementary = (supplementary ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views whose attributes have changed.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = (decorations ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The items that were named; nil for none.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  /// The supplementary views that were named, by their kinds; nil for none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }
  /// The decoration views that were named, by their kinds; nil for none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }
}

/// What of a flow layout is to be computed again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes and spacings; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether attributes are computed again; true by default.
  open var invalidateFlowLayoutAttributes = true
}

/// A change of the data that a layout is prepared for.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What becomes of an item or a section.
  public enum Action: Int, Sendable {
    /// It is new.
    case insert = 0
    /// It is gone.
    case delete = 1
    /// It is another one at the same place.
    case reload = 2
    /// It is at another place.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where it was; nil for what is new.
  ///
  /// A section has `NSNotFound` for its item.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Where it is; nil for what is gone.
  ///
  /// A section has `NSNotFound` for its item.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What becomes of it.
  open private(set) var updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
    super.init()
  }
}
