// SPDX-License-Identifier: MIT

/// Turns the screen about its vertical axis: from right to left when presenting, back when dismissing
/// (documented).
final class FlipHorizontalAnimator: NSObject, UIViewControllerAnimatedTransitioning, BuiltInPart {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { BehaviorProfile.current.presentation.flipDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.viewController(forKey: .from)?.view,
      let to = transitionContext.viewController(forKey: .to)?.view
    else { return transitionContext.complete() }
    let presented = isPresenting ? to : from
    // The presenting view may be one that must not be moved: then it stays beneath, and what turns
    // is the container with the presented view on its back.
    let isRemoved = transitionContext.view(forKey: isPresenting ? .from : .to) != nil
    if isPresenting, let controller = transitionContext.viewController(forKey: .to) {
      to.frame = transitionContext.finalFrame(for: controller)
    }
    // The container may have come with this very change, and then has no old state to turn away.
    UIView.transition(
      with: container.superview ?? container,
      duration: transitionDuration(using: transitionContext),
      options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
      animations: {
        if self.isPresenting {
          container.addSubview(to)
          if isRemoved { from.isHidden = true }
        } else {
          presented.isHidden = true
        }
      },
      completion: { _ in
        if isRemoved && self.isPresenting { from.isHidden = false }
        presented.isHidden = false
        transitionContext.complete()
      })
  }
}
