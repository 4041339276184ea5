// SPDX-License-Identifier: MIT

/// A dismissal from being asked for to its last callback.
extension UIPresentationController {
  /// Dismisses: animated after the commit of this turn, as a presentation begins; at once without
  /// animation.
  func dismiss(animated: Bool, byUser: Bool = false, completion: (() -> Void)?) {
    let description = "dismissal of \(presentedViewController.reportName)"
    let logID = log.open(description)
    let isAnimated = animated && UIView.areAnimationsEnabled
    phase = .dismissing
    let begin = { [self] in
      beginDismissing(
        description, animated: isAnimated, logID: logID, byUser: byUser, completion: completion)
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
    var plan = TransitionPlan(
      description: description, owner: presenting, containerView: container, from: presented,
      to: presenting, logID: logID,
      willBegin: { self.willDismiss(animated: animated, byUser: byUser) },
      didEnd: { self.didDismiss(completed: $0) })
    plan.fromView = presentedView
    if shouldRemovePresentersView { plan.toView = presenting.view }
    let current = presentedView?.frame ?? .zero
    plan.initialFrames = [
      ObjectIdentifier(presented): current, ObjectIdentifier(presenting): container.frame,
    ]
    let leavingFrame =
      environment.behavior.presentation.dismissedFinalFrameIsCurrent
        && !shouldRemovePresentersView ? current : .zero
    plan.finalFrame = { $0 === presenting ? container.frame : leavingFrame }
    plan.presentationStyle = presentationStyle
    plan.afterEnd = { [self] didComplete in
      guard didComplete else { return }
      if byUser {
        if let delegate { log.note("presentationControllerDidDismiss", of: delegate) }
        delegate?.presentationControllerDidDismiss(self)
      }
      guard let completion else { return }
      log.note("dismissCompletion", of: presenting)
      completion()
    }
    if animated { addAnimator(to: &plan, isPresenting: false) }
    ViewControllerTransition(plan).start()
  }

  private func willDismiss(animated: Bool, byUser: Bool) {
    let (presented, presenting) = (presentedViewController, presentingViewController)
    if byUser, let delegate {
      log.note("presentationControllerWillDismiss", of: delegate)
      delegate.presentationControllerWillDismiss(self)
    }
    if shouldRemovePresentersView, let container = containerView {
      presenting.view.place(at: container.bounds)
      container.insertSubview(presenting.view, at: 0)
    }
    log.note("dismissalTransitionWillBegin", of: self)
    dismissalTransitionWillBegin()
    presented.beginAppearance(false, animated: animated)
    for controller in absorbed { controller.beginAppearance(false, animated: animated) }
    if shouldRemovePresentersView { presenting.beginAppearance(true, animated: animated) }
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

  private func didDismiss(completed: Bool) {
    let (presented, presenting) = (presentedViewController, presentingViewController)
    let removesPresenter = shouldRemovePresentersView
    if completed {
      if hasMovedPresenter { reportLostPresenter() }
      removeViews()
      log.note("dismissalTransitionDidEnd", of: self)
      dismissalTransitionDidEnd(true)
      presented.endAppearance()
      endAbsorbed()
      if removesPresenter { presenting.endAppearance() }
      unlink()
      updateDecisions()
    } else {
      phase = .presented
      if removesPresenter { presenting.viewIfLoaded?.removeFromSuperview() }
      log.note("dismissalTransitionDidEnd", of: self)
      dismissalTransitionDidEnd(false)
      endAbsorbed()
      if removesPresenter {
        presenting.beginAppearance(false, animated: true)
        presenting.endAppearance()
      }
      presented.beginAppearance(true, animated: true)
      presented.endAppearance()
    }
  }
}
