// SPDX-License-Identifier: MIT

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A key by its string; a container knows only `from` and `to`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller on screen when the transition starts.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller on screen when the transition has completed.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A key by its string; a container knows only `from` and `to`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view on screen when the transition starts.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view on screen when the transition has completed.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  ///
  /// The outgoing view is in it already; the animator adds the incoming one.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `none` in a navigation or tab bar controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation the incoming view ends with; the identity while the device does not turn.
  var targetTransform: CGAffineTransform { get }

  /// Sets the progress of the interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the transition continues to its end.
  func finishInteractiveTransition()
  /// Ends the interaction; the transition goes back.
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// Ends the transition: `false` when it was cancelled. Every transition must call it, once.
  func completeTransition(_ didComplete: Bool)

  /// The outgoing or incoming controller; nil for a key without one.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The outgoing or incoming view; nil for a key without one, and for a presenting controller whose
  /// view stays where it is: an animator must not touch that.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the controller's view is at the start; zero when it is not on screen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view has to be at the end; zero when it will not be on screen.
  ///
  /// Of the controller that a dismissal takes away it is the current frame: published dismissals start from it
  /// (`PresentationBehavior.dismissedFinalFrameIsCurrent`).
  func finalFrame(for vc: UIViewController) -> CGRect
}
