// SPDX-License-Identifier: MIT

extension UITabBarController {
  /// A change from one tab to another.
  struct Change {
    let from: UIViewController?
    let to: UIViewController
    /// Whether a finger has tapped the tab, rather than code selected it.
    let isByTap: Bool
    let logID: Int
  }

  /// Shows the selected tab instead of another one; a change under way is ended first.
  func change(from: UIViewController?, to: UIViewController, isByTap: Bool) {
    let description =
      "tab change from \(from.map { "\(type(of: $0))" } ?? "nothing") to \(type(of: to))"
    let change = Change(
      from: from, to: to, isByTap: isByTap, logID: environment.log.open(description))
    to.loadViewIfNeeded()
    var plan = TransitionPlan(
      description: description, owner: self, containerView: contentView, from: from, to: to,
      logID: change.logID, willBegin: { self.willBegin(change) },
      didEnd: { self.didEnd(change, completed: $0) })
    plan.fromView = from?.viewIfLoaded
    plan.toView = to.view
    if let from { plan.initialFrames = [ObjectIdentifier(from): from.view.frame] }
    plan.finalFrame = { [contentView] in $0 === to ? contentView.bounds : .zero }
    plan.place = { [contentView] in
      to.view.frame = contentView.bounds
      contentView.addSubview(to.view)
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
    if isByTap, let duration = BehaviorProfile.current.tabs.fadeDuration {
      plan.animator = TabFadeAnimator(duration: duration)
    }
  }

  private func willBegin(_ change: Change) {
    guard view.window != nil || isAppearing else { return }
    let isAnimated = change.from != nil && change.to.currentTransition != nil
    change.from?.beginAppearanceTransition(false, animated: isAnimated)
    change.to.beginAppearanceTransition(true, animated: isAnimated)
  }

  private func didEnd(_ change: Change, completed: Bool) {
    if completed {
      change.from?.viewIfLoaded?.removeFromSuperview()
      change.from?.endAppearanceTransition()
      // What comes while the tabs themselves do has appeared when they have.
      if !isAppearing { change.to.endAppearanceTransition() }
      return
    }
    change.to.beginAppearanceTransition(false, animated: true)
    change.to.viewIfLoaded?.removeFromSuperview()
    change.to.endAppearanceTransition()
    change.from?.beginAppearanceTransition(true, animated: true)
    change.from?.endAppearanceTransition()
    if let from = change.from { restoreSelection(from, insteadOf: change.to) }
  }

  private var isAppearing: Bool {
    if case .appearing = appearance { return true }
    return false
  }
}
