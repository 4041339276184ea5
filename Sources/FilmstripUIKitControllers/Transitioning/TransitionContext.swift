// SPDX-License-Identifier: MIT

/// What an animator and an interaction controller see of a ``ViewControllerTransition``.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// The transition; nil once its stage is gone, as animators may keep their context.
  private(set) var transition: ViewControllerTransition?
  private var plan: TransitionPlan? { transition?.plan }

  init(_ transition: ViewControllerTransition) {
    self.transition = transition
    super.init()
  }

  /// Releases the transition, whose stage is gone.
  func forget() { transition = nil }

  var containerView: UIView { plan?.containerView ?? UIView() }
  var isAnimated: Bool { transition?.isAnimated ?? false }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var transitionWasCancelled: Bool { transition?.isCancelled ?? true }
  var presentationStyle: UIModalPresentationStyle { plan?.presentationStyle ?? .none }
  let targetTransform = CGAffineTransform.identity

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition?.update(percentComplete)
  }

  func finishInteractiveTransition() { transition?.endInteraction(cancelling: false) }
  func cancelInteractiveTransition() { transition?.endInteraction(cancelling: true) }
  func pauseInteractiveTransition() { transition?.pause() }
  func completeTransition(_ didComplete: Bool) { transition?.complete(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: plan?.from
    case .to: plan?.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: plan?.fromView
    case .to: plan?.toView ?? plan?.change.incomingView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    plan?.initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect { plan?.change.finalFrame(of: vc) ?? .zero }
}
