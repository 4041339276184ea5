// SPDX-License-Identifier: MIT
import UIKit

/// Slides the incoming view in from the right over the outgoing one, in a way that a test chooses.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Means: Sendable {
    case block(UIView.AnimationOptions)
    case propertyAnimator(UIView.AnimationCurve)
    case explicit
  }

  private let duration: TimeInterval
  private let means: Means
  private(set) var endings: [Bool] = []
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(duration: TimeInterval = 0.5, means: Means = .block(.curveEaseInOut)) {
    self.duration = duration
    self.means = means
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return }
    let frame = transitionContext.finalFrame(for: controller)
    view.frame = frame.offsetBy(dx: frame.width, dy: 0)
    transitionContext.containerView.addSubview(view)
    let end = {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    switch means {
    case .block(let options):
      UIView.animate(withDuration: duration, delay: 0, options: options) {
        view.frame = frame
      } completion: { _ in
        end()
      }
    case .propertyAnimator(let curve):
      let animator = UIViewPropertyAnimator(duration: duration, curve: curve) {
        view.frame = frame
      }
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

  func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}

final class StopHandler: NSObject, CAAnimationDelegate {
  private let handler: () -> Void

  init(_ handler: @escaping () -> Void) { self.handler = handler }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { handler() }
}

/// A delegate of navigation controllers, tabs and presentations with one animator and what drives it.
final class TransitionSource: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Makes presentation controllers; nil for the system's.
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.animator = animator
    self.interaction = interaction
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makePresentation?(presented, presenting) }
}

/// An animator made of a closure, half a second long by default.
final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Body = @MainActor (any UIViewControllerContextTransitioning) -> Void

  private let duration: TimeInterval
  private let body: Body

  init(duration: TimeInterval = 0.5, _ body: @escaping Body) {
    self.duration = duration
    self.body = body
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    body(transitionContext)
  }
}

/// A transitioning delegate with an animator for each direction and perhaps an interaction
/// controller for the dismissal.
class ModalSource: NSObject, UIViewControllerTransitioningDelegate {
  var presentation: (any UIViewControllerAnimatedTransitioning)?
  var dismissal: (any UIViewControllerAnimatedTransitioning)?
  var dismissalInteraction: (any UIViewControllerInteractiveTransitioning)?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { presentation }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { dismissal }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { dismissalInteraction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// A transitioning delegate that makes a presentation controller as well, and keeps it.
final class PresentationSource<Controller: UIPresentationController>: ModalSource {
  private(set) var controller: Controller?
  private let make: @MainActor (UIViewController, UIViewController?) -> Controller

  init(_ make: @escaping @MainActor (UIViewController, UIViewController?) -> Controller) {
    self.make = make
  }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    controller = make(presented, presenting)
    return controller
  }
}
