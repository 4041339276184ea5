// SPDX-License-Identifier: MIT

/// A turn to other pages; what it is the turn of is with the page controller until its end.
final class PageChange: TransitionChange {
  private let container: UIPageViewController
  private let to: [UIViewController]

  init(of container: UIPageViewController, to: [UIViewController]) {
    (self.container, self.to) = (container, to)
  }

  func finalFrame(of controller: UIViewController) -> CGRect {
    controller === to.first ? container.content.bounds : .zero
  }

  func willBegin(_ transition: ViewControllerTransition) {
    guard let running = container.turn else { return }
    for controller in running.entering { container.addChild(controller) }
    for controller in running.leaving { controller.isLeavingParent = true }
    if running.turn.isByUser, let delegate = container.delegate {
      container.environment.log.note("pageViewControllerWillTransitionTo", of: delegate)
      delegate.pageViewController(container, willTransitionTo: running.turn.to)
    }
    guard container.directsAppearance || container.isStillAppearing else { return }
    let isAnimated = running.transition.isAnimated
    for controller in running.entering {
      controller.beginAppearanceTransition(true, animated: isAnimated)
    }
    for controller in running.leaving {
      controller.beginAppearanceTransition(false, animated: isAnimated)
    }
  }

  func placeViews() { container.content.show(to.map { $0.view }) }

  /// The orders are those that one observer has published for scrolling and curling (fact R1).
  func didEnd(completed: Bool) {
    guard let running = container.turn else { return }
    let (new, old) = (running.entering, running.leaving)
    let isScroll = container.transitionStyle == .scroll
    if completed {
      container.shown = running.turn.to
      if running.transition.isAnimated { container.content.keep(incoming: true) }
      // What comes while the container itself does has appeared when that has.
      let ended = container.isStillAppearing ? old : isScroll ? new + old : old + new
      for controller in ended { controller.endAppearanceTransition() }
      container.remove(old)
      for controller in new { controller.notifyDidMove(toParent: container) }
      return
    }
    for controller in old { controller.isLeavingParent = false }
    let sendsAppearance = container.directsAppearance
    func begin(_ controllers: [UIViewController], appearing: Bool) {
      guard sendsAppearance else { return }
      for controller in controllers {
        controller.beginAppearanceTransition(appearing, animated: true)
      }
    }
    if isScroll {
      begin(old, appearing: true)
      for controller in old { controller.endAppearanceTransition() }
      begin(new, appearing: false)
      container.content.keep(incoming: false)
    } else {
      begin(new, appearing: false)
      begin(old, appearing: true)
      container.content.keep(incoming: false)
    }
    for controller in new + old { controller.endAppearanceTransition() }
    container.remove(new)
  }

  func afterEnd(completed: Bool) {
    guard let running = container.turn else { return }
    container.turn = nil
    if running.turn.isByUser {
      if completed {
        container.pages = container.shown
        container.moveIndicator(running.turn.direction)
      }
      if let delegate = container.delegate {
        container.environment.log.note("pageViewControllerDidFinishAnimating", of: delegate)
        delegate.pageViewController(
          container, didFinishAnimating: true, previousViewControllers: running.from,
          transitionCompleted: completed)
      }
    }
    running.turn.completion?(completed)
    container.startWaitingTurn()
  }
}

extension PageChange: @preconcurrency EndsWithStage {
  /// Releases the turns and their completions.
  func endWithStage() { (container.turn, container.waitingTurns) = (nil, []) }
}
