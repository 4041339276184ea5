// SPDX-License-Identifier: MIT

/// What the participants of a transition may know of it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is shown as a motion.
  var isAnimated: Bool { get }
  /// How the controller is presented; `none` in a navigation or tab bar controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger drove the transition from the start; stays as it is.
  var initiallyInteractive: Bool { get }
  /// Whether the transition's animator can be paused and reversed.
  var isInterruptible: Bool { get }
  /// Whether a finger drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition is on its way back.
  var isCancelled: Bool { get }
  /// Seconds the whole transition takes when nobody drives it.
  var transitionDuration: TimeInterval { get }
  /// How far the finger had driven the transition when it let go or was last seen, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the rest runs once the finger has let go, as a multiple of the transition's own pace.
  var completionVelocity: CGFloat { get }
  /// How the rest is paced, and what runs alongside a transition that nobody drives.
  var completionCurve: UIView.AnimationCurve { get }
  /// The outgoing or incoming controller; nil for a key without one.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The outgoing or incoming view; nil for a key without one.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation the incoming view ends with; the identity while the device does not turn.
  var targetTransform: CGAffineTransform { get }
}

/// Lets the participants of a transition animate with it and hear of its course.
///
/// Found through `UIViewController.transitionCoordinator`, only while there is a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes with the transition, when it begins; `completion` runs when it has ended.
  ///
  /// Returns whether the changes will be animated; false once the transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same, for changes of a view outside of the transition's container, in whose animations the
  /// finger then has a hand as well.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a block whenever a finger lets go of the transition, or takes hold of it again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls a block when a finger lets go of the transition.
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
