// SPDX-License-Identifier: MIT

final class NavigationChange: TransitionChange {
  private let container: UINavigationController
  /// What shows before it; another one than when it was asked for, where the change before it was cancelled.
  private(set) var from: UIViewController?
  private let to: UIViewController
  let operation: UINavigationController.Operation
  private let removed: [UIViewController]
  private let added: [UIViewController]
  private let oldStack: [UIViewController]
  private let newStack: [UIViewController]
  private let isAnimated: Bool
  /// Whether the stack hides a tab bar after it and before it.
  private let hidesBottomBar: Bool
  private var hidBottomBar = false
  private var swipe: NavigationSwipe?
  /// The bars' part in it: made after `viewWillAppear`, which may yet hide or show the bar.
  private var barTransition: NavigationBarTransition?
  private var tabBar: TabBarPassage?

  init(
    of container: UINavigationController, from: UIViewController?, to: UIViewController,
    operation: UINavigationController.Operation, removed: [UIViewController],
    added: [UIViewController], oldStack: [UIViewController], newStack: [UIViewController],
    isAnimated: Bool, swipe: NavigationSwipe?
  ) {
    self.container = container
    (self.from, self.to, self.operation) = (from, to, operation)
    (self.removed, self.added) = (removed, added)
    (self.oldStack, self.newStack) = (oldStack, newStack)
    (self.isAnimated, self.swipe) = (isAnimated, swipe)
    hidesBottomBar = newStack.contains(where: \.hidesBottomBarWhenPushed)
  }

  private var log: TransitionLog { container.environment.log }

  var isExpectedToBeAnimated: Bool { isAnimated }

  /// Ends the change before it begins if it leads to what shows already, as after a cancel; returns whether it did.
  func endInVain(_ logID: Int) -> Bool {
    guard from === to else { return false }
    container.finish(removing: removed, adding: added)
    log.close(logID)
    return true
  }

  func finalFrame(of controller: UIViewController) -> CGRect {
    controller === to ? container.contentFrame(for: to) : .zero
  }

  // MARK: The animator

  func chooseAnimator(for plan: inout TransitionPlan) {
    plan.from = from
    plan.fromView = from?.view
    plan.toView = to.view
    if let from { plan.initialFrames = [ObjectIdentifier(from): from.view.frame] }
    if isAnimated, container.view.window != nil, let from { addAnimator(to: &plan, from: from) }
    swipe = nil
  }

  /// The delegate's animator and interaction controller, else the system's own.
  ///
  /// The system's swipe always shows the system's motion (one article's observation).
  private func addAnimator(to plan: inout TransitionPlan, from: UIViewController) {
    if swipe == nil, let delegate = container.delegate {
      log.note("animationControllerForOperation", of: delegate)
      let own = delegate.navigationController(
        container, animationControllerFor: operation, from: from, to: to)
      if let own {
        container.delegateAnimates = true
        plan.animator = own
        log.note("interactionControllerForAnimationController", of: delegate)
        plan.interaction = delegate.navigationController(container, interactionControllerFor: own)
        return
      }
    }
    let zooming = operation == .push ? to : from
    if swipe == nil, let transition = zooming.allowedTransition {
      // Of a pop of several controllers the topmost one's, back to the one that shows then.
      plan.animator = transition.animator(isOpening: operation == .push)
      if operation == .pop { plan.interaction = transition.zoom?.takeBeginningDrag() }
      plan.allowsTouches = transition.zoom != nil && operation == .push
      return
    }
    if swipe == nil, container.environment.crossFadesSlides {
      plan.animator = NavigationFadeAnimator(operation: operation)
      return
    }
    plan.animator = NavigationSlideAnimator(operation: operation, isMirrored: container.isMirrored)
    plan.interaction = swipe
    plan.alongsideOptions = .systemCurve
  }

  // MARK: The beginning

  func willBegin(_ transition: ViewControllerTransition) {
    // What comes back was uncovered, whether it has been on the screen before or not.
    if operation == .pop { to.isNewInParent = false }
    hidBottomBar = container.hidesBottomBar
    container.hidesBottomBar = hidesBottomBar
    if let delegate = container.delegate {
      log.note("navigationControllerWillShow", of: delegate)
      delegate.navigationController(container, willShow: to, animated: isAnimated)
    }
    if container.isOnScreen {
      from?.beginAppearanceTransition(false, animated: isAnimated)
      to.beginAppearanceTransition(true, animated: isAnimated)
    }
    prepareBars(for: transition)
    placeIncomingView()
    noteContentSize()
  }

  /// Another controller on top may want another size.
  private func noteContentSize() {
    guard let top = container.topViewController,
      from?.preferredContentSize != to.preferredContentSize
    else { return }
    container.preferredContentSizeDidChange(forChildContentContainer: top)
  }

  /// A view that has never had a size, as `loadView` may make it, is where it will be when an
  /// animator that places nothing shows it; any other view that is pushed is left where code has put it.
  ///
  /// One that comes back is where it will be, wherever the animator of the push has left it: published animators
  /// of pops add a distance to the frame that they find, or leave it, and one of them says that iOS 11 resets it.
  private func placeIncomingView() {
    guard let view = to.viewIfLoaded, operation == .pop || view.bounds.isEmpty else { return }
    view.place(at: container.contentFrame(for: to))
  }

  private func prepareBars(for transition: ViewControllerTransition) {
    container.shareBarInsets(with: to)
    tabBar = TabBarPassage(in: container, from: from, to: to, isAnimated: transition.isAnimated)
    guard transition.isAnimated else { return }
    barTransition = container.makeBarTransition(
      from: from, to: to, operation: operation, animated: true)
    guard let barTransition else { return }
    transition.alongside.addBuiltIn { barTransition.animate() }
  }

  func placeViews() {
    to.view.frame = container.contentFrame(for: to)
    container.transitionView.addSubview(to.view)
  }

  // MARK: The end

  func didEnd(completed: Bool) {
    barTransition?.finish(completed: completed)
    container.endBarSlide(completed: completed)
    if !completed { container.hidesBottomBar = hidBottomBar }
    tabBar?.end()
    container.changePhase = .ending
    if completed {
      from?.view.removeFromSuperview()
      from?.endAppearanceTransition()
      // While the container itself is still appearing, its end will be the new one's, too.
      if !container.isStillAppearing { to.endAppearanceTransition() }
    } else {
      revert()
    }
    if completed { container.finish(removing: removed, adding: added) }
    // After a cancel there are no callbacks (widely reported: applications listen to the
    // coordinator).
    guard completed, let delegate = container.delegate else { return }
    log.note("navigationControllerDidShow", of: delegate)
    delegate.navigationController(container, didShow: to, animated: isAnimated)
  }

  /// Reverts a change that did not complete: the old stack, with what was done to it meanwhile.
  private func revert() {
    for controller in removed { controller.isLeavingParent = false }
    to.beginAppearanceTransition(false, animated: true)
    to.viewIfLoaded?.removeFromSuperview()
    to.endAppearanceTransition()
    from?.beginAppearanceTransition(true, animated: true)
    from?.endAppearanceTransition()
    let now = container.viewControllers
    func contains(_ controllers: [UIViewController], _ controller: UIViewController) -> Bool {
      controllers.contains { $0 === controller }
    }
    let kept = oldStack.filter { !contains(newStack, $0) || contains(now, $0) }
    let later = now.filter { !contains(newStack, $0) && !contains(oldStack, $0) }
    container.restore(kept + later)
    if let waiting = container.waitingTransitions.first?.transition.plan.change as? NavigationChange
    {
      waiting.from = from
    }
    noteContentSize()
    for controller in added { controller.removeFromParent() }
  }

  func afterEnd(completed: Bool) {
    (barTransition, tabBar) = (nil, nil)
    container.changePhase = .none
    // The bars, and what waits for this change.
    container.view.setNeedsLayout()
  }
}

extension UINavigationController {
  /// Whether the controller has appeared, or is about to, so that it forwards appearance callbacks
  /// to its children.
  fileprivate var isOnScreen: Bool {
    switch appearance {
    case .appeared: view.window != nil
    case .appearing: true
    case .disappeared, .disappearing: false
    }
  }
}
