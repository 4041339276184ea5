// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// How the controller is presented; `none` in a navigation or tab bar controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was interactive from the start; does not change.
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// Seconds the whole transition takes when it is not interactive.
  var transitionDuration: TimeInterval { get }
  /// The last progress of the interactive transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the rest runs after the interaction, as a multiple of the transition's own pace.
  var completionVelocity: CGFloat { get }
  /// How the rest is paced after an interaction; what runs alongside has the pace of the animator.
  var completionCurve: UIView.AnimationCurve { get }
  /// The outgoing or incoming controller; nil for a key without one.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The outgoing or incoming view; nil for a key without one.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
  /// The rotation the incoming view ends with; the identity while the device does not turn.
  var targetTransform: CGAffineTransform { get }
}

/// Lets the participants of a transition animate with it and be notified of its progress.
///
/// Found through `UIViewController.transitionCoordinator`, only while there is a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes with the transition, when it begins; `completion` runs when it has ended.
  ///
  /// The first block that the animator begins animates them, with its duration, delay and curve or spring.
  /// Where it begins none, they are made at once.
  /// Returns whether the changes will be animated; false once the transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same, for changes of a view outside of the transition's container, whose animations are
  /// then interactive as well.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes with the transition, when it begins.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Animates changes of a view outside of the container with the transition, when it begins.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
