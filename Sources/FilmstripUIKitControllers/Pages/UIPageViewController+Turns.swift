// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension UIPageViewController {
  struct Turn {
    let to: [UIViewController]
    let direction: NavigationDirection
    let isAnimated: Bool
    var isByUser = false
    /// The interaction controller; nil when it is not interactive.
    var drive: (any PageDrive)?
    var completion: ((Bool) -> Void)?
    let logID: Int
  }

  @MainActor
  struct TurnInProgress {
    let turn: Turn
    let from: [UIViewController]
    let transition: ViewControllerTransition

    var entering: [UIViewController] { turn.to.filter { new in !from.contains { $0 === new } } }
    var leaving: [UIViewController] { from.filter { old in !turn.to.contains { $0 === old } } }
  }

  // MARK: In code

  /// The work of `setViewControllers`.
  func turnInCode(
    to controllers: [UIViewController], direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let isAnimated = animated && UIView.areAnimationsEnabled && !isChangingSpine
    if !isChangingSpine { checkCount(of: controllers, isAnimated: isAnimated) }
    let front =
      spineLocation == .mid || isChangingSpine ? controllers : Array(controllers.prefix(1))
    if front.count < controllers.count { UnsupportedFeature.report("backs of pages that curl") }
    pages = front
    updateIndicator()
    gestures.cancel()
    let turn = Turn(
      to: front, direction: direction, isAnimated: isAnimated, completion: completion,
      logID: environment.log.open(
        "turn to \(front.map { "\(type(of: $0))" }.joined(separator: ", "))"))
    waitingTurns.append(turn)
    startWaitingTurn()
  }

  /// What iOS raises.
  func checkCount(of controllers: [UIViewController], isAnimated: Bool) {
    let isWithBack = isDoubleSided && spineLocation != .mid && transitionStyle == .pageCurl
    let required = spineLocation == .mid || isWithBack && isAnimated ? 2 : 1
    let isRight =
      controllers.count == required || isWithBack && !isAnimated && controllers.count == 2
    require(
      isRight,
      "The number of view controllers provided (\(controllers.count)) doesn't match the number "
        + "required (\(required)) for the requested transition")
    require(
      controllers.count < 2 || controllers[0] !== controllers[1],
      "UIPageViewController: the same view controller was provided for both pages")
  }

  /// Begins the first turn that waits, unless one is in progress.
  func startWaitingTurn() {
    while turn == nil, !isBeginningTurn, !waitingTurns.isEmpty { begin(waitingTurns.removeFirst()) }
  }

  /// Begins a turn; nothing may be in progress.
  func begin(_ next: Turn) {
    let isSame = next.to.count == shown.count && zip(next.to, shown).allSatisfy { $0 === $1 }
    guard !isSame else {
      environment.log.close(next.logID)
      next.completion?(true)
      return
    }
    guard isViewLoaded else { return replaceUnseen(next) }
    // What turns further as its view is loaded waits.
    isBeginningTurn = true
    for controller in next.to { controller.loadViewIfNeeded() }
    isBeginningTurn = false
    let from = shown
    var plan = TransitionPlan(
      description: "page turn", owner: self, containerView: content, from: from.first,
      to: next.to.first, change: PageChange(of: self, to: next.to), logID: next.logID)
    plan.fromView = from.first?.view
    plan.toView = next.to.first?.view
    if let old = from.first { plan.initialFrames = [ObjectIdentifier(old): content.bounds] }
    if next.isAnimated, view.window != nil, !from.isEmpty {
      plan.animator = animator(for: next)
      plan.interaction = next.drive
    }
    let transition = ViewControllerTransition(plan)
    turn = TurnInProgress(turn: next, from: from, transition: transition)
    transition.start()
  }

  private func animator(for turn: Turn) -> any UIViewControllerAnimatedTransitioning {
    transitionStyle == .scroll
      ? PageSlideAnimator(content, to: turn.to, side: side(of: turn.direction))
      : PageCurlAnimator(content, to: turn.to, style: curl(turn.direction))
  }

  func side(of direction: NavigationDirection) -> CGFloat { direction == .forward ? 1 : -1 }

  private func curl(_ direction: NavigationDirection) -> TransitionEffect.Style {
    let isVertical = navigationOrientation == .vertical
    let side: TransitionEffect.Side =
      switch (spineLocation, direction) {
      case (.max, _): isVertical ? .top : .left
      case (.mid, .reverse): isVertical ? .top : .left
      default: isVertical ? .bottom : .right
      }
    // Of an open book the page on the other side is turned back; a single one comes from where it
    // went.
    if spineLocation == .mid { return .pageTurn(PageTurn(looseSide: side, isSpread: true)) }
    let turn = PageTurn(looseSide: side)
    return direction == .forward ? .pageTurn(turn) : .pageReturn(turn)
  }

  private func replaceUnseen(_ next: Turn) {
    let leaving = shown.filter { old in !next.to.contains { $0 === old } }
    let entering = next.to.filter { new in !shown.contains { $0 === new } }
    for controller in entering { addChild(controller) }
    shown = next.to
    remove(leaving)
    for controller in entering { controller.notifyDidMove(toParent: self) }
    environment.log.close(next.logID)
    next.completion?(true)
  }

  func remove(_ controllers: [UIViewController]) {
    for controller in controllers {
      controller.notifyWillMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// Ends the turn in progress where it is no longer visible: an interactive one goes back.
  func endTurnAtOnce() {
    guard let running = turn else { return }
    if let drive = running.turn.drive {
      drive.end(completed: drive.isCompleting)
    } else {
      running.transition.complete(true)
    }
  }
}

extension UIViewController {
  /// Whether the controller is on the screen, so that it forwards appearance callbacks to its
  /// children.
  var directsAppearance: Bool {
    switch appearance {
    case .appeared, .appearing: viewIfLoaded?.window != nil
    case .disappeared, .disappearing: false
    }
  }
}
