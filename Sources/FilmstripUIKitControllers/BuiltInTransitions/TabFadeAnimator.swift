// SPDX-License-Identifier: MIT

/// Fades one tab into another, as since iOS 18 (`TabBehavior`).
final class TabFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning, BuiltInPart {
  private let duration: TimeInterval

  init(duration: TimeInterval) {
    self.duration = duration
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.complete() }
    let alpha = view.alpha
    view.frame = transitionContext.finalFrame(for: controller)
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    view.layoutIfNeeded()
    UIView.animate(withDuration: duration) {
      view.alpha = alpha
    } completion: { _ in
      view.alpha = alpha
      transitionContext.complete()
    }
  }
}
