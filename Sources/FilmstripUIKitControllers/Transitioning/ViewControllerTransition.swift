// SPDX-License-Identifier: MIT

/// One transition between two view controllers, from its beginning to its last callback.
///
/// A container makes a ``TransitionPlan`` and starts it; the animator and the interaction
/// controller see a ``TransitionContext``; all others see a coordinator, which is this object.
@MainActor
final class ViewControllerTransition: NSObject {
  private enum Phase { case waiting, starting, running, ended }

  /// What an interaction drives.
  private enum Driven {
    /// The time of the container's layer.
    case time
    case animator(any UIViewImplicitlyAnimating)
    /// Nothing of ours: the interaction controller moves the views itself.
    case nothing
  }

  private(set) var plan: TransitionPlan
  private var keptContext: TransitionContext?
  /// The same, as long as an animator keeps it.
  private weak var knownContext: TransitionContext?
  /// What the animator sees; retained until the end.
  var context: TransitionContext {
    let context = keptContext ?? TransitionContext(self)
    if phase != .ended { keptContext = context }
    knownContext = context
    return context
  }
  /// What runs alongside, and the handlers that are notified of the end.
  let alongside = AlongsideAnimations()
  let time = TransitionTime()
  /// What the animator's blocks have changed, to be restored after a cancel.
  private let changes = TransitionChanges()

  /// Whether the change is shown as a motion; as it seems before the beginning, as it is from then on.
  private(set) lazy var isAnimated = plan.change.isExpectedToBeAnimated || plan.animator != nil
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var completionVelocity: CGFloat = 1
  private(set) var transitionDuration: TimeInterval = 0

  /// Local time of the container's layer at the beginning.
  private var beginTime = 0.0
  private var outgoing: RestorationCheck?
  private var phase = Phase.waiting
  private var driven = Driven.nothing
  private lazy var isDriveable = plan.interaction != nil
  private var earlyCompletion: Bool?
  private lazy var knownInterruptibleAnimator = askForInterruptibleAnimator()
  private let environment: StageEnvironment
  private var log: TransitionLog { environment.log }

  init(_ plan: TransitionPlan) {
    self.plan = plan
    environment = plan.owner.environment
    super.init()
    environment.scope.notifyAtEnd(self)
  }

  var hasEnded: Bool { phase == .ended }
  /// Whether changes made now can still be animated with the transition.
  var isInProgress: Bool { phase == .running || phase == .starting }
  /// Whether an alongside animation has to wait for the beginning.
  var isWaiting: Bool { phase != .running }

  // MARK: Beginning

  /// Begins: appearance callbacks, then the animator or the interaction controller, then what runs
  /// alongside.
  func start() {
    phase = .starting
    // Only now is the animator known.
    plan.change.chooseAnimator(for: &plan)
    isAnimated = plan.animator != nil
    if !isAnimated { leaveParticipants() }
    let layer = plan.containerView.layer
    beginTime = layer.localTime(at: layer.clock.now)
    setCurrent(self)
    for controller in [plan.from, plan.to] { log.courses.note(controller, as: "controller") }
    if let animator = plan.animator {
      log.note("transitionDuration", of: animator)
      let duration = animator.transitionDuration(using: context)
      transitionDuration = duration.isFinite ? max(duration, 0) : 0
      noteCourse(of: animator)
      if let interaction = plan.interaction, interaction.wantsInteractiveStart {
        isInteractive = true
        initiallyInteractive = true
        log.setInteractive(plan.logID, true)
      }
    }
    plan.change.willBegin(self)
    guard let animator = plan.animator else {
      plan.change.placeViews()
      layOutBeforeAppearing()
      phase = .running
      end(true)
      return
    }
    outgoing = RestorationCheck(plan.from)
    if let from = plan.from?.viewIfLoaded { log.assign("from", to: from.layer) }
    if let to = plan.to?.viewIfLoaded { log.assign("to", to: to.layer) }
    begin(animator)
    alongside.start(with: self)
    plan.to?.noteIsAppearing()
    phase = .running
    if let earlyCompletion { end(earlyCompletion) }
  }

  private func noteCourse(of animator: any UIViewControllerAnimatedTransitioning) {
    let courses = log.courses
    courses.begin(
      plan.logID, plan.description, animator: animator, duration: transitionDuration,
      at: environment.clock.now)
    courses.note(animator, as: "animator")
    courses.note(plan.interaction, as: "interaction controller")
    courses.note(keptContext, as: "context")
  }

  /// Lays out what appears without animation: a layout comes between `viewIsAppearing` and `viewDidAppear`
  /// (documented for `viewIsAppearing(_:)`), so that what begins in `viewDidAppear` begins in place.
  private func layOutBeforeAppearing() {
    plan.to?.noteIsAppearing()
    guard plan.containerView.window != nil else { return }
    plan.containerView.layoutIfNeeded()
  }

  /// An interaction controller of an application's own begins the transition even where it wants no
  /// interactive start: Apple's sample of transitions with property animators (WWDC 2016, session 216)
  /// makes its animators there, and has an empty `animateTransition`.
  private func begin(_ animator: any UIViewControllerAnimatedTransitioning) {
    let percentDriven = plan.interaction as? UIPercentDrivenInteractiveTransition
    percentDriven?.transition = self
    guard let interaction = plan.interaction, isInteractive || percentDriven == nil else {
      log.note("animateTransition", of: animator)
      runFreely { animator.animateTransition(using: context) }
      return
    }
    log.note("startInteractiveTransition", of: interaction)
    guard isInteractive else {
      runFreely { interaction.startInteractiveTransition(context) }
      return
    }
    time.pause(at: 0)
    interaction.startInteractiveTransition(context)
  }

  /// Runs what begins the transition's animations, which no interaction drives from the start.
  private func runFreely(_ body: () -> Void) {
    ViewAnimations.current.runAnimator(
      noting: changes, isDriven: false, alongside: { self.alongside.join(self) }, body)
  }

  func startDriven() {
    guard let animator = plan.animator, phase == .starting else { return }
    if let interruptible = interruptibleAnimator {
      driven = .animator(interruptible)
      interruptible.pauseAnimation()
      interruptible.fractionComplete = 0
      return
    }
    driven = .time
    time.add(plan.containerView.layer)
    log.note("animateTransition", of: animator)
    let isLinear = animator is any BuiltInPart || environment.behavior.drivenAnimationsAreLinear
    ViewAnimations.current.runAnimator(noting: changes, isDriven: isLinear) {
      animator.animateTransition(using: context)
    }
  }

  /// The animator's own object for being paused and scrubbed; nil without one.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? { knownInterruptibleAnimator }

  private func askForInterruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
    guard let animator = plan.animator?.interruptibleAnimator(using: context) else { return nil }
    return animator === NoInterruptibleAnimator.shared ? nil : animator
  }

  // MARK: Interaction

  private var drivesTime: Bool {
    if case .time = driven { true } else { false }
  }

  func update(_ percent: CGFloat) {
    guard isInteractive, isInProgress, !percent.isNaN else { return }
    percentComplete = min(max(percent, 0), 1)
    log.courses.update(plan.logID, to: Double(percentComplete), at: environment.clock.now)
    if case .animator(let animator) = driven { animator.fractionComplete = percentComplete }
    time.pause(at: Double(percentComplete) * transitionDuration)
    alongside.scrub(to: percentComplete)
  }

  /// Ends the interaction: the rest runs by itself, forward or back.
  ///
  /// Forward it takes (1 − p)·duration/speed, back p·duration/speed, along the completion curve
  /// (documented for `completionSpeed`; back by symmetry).
  func endInteraction(cancelling: Bool) {
    guard isInProgress else { return }
    guard isInteractive else {
      // An interaction controller of an application's own may cancel what runs by itself, and turn its animator around:
      // published menus do, which a tap closes while they open.
      if isDriveable, !(plan.interaction is UIPercentDrivenInteractiveTransition) {
        isCancelled = cancelling
      }
      return
    }
    isInteractive = false
    isCancelled = cancelling
    log.setInteractive(plan.logID, false)
    log.courses.release(plan.logID, at: environment.clock.now)
    let release = TransitionRelease(
      plan.interaction, left: Double(cancelling ? percentComplete : 1 - percentComplete),
      duration: transitionDuration)
    if !release.isSpeedValid { log.report(.completionSpeed(transition: plan.description)) }
    completionVelocity = release.speed
    alongside.noteInteractionChange(self)
    if case .animator(let animator) = driven {
      animator.isReversed = cancelling
      animator.continueAnimation(
        withTimingParameters: release.timing,
        durationFactor: transitionDuration > 0 ? release.seconds / transitionDuration : 0)
    }
    time.run(
      to: cancelling ? 0 : transitionDuration, in: release.seconds, pacing: release.pacing,
      isReturn: cancelling
    ) { [changes, environment] layer in
      if environment.behavior.cancelledTransitionsRestoreMotion { changes.restore(in: layer) }
    }
    alongside.endInteraction(
      release, cancelling: cancelling, duration: transitionDuration, drivesTime: drivesTime)
  }

  func pause() {
    guard phase == .running, !isInteractive, plan.animator != nil, !changes.areRestored else {
      return
    }
    isInteractive = true
    log.setInteractive(plan.logID, true)
    if let interruptible = interruptibleAnimator {
      driven = .animator(interruptible)
      interruptible.pauseAnimation()
      let share = interruptible.fractionComplete
      percentComplete = interruptible.isReversed ? 1 - share : share
      interruptible.isReversed = false
      time.pause(at: Double(percentComplete) * transitionDuration)
    } else {
      driven = .time
      time.stop(plan.containerView.layer, origin: beginTime)
      let share = transitionDuration > 0 ? time.position / transitionDuration : 1
      percentComplete = min(max(share, 0), 1)
    }
    isCancelled = false
    alongside.pause(at: percentComplete)
    alongside.noteInteractionChange(self)
  }

  // MARK: End

  func complete(_ didComplete: Bool) {
    guard phase != .ended, earlyCompletion == nil else {
      log.report(.completedAgain(transition: plan.description))
      return
    }
    if didComplete && isCancelled {
      log.report(.completedAfterCancel(transition: plan.description))
    }
    guard phase == .running else {
      // A transition that ends before it has begun to move: all are notified of its beginning first.
      earlyCompletion = didComplete
      return
    }
    end(didComplete)
  }

  private func end(_ didComplete: Bool) {
    phase = .ended
    isInteractive = false
    // What the layers' time does not restore: views around the container, and everything where an
    // animator completes before the return has ended.
    let leadsBack = !didComplete && isCancelled
    if leadsBack && environment.behavior.cancelledTransitionsRestoreMotion { changes.restore() }
    changes.forget()
    if !didComplete { isCancelled = true }
    log.setInteractive(plan.logID, false)
    log.courses.end(plan.logID, isCompleted: didComplete, at: environment.clock.now)
    time.release()
    alongside.settle(completed: didComplete)
    plan.change.didEnd(completed: didComplete)
    alongside.finish(with: self)
    if let animator = plan.animator {
      log.note("animationEnded", of: animator)
      animator.animationEnded(didComplete)
    }
    if !didComplete { checkRestoration() }
    setCurrent(nil)
    log.close(plan.logID)
    plan.change.afterEnd(completed: didComplete)
    // Nothing here may retain what retains it.
    keptContext = nil
    driven = .nothing
    outgoing = nil
    (plan.animator, plan.interaction) = (nil, nil)
  }

  /// What an animator has changed of the outgoing view outside of animation blocks stays changed
  /// after a cancel: a finding, as it is never wanted.
  ///
  /// The completions of this turn may put it back.
  private func checkRestoration() {
    guard let outgoing, let from = plan.from else { return }
    let (description, log) = (plan.description, log)
    environment.loop.enqueue {
      let changed = outgoing.changedProperties()
      guard !changed.isEmpty else { return }
      log.report(
        .notRestored(transition: description, properties: changed, controller: from.reportName))
    }
  }

  /// Makes the transition the current one of its participants, or ends that.
  ///
  /// Meanwhile touches are ignored, unless it can become interactive (documented: an interactive
  /// transition allows touches, any other just runs).
  ///
  /// It can if the delegate gives an interaction controller, also one that does not want to start interactively: the
  /// header describes this way for a transition that is to be interrupted, and three published transitions that a tap
  /// or a pan reverses while they run take it. An animator that can be interrupted is not enough, nor is
  /// `allowUserInteraction`: issues of two published animators ask in vain for taps on what comes in, and one of a
  /// library of gestures notes that recognizers are cancelled unless the delegate names the transition interactive.
  private func setCurrent(_ transition: ViewControllerTransition?) {
    guard isAnimated else { return }
    if !isDriveable, !plan.allowsTouches {
      environment.touches.touchBlockingTransitions += transition == nil ? -1 : 1
      if transition != nil { cancelTouches() }
    }
    if transition == nil { leaveParticipants() } else { joinParticipants() }
  }

  /// Ends the touches that are down in the views of a transition, which nothing can drive from now on.
  private func cancelTouches() {
    guard environment.behavior.touches.areCancelledByTransitions else { return }
    for view in [plan.from?.viewIfLoaded, plan.to?.viewIfLoaded] {
      if let view { view.window?.touchRouter.cancelTouches(in: view) }
    }
  }

  /// Lets the participants find the transition, before it begins if it is sure to be animated.
  func joinParticipants() {
    for controller in [plan.owner, plan.from, plan.to] { controller?.currentTransition = self }
  }

  private func leaveParticipants() {
    for controller in [plan.owner, plan.from, plan.to]
    where controller?.currentTransition === self {
      controller?.currentTransition = nil
    }
  }
}

extension ViewControllerTransition: @preconcurrency EndsWithStage {
  /// Releases the participants, of a transition that animators refer to as well once it has ended.
  func endWithStage() {
    phase = .ended
    knownContext?.forget()
    (keptContext, driven, outgoing) = (nil, .nothing, nil)
    knownInterruptibleAnimator = nil
    changes.forget()
    time.release()
    alongside.forget()
    (plan.change as? any EndsWithStage)?.endWithStage()
    // The containers that keep transitions are the owners in their plans.
    plan = TransitionPlan(
      description: plan.description, owner: UIViewController(), containerView: UIView(), from: nil,
      to: nil, change: NoChange(), logID: plan.logID)
  }
}

/// The change of a transition whose stage is gone.
private final class NoChange: TransitionChange {
  func finalFrame(of controller: UIViewController) -> CGRect { .zero }
  func willBegin(_ transition: ViewControllerTransition) {}
  func placeViews() {}
  func didEnd(completed: Bool) {}
  func afterEnd(completed: Bool) {}
}
