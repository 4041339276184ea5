// SPDX-License-Identifier: MIT

/// Animates a transition between two view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds the transition will take.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Sets up and starts the animations; calls `completeTransition` when they have ended.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing: an animator may leave it out.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
