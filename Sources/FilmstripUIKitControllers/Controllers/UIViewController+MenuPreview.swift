// SPDX-License-Identifier: MIT

extension UIViewController: MenuPreview {}

/// Gives the controller whose view is the preview of a menu; nil for the view that was pressed.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

extension UIContextMenuConfiguration {
  /// A menu with a preview; nil for a provider leaves that away.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

extension UIContextMenuInteractionAnimating {
  /// The controller of the preview; nil where the pressed view is the preview.
  public var previewViewController: UIViewController? {
    (self as? MenuAnimator)?.preview as? UIViewController
  }
}
