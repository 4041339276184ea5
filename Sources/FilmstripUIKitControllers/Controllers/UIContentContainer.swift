// SPDX-License-Identifier: MIT

/// Something that fills a part of a controller's view: a view controller, usually a child.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size the container would like to have, in points.
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Before the container's view gets another size.
  ///
  /// Overrides call super, so that what is in the container is notified of it.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Before the container gets other traits.
  ///
  /// Overrides call super, so that what is in the container is notified of it.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}
