// SPDX-License-Identifier: MIT
public import UIKit

/// The push and pop of CustomPushAndPresent: a pushed screen falls in from above, a popped one falls
/// out below, and the other screen stays where it is.
public final class DropPushTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the screen is pushed or popped; anything but `pop` is a push.
  public let operation: UINavigationController.Operation
  /// Seconds; 0.4 in the article.
  public let duration: TimeInterval

  /// Creates an animator for one direction; one can serve many transitions.
  ///
  /// - Parameters:
  ///   - operation: Whether the screen is pushed or popped.
  ///   - duration: In seconds.
  public init(operation: UINavigationController.Operation, duration: TimeInterval = 0.4) {
    self.operation = operation
    self.duration = duration
    super.init()
  }

  /// The duration it was created with; the context does not matter.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Moves the front-most of the two views by its own height, along the default curve or evenly with a touch.
  ///
  /// A pop that is cancelled leaves the outgoing view where it was, which the article leaves out: the
  /// view's frame would stay below the screen.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromViewController = transitionContext.viewController(forKey: .from),
      let toViewController = transitionContext.viewController(forKey: .to),
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let containerView = transitionContext.containerView
    let fromStart = transitionContext.initialFrame(for: fromViewController)
    let toEnd = transitionContext.finalFrame(for: toViewController)
    var fromEnd = fromStart
    var toStart = toEnd
    if operation == .pop {
      fromEnd.origin.y += fromStart.height
      containerView.insertSubview(toView, belowSubview: fromView)
    } else {
      toStart.origin.y -= toEnd.height
      containerView.addSubview(toView)
    }
    fromView.frame = fromStart
    toView.frame = toStart
    let curve: UIView.AnimationOptions =
      transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: duration, delay: 0, options: curve) {
      fromView.frame = fromEnd
      toView.frame = toEnd
    } completion: { _ in
      let isComplete = !transitionContext.transitionWasCancelled
      if !isComplete {
        fromView.frame = fromStart
        toView.removeFromSuperview()
      }
      transitionContext.completeTransition(isComplete)
    }
  }
}
