// SPDX-License-Identifier: MIT
internal import MotionCurves
internal import QuartzCore

/// Slides the presented view up from below the container, and down again.
///
/// By the system's spring, as a page sheet does (measured on iOS 26 for sheets; assumed for the
/// styles that cover the screen).
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning, BuiltInPart {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Spring.system.settlingDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    let controllerKey: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let view = transitionContext.view(forKey: key),
      let controller = transitionContext.viewController(forKey: controllerKey)
    else { return transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    let shown =
      isPresenting ? transitionContext.finalFrame(for: controller) : view.frame
    let hidden = shown.offsetBy(dx: 0, dy: container.bounds.maxY - shown.minY)
    if isPresenting {
      view.frame = hidden
      container.addSubview(view)
      view.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .systemCurve
    ) {
      view.frame = self.isPresenting ? shown : hidden
    } completion: { _ in
      let wasCancelled = transitionContext.transitionWasCancelled
      if wasCancelled { view.frame = self.isPresenting ? hidden : shown }
      transitionContext.completeTransition(!wasCancelled)
    }
  }
}

extension UIView.AnimationOptions {
  /// The system's own spring, which has a curve's bits but no name in the SDK.
  static let systemCurve = UIView.AnimationOptions(rawValue: 7 << 16)
}
