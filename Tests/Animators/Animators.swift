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
      UIView.animate(withDuration: duration, delay: 0, options: options) {
        view.frame = frame
      } completion: { _ in
        end()
      }
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

/// A navigation delegate with one animator and perhaps an interaction controller.
package final class TransitionSource: NSObject, UINavigationControllerDelegate {
  package var animator: (any UIViewControllerAnimatedTransitioning)?
  package var interaction: (any UIViewControllerInteractiveTransitioning)?

  package init(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.animator = animator
    self.interaction = interaction
  }

  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  package func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// An animator made of a closure, half a second long by default.
package final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  package typealias Body = @MainActor (any UIViewControllerContextTransitioning) -> Void

  private let duration: TimeInterval
  private let body: Body

  package init(duration: TimeInterval = 0.5, _ body: @escaping Body) {
    self.duration = duration
    self.body = body
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  { body(transitionContext) }
}

/// A transitioning delegate with an animator for each direction and perhaps an interaction
/// controller for the dismissal.
package final class ModalSource: NSObject, UIViewControllerTransitioningDelegate {
  package var presentation: ClosureAnimator?
  package var dismissal: ClosureAnimator?
  package var dismissalInteraction: (any UIViewControllerInteractiveTransitioning)?

  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { presentation }

  package func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { dismissal }

  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { dismissalInteraction }
}

/// A delegate of navigation controllers, tabs and presentations with one animator and what drives it.
package final class DrivenSource: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  package let animator: any UIViewControllerAnimatedTransitioning
  /// What drives; nil for nothing.
  package var driver: UIPercentDrivenInteractiveTransition?
  package init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ driver: UIPercentDrivenInteractiveTransition?
  ) {
    (self.animator, self.driver) = (animator, driver)
  }

  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  package func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  package func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  package func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  package func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }
  package func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
