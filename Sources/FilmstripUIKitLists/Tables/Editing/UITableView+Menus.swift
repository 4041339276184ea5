// SPDX-License-Identifier: MIT

extension UITableView: MenuList {
  func menuConfiguration(at point: CGPoint) -> (IndexPath, UIContextMenuConfiguration)? {
    guard let path = indexPathForRow(at: point),
      let menu = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    return (path, menu)
  }
  func menuView(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func menuPreview(
    _ configuration: UIContextMenuConfiguration, isEnding: Bool
  ) -> UITargetedPreview? {
    isEnding
      ? delegate?.tableView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
      : delegate?.tableView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  func menuPreviewWasTouched(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
