// SPDX-License-Identifier: MIT

/// What presentations and dismissals have in common: their animators, and what is removed at the
/// end.
extension UIPresentationController {
  /// The transitioning delegate's animator, or the style's, and the interaction controller.
  func addAnimator(to plan: inout TransitionPlan, isPresenting: Bool) {
    let (presented, presenting) = (presentedViewController, presentingViewController)
    let delegate = presented.transitioningDelegate
    let source = sourceViewController ?? presenting
    if let delegate {
      log.note(
        isPresenting ? "animationControllerForPresented" : "animationControllerForDismissed",
        of: delegate)
    }
    let own =
      isPresenting
      ? delegate?.animationController(
        forPresented: presented, presenting: presenting, source: source)
      : delegate?.animationController(forDismissed: presented)
    if own == nil, let transition = presented.allowedTransition {
      plan.animator = transition.animator(isOpening: isPresenting)
      if !isPresenting { plan.interaction = transition.zoom?.takeBeginningDrag() }
      plan.allowsTouches = isPresenting && transition.zoom != nil
      return
    }
    guard let own, let delegate else {
      plan.animator = builtInAnimator(isPresenting: isPresenting)
      plan.interaction = builtInInteraction(isPresenting: isPresenting)
      return
    }
    plan.animator = own
    log.note(
      isPresenting ? "interactionControllerForPresentation" : "interactionControllerForDismissal",
      of: delegate)
    plan.interaction =
      isPresenting
      ? delegate.interactionControllerForPresentation(using: own)
      : delegate.interactionControllerForDismissal(using: own)
  }

  /// Takes everything of the presentation out of the window and puts the presenting view back.
  func removeViews() {
    presentedView?.removeFromSuperview()
    // A context that has been taken off the screen comes back without the presentation.
    let isAway = isInContext && containerView?.superview == nil
    if shouldRemovePresentersView, !isAway, let view = presentingViewController.viewIfLoaded {
      presenterPlace?.restore(view)
    }
    containerView?.removeFromSuperview()
  }

  /// Lets a window keep the presentation, as long as it goes on; it is what presents and what is presented that
  /// the presentation keeps.
  func enter(_ window: UIWindow?) {
    guard window !== keeper else { return }
    window?.shownObjects.append(self)
    let former = keeper
    keeper = window
    former?.shownObjects.removeAll { $0 === self }
  }

  func unlink() {
    phase = .ended
    enter(nil)
    containerView = nil
    presenterPlace = nil
    if presentingViewController.presentationBelow === self {
      presentingViewController.presentationBelow = nil
    }
    if presentedViewController.presentation === self { presentedViewController.presentation = nil }
    presentedViewController.preparedPresentation = nil
  }

  func finishWithoutContainer() {
    let presented = presentedViewController
    presented.beginAppearance(false, animated: false)
    for one in absorbed { one.controller.beginAppearance(false, animated: false) }
    presented.endAppearance()
    endAbsorbed()
    removeViews()
    unlink()
  }
}
