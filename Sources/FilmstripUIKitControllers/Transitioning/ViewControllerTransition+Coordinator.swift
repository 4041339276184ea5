// SPDX-License-Identifier: MIT

extension ViewControllerTransition: UIViewControllerTransitionCoordinator {
  package var presentationStyle: UIModalPresentationStyle { plan.presentationStyle }
  package var isInterruptible: Bool { interruptibleAnimator != nil }
  package var containerView: UIView { plan.containerView }
  package var targetTransform: CGAffineTransform { context.targetTransform }

  /// That of the interaction controller; easeInOut without one.
  ///
  /// The system's own push and pop have a curve of raw value 7 (measured), which is no public case;
  /// what runs alongside them still has it.
  package var completionCurve: UIView.AnimationCurve {
    plan.interaction?.completionCurve ?? .easeInOut
  }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  { context.viewController(forKey: key) }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasEnded else { return false }
    alongside.add(animation, completion: completion, to: self)
    return true
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { alongside.onChange(handler) }

  package func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { alongside.onEnd(handler) }

  /// Drives all animations in a view with the interactive transition, too.
  func driveAlongside(_ view: UIView) {
    guard isInteractive, view !== plan.containerView else { return }
    time.add(view.layer)
  }

  func note(_ name: String) { plan.owner.environment.log.note(name, of: plan.owner) }
}
