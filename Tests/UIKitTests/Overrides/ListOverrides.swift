// SPDX-License-Identifier: MIT
import UIKit

// Tables, collections and scroll views: what subclasses of applications override has to be in the classes' bodies. Nothing here runs: that it compiles is
// the test. A member that is missing is added where the compiler names it.

private class OwnUITableViewController: UITableViewController {
  override var tableView: UITableView! { didSet {} }
  override var clearsSelectionOnViewWillAppear: Bool { didSet {} }
  override func numberOfSections(in t: UITableView) -> Int { 1 }
  override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
  override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { nil }
  override func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { nil }
  override func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? { nil }
  override func tableView(_ t: UITableView, viewForFooterInSection s: Int) -> UIView? { nil }
  override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 1 }
  override func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { 1 }
  override func tableView(_ t: UITableView, heightForFooterInSection s: Int) -> CGFloat { 1 }
  override func tableView(_ t: UITableView, estimatedHeightForRowAt i: IndexPath) -> CGFloat { 1 }
  override func tableView(_ t: UITableView, estimatedHeightForHeaderInSection s: Int) -> CGFloat {
    1
  }
  override func tableView(_ t: UITableView, estimatedHeightForFooterInSection s: Int) -> CGFloat {
    1
  }
  override func tableView(_ t: UITableView, willDisplay c: UITableViewCell, forRowAt i: IndexPath) {
  }
  override func tableView(
    _ t: UITableView, didEndDisplaying c: UITableViewCell, forRowAt i: IndexPath
  ) {}
  override func tableView(_ t: UITableView, willDisplayHeaderView v: UIView, forSection s: Int) {}
  override func tableView(_ t: UITableView, willDisplayFooterView v: UIView, forSection s: Int) {}
  override func tableView(_ t: UITableView, didEndDisplayingHeaderView v: UIView, forSection s: Int)
  {}
  override func tableView(_ t: UITableView, didEndDisplayingFooterView v: UIView, forSection s: Int)
  {}
  override func tableView(_ t: UITableView, shouldHighlightRowAt i: IndexPath) -> Bool { true }
  override func tableView(_ t: UITableView, didHighlightRowAt i: IndexPath) {}
  override func tableView(_ t: UITableView, didUnhighlightRowAt i: IndexPath) {}
  override func tableView(_ t: UITableView, willSelectRowAt i: IndexPath) -> IndexPath? { i }
  override func tableView(_ t: UITableView, willDeselectRowAt i: IndexPath) -> IndexPath? { i }
  override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
  override func tableView(_ t: UITableView, didDeselectRowAt i: IndexPath) {}
  override func tableView(_ t: UITableView, accessoryButtonTappedForRowWith i: IndexPath) {}
  override func tableView(_ t: UITableView, editingStyleForRowAt i: IndexPath)
    -> UITableViewCell.EditingStyle
  { .none }
  override func tableView(_ t: UITableView, titleForDeleteConfirmationButtonForRowAt i: IndexPath)
    -> String?
  { nil }
  override func tableView(_ t: UITableView, shouldIndentWhileEditingRowAt i: IndexPath) -> Bool {
    true
  }
  override func tableView(_ t: UITableView, editActionsForRowAt i: IndexPath)
    -> [UITableViewRowAction]?
  { nil }
  override func tableView(_ t: UITableView, leadingSwipeActionsConfigurationForRowAt i: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  override func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt i: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  override func tableView(_ t: UITableView, willBeginEditingRowAt i: IndexPath) {}
  override func tableView(_ t: UITableView, didEndEditingRowAt i: IndexPath?) {}
  override func tableView(
    _ t: UITableView, commit e: UITableViewCell.EditingStyle, forRowAt i: IndexPath
  ) {}
  override func tableView(_ t: UITableView, canEditRowAt i: IndexPath) -> Bool { true }
  override func tableView(_ t: UITableView, canMoveRowAt i: IndexPath) -> Bool { true }
  override func tableView(_ t: UITableView, moveRowAt i: IndexPath, to j: IndexPath) {}
  override func tableView(
    _ t: UITableView, targetIndexPathForMoveFromRowAt i: IndexPath, toProposedIndexPath j: IndexPath
  ) -> IndexPath { j }
  override func tableView(_ t: UITableView, indentationLevelForRowAt i: IndexPath) -> Int { 0 }
  override func sectionIndexTitles(for t: UITableView) -> [String]? { nil }
  override func tableView(_ t: UITableView, sectionForSectionIndexTitle x: String, at i: Int) -> Int
  { 0 }
  override func tableView(
    _ t: UITableView, contextMenuConfigurationForRowAt i: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func tableView(
    _ t: UITableView,
    previewForHighlightingContextMenuWithConfiguration c: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  override func tableView(
    _ t: UITableView, previewForDismissingContextMenuWithConfiguration c: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  override func tableView(
    _ t: UITableView, willPerformPreviewActionForMenuWith c: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  override func tableView(_ t: UITableView, performPrimaryActionForRowAt i: IndexPath) {}
  override func scrollViewDidScroll(_ s: UIScrollView) {}
  override func scrollViewDidZoom(_ s: UIScrollView) {}
  override func scrollViewWillBeginDragging(_ s: UIScrollView) {}
  override func scrollViewWillEndDragging(
    _ s: UIScrollView, withVelocity v: CGPoint, targetContentOffset o: UnsafeMutablePointer<CGPoint>
  ) {}
  override func scrollViewDidEndDragging(_ s: UIScrollView, willDecelerate d: Bool) {}
  override func scrollViewWillBeginDecelerating(_ s: UIScrollView) {}
  override func scrollViewDidEndDecelerating(_ s: UIScrollView) {}
  override func scrollViewDidEndScrollingAnimation(_ s: UIScrollView) {}
  override func scrollViewShouldScrollToTop(_ s: UIScrollView) -> Bool { true }
  override func scrollViewDidScrollToTop(_ s: UIScrollView) {}
  override func viewForZooming(in s: UIScrollView) -> UIView? { nil }
}
private class OwnUICollectionViewController: UICollectionViewController {
  override var collectionView: UICollectionView! { didSet {} }
  override var clearsSelectionOnViewWillAppear: Bool { didSet {} }
  override var useLayoutToLayoutNavigationTransitions: Bool { didSet {} }
  override var installsStandardGestureForInteractiveMovement: Bool { didSet {} }
  override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
  override func numberOfSections(in c: UICollectionView) -> Int { 1 }
  override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 1 }
  override func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  override func collectionView(
    _ c: UICollectionView, viewForSupplementaryElementOfKind k: String, at i: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  override func collectionView(_ c: UICollectionView, canMoveItemAt i: IndexPath) -> Bool { true }
  override func collectionView(_ c: UICollectionView, moveItemAt i: IndexPath, to j: IndexPath) {}
  override func collectionView(_ c: UICollectionView, shouldHighlightItemAt i: IndexPath) -> Bool {
    true
  }
  override func collectionView(_ c: UICollectionView, didHighlightItemAt i: IndexPath) {}
  override func collectionView(_ c: UICollectionView, didUnhighlightItemAt i: IndexPath) {}
  override func collectionView(_ c: UICollectionView, shouldSelectItemAt i: IndexPath) -> Bool {
    true
  }
  override func collectionView(_ c: UICollectionView, shouldDeselectItemAt i: IndexPath) -> Bool {
    true
  }
  override func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {}
  override func collectionView(_ c: UICollectionView, didDeselectItemAt i: IndexPath) {}
  override func collectionView(_ c: UICollectionView, performPrimaryActionForItemAt i: IndexPath) {}
  override func collectionView(
    _ c: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt i: IndexPath
  ) {}
  override func collectionView(
    _ c: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt i: IndexPath
  ) {}
  override func collectionView(
    _ c: UICollectionView, willDisplaySupplementaryView v: UICollectionReusableView,
    forElementKind k: String, at i: IndexPath
  ) {}
  override func collectionView(
    _ c: UICollectionView, didEndDisplayingSupplementaryView v: UICollectionReusableView,
    forElementOfKind k: String, at i: IndexPath
  ) {}
  override func collectionView(
    _ c: UICollectionView, transitionLayoutForOldLayout f: UICollectionViewLayout,
    newLayout t: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: f, nextLayout: t)
  }
  override func collectionView(
    _ c: UICollectionView, targetContentOffsetForProposedContentOffset o: CGPoint
  ) -> CGPoint { o }
  override func collectionView(
    _ c: UICollectionView, contextMenuConfigurationForItemAt i: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func collectionView(
    _ c: UICollectionView, contextMenuConfigurationForItemsAt i: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func collectionView(
    _ c: UICollectionView, willPerformPreviewActionForMenuWith x: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  override func scrollViewDidScroll(_ s: UIScrollView) {}
  override func scrollViewDidZoom(_ s: UIScrollView) {}
  override func scrollViewWillBeginDragging(_ s: UIScrollView) {}
  override func scrollViewWillEndDragging(
    _ s: UIScrollView, withVelocity v: CGPoint, targetContentOffset o: UnsafeMutablePointer<CGPoint>
  ) {}
  override func scrollViewDidEndDragging(_ s: UIScrollView, willDecelerate d: Bool) {}
  override func scrollViewWillBeginDecelerating(_ s: UIScrollView) {}
  override func scrollViewDidEndDecelerating(_ s: UIScrollView) {}
  override func scrollViewDidEndScrollingAnimation(_ s: UIScrollView) {}
  override func scrollViewShouldScrollToTop(_ s: UIScrollView) -> Bool { true }
}
private class OwnUICollectionViewLayout: UICollectionViewLayout {
  override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  override class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  override var collectionView: UICollectionView? { nil }
  override var collectionViewContentSize: CGSize { .zero }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override func prepare() {}
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { nil }
  override func layoutAttributesForItem(at i: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  override func layoutAttributesForSupplementaryView(ofKind k: String, at i: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func layoutAttributesForDecorationView(ofKind k: String, at i: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func shouldInvalidateLayout(forBoundsChange b: CGRect) -> Bool { true }
  override func invalidationContext(forBoundsChange b: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { super.invalidationContext(forBoundsChange: b) }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes p: UICollectionViewLayoutAttributes,
    withOriginalAttributes o: UICollectionViewLayoutAttributes
  ) -> Bool { true }
  override func invalidationContext(
    forPreferredLayoutAttributes p: UICollectionViewLayoutAttributes,
    withOriginalAttributes o: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(forPreferredLayoutAttributes: p, withOriginalAttributes: o)
  }
  override func invalidateLayout() {}
  override func invalidateLayout(with c: UICollectionViewLayoutInvalidationContext) {}
  override func targetContentOffset(
    forProposedContentOffset o: CGPoint, withScrollingVelocity v: CGPoint
  ) -> CGPoint { o }
  override func targetContentOffset(forProposedContentOffset o: CGPoint) -> CGPoint { o }
  override func prepare(forCollectionViewUpdates u: [UICollectionViewUpdateItem]) {}
  override func finalizeCollectionViewUpdates() {}
  override func prepare(forAnimatedBoundsChange b: CGRect) {}
  override func finalizeAnimatedBoundsChange() {}
  override func prepareForTransition(to l: UICollectionViewLayout) {}
  override func prepareForTransition(from l: UICollectionViewLayout) {}
  override func finalizeLayoutTransition() {}
  override func initialLayoutAttributesForAppearingItem(at i: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func finalLayoutAttributesForDisappearingItem(at i: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind k: String, at i: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind k: String, at i: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind k: String, at i: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind k: String, at i: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func indexPathsToDeleteForSupplementaryView(ofKind k: String) -> [IndexPath] { [] }
  override func indexPathsToInsertForSupplementaryView(ofKind k: String) -> [IndexPath] { [] }
  override func register(_ c: AnyClass?, forDecorationViewOfKind k: String) {}
}
private class OwnUICollectionViewFlowLayout: UICollectionViewFlowLayout {
  override var itemSize: CGSize { didSet {} }
  override var scrollDirection: UICollectionView.ScrollDirection { didSet {} }
  override var minimumLineSpacing: CGFloat { didSet {} }
  override var minimumInteritemSpacing: CGFloat { didSet {} }
  override var sectionInset: UIEdgeInsets { didSet {} }
  override var estimatedItemSize: CGSize { didSet {} }
  override var headerReferenceSize: CGSize { didSet {} }
}
private class OwnUICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override func isEqual(_ object: Any?) -> Bool { true }
  override var frame: CGRect { didSet {} }
}
private class OwnUICollectionReusableView: UICollectionReusableView {
  override var reuseIdentifier: String? { nil }
  override func prepareForReuse() {}
  override func apply(_ a: UICollectionViewLayoutAttributes) {}
  override func preferredLayoutAttributesFitting(_ a: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { a }
  override func willTransition(from o: UICollectionViewLayout, to n: UICollectionViewLayout) {}
  override func didTransition(from o: UICollectionViewLayout, to n: UICollectionViewLayout) {}
}
private class OwnUICollectionViewCell: UICollectionViewCell {
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var contentView: UIView { super.contentView }
  override var backgroundView: UIView? { didSet {} }
  override var selectedBackgroundView: UIView? { didSet {} }
  override func prepareForReuse() {}
}
private class OwnUITableViewCell: UITableViewCell {
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var isEditing: Bool { didSet {} }
  override var textLabel: UILabel? { nil }
  override var detailTextLabel: UILabel? { nil }
  override var imageView: UIImageView? { nil }
  override var contentView: UIView { super.contentView }
  override var accessoryType: UITableViewCell.AccessoryType { didSet {} }
  override var accessoryView: UIView? { didSet {} }
  override var selectionStyle: UITableViewCell.SelectionStyle {
    get { .none }
    set {}
  }
  override var reuseIdentifier: String? { "a" }
  override var separatorInset: UIEdgeInsets { didSet {} }
  override var indentationLevel: Int { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var selectedBackgroundView: UIView? { didSet {} }
  override func setSelected(_ s: Bool, animated: Bool) {}
  override func setHighlighted(_ s: Bool, animated: Bool) {}
  override func setEditing(_ e: Bool, animated: Bool) {}
  override func prepareForReuse() {}
  override func willTransition(to s: UITableViewCell.StateMask) {}
  override func didTransition(to s: UITableViewCell.StateMask) {}
}
private class OwnUITableViewHeaderFooterView: UITableViewHeaderFooterView {
  override var textLabel: UILabel? { nil }
  override var contentView: UIView { super.contentView }
  override var backgroundView: UIView? { didSet {} }
  override func prepareForReuse() {}
}
private class OwnUITableView: UITableView {
  override var delegate: (any UITableViewDelegate)? { didSet {} }
  override var dataSource: (any UITableViewDataSource)? { didSet {} }
  override var tableHeaderView: UIView? { didSet {} }
  override var tableFooterView: UIView? { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var rowHeight: CGFloat { didSet {} }
  override var contentSize: CGSize { didSet {} }
  override var contentOffset: CGPoint { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var intrinsicContentSize: CGSize { contentSize }
  override func reloadData() {}
  override func reloadSections(_ s: IndexSet, with a: UITableView.RowAnimation) {}
  override func reloadRows(at i: [IndexPath], with a: UITableView.RowAnimation) {}
  override func insertRows(at i: [IndexPath], with a: UITableView.RowAnimation) {}
  override func deleteRows(at i: [IndexPath], with a: UITableView.RowAnimation) {}
  override func beginUpdates() {}
  override func endUpdates() {}
  override func performBatchUpdates(_ u: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  override func dequeueReusableCell(withIdentifier i: String) -> UITableViewCell? { nil }
  override func dequeueReusableCell(withIdentifier i: String, for p: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func dequeueReusableHeaderFooterView(withIdentifier i: String)
    -> UITableViewHeaderFooterView?
  { nil }
  override func selectRow(
    at i: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {}
  override func deselectRow(at i: IndexPath, animated: Bool) {}
  override func scrollToRow(at i: IndexPath, at s: UITableView.ScrollPosition, animated: Bool) {}
  override func setEditing(_ e: Bool, animated: Bool) {}
  override func cellForRow(at i: IndexPath) -> UITableViewCell? { nil }
  override func numberOfRows(inSection s: Int) -> Int { 0 }
  override var numberOfSections: Int { 0 }
  override func rectForRow(at i: IndexPath) -> CGRect { .zero }
  override func layoutSubviews() {}
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
private class OwnUICollectionView: UICollectionView {
  override var delegate: (any UICollectionViewDelegate)? { didSet {} }
  override var dataSource: (any UICollectionViewDataSource)? { didSet {} }
  override var collectionViewLayout: UICollectionViewLayout { didSet {} }
  override var contentSize: CGSize { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var numberOfSections: Int { 0 }
  override func numberOfItems(inSection s: Int) -> Int { 0 }
  override func reloadData() {}
  override func reloadItems(at i: [IndexPath]) {}
  override func reloadSections(_ s: IndexSet) {}
  override func insertItems(at i: [IndexPath]) {}
  override func deleteItems(at i: [IndexPath]) {}
  override func moveItem(at i: IndexPath, to j: IndexPath) {}
  override func performBatchUpdates(_ u: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  override func dequeueReusableCell(withReuseIdentifier i: String, for p: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  override func selectItem(
    at i: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {}
  override func deselectItem(at i: IndexPath, animated: Bool) {}
  override func scrollToItem(at i: IndexPath, at s: UICollectionView.ScrollPosition, animated: Bool)
  {}
  override func setCollectionViewLayout(_ l: UICollectionViewLayout, animated: Bool) {}
  override func setCollectionViewLayout(
    _ l: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {}
  override func cellForItem(at i: IndexPath) -> UICollectionViewCell? { nil }
  override func indexPathForItem(at p: CGPoint) -> IndexPath? { nil }
  override var indexPathsForVisibleItems: [IndexPath] { [] }
  override var visibleCells: [UICollectionViewCell] { [] }
  override func startInteractiveTransition(
    to l: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    super.startInteractiveTransition(to: l, completion: completion)
  }
  override func finishInteractiveTransition() {}
  override func cancelInteractiveTransition() {}
}
private class OwnUIScrollView: UIScrollView {
  override var delegate: (any UIScrollViewDelegate)? { didSet {} }
  override var contentOffset: CGPoint { didSet {} }
  override var contentSize: CGSize { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var adjustedContentInset: UIEdgeInsets { .zero }
  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    didSet {}
  }
  override var scrollIndicatorInsets: UIEdgeInsets { didSet {} }
  override var isScrollEnabled: Bool { didSet {} }
  override var isPagingEnabled: Bool { didSet {} }
  override var isDragging: Bool { false }
  override var isTracking: Bool { false }
  override var isDecelerating: Bool { false }
  override var bounces: Bool { didSet {} }
  override var alwaysBounceVertical: Bool { didSet {} }
  override var zoomScale: CGFloat { didSet {} }
  override var minimumZoomScale: CGFloat { didSet {} }
  override var maximumZoomScale: CGFloat { didSet {} }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  override var refreshControl: UIRefreshControl? { didSet {} }
  override var decelerationRate: UIScrollView.DecelerationRate { didSet {} }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override func setContentOffset(_ o: CGPoint, animated: Bool) {
    super.setContentOffset(o, animated: animated)
  }
  override func scrollRectToVisible(_ r: CGRect, animated: Bool) {}
  override func setZoomScale(_ s: CGFloat, animated: Bool) {}
  override func zoom(to r: CGRect, animated: Bool) {}
  override func flashScrollIndicators() {}
  override func touchesShouldCancel(in v: UIView) -> Bool { true }
  override func adjustedContentInsetDidChange() {}
  override func layoutSubviews() {}
}
