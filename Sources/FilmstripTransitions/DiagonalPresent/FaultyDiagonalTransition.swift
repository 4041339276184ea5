// SPDX-License-Identifier: MIT
public import UIKit

/// Not to be used: the diagonal transition with the faults of listing 10-2 as it is printed, kept as
/// an example of what a check of transitions should find.
///
/// When it dismisses a full-screen presentation,
/// - the presenting view is put in front of the view that leaves, so that nothing is seen to move and
///   the first frame is the last one already;
/// - it is the presenting view that is taken out of the container at the end.
///
/// A cancelled dismissal leaves the presented view beyond the corner.
public final class FaultyDiagonalTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the screen is presented rather than dismissed.
  public let isPresenting: Bool
  /// Called when the animation has ended, after the clean-up and before the transition is completed.
  public var afterCleanUp: () -> Void = {}

  /// Creates an animator for one direction.
  ///
  /// - Parameter isPresenting: Whether the screen comes, or else leaves.
  public init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  /// Half a second.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  /// Moves as ``DiagonalTransition`` does, with the listing's order of views and its clean-up.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromViewController = transitionContext.viewController(forKey: .from),
      let toViewController = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let containerView = transitionContext.containerView
    let fromView = transitionContext.view(forKey: .from)
    let toView = transitionContext.view(forKey: .to)
    let size = containerView.frame.size
    var toStart = transitionContext.initialFrame(for: toViewController)
    let toEnd = transitionContext.finalFrame(for: toViewController)
    var fromEnd = transitionContext.finalFrame(for: fromViewController)
    if isPresenting {
      toStart = CGRect(origin: CGPoint(x: size.width, y: size.height), size: toEnd.size)
    } else {
      fromEnd = CGRect(
        origin: CGPoint(x: size.width, y: size.height), size: fromView?.frame.size ?? .zero)
    }
    if let toView {
      containerView.addSubview(toView)
      toView.frame = toStart
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      if self.isPresenting { toView?.frame = toEnd } else { fromView?.frame = fromEnd }
    } completion: { _ in
      let isComplete = !transitionContext.transitionWasCancelled
      if self.isPresenting != isComplete { toView?.removeFromSuperview() }
      self.afterCleanUp()
      transitionContext.completeTransition(isComplete)
    }
  }
}
