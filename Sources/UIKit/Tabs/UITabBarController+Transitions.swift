// SPDX-License-Identifier: MIT

extension UITabBarController {
  /// A change from one tab to another.
  struct Change {
    let from: UIViewController?
    let to: UIViewController
    /// Whether the user tapped the tab, rather than code selected it.
    let isByTap: Bool
    let logID: Int
  }

  /// Shows the selected tab instead of another one; a change in progress is ended first.
  func change(from: UIViewController?, to: UIViewController, isByTap: Bool) {
    let description =
      "tab change from \(from?.reportName ?? "nothing") to \(to.reportName)"
    let change = Change(
      from: from, to: to, isByTap: isByTap, logID: environment.log.open(description))
    to.loadViewIfNeeded()
    var plan = TransitionPlan(
      description: description, owner: self, containerView: contentView, from: from, to: to,
      logID: change.logID, willBegin: { self.willBegin(change) },
      didEnd: { self.didEnd(change, completed: $0) })
    plan.fromView = from?.placeView
    plan.toView = to.placeView
    if let from { plan.initialFrames = [ObjectIdentifier(from): from.placeView?.frame ?? .zero] }
    plan.finalFrame = { [contentView] in $0 === to ? contentView.bounds : .zero }
    plan.place = { [contentView] in
      guard let view = to.placeView else { return }
      view.frame = contentView.bounds
      contentView.addSubview(view)
    }
    plan.afterEnd = { _ in
      self.isChanging = false
      // The screen may have turned meanwhile.
      self.view.setNeedsLayout()
      self.showSelection()
    }
    if let from, view.window != nil, UIView.areAnimationsEnabled {
      addAnimator(to: &plan, from: from, to: to, isByTap: isByTap)
    }
    isChanging = true
    let transition = ViewControllerTransition(plan)
    // An animated change begins with the next turn of the stage, when the caller is done.
    if plan.animator == nil {
      transition.start()
    } else {
      environment.loop.enqueue { transition.start() }
    }
  }

  private func addAnimator(
    to plan: inout TransitionPlan, from: UIViewController, to: UIViewController, isByTap: Bool
  ) {
    if let delegate {
      environment.log.note("animationControllerForTransition", of: delegate)
      let own = delegate.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
      if let own {
        plan.animator = own
        environment.log.note("interactionControllerForAnimationController", of: delegate)
        plan.interaction = delegate.tabBarController(self, interactionControllerFor: own)
        return
      }
    }
    if isByTap, let duration = environment.behavior.tabs.fadeDuration {
      plan.animator = TabFadeAnimator(duration: duration)
    }
  }

  private func willBegin(_ change: Change) {
    guard view.window != nil || isAppearing else { return }
    let isAnimated = change.from != nil && change.to.currentTransition != nil
    begin(false, change.from, animated: isAnimated)
    begin(true, change.to, animated: isAnimated)
  }

  private func didEnd(_ change: Change, completed: Bool) {
    if completed {
      change.from?.placeView?.removeFromSuperview()
      end(change.from)
      // What comes while the tabs themselves do has appeared when they have.
      if !isAppearing { end(change.to) }
      return
    }
    begin(false, change.to, animated: true)
    change.to.placeView?.removeFromSuperview()
    end(change.to)
    begin(true, change.from, animated: true)
    end(change.from)
    if let from = change.from { restoreSelection(from, insteadOf: change.to) }
  }

  /// Notifies a controller, and what is presented in its place.
  private func begin(_ isAppearing: Bool, _ controller: UIViewController?, animated: Bool) {
    for part in controller?.placeControllers ?? [] {
      part.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  private func end(_ controller: UIViewController?) {
    for part in controller?.placeControllers ?? [] { part.endAppearanceTransition() }
  }

  private var isAppearing: Bool {
    if case .appearing = appearance { return true }
    return false
  }
}
