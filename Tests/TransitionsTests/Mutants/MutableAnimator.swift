// SPDX-License-Identifier: MIT
import UIKit

/// Changes a transition from outside: around its animator, and at its end.
@MainActor
class Mutation {
  /// What a message has to say; nil where the mutation found nothing to change.
  var expectation: MutantExpectation?

  init() {}

  /// Called before the transition starts, with both screens in place.
  func prepare(_ stage: MutantStage) {}

  /// What `transitionDuration` returns in place of the animator's own.
  func duration(_ announced: TimeInterval) -> TimeInterval { announced }

  /// Called right after `animateTransition` has set up its views and animations.
  func change(_ site: TransitionSite) {}

  /// Called in place of `completeTransition`; returns whether that is called after it.
  func completes(_ site: TransitionSite, _ didComplete: Bool) -> Bool { true }
}

/// An animator around another one, which lets a mutation change what that has set up.
@MainActor
final class MutableAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let inner: any UIViewControllerAnimatedTransitioning
  private let mutation: Mutation
  private let isOverlaid: Bool

  init(_ inner: any UIViewControllerAnimatedTransitioning, _ mutation: Mutation, isOverlaid: Bool) {
    self.inner = inner
    self.mutation = mutation
    self.isOverlaid = isOverlaid
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { mutation.duration(inner.transitionDuration(using: context)) }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = MutableContext(transitionContext, mutation)
    inner.animateTransition(using: context)
    context.site.isReady = true
    if isOverlaid { context.site.addOverlay() }
    mutation.change(context.site)
  }

  func animationEnded(_ transitionCompleted: Bool) { inner.animationEnded(transitionCompleted) }
}

/// A transition's context whose `completeTransition` a mutation may change.
@MainActor
private final class MutableContext: NSObject, UIViewControllerContextTransitioning {
  private let inner: any UIViewControllerContextTransitioning
  private let mutation: Mutation
  let site: TransitionSite

  init(_ inner: any UIViewControllerContextTransitioning, _ mutation: Mutation) {
    self.inner = inner
    self.mutation = mutation
    site = TransitionSite(inner)
  }

  var containerView: UIView { inner.containerView }
  var isAnimated: Bool { inner.isAnimated }
  var isInteractive: Bool { inner.isInteractive }
  var transitionWasCancelled: Bool { inner.transitionWasCancelled }
  var presentationStyle: UIModalPresentationStyle { inner.presentationStyle }
  var targetTransform: CGAffineTransform { inner.targetTransform }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    inner.updateInteractiveTransition(percentComplete)
  }
  func finishInteractiveTransition() { inner.finishInteractiveTransition() }
  func cancelInteractiveTransition() { inner.cancelInteractiveTransition() }
  func pauseInteractiveTransition() { inner.pauseInteractiveTransition() }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    inner.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { inner.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { inner.initialFrame(for: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { inner.finalFrame(for: vc) }

  func completeTransition(_ didComplete: Bool) {
    if mutation.completes(site, didComplete) {
      site.overlay?.removeFromSuperview()
      inner.completeTransition(didComplete)
    }
  }
}
