// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var invalidatesAll = false
  var invalidatesCounts = false
  private var items: [IndexPath]?
  private var supplementary: [String: [IndexPath]]?
  private var decorations: [String: [IndexPath]]?

  public override init() { super.init() }

  open var invalidateEverything: Bool { invalidatesAll }
  open var invalidateDataSourceCounts: Bool { invalidatesCounts }
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content's size changes, in points; layouts here compute it again in any case.
  open var contentSizeAdjustment = CGSize.zero

  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  { supplementary = (supplementary ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +) }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = (decorations ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
    super.init()
  }
}
