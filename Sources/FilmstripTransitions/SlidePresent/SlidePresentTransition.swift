// SPDX-License-Identifier: MIT
public import UIKit

/// The presentation of CustomPushAndPresent: the presented screen slides in from the left, and out to
/// the right when it is dismissed.
public final class SlidePresentTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the screen is presented rather than dismissed.
  public let isPresenting: Bool
  /// Seconds; 0.4 in the article.
  public let duration: TimeInterval

  /// Creates an animator for one direction; one can serve many transitions.
  ///
  /// - Parameters:
  ///   - isPresenting: Whether the screen comes, or else leaves.
  ///   - duration: In seconds.
  public init(isPresenting: Bool, duration: TimeInterval = 0.4) {
    self.isPresenting = isPresenting
    self.duration = duration
    super.init()
  }

  /// The duration it was created with; the context does not matter.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Moves the presented view by the width of its frame, along the default curve.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromViewController = transitionContext.viewController(forKey: .from),
      let toViewController = transitionContext.viewController(forKey: .to),
      let moving = transitionContext.view(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let containerView = transitionContext.containerView
    var start: CGRect
    var end: CGRect
    if isPresenting {
      end = transitionContext.finalFrame(for: toViewController)
      start = end
      start.origin.x -= end.width
      containerView.addSubview(moving)
    } else {
      start = transitionContext.initialFrame(for: fromViewController)
      end = start
      end.origin.x += start.width
      // There already, unless the presentation leaves it in the window below.
      if let toView = transitionContext.view(forKey: .to) {
        containerView.insertSubview(toView, belowSubview: moving)
        toView.frame = transitionContext.finalFrame(for: toViewController)
      }
    }
    moving.frame = start
    UIView.animate(withDuration: duration) {
      moving.frame = end
    } completion: { _ in
      let isComplete = !transitionContext.transitionWasCancelled
      if !isComplete { moving.frame = start }
      transitionContext.completeTransition(isComplete)
    }
  }
}
