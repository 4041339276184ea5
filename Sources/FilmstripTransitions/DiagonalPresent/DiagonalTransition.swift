// SPDX-License-Identifier: MIT
public import UIKit

/// A presented screen comes from beyond the bottom right corner, and leaves through it.
///
/// This is the motion of listing 10-2 of Apple's guide, with the clean-up it should have: only a
/// view whose presentation was cancelled, or that was dismissed, is removed from the container.
public final class DiagonalTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the screen is presented rather than dismissed.
  public let isPresenting: Bool
  /// Seconds; the guide leaves it open.
  public let duration: TimeInterval

  /// Creates an animator for one direction; one can serve many transitions.
  ///
  /// - Parameters:
  ///   - isPresenting: Whether the screen comes, or else leaves.
  ///   - duration: In seconds.
  public init(isPresenting: Bool, duration: TimeInterval = 0.5) {
    self.isPresenting = isPresenting
    self.duration = duration
    super.init()
  }

  /// The duration it was created with; the context does not matter.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Moves the presented view between its place and the corner, along the default curve or evenly with a touch.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromViewController = transitionContext.viewController(forKey: .from),
      let toViewController = transitionContext.viewController(forKey: .to),
      let moving = transitionContext.view(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let containerView = transitionContext.containerView
    let place =
      isPresenting
      ? transitionContext.finalFrame(for: toViewController)
      : transitionContext.initialFrame(for: fromViewController)
    let corner = CGRect(
      origin: CGPoint(x: containerView.bounds.maxX, y: containerView.bounds.maxY),
      size: place.size)
    if isPresenting {
      containerView.addSubview(moving)
    } else if let toView = transitionContext.view(forKey: .to) {
      // The presenting view belongs below: the listing puts it in front of the one that leaves.
      containerView.insertSubview(toView, belowSubview: moving)
      toView.frame = transitionContext.finalFrame(for: toViewController)
    }
    moving.frame = isPresenting ? corner : place
    let curve: UIView.AnimationOptions =
      transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: duration, delay: 0, options: curve) {
      moving.frame = self.isPresenting ? place : corner
    } completion: { _ in
      let isComplete = !transitionContext.transitionWasCancelled
      if isComplete == self.isPresenting {
        moving.frame = place
      } else {
        moving.removeFromSuperview()
      }
      transitionContext.completeTransition(isComplete)
    }
  }
}
