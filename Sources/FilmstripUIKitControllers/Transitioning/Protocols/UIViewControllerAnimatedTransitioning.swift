// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator by which the transition can be paused, scrubbed and reversed; the same one each time
  /// for one transition.
  ///
  /// Without it an interactive transition controls the time of the container's layer.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  func animationEnded(_ transitionCompleted: Bool)
}

// The SDK's methods are optional; these are what leaving one out means.
extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}

  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator.shared }
}

/// Represents a missing `interruptibleAnimator(using:)`, which a Swift protocol cannot detect.
final class NoInterruptibleAnimator: UIViewPropertyAnimator {
  static let shared = NoInterruptibleAnimator(duration: 0, curve: .linear)
}
