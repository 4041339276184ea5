// SPDX-License-Identifier: MIT

extension UIPresentationController {
  /// Dismisses: animated after the commit of this turn, as a presentation begins; at once without
  /// animation.
  func dismiss(animated: Bool, byUser: Bool = false, completion: (() -> Void)?) {
    let description = "dismissal of \(presentedViewController.reportName)"
    let logID = log.open(description)
    let isAnimated = animated && UIView.areAnimationsEnabled
    phase = .dismissing
    // As with a presentation: who dismisses may be the last one to keep it.
    let delegate = presentedViewController.transitioningDelegate
    let begin = { [self] in
      withExtendedLifetime(delegate) {
        beginDismissing(
          description, animated: isAnimated, logID: logID, byUser: byUser, completion: completion)
      }
    }
    if isAnimated {
      environment.loop.enqueueAfterCommit(begin)
    } else {
      begin()
    }
  }

  private func beginDismissing(
    _ description: String, animated: Bool, logID: Int, byUser: Bool, completion: (() -> Void)?
  ) {
    guard let container = containerView, container.window != nil else {
      // The window has lost it already: there is nothing to be seen of a dismissal.
      finishWithoutContainer()
      log.close(logID)
      completion?()
      return
    }
    let (presented, presenting) = (presentedViewController, presentingViewController)
    let removed = presentedView
    let entering = shouldRemovePresentersView ? presenting.view : nil
    let current = presentedView?.frame ?? .zero
    let leavingFrame =
      environment.behavior.presentation.dismissedFinalFrameIsCurrent ? current : .zero
    let change = DismissalChange(
      of: self, from: container, leavingFrame: leavingFrame, animated: animated, byUser: byUser,
      completion: completion)
    var plan = TransitionPlan(
      description: description, owner: presenting, containerView: container, from: presented,
      to: presenting, change: change, logID: logID)
    (plan.fromView, plan.toView) = (removed, entering)
    plan.initialFrames = [
      ObjectIdentifier(presented): current, ObjectIdentifier(presenting): container.frame,
    ]
    plan.presentationStyle = presentationStyle
    if animated { addAnimator(to: &plan, isPresenting: false) }
    ViewControllerTransition(plan).start()
  }

  func willDismiss(animated: Bool, byUser: Bool) {
    let (presented, presenting) = (presentedViewController, presentingViewController)
    if byUser, let delegate {
      log.note("presentationControllerWillDismiss", of: delegate)
      delegate.presentationControllerWillDismiss(self)
    }
    if shouldRemovePresentersView, let container = containerView {
      presenting.view.place(at: container.bounds)
      // Right behind what is dismissed: a screen recording of a published transition (roman-wb/CustomModalSwift) shows
      // that what its animator left at the back of the container is still the first of its views. An app's own
      // presentation may have a dimming view there, which is to be seen in front of the presenter (assumed).
      if presentationStyle != .custom, let front = presentedView, front.superview === container {
        container.insertSubview(presenting.view, belowSubview: front)
      } else {
        container.insertSubview(presenting.view, at: 0)
      }
    }
    log.note("dismissalTransitionWillBegin", of: self)
    dismissalTransitionWillBegin()
    presented.beginAppearance(false, animated: animated)
    for one in absorbed { one.controller.beginAppearance(false, animated: animated) }
    if uncoversPresenter { presenting.beginAppearance(true, animated: animated) }
    presenting.noteIsAppearing()
  }

  /// Whether an animator has put the presenting view into the container, which is removed.
  private var hasMovedPresenter: Bool {
    guard !isInContext, !shouldRemovePresentersView, let containerView else { return false }
    return presentingViewController.viewIfLoaded?.isDescendant(of: containerView) == true
  }

  private func reportLostPresenter() {
    let presenting = presentingViewController
    log.report(
      .presenterLeftWindow(
        presented: presentedViewController.reportName, presenting: presenting.reportName))
  }

  func didDismiss(completed: Bool) {
    let (presented, presenting) = (presentedViewController, presentingViewController)
    let uncoversPresenter = uncoversPresenter
    if completed {
      if hasMovedPresenter { reportLostPresenter() }
      removeViews()
      log.note("dismissalTransitionDidEnd", of: self)
      dismissalTransitionDidEnd(true)
      presented.endAppearance()
      endAbsorbed()
      if uncoversPresenter { presenting.endAppearance() }
      unlink()
      updateDecisions()
    } else {
      phase = .presented
      (containerView as? PresentationContainerView)?.layOutLeftPlaces()
      if shouldRemovePresentersView { presenting.viewIfLoaded?.removeFromSuperview() }
      let absorbed = restoreAbsorbed()
      log.note("dismissalTransitionDidEnd", of: self)
      dismissalTransitionDidEnd(false)
      if presenting.isStillAppearing {
        presenting.beginAppearance(false, animated: true)
        presenting.endAppearance()
      }
      for controller in absorbed {
        controller.beginAppearance(true, animated: true)
        controller.endAppearance()
      }
      presented.beginAppearance(true, animated: true)
      presented.endAppearance()
    }
  }
}
