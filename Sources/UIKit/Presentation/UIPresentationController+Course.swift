// SPDX-License-Identifier: MIT

/// A presentation from being asked for to its last callback, and its dismissal.
extension UIPresentationController {
  private var log: TransitionLog { presentingViewController.environment.log }
  private var profile: PresentationBehavior { BehaviorProfile.current.presentation }

  // MARK: Presenting

  /// Presents: animated with the next turn of the stage, at once without animation.
  func present(animated: Bool, completion: (() -> Void)?) {
    let description =
      "presentation of \(type(of: presentedViewController)) "
      + "on \(type(of: presentingViewController))"
    let logID = log.open(description)
    let isAnimated = animated && UIView.areAnimationsEnabled
    let begin = { [self] in
      beginPresenting(description, animated: isAnimated, logID: logID, completion: completion)
    }
    if isAnimated { presentingViewController.environment.loop.enqueue(begin) } else { begin() }
  }

  private func beginPresenting(
    _ description: String, animated: Bool, logID: Int, completion: (() -> Void)?
  ) {
    guard let container = makeContainer() else { return log.close(logID) }
    phase = .presenting
    let (presented, presenting) = (presentedViewController, presentingViewController)
    var plan = TransitionPlan(
      description: description, owner: presenting, containerView: container, from: presenting,
      to: presented, logID: logID, willBegin: { self.willPresent(animated: animated) },
      didEnd: { self.didPresent(completed: $0) })
    presented.loadViewIfNeeded()
    if shouldRemovePresentersView { plan.fromView = presenting.view }
    plan.toView = presentedView
    plan.initialFrames = [ObjectIdentifier(presenting): container.frame]
    plan.finalFrame = { [self] in
      if $0 === presented { return frameOfPresentedViewInContainerView }
      return shouldRemovePresentersView ? .zero : container.frame
    }
    plan.presentationStyle = presentationStyle
    plan.place = { [self] in
      guard let view = presentedView else { return }
      view.frame = frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    plan.afterEnd = { [log] didComplete in
      guard didComplete, let completion else { return }
      log.note("presentCompletion", of: presenting)
      completion()
    }
    if animated { addAnimator(to: &plan, isPresenting: true) }
    ViewControllerTransition(plan).start()
  }

  private func makeContainer() -> PresentationContainerView? {
    guard let host = presentationHost else {
      log.find(
        "Attempt to present \(type(of: presentedViewController)) on "
          + "\(type(of: presentingViewController)) whose view is not in the window hierarchy")
      presentingViewController.presentationBelow = nil
      presentedViewController.presentation = nil
      return nil
    }
    let container = PresentationContainerView(frame: host.frame)
    container.presentationController = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.layer.role = "container"
    containerView = container
    isInContext = host.sibling != nil
    if let sibling = host.sibling {
      host.superview.insertSubview(container, aboveSubview: sibling)
    } else {
      host.superview.addSubview(container)
    }
    return container
  }

  /// Where the container goes: over the whole window, or over the view of a presentation context.
  private var presentationHost: (superview: UIView, sibling: UIView?, frame: CGRect)? {
    guard let view = presentingViewController.viewIfLoaded, let window = view.window else {
      return nil
    }
    switch presentationStyle {
    case .currentContext, .overCurrentContext:
      guard presentingViewController.definesPresentationContext, let superview = view.superview,
        presentingViewController.presentation == nil
      else { return (window, nil, window.bounds) }
      return (superview, view, view.frame)
    default: return (window, nil, window.bounds)
    }
  }

  private func willPresent(animated: Bool) {
    let (presented, presenting) = (presentedViewController, presentingViewController)
    if shouldRemovePresentersView, let view = presenting.viewIfLoaded {
      presenterPlace = ViewPlace(view)
      containerView?.insertSubview(view, at: 0)
    }
    tellWillPresent()
    let frame = presentedView?.frame
    log.note("presentationTransitionWillBegin", of: self)
    presentationTransitionWillBegin()
    // Where the view ends is where it starts, unless the presentation or its animator moves it.
    if isBuiltInCover || presentationStyle == .custom, let presentedView,
      presentedView.frame == frame
    {
      presentedView.place(at: frameOfPresentedViewInContainerView)
    }
    if shouldRemovePresentersView { presenting.beginAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)
  }

  private func didPresent(completed: Bool) {
    let (presented, presenting) = (presentedViewController, presentingViewController)
    let removesPresenter = shouldRemovePresentersView
    if completed {
      phase = .presented
      if removesPresenter { presenting.viewIfLoaded?.removeFromSuperview() }
      log.note("presentationTransitionDidEnd", of: self)
      presentationTransitionDidEnd(true)
      followContainer()
      containerView?.setNeedsLayout()
      didPresent()
      if profile.presentedAppearsFirst { tellArrival() }
      if removesPresenter { presenting.endAppearance() }
      tellArrival()
      updateDecisions()
    } else {
      takeDown()
      log.note("presentationTransitionDidEnd", of: self)
      presentationTransitionDidEnd(false)
      presented.beginAppearance(false, animated: true)
      presented.endAppearance()
      if removesPresenter {
        presenting.beginAppearance(true, animated: true)
        presenting.endAppearance()
      }
      unlink()
    }
  }

  private func tellArrival() {
    isTellingArrival = true
    presentedViewController.endAppearance()
    isTellingArrival = false
  }

  // MARK: Dismissing

  /// Dismisses: animated with the next turn of the stage, at once without animation.
  func dismiss(animated: Bool, byUser: Bool = false, completion: (() -> Void)?) {
    let description = "dismissal of \(type(of: presentedViewController))"
    let logID = log.open(description)
    let isAnimated = animated && UIView.areAnimationsEnabled
    phase = .dismissing
    let begin = { [self] in
      beginDismissing(
        description, animated: isAnimated, logID: logID, byUser: byUser, completion: completion)
    }
    if isAnimated { presentingViewController.environment.loop.enqueue(begin) } else { begin() }
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
    plan.initialFrames = [
      ObjectIdentifier(presented): presentedView?.frame ?? .zero,
      ObjectIdentifier(presenting): container.frame,
    ]
    plan.finalFrame = { $0 === presenting ? container.frame : .zero }
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

  private func didDismiss(completed: Bool) {
    let (presented, presenting) = (presentedViewController, presentingViewController)
    let removesPresenter = shouldRemovePresentersView
    if completed {
      takeDown()
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

  // MARK: Parts

  /// The transitioning delegate's animator, or the style's, and who drives it.
  private func addAnimator(to plan: inout TransitionPlan, isPresenting: Bool) {
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
    if own == nil, let transition = presented.preferredTransition {
      plan.animator = transition.animator(isOpening: isPresenting)
      if !isPresenting { plan.interaction = transition.zoom?.takeDrag() }
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
  private func takeDown() {
    presentedView?.removeFromSuperview()
    // A context that has been taken off the screen comes back without the presentation.
    let isAway = isInContext && containerView?.superview == nil
    if shouldRemovePresentersView, !isAway, let view = presentingViewController.viewIfLoaded {
      presenterPlace?.restore(view)
    }
    containerView?.removeFromSuperview()
  }

  func unlink() {
    phase = .ended
    containerView = nil
    presenterPlace = nil
    if presentingViewController.presentationBelow === self {
      presentingViewController.presentationBelow = nil
    }
    if presentedViewController.presentation === self { presentedViewController.presentation = nil }
    // It holds the controller, which holds it.
    presentedViewController.preparedPresentation = nil
  }

  private func finishWithoutContainer() {
    let presented = presentedViewController
    presented.beginAppearance(false, animated: false)
    for controller in absorbed { controller.beginAppearance(false, animated: false) }
    presented.endAppearance()
    endAbsorbed()
    takeDown()
    unlink()
  }
}
