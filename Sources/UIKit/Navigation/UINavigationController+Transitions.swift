// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// One change of what is on screen.
  struct Change {
    let from: UIViewController?
    let to: UIViewController
    let operation: Operation
    /// Controllers that leave the stack with it.
    let removed: [UIViewController]
    /// Controllers that were not in the stack before.
    let added: [UIViewController]
    /// The stack before and after it.
    let oldStack: [UIViewController]
    let newStack: [UIViewController]
    let isAnimated: Bool
    /// The interaction controller, where that is the system's own swipe.
    var swipe: NavigationSwipe?
    /// What happens, for reports.
    let description: String
    let logID: Int
  }

  /// Shows another controller: at once when nothing moves or the view is not shown, else with the
  /// next layout pass.
  func change(
    from: UIViewController?, to: UIViewController, operation: Operation,
    oldStack: [UIViewController], animated: Bool
  ) {
    let newStack = viewControllers
    let removed = oldStack.filter { old in !newStack.contains { $0 === old } }
    let added = newStack.filter { new in !oldStack.contains { $0 === new } }
    guard isViewLoaded else { return finish(removing: removed, adding: added) }
    let isAnimated = animated && UIView.areAnimationsEnabled
    // In the callbacks of its end a change is over: there the next one is in order.
    if isChanging && !isEnding && isAnimated { warnOfNesting(operation) }
    let description =
      "\(operation) from \(from?.reportName ?? "nothing") to \(to.reportName)"
    let change = Change(
      from: from, to: to, operation: operation, removed: removed, added: added,
      oldStack: oldStack, newStack: newStack, isAnimated: isAnimated, swipe: beginningSwipe,
      description: description, logID: environment.log.open(description))
    let transition = makeTransition(for: change)
    waitingTransitions.append(transition)
    if change.isAnimated && view.window != nil {
      if !isChanging && waitingTransitions.count == 1 { transition.joinParticipants() }
      view.setNeedsLayout()
    } else {
      startWaitingChange()
    }
  }

  /// What iOS prints when a stack is changed while a change is being shown.
  private func warnOfNesting(_ operation: Operation) {
    environment.log.report(
      .nestedNavigation(isPush: operation == .push, controller: reportName))
  }

  /// Begins the first change that waits, unless one is in progress.
  func startWaitingChange() {
    guard !isChanging, let transition = waitingTransitions.first else { return }
    waitingTransitions.removeFirst()
    isChanging = true
    transition.plan.to?.loadViewIfNeeded()
    transition.start()
  }

  private func makeTransition(for change: Change) -> ViewControllerTransition {
    let bar = BarChange()
    let transition = ViewControllerTransition(plan(for: change, bar: bar))
    bar.running = transition
    return transition
  }

  /// The bars' part in a change: made after `viewWillAppear`, which may yet hide or show the bar.
  @MainActor
  private final class BarChange {
    weak var running: ViewControllerTransition?
    var transition: NavigationBarTransition?
    var tabBar: TabBarPassage?
  }

  private func prepareBars(_ bar: BarChange, for change: Change) {
    guard let transition = bar.running else { return }
    shareBarInsets(with: change.to)
    bar.tabBar = TabBarPassage(
      in: self, from: change.from, to: change.to, isAnimated: transition.isAnimated)
    guard transition.isAnimated else { return }
    bar.transition = makeBarTransition(
      from: change.from, to: change.to, operation: change.operation, animated: true)
    guard let barTransition = bar.transition else { return }
    transition.alongside.addBuiltIn { barTransition.animate() }
  }

  private func plan(for change: Change, bar: BarChange) -> TransitionPlan {
    var plan = TransitionPlan(
      description: change.description, owner: self, containerView: transitionView,
      from: change.from, to: change.to, logID: change.logID,
      willBegin: {
        self.willBegin(change)
        self.prepareBars(bar, for: change)
      },
      didEnd: { completed in
        bar.transition?.finish(completed: completed)
        self.endBarSlide(completed: completed)
        bar.tabBar?.end(completed: completed)
        self.didEnd(change, completed: completed)
      })
    plan.finalFrame = { $0 === change.to ? self.contentFrame(for: change.to) : .zero }
    plan.place = { [transitionView] in
      change.to.view.frame = self.contentFrame(for: change.to)
      transitionView.addSubview(change.to.view)
    }
    plan.afterEnd = { _ in
      self.isChanging = false
      self.isEnding = false
      // The bars, and what waits for this change.
      self.view.setNeedsLayout()
    }
    plan.isExpectedToBeAnimated = change.isAnimated
    plan.chooseAnimator = { plan in
      plan.fromView = change.from?.view
      plan.toView = change.to.view
      if let from = change.from {
        plan.initialFrames = [ObjectIdentifier(from): from.view.frame]
      }
      if change.isAnimated && self.view.window != nil { self.addAnimator(to: &plan, for: change) }
    }
    return plan
  }

  /// The delegate's animator and interaction controller, else the system's own.
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
      if change.operation == .pop { plan.interaction = transition.zoom?.takeBeginningDrag() }
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
    isEnding = true
    if completed {
      change.from?.view.removeFromSuperview()
      change.from?.endAppearanceTransition()
      // While the controller itself is still appearing, its end will be the new one's, too.
      if !isAppearing { change.to.endAppearanceTransition() }
    } else {
      cancel(change)
    }
    change.to.isMovingToParent = false
    change.from?.isMovingFromParent = false
    if completed { finish(removing: change.removed, adding: change.added) }
    // After a cancel there are no callbacks (widely reported: applications listen to the
    // coordinator).
    guard completed, let delegate else { return }
    environment.log.note("navigationControllerDidShow", of: delegate)
    delegate.navigationController(self, didShow: change.to, animated: change.isAnimated)
  }

  /// Reverts a change that did not complete: the old stack, with what was done to it meanwhile.
  private func cancel(_ change: Change) {
    change.to.beginAppearanceTransition(false, animated: true)
    change.to.viewIfLoaded?.removeFromSuperview()
    change.to.endAppearanceTransition()
    change.from?.beginAppearanceTransition(true, animated: true)
    change.from?.endAppearanceTransition()
    let now = viewControllers
    func contains(_ controllers: [UIViewController], _ controller: UIViewController) -> Bool {
      controllers.contains { $0 === controller }
    }
    let kept = change.oldStack.filter { !contains(change.newStack, $0) || contains(now, $0) }
    let later = now.filter { !contains(change.newStack, $0) && !contains(change.oldStack, $0) }
    restore(kept + later)
    for controller in change.added { controller.removeFromParent() }
  }

  /// Ends the change of parents: of those that have left for good, and of the new ones.
  func finish(removing removed: [UIViewController], adding added: [UIViewController]) {
    for controller in removed where !viewControllers.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in added where controller.parent === self {
      controller.notifyDidMove(toParent: self)
    }
  }

  private var isAppearing: Bool {
    if case .appearing = appearance { return true }
    return false
  }

  /// Whether the controller has appeared, or is about to, so that it forwards appearance callbacks
  /// to its children.
  private var isOnScreen: Bool {
    switch appearance {
    case .appeared: view.window != nil
    case .appearing: true
    case .disappeared, .disappearing: false
    }
  }
}
