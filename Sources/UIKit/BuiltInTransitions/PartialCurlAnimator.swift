// SPDX-License-Identifier: MIT
internal import QuartzCore

/// Curls the presenting view up, so that the presented one shows beneath it, and back.
final class PartialCurlAnimator: NSObject, UIViewControllerAnimatedTransitioning, BuiltInPart {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { BehaviorProfile.current.presentation.curlDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let presented = transitionContext.view(forKey: isPresenting ? .to : .from),
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    if isPresenting { presented.frame = transitionContext.finalFrame(for: controller) }
    UIView.transition(
      with: container, duration: transitionDuration(using: transitionContext),
      options: isPresenting ? .transitionCurlUp : .transitionCurlDown,
      animations: {
        if self.isPresenting { container.addSubview(presented) } else { presented.isHidden = true }
      },
      completion: { _ in
        presented.isHidden = false
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
