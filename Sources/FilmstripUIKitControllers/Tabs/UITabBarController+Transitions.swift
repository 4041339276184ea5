// SPDX-License-Identifier: MIT

extension UITabBarController {
  /// Shows the selected tab instead of another one; a change in progress is ended first.
  func change(from: UIViewController?, to: UIViewController, isByTap: Bool) {
    let description = to.reportOfChange("tab change", from: from)
    let logID = environment.log.open(description)
    to.loadViewIfNeeded()
    var plan = TransitionPlan(
      description: description, owner: self, containerView: contentView, from: from, to: to,
      change: TabChange(of: self, from: from, to: to), logID: logID)
    plan.fromView = from?.placeView
    plan.toView = to.placeView
    if let from { plan.initialFrames = [ObjectIdentifier(from): from.placeView?.frame ?? .zero] }
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
      // The tab that is left is still the selected one: a published animator of scrolling tabs takes `selectedIndex` here
      // for the index from which it comes, and compares it with the one that it finds in `animateTransition`.
      indexBeingLeft = viewControllers?.firstIndex { $0 === from }
      defer { indexBeingLeft = nil }
      environment.log.note("animationControllerForTransition", of: delegate)
      let own = delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
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
}
