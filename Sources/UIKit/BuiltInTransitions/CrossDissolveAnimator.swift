// SPDX-License-Identifier: MIT
internal import QuartzCore

/// Fades the presented view in over the presenting one, and out again.
final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning, BuiltInPart {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { BehaviorProfile.current.presentation.crossDissolveDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from),
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    let alpha = view.alpha
    if isPresenting {
      view.frame = transitionContext.finalFrame(for: controller)
      view.alpha = 0
      container.addSubview(view)
      view.layoutIfNeeded()
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view.alpha = self.isPresenting ? alpha : 0
    } completion: { _ in
      view.alpha = alpha
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
