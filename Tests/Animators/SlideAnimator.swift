// SPDX-License-Identifier: MIT
package import FilmstripUIKitControllers

/// Slides the incoming view in from the right over the outgoing one, in a way that a test chooses.
package final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How the animator moves the view.
  package enum Means: Sendable {
    case block(UIView.AnimationOptions)
    case propertyAnimator(UIView.AnimationCurve)
    case explicit
  }

  private let duration: TimeInterval
  private let means: Means
  package private(set) var endings: [Bool] = []
  package private(set) var context: (any UIViewControllerContextTransitioning)?

  package init(duration: TimeInterval = 0.5, means: Means = .block(.curveEaseInOut)) {
    self.duration = duration
    self.means = means
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  {
    context = transitionContext
    guard let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return }
    let frame = transitionContext.finalFrame(for: controller)
    view.frame = frame.offsetBy(dx: frame.width, dy: 0)
    transitionContext.containerView.addSubview(view)
    let end = { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    switch means {
    case .block(let options):
      transitionContext.animate(duration, options: options) { view.frame = frame }
    case .propertyAnimator(let curve):
      let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { view.frame = frame }
      animator.addCompletion { _ in end() }
      animator.startAnimation()
    case .explicit:
      view.frame = frame
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = view.center.x + frame.width
      animation.toValue = view.center.x
      animation.duration = duration
      let delegate = StopHandler(end)
      animation.delegate = delegate
      view.layer.add(animation, forKey: nil)
    }
  }

  package func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}

/// Runs a closure when an animation stops.
package final class StopHandler: NSObject, CAAnimationDelegate {
  private let handler: () -> Void

  package init(_ handler: @escaping () -> Void) { self.handler = handler }

  package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { handler() }
}
