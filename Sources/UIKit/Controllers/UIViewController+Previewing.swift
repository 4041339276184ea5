// SPDX-License-Identifier: MIT

/// A part of a view that showed a preview of a controller when it was pressed hard.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// What other recognizers can wait for: the press that begins a preview.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Supplies the controller that is shown.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// What stays sharp of the view while it is pressed, in its coordinates.
  var sourceRect: CGRect { get set }
}

/// Supplies previews, and shows their controllers.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller for a place in the view; nil for no preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Shows the controller of a preview that was pressed harder.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Registers a view for previews by force, which no device of a stage measures: as the SDK documents
  /// for those, the registration stands and no preview is ever asked for.
  ///
  /// Deprecated since iOS 13, whose context menus are its successors.
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewRegistration(delegate: delegate, sourceView: sourceView)
  }

  /// Withdraws a registration.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// A view registered for previews that never come.
private final class PreviewRegistration: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  unowned let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
  }
}
