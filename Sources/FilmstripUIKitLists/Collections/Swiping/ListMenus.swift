// SPDX-License-Identifier: MIT

@MainActor
protocol MenuList: UIView {
  /// The menu for a press at a place; nil for none.
  func menuConfiguration(at point: CGPoint) -> (IndexPath, UIContextMenuConfiguration)?
  func menuView(at path: IndexPath) -> UIView?
  func menuPreview(_ configuration: UIContextMenuConfiguration, isEnding: Bool)
    -> UITargetedPreview?
  func menuPreviewWasTouched(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
}

package final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: (any MenuList)?
  private var path: IndexPath?

  init(in list: any MenuList) {
    self.list = list
    super.init()
    list.addInteraction(UIContextMenuInteraction(delegate: self))
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let (path, configuration) = list?.menuConfiguration(at: location) else { return nil }
    self.path = path
    return configuration
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    list?.menuPreview(configuration, isEnding: false)
      ?? path.flatMap { list?.menuView(at: $0) }.map { UITargetedPreview(view: $0) }
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { list?.menuPreview(configuration, isEnding: true) }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list?.menuPreviewWasTouched(configuration, animator) }
}

extension UICollectionView: MenuList {
  func menuConfiguration(at point: CGPoint) -> (IndexPath, UIContextMenuConfiguration)? {
    guard let path = indexPathForItem(at: point),
      let menu = delegate?.collectionView(
        self, contextMenuConfigurationForItemsAt: [path], point: point)
    else { return nil }
    return (path, menu)
  }
  func menuView(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func menuPreview(
    _ configuration: UIContextMenuConfiguration, isEnding: Bool
  ) -> UITargetedPreview? { nil }
  func menuPreviewWasTouched(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UICollectionView: SwipeableList {
  /// Lets rows of a list be swiped, where its configuration gives actions.
  func prepareSwipes() {
    swipe?.close(animated: false)
    if swipe == nil, swipeConfiguration != nil { swipe = RowSwipe(in: self) }
  }

  private var swipeConfiguration: UICollectionLayoutListConfiguration? {
    guard let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list,
      list.leadingSwipeActionsConfigurationProvider != nil
        || list.trailingSwipeActionsConfigurationProvider != nil
    else { return nil }
    return list
  }

  func swipePath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func swipeView(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func swipeFrame(at path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path)?.frame ?? .zero
  }
  func swipeActions(at path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? {
    let list = swipeConfiguration
    return side == .leading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }
  func swipeWillBegin(at path: IndexPath) {}
  func swipeDidEnd(at path: IndexPath?) {}
  func swipeDidDelete(at path: IndexPath) {
    guard var expected = counts, batch.depth == 0, expected.indices.contains(path.section) else {
      return
    }
    expected[path.section] -= 1
    if askedCounts() == expected { deleteItems(at: [path]) }
  }
}
