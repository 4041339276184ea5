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

/// Something that a preview offered where it was pulled up.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What it says.
  var title: String { get }
}

/// An action of a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How an action looks; raw values are those of the SDK.
  public enum Style: Int, Sendable {
    /// As any.
    case `default`
    /// It is chosen.
    case selected
    /// It destroys something.
    case destructive
  }

  /// What it says.
  public let title: String
  /// What it does, with the controller of the preview.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// An action, which previews that never come never show.
  public init(
    title: String, style: Style,
    handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    (self.title, self.handler) = (title, handler)
    super.init()
  }
}

/// Actions of a preview that open from one.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// What it says.
  public let title: String

  /// A group, which previews that never come never show.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    super.init()
  }
}

/// What a press of the view's with force would drive: no device of a stage measures it, so that its delegate is never
/// asked, as is documented for those devices.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view that would be pressed.
  open private(set) weak var view: UIView?
  /// What would follow the force; not kept alive.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// An interaction of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Where the press is in a coordinate space: nowhere.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  /// Ends the press; there is none.
  open func cancel() {}
}

/// Follows the force of a press.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Whether a press may begin; true by default.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// The preview is under way.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// The commit is under way.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  /// The press was given up.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  /// Yes.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }

  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}

/// A view registered for previews that never come.
final class PreviewRegistration: NSObject, UIViewControllerPreviewing {
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
