// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// One change of what is on screen.
  struct Change {
    let from: UIViewController?
    let to: UIViewController
    let operation: Operation
    /// Controllers that leave the stack with it.
    let removed: [UIViewController]
    let isAnimated: Bool
    /// Who drives it, where that is the system's own swipe.
    var swipe: NavigationSwipe?
    let logID: Int

    var description: String {
      "\(operation) from \(from.map { "\(type(of: $0))" } ?? "nothing") to \(type(of: to))"
    }
  }

  /// Shows another controller: at once when nothing moves or nobody looks, else with the next
  /// layout pass.
  func change(
    from: UIViewController?, to: UIViewController, operation: Operation,
    removing removed: [UIViewController], animated: Bool
  ) {
    guard isViewLoaded else {
      finish(removing: removed, adding: operation == .push ? to : nil)
      return
    }
    if isChanging { warnOfNesting(operation) }
    let change = Change(
      from: from, to: to, operation: operation, removed: removed,
      isAnimated: animated && UIView.areAnimationsEnabled, swipe: beginningSwipe,
      logID: environment.log.open(
        "\(operation) from \(from.map { "\(type(of: $0))" } ?? "nothing") to \(type(of: to))"))
    waitingChanges.append(change)
    if change.isAnimated && view.window != nil {
      view.setNeedsLayout()
    } else {
      startWaitingChange()
    }
  }

  /// What iOS prints when a stack is changed while a change is being shown.
  private func warnOfNesting(_ operation: Operation) {
    environment.log.find(
      operation == .push
        ? "nested push animation can result in corrupted navigation bar"
        : "Finishing up a navigation transition in an unexpected state. Navigation Bar subview "
          + "tree might get corrupted")
  }

  /// Begins the first change that waits, unless one is under way.
  func startWaitingChange() {
    guard !isChanging, let change = waitingChanges.first else { return }
    waitingChanges.removeFirst()
    isChanging = true
    change.to.loadViewIfNeeded()
    let bar = BarChange()
    let transition = ViewControllerTransition(plan(for: change, bar: bar))
    bar.prepare = { [weak transition] in
      guard let transition else { return }
      self.prepareBar(bar, for: change, with: transition)
    }
    transition.start()
  }

  /// The bar's part in a change: made after `viewWillAppear`, which may yet hide or show the bar.
  @MainActor
  private final class BarChange {
    var prepare: () -> Void = {}
    var transition: NavigationBarTransition?
    var tabBar: TabBarPassage?
  }

  private func prepareBar(
    _ bar: BarChange, for change: Change, with transition: ViewControllerTransition
  ) {
    shareBarInsets(with: change.to)
    bar.tabBar = TabBarPassage(
      in: self, from: change.from, to: change.to, isAnimated: transition.isAnimated)
    guard transition.isAnimated else { return }
    bar.transition = makeBarTransition(
      from: change.from, to: change.to, operation: change.operation, animated: true)
    guard let barTransition = bar.transition else { return }
    transition.alongside.addBuiltIn(in: navigationBar) { barTransition.animate() }
  }

  private func plan(for change: Change, bar: BarChange) -> TransitionPlan {
    var plan = TransitionPlan(
      description: change.description, owner: self, containerView: transitionView,
      from: change.from, to: change.to, logID: change.logID,
      willBegin: {
        self.willBegin(change)
        bar.prepare()
      },
      didEnd: { completed in
        bar.transition?.finish(completed: completed)
        self.endBarSlide(completed: completed)
        bar.tabBar?.end(completed: completed)
        self.didEnd(change, completed: completed)
      })
    plan.fromView = change.from?.view
    plan.toView = change.to.view
    if let from = change.from {
      plan.initialFrames = [ObjectIdentifier(from): from.view.frame]
    }
    plan.finalFrame = { $0 === change.to ? self.contentFrame(for: change.to) : .zero }
    plan.place = { [transitionView] in
      change.to.view.frame = self.contentFrame(for: change.to)
      transitionView.addSubview(change.to.view)
    }
    plan.afterEnd = { _ in
      self.isChanging = false
      // The bars, and whatever waits for this change.
      self.view.setNeedsLayout()
    }
    if change.isAnimated && view.window != nil { addAnimator(to: &plan, for: change) }
    return plan
  }

  /// The delegate's animator and who drives it, else the system's own.
  ///
  /// The system's swipe always shows the system's motion (one article's observation).
  private func addAnimator(to plan: inout TransitionPlan, for change: Change) {
    guard let from = change.from else { return }
    if change.swipe == nil, let delegate {
      environment.log.note("animationControllerForOperation", of: delegate)
      let own = delegate.navigationController(
        self, animationControllerFor: change.operation, from: from, to: change.to)
      if let own {
        delegateAnimates = true
        plan.animator = own
        environment.log.note("interactionControllerForAnimationController", of: delegate)
        plan.interaction = delegate.navigationController(self, interactionControllerFor: own)
        return
      }
    }
    let zooming = change.operation == .push ? change.to : from
    if change.swipe == nil, let transition = zooming.preferredTransition {
      // Of a pop of several controllers the topmost one's, back to the one that shows then.
      plan.animator = transition.animator(isOpening: change.operation == .push)
      if change.operation == .pop { plan.interaction = transition.zoom?.takeDrag() }
      plan.allowsTouches = transition.zoom != nil && change.operation == .push
      return
    }
    plan.animator = NavigationSlideAnimator(
      operation: change.operation, isMirrored: isMirrored)
    plan.interaction = change.swipe
    plan.alongsideOptions = .systemCurve
  }

  private func willBegin(_ change: Change) {
    let isAnimated = change.isAnimated
    change.to.isMovingToParent = change.operation == .push
    change.from?.isMovingFromParent = change.operation == .pop
    if let delegate {
      environment.log.note("navigationControllerWillShow", of: delegate)
      delegate.navigationController(self, willShow: change.to, animated: isAnimated)
    }
    guard isOnScreen else { return }
    change.from?.beginAppearanceTransition(false, animated: isAnimated)
    change.to.beginAppearanceTransition(true, animated: isAnimated)
  }

  private func didEnd(_ change: Change, completed: Bool) {
    if completed {
      change.from?.view.removeFromSuperview()
      change.from?.endAppearanceTransition()
      change.to.endAppearanceTransition()
    } else {
      cancel(change)
    }
    change.to.isMovingToParent = false
    change.from?.isMovingFromParent = false
    if completed {
      finish(removing: change.removed, adding: change.operation == .push ? change.to : nil)
    }
    // After a cancel nobody is told (widely reported: applications listen to the coordinator).
    guard completed, let delegate else { return }
    environment.log.note("navigationControllerDidShow", of: delegate)
    delegate.navigationController(self, didShow: change.to, animated: change.isAnimated)
  }

  /// Takes back a change that did not complete.
  private func cancel(_ change: Change) {
    change.to.beginAppearanceTransition(false, animated: true)
    change.to.viewIfLoaded?.removeFromSuperview()
    change.to.endAppearanceTransition()
    change.from?.beginAppearanceTransition(true, animated: true)
    change.from?.endAppearanceTransition()
    if change.operation == .push {
      restore(viewControllers.filter { $0 !== change.to })
      change.to.removeFromParent()
    } else {
      // Beneath whatever was pushed meanwhile.
      let place = viewControllers.firstIndex { $0 === change.to }.map { $0 + 1 } ?? 0
      var controllers = viewControllers
      controllers.insert(contentsOf: change.removed, at: place)
      restore(controllers)
    }
  }

  private func finish(removing removed: [UIViewController], adding added: UIViewController?) {
    for controller in removed { controller.removeFromParent() }
    added?.tellDidMove(toParent: self)
  }

  /// Whether the controller has appeared, so that its children's appearance is its business.
  private var isOnScreen: Bool {
    switch appearance {
    case .appeared, .appearing: view.window != nil
    case .disappeared, .disappearing: false
    }
  }
}
