// SPDX-License-Identifier: MIT
internal import QuartzCore

/// The navigation controller's own push and pop where the user prefers cross-fades: the upper screen fades in over the
/// lower one, and out again.
///
/// Approximated: it takes what the coordinator reports for a slide.
final class NavigationFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning, BuiltInPart {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { BehaviorProfile.current.navigation.reportedDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let toController = transitionContext.viewController(forKey: .to)
    else { return transitionContext.complete() }
    let container = transitionContext.containerView
    let isPush = operation == .push
    let upper = isPush ? to : from
    let alpha = upper.alpha
    to.frame = transitionContext.finalFrame(for: toController)
    if isPush {
      container.addSubview(to)
      to.alpha = 0
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    to.layoutIfNeeded()
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      upper.alpha = isPush ? alpha : 0
    } completion: { _ in
      upper.alpha = alpha
      transitionContext.complete()
    }
  }
}
