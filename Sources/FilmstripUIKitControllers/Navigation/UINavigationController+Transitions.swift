// SPDX-License-Identifier: MIT

extension UINavigationController {
  enum ChangePhase {
    case none
    case running
    /// It is over but for its final callbacks, in which the next one is in order.
    case ending
  }

  struct WaitingTransition {
    let transition: ViewControllerTransition
    /// The transactions in which it was asked for: a completion block around a push or pop is a common way to
    /// learn of its end.
    let deferral: TransactionDeferral?
  }

  var isChanging: Bool { changePhase != .none }

  /// Shows another controller: at once when nothing moves or the view is not shown, else with the
  /// next layout pass.
  func change(
    from: UIViewController?, to: UIViewController, operation: Operation,
    oldStack: [UIViewController], animated: Bool
  ) {
    let newStack = viewControllers
    let removed = oldStack.filter { old in !newStack.contains { $0 === old } }
    let added = newStack.filter { new in !oldStack.contains { $0 === new } }
    guard isViewLoaded else {
      hidesBottomBar = newStack.contains(where: \.hidesBottomBarWhenPushed)
      return finish(removing: removed, adding: added)
    }
    let isAnimated = animated && UIView.areAnimationsEnabled
    if changePhase == .running && isAnimated { warnOfNesting(operation) }
    let change = NavigationChange(
      of: self, from: from, to: to, operation: operation, removed: removed, added: added,
      oldStack: oldStack, newStack: newStack, isAnimated: isAnimated, swipe: beginningSwipe)
    let description = to.reportOfChange("\(operation)", from: from)
    let transition = ViewControllerTransition(
      TransitionPlan(
        description: description, owner: self, containerView: transitionView, from: from, to: to,
        change: change, logID: environment.log.open(description)))
    waitingTransitions.append(WaitingTransition(transition: transition, deferral: .current()))
    if isAnimated && view.window != nil {
      if !isChanging && waitingTransitions.count == 1 { transition.joinParticipants() }
      view.setNeedsLayout()
    } else {
      startWaitingChange()
    }
  }

  /// What iOS prints when a stack is changed while a change is being shown.
  private func warnOfNesting(_ operation: Operation) {
    environment.log.report(.nestedNavigation(isPush: operation == .push, controller: reportName))
  }

  /// Begins the first change that waits, unless one is in progress.
  func startWaitingChange() {
    guard !isChanging, let waiting = waitingTransitions.first else { return }
    waitingTransitions.removeFirst()
    let transition = waiting.transition
    if let change = transition.plan.change as? NavigationChange,
      change.endInVain(transition.plan.logID)
    {
      return startWaitingChange()
    }
    changePhase = .running
    transition.plan.to?.loadViewIfNeeded()
    guard let deferral = waiting.deferral else { return transition.start() }
    deferral.begin { transition.start() }
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
}
