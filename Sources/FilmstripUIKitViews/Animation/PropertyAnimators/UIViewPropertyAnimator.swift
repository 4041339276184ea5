// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Animates changes of views in a way that can be paused, scrubbed, reversed and continued.
///
/// While it is active its animations are on the layers, and the model has the new values. At the end
/// of a reversed run the model gets the old ones back.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let timingParameters: any UITimingCurveProvider
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true {
    willSet { preconditionInactive("isUserInteractionEnabled") }
  }
  /// Whether the application does its own hit testing of moving views, which are then hit where the
  /// model has them; else, as by default, where they are shown.
  ///
  /// Counts for changes that are added from then on.
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true { willSet { preconditionInactive("isInterruptible") } }
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  open private(set) var state: UIViewAnimatingState = .inactive

  private var waiting: [(body: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let motion: AnimatorMotion
  private var reversed = false
  private var environment: StageEnvironment?

  /// Creates an animator with a pacing; a negative or undefined duration counts as 0.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let given = duration.isFinite ? max(duration, 0) : 0
    timingParameters = parameters
    self.duration = parameters.springTimingParameters?.settlingDuration(duration: given) ?? given
    motion = AnimatorMotion(
      pacing: AnimatorPacing(parameters, duration: given), duration: self.duration)
    super.init()
  }

  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve ?? .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Changes

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    require(state != .stopped, "UIViewPropertyAnimator.addAnimations: the animator is stopped")
    let factor = delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 1)
    if state == .inactive { waiting.append((animation, factor)) } else { take(animation, factor) }
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Adds changes, and makes this animator and another one active: changes of layers inside of a layer are this
  /// one's, all others the other one's.
  package func addAnimations(
    within layer: CALayer, others other: UIViewPropertyAnimator, _ animation: () -> Void
  ) {
    activate()
    other.activate()
    let (own, outer) = (block(delayFactor: 0), other.block(delayFactor: 0))
    ViewAnimations.current.run(
      DividedAnimatorBlock(within: layer, inner: own, outer: outer), animation)
    environment = environment ?? own.environment
    other.environment = other.environment ?? outer.environment
  }

  private func block(delayFactor: CGFloat) -> AnimatorBlock {
    motion.touching =
      !isUserInteractionEnabled ? .blocked : isManualHitTestingEnabled ? .atModel : .atPresentation
    return AnimatorBlock(animator: self, motion: motion, delayFactor: delayFactor)
  }

  private func take(_ animation: () -> Void, _ delayFactor: CGFloat) {
    let recorder = block(delayFactor: delayFactor)
    ViewAnimations.current.run(recorder, animation)
    environment = environment ?? recorder.environment
  }

  /// Makes the animator active: the changes are made, and held at their start.
  private func activate() {
    require(state != .stopped, "UIViewPropertyAnimator: the animator is stopped")
    guard state == .inactive else { return }
    state = .active
    if ViewAnimations.current.isDriven { motion.becomeLinear() }
    motion.reset(isReversed: reversed)
    // An active animator lives until it has ended, or its stage has, whatever else references it.
    motion.onEnd = { [self] in reachedEnd() }
    StageScope.current.notifyAtEnd(self)
    let blocks = waiting
    waiting = []
    for block in blocks { take(block.body, block.delayFactor) }
  }

  // MARK: Running

  open var isRunning: Bool { state == .active && motion.isRunning }

  open var isReversed: Bool {
    get { reversed }
    set {
      guard reversed != newValue else { return }
      reversed = newValue
      if state == .active { motion.reverse(newValue) }
    }
  }

  /// The completion percentage of the changes, 0 to 1, in the direction of travel: a reversed
  /// animator has done 0 at the new values.
  ///
  /// While running it is the fraction of the time (measured); while paused and scrubbed linearly
  /// that of the change. Setting it on an inactive animator makes that one active and paused.
  open var fractionComplete: CGFloat {
    get {
      guard state != .inactive else { return 0 }
      let forward = motion.fraction(scrubsLinearly: scrubsLinearly)
      return reversed ? 1 - forward : forward
    }
    set {
      guard !newValue.isNaN else { return }
      preconditionInterruptible("fractionComplete")
      activate()
      let share = min(max(newValue, 0), 1)
      motion.scrub(to: reversed ? 1 - share : share, linearly: scrubsLinearly)
    }
  }

  open func startAnimation() { start(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    start(afterDelay: delay.isFinite ? max(delay, 0) : 0)
  }

  private func start(afterDelay seconds: TimeInterval) {
    guard !isRunning else { return }
    if state == .inactive { delay = seconds }
    activate()
    motion.run(afterDelay: seconds)
    endSoonIfAtEnd()
  }

  /// Ends what takes no time; where nothing moves, nothing else will report an end.
  private func endSoonIfAtEnd() {
    guard motion.takesNoTime else { return }
    loop.enqueue { [self] in reachedEnd() }
  }

  open func pauseAnimation() {
    preconditionInterruptible("pauseAnimation()")
    activate()
    motion.pause()
  }

  /// Continues after a pause, with another pacing if one is given, for a multiple of the duration.
  ///
  /// A factor of 0 keeps the time that remains; after scrubbing that is the duration times the
  /// fraction that remains. With nil the pacing continues where it was paused, so that neither
  /// place nor velocity jump; with another one the changes go from where they are.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    require(
      state == .active,
      "UIViewPropertyAnimator.continueAnimation: the animator is not active")
    let factor = durationFactor.isFinite ? max(durationFactor, 0) : 0
    motion.pause()
    let remaining = factor > 0 ? factor * duration : motion.remainingTime
    if let parameters {
      motion.go(on: parameters, remaining: remaining, isReversed: reversed)
    } else {
      motion.run(remaining: factor > 0 ? remaining : nil)
    }
    endSoonIfAtEnd()
  }

  /// Takes the animations off and leaves the views as they are shown.
  ///
  /// With `withoutFinishing` the animator becomes inactive and the completions do not run; else it
  /// is stopped until `finishAnimation(at:)`, one that is inactive, too: published drags stop and finish an
  /// animator that is done. An inactive animator forgets its blocks.
  open func stopAnimation(_ withoutFinishing: Bool) {
    preconditionInterruptible("stopAnimation(_:)")
    if state == .active { motion.stop() }
    if withoutFinishing { becomeInactive() } else { state = .stopped }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    require(
      state == .stopped,
      "UIViewPropertyAnimator.finishAnimation(at:): the animator is not stopped")
    motion.settle(at: finalPosition)
    complete(at: finalPosition)
  }

  private func reachedEnd() {
    guard state == .active, motion.isRunning || motion.takesNoTime else { return }
    if pausesOnCompletion {
      motion.holdEnd()
      return
    }
    // An interactive transition that is cancelled runs an animator back to its start, too.
    let position: UIViewAnimatingPosition = reversed || motion.isBackAtStart ? .start : .end
    motion.end(at: position)
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let called = completions
    becomeInactive()
    for completion in called { completion(position) }
  }

  private func becomeInactive() {
    state = .inactive
    reversed = false
    delay = 0
    waiting = []
    completions = []
    motion.forget()
    motion.onEnd = {}
  }

  private var loop: MainLoop { (environment ?? .current).loop }

  private func preconditionInactive(_ name: String) {
    require(state == .inactive, "UIViewPropertyAnimator.\(name) must not be set while it is active")
  }

  private func preconditionInterruptible(_ name: String) {
    require(
      isInterruptible || state == .inactive,
      "UIViewPropertyAnimator.\(name): the animator is not interruptible")
  }
}

extension UIViewPropertyAnimator: @preconcurrency EndsWithStage {
  package func endWithStage() { becomeInactive() }
}
