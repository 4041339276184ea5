// SPDX-License-Identifier: MIT

@MainActor
final class AlongsideAnimations {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private struct Animation {
    let block: Block
    /// Whether it belongs to UIKit, whose callbacks are not recorded.
    var isBuiltIn = false
  }

  private var waiting: [Animation] = []
  /// Whether a block of the animator has taken up what waited.
  private var hasJoined = false
  /// What follows an interactive transition outside of its container.
  private var outerAnimators: [UIViewPropertyAnimator] = []
  /// What follows it in the container, whose time the transition may control.
  private var innerAnimators: [UIViewPropertyAnimator] = []
  private var animators: [UIViewPropertyAnimator] { innerAnimators + outerAnimators }
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var endHandlers: [Block] = []

  func add(_ animation: Block?, completion: Block?, to transition: ViewControllerTransition) {
    if let completion { completions.append(completion) }
    guard let animation else { return }
    let item = Animation(block: animation)
    if transition.isWaiting { waiting.append(item) } else { run(item, with: transition) }
  }

  func addBuiltIn(_ animation: @escaping () -> Void) {
    waiting.append(Animation(block: { _ in animation() }, isBuiltIn: true))
  }

  func onChange(_ handler: @escaping Block) { changeHandlers.append(handler) }
  func onEnd(_ handler: @escaping Block) { endHandlers.append(handler) }

  /// Runs what waits for the beginning within a block of the transition's animator, which animates it.
  func join(_ transition: ViewControllerTransition) {
    hasJoined = true
    while let place = waiting.firstIndex(where: { !$0.isBuiltIn }) {
      perform(waiting.remove(at: place), with: transition)
    }
  }

  /// Runs what still waits for the beginning: the bars' part, and what no block has taken up.
  ///
  /// Where an application's animator has begun no block by now, what runs alongside is changed at once
  /// (approximated: as the same stack traces suggest, see `ViewAnimations.runAnimator`).
  func start(with transition: ViewControllerTransition) {
    let isBuiltIn = (transition.plan.animator as? any BuiltInPart)?.isBuiltInPart ?? false
    let isAnimated = hasJoined || isBuiltIn || transition.isInteractive
    while !waiting.isEmpty {
      let items = waiting
      waiting = []
      for item in items {
        if isAnimated || item.isBuiltIn {
          run(item, with: transition)
        } else {
          perform(item, with: transition)
        }
      }
    }
  }

  private func perform(_ item: Animation, with transition: ViewControllerTransition) {
    transition.note("alongsideTransition")
    item.block(transition)
  }

  private func run(_ item: Animation, with transition: ViewControllerTransition) {
    if !item.isBuiltIn { transition.note("alongsideTransition") }
    if transition.plan.interaction != nil {
      runScrubbed(item, with: transition)
    } else {
      runFreely(item, with: transition)
    }
  }

  /// One block of the transition's duration and pacing, for what no block of the animator takes up: the
  /// bars' part, what is added while the transition runs, and all beside an animator of the system's.
  private func runFreely(_ item: Animation, with transition: ViewControllerTransition) {
    var options = transition.plan.alongsideOptions
    if options.isEmpty {
      options = UIView.AnimationOptions(rawValue: UInt(transition.completionCurve.rawValue) << 16)
    }
    let block = ViewAnimationBlock(
      duration: transition.transitionDuration, delay: 0, options: options, completion: nil)
    block.run { item.block(transition) }
  }

  /// Animators that follow the interactive transition, whichever views the block changes: those
  /// of the container, and those beside it or around it.
  private func runScrubbed(_ item: Animation, with transition: ViewControllerTransition) {
    let isDriven = transition.isInteractive
    let isSystem = transition.plan.alongsideOptions.isSystemCurve
    let timing: any UITimingCurveProvider =
      isSystem && !isDriven
      ? UISpringTimingParameters()
      : UICubicTimingParameters(animationCurve: isDriven ? .linear : transition.completionCurve)
    let duration = transition.transitionDuration
    let inner = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    let outer = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    inner.addAnimations(within: transition.plan.containerView.layer, others: outer) {
      item.block(transition)
    }
    innerAnimators.append(inner)
    outerAnimators.append(outer)
    for animator in [inner, outer] {
      if isDriven {
        animator.fractionComplete = transition.percentComplete
      } else {
        animator.startAnimation()
      }
    }
  }

  // MARK: Interaction

  func scrub(to share: CGFloat) {
    for animator in animators where animator.state == .active { animator.fractionComplete = share }
  }

  func pause(at share: CGFloat) {
    for animator in animators where animator.state == .active {
      animator.pauseAnimation()
      animator.isReversed = false
      animator.fractionComplete = share
    }
  }

  /// Continues everything, forward or back, with the transition; with `drivesTime` the container's time leads
  /// what is in the container forward or back, as it does the animator's own animations.
  func endInteraction(
    _ release: TransitionRelease, cancelling: Bool, duration: TimeInterval, drivesTime: Bool
  ) {
    if drivesTime {
      for animator in innerAnimators where animator.state == .active { animator.startAnimation() }
    }
    for animator in drivesTime ? outerAnimators : animators where animator.state == .active {
      animator.isReversed = cancelling
      animator.continueAnimation(
        withTimingParameters: release.timing,
        durationFactor: duration > 0 ? release.seconds / duration : 0)
    }
  }

  /// Ends what still runs, where the transition ended; what went back has its old values again.
  func settle(completed: Bool) {
    for animator in animators where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: completed ? .end : .start)
    }
    (innerAnimators, outerAnimators) = ([], [])
  }

  func noteInteractionChange(_ transition: ViewControllerTransition) {
    if !(changeHandlers.isEmpty && endHandlers.isEmpty) { transition.note("interactionChanged") }
    for handler in changeHandlers { handler(transition) }
    guard !transition.isInteractive else { return }
    for handler in endHandlers { handler(transition) }
  }

  func forget() {
    (waiting, innerAnimators, outerAnimators) = ([], [], [])
    (completions, changeHandlers, endHandlers) = ([], [], [])
  }

  /// Calls the completions; what never began to run is made without animation.
  func finish(with transition: ViewControllerTransition) {
    let late = waiting
    waiting = []
    UIView.performWithoutAnimation { for item in late { item.block(transition) } }
    let called = completions
    completions = []
    changeHandlers = []
    endHandlers = []
    for completion in called {
      transition.note("alongsideCompletion")
      completion(transition)
    }
  }
}
