// SPDX-License-Identifier: MIT

/// A presentation from being asked for to its last callback.
extension UIPresentationController {
  var log: TransitionLog { environment.log }
  private var profile: PresentationBehavior { environment.behavior.presentation }

  /// Presents: animated after the commit of this turn, at once without animation.
  ///
  /// Published crash stacks, and the sample in Apple's article on crash reports, show
  /// `presentationTransitionWillBegin`, the appearance callbacks and the animator in one block that
  /// runs after the Core Animation commit. So a completion block of a transaction around the call runs at once
  /// (inferred): a search of public sources found such blocks around pushes and pops alone, as presentations and
  /// dismissals have a completion of their own.
  func present(animated: Bool, completion: (() -> Void)?) {
    let description =
      "presentation of \(presentedViewController.reportName) "
      + "on \(presentingViewController.reportName)"
    let logID = log.open(description)
    let isAnimated = animated && UIView.areAnimationsEnabled
    // Now, as the backtrace in Apple's article about language exceptions shows (`loadViewIfRequired` within
    // `presentViewController:animated:completion:`): what `viewDidLoad` would like to have finds no container.
    presentedViewController.loadViewIfNeeded()
    // The controller does not keep its delegate, and code that only presents does not either: on
    // iOS the animator is chosen before `present` returns
    // (`_presentViewController:withAnimationController:` in published crash stacks).
    let delegate = presentedViewController.transitioningDelegate
    let begin = { [self] in
      withExtendedLifetime(delegate) {
        beginPresenting(description, animated: isAnimated, logID: logID, completion: completion)
      }
    }
    if isAnimated {
      environment.loop.enqueueAfterCommit(begin)
    } else {
      begin()
    }
  }

  private func beginPresenting(
    _ description: String, animated: Bool, logID: Int, completion: (() -> Void)?
  ) {
    guard let container = makeContainer() else { return log.close(logID) }
    phase = .presenting
    log.courses.note(self, as: "presentation controller")
    let (presented, presenting) = (presentedViewController, presentingViewController)
    let removed = shouldRemovePresentersView ? presenting.view : nil
    // In Apple's sample code: "the current frame of fromViewController.view", and at the end zero
    // where the presentation removes it.
    let current =
      presenting.view.superview.map { container.convert(presenting.view.frame, from: $0) }
      ?? container.frame
    let change = PresentationChange(
      of: self, presenterFrame: current, animated: animated, completion: completion)
    var plan = TransitionPlan(
      description: description, owner: presenting, containerView: container, from: presenting,
      to: presented, change: change, logID: logID)
    plan.fromView = removed
    plan.initialFrames = [ObjectIdentifier(presenting): current]
    plan.presentationStyle = presentationStyle
    if animated { addAnimator(to: &plan, isPresenting: true) }
    ViewControllerTransition(plan).start()
  }

  private func makeContainer() -> PresentationContainerView? {
    guard let host = presentationHost else {
      log.report(
        .presentedOutsideWindow(
          controller: presentedViewController.reportName,
          presenter: presentingViewController.reportName, source: nil))
      presentingViewController.presentationBelow = nil
      presentedViewController.presentation = nil
      // What was set up for it is there for another attempt.
      let asked = adaptedFrom ?? self
      asked.presentedViewController.preparedPresentation = asked
      return nil
    }
    let container = PresentationContainerView(frame: host.frame)
    container.presentationController = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.layer.role = "container"
    containerView = container
    placedSize = host.superview.bounds.size
    isInContext = host.sibling != nil
    enter(presentingViewController.viewIfLoaded?.window)
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

  func willPresent(animated: Bool) {
    let (presented, presenting) = (presentedViewController, presentingViewController)
    if shouldRemovePresentersView, let view = presenting.viewIfLoaded {
      presenterPlace = ViewPlace(view)
      containerView?.insertSubview(view, at: 0)
    }
    notifyWillPresent()
    let frame = presented.view.frame
    log.note("presentationTransitionWillBegin", of: self)
    presentationTransitionWillBegin()
    // Only now: Apple's sample of a custom presentation makes the view that it puts around the presented one in
    // that method, and its animator gets it as the view for `to`.
    let shown = presentedView
    // Where the view ends is where it starts, unless the presentation, the controller or its animator moves it.
    let place = {
      guard self.isBuiltInCover || self.presentationStyle == .custom, let shown,
        shown === presented.view, shown.frame == frame
      else { return }
      shown.place(at: self.frameOfPresentedViewInContainerView)
    }
    if profile.placesBeforeViewWillAppear { place() }
    if shouldRemovePresentersView { presenting.beginAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)
    if !profile.placesBeforeViewWillAppear { place() }
    // The container counts as shown when the animator is called: published animators turn it as a
    // whole, from what it holds now to what they add.
    containerView?.layer.markShown()
  }

  func didPresent(completed: Bool) {
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
      if profile.presentedAppearsFirst { notifyPresented() }
      if removesPresenter { presenting.endAppearance() }
      notifyPresented()
      updateDecisions()
    } else {
      removeViews()
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

  private func notifyPresented() {
    isNotifyingPresented = true
    presentedViewController.endAppearance()
    isNotifyingPresented = false
  }
}
