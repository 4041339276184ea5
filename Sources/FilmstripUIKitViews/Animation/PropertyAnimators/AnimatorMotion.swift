// SPDX-License-Identifier: MIT

/// The animations of a property animator, and their progress.
///
/// All follow one *time fraction* from 0 to 1, which a pacing turns into the progress of the
/// changes. The animations stay on their layers while the animator is active; running, pausing and
/// reversing only change how the layers' time becomes theirs, so that they follow a layer whose
/// time is slowed or scrubbed, too.
@MainActor
final class AnimatorMotion: @preconcurrency CAAnimationDelegate {
  private struct Track {
    let change: ViewPropertyChange
    let animation: CAAnimation
    /// The share of the time after which it starts.
    let delay: Double
    /// The progress from which another pacing continues; nil with the original one.
    var origin: Double?
  }

  private enum Phase {
    /// The time fraction moves; at `start` of the first layer's local time it was `fraction`.
    case running(start: Double, fraction: Double)
    case paused(fraction: Double)
    /// Paused at a progress that was scrubbed to.
    case scrubbed(progress: Double)
  }

  private var original: AnimatorPacing
  private let originalDuration: TimeInterval
  private var pacing: AnimatorPacing
  private var duration: TimeInterval
  /// What `pacing` covers: all of the change, or what was left of it.
  private var span: (start: Double, end: Double) = (0, 1)
  private var isForward = true
  private var phase = Phase.paused(fraction: 0)
  private var tracks: [Track] = []
  private var unfinished = 0
  var onEnd: () -> Void = {}
  /// What becomes of touches on the views whose changes are added.
  var touching = CAAnimation.Touching.atPresentation

  init(pacing: AnimatorPacing, duration: TimeInterval) {
    original = pacing
    originalDuration = duration
    self.pacing = pacing
    self.duration = duration
  }

  /// Whether a run ends when it begins: nothing is animated, or in no time.
  var takesNoTime: Bool { tracks.isEmpty || (isRunning && duration <= 0) }
  var differsByAxis: Bool { original.differsByAxis }

  var isRunning: Bool {
    if case .running = phase { return true }
    return false
  }

  /// Whether the time of the layers has led back to where the motion began.
  var isBackAtStart: Bool { isRunning && !tracks.isEmpty && duration > 0 && currentFraction <= 0 }

  /// Is replaced by an even pace while a transition is interactive.
  func becomeLinear() { original = original.drivenLinearly }

  /// Back to the start, or to the end of a motion that is to run backwards.
  func reset(isReversed: Bool) {
    useOriginalPacing()
    isForward = !isReversed
    phase = .paused(fraction: isReversed ? 1 : 0)
  }

  private func useOriginalPacing() {
    (pacing, duration, span) = (original, originalDuration, (0, 1))
    for index in tracks.indices { tracks[index].origin = nil }
  }

  /// Puts an animation on its layer, at the place where the others are.
  ///
  /// Changes added midway start there and take the rest of the time.
  func add(_ animation: CAAnimation, for change: ViewPropertyChange, delayFactor: Double) {
    let passed = isForward ? currentFraction : 0
    let delay = passed + delayFactor * (1 - passed)
    animation.duration = max(duration, 1e-9)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.endsWithoutWindow = true
    animation.delegate = self
    animation.touching = touching
    let track = Track(change: change, animation: animation, delay: min(delay, 1 - 1e-9))
    tracks.append(track)
    change.layer.add(animation, forKey: change.key)
    apply(to: track)
    if isRunning { unfinished += 1 }
  }

  // MARK: Where it is

  /// Local time of the first layer, which is that of all.
  private var localTime: Double {
    guard let layer = tracks.first?.change.layer else { return CACurrentMediaTime() }
    return layer.localTime(at: layer.clock.now)
  }

  private var currentFraction: Double {
    switch phase {
    case .running(let start, let fraction):
      guard duration > 0 else { return isForward ? 1 : 0 }
      let passed = max(localTime - start, 0) / duration
      return min(max(isForward ? fraction + passed : fraction - passed, 0), 1)
    case .paused(let fraction): return fraction
    case .scrubbed(let progress):
      return original.fraction(atProgress: progress, of: originalDuration)
    }
  }

  /// The progress, which a spring may overshoot.
  private var currentProgress: Double {
    if case .scrubbed(let progress) = phase { return progress }
    return spanFraction(pacing.progress(at: currentFraction, of: duration))
  }

  /// A share of what the pacing leads over as a share of the whole way.
  private func spanFraction(_ share: Double) -> Double {
    span.start + (span.end - span.start) * share
  }

  private func progress(of track: Track) -> Double {
    func own(_ share: Double) -> Double { max(share - track.delay, 0) / (1 - track.delay) }
    if case .scrubbed(let progress) = phase { return own(progress) }
    let share = pacing.pacing(of: track.change.property)
    guard let origin = track.origin else {
      return share.starting(after: track.delay).progress(at: currentFraction, of: duration)
    }
    return origin + (span.end - origin) * share.progress(at: currentFraction, of: duration)
  }

  /// The fraction complete from the old to the new values, 0 to 1: of the time while running, of
  /// the change itself while paused if it is scrubbed linearly.
  func fraction(scrubsLinearly: Bool) -> Double {
    switch phase {
    case .running: spanFraction(currentFraction)
    case .paused where !scrubsLinearly: spanFraction(currentFraction)
    case .paused, .scrubbed: min(max(currentProgress, 0), 1)
    }
  }

  var remainingTime: TimeInterval {
    let (share, whole): (Double, TimeInterval) =
      if case .scrubbed(let progress) = phase {
        (min(max(progress, 0), 1), originalDuration)
      } else {
        (currentFraction, duration)
      }
    return (isForward ? 1 - share : share) * whole
  }

  // MARK: What it does

  func pause() {
    guard isRunning else { return }
    phase = .paused(fraction: currentFraction)
    applyToAll()
  }

  func scrub(to share: Double, linearly: Bool) {
    let wasRunning = isRunning
    if linearly {
      phase = .scrubbed(progress: share)
    } else {
      useOriginalPacing()
      phase = .paused(fraction: share)
    }
    if wasRunning { run() } else { applyToAll() }
  }

  func reverse(_ isReversed: Bool) {
    let wasRunning = isRunning
    if wasRunning { pause() }
    if span != (0, 1), case .paused = phase { phase = .scrubbed(progress: currentProgress) }
    isForward = !isReversed
    if wasRunning { run() }
  }

  /// Continues from where it is, in the time that is left or in another.
  func run(afterDelay delay: TimeInterval = 0, remaining: TimeInterval? = nil) {
    if case .scrubbed = phase {
      let fraction = currentFraction
      useOriginalPacing()
      phase = .paused(fraction: fraction)
    }
    let fraction = currentFraction
    if let remaining {
      let share = isForward ? 1 - fraction : fraction
      duration = share > 1e-9 ? remaining / share : 0
    }
    start(at: fraction, afterDelay: delay)
  }

  func go(on parameters: any UITimingCurveProvider, remaining: TimeInterval, isReversed: Bool) {
    let progress = currentProgress
    for index in tracks.indices { tracks[index].origin = self.progress(of: tracks[index]) }
    duration = parameters.springTimingParameters?.settlingDuration(duration: remaining) ?? remaining
    span = (progress, isReversed ? 0 : 1)
    pacing = AnimatorPacing(parameters, duration: remaining)
    isForward = true
    start(at: 0, afterDelay: 0)
  }

  private func start(at fraction: Double, afterDelay delay: TimeInterval) {
    phase = .running(start: localTime + delay, fraction: fraction)
    unfinished = tracks.count
    applyToAll()
  }

  func holdEnd() {
    phase = .paused(fraction: isForward ? 1 : 0)
    applyToAll()
  }

  /// Takes the animations off at their end, or at their start.
  ///
  /// The model has had the new values since the animations began, and may have newer ones of other changes, which stay.
  func end(at position: UIViewAnimatingPosition) {
    phase = .paused(fraction: currentFraction)
    for track in tracks { track.change.layer.drop(track.animation) }
    if position == .start { settle(at: .start) }
    for track in tracks where position == .end && track.change.endsAsNone {
      track.change.layer.clear(track.change.property)
    }
  }

  /// Takes the animations off; the model gets what they show.
  func stop() {
    let fraction = currentFraction
    for track in tracks {
      let layer = track.change.layer
      let shown = layer.value(of: track.change.property, under: track.animation)
      layer.drop(track.animation)
      if let shown { track.change.write(shown) }
    }
    phase = .paused(fraction: fraction)
  }

  /// Gives the model the new values, the old ones, or leaves what it has.
  func settle(at position: UIViewAnimatingPosition) {
    switch position {
    case .end:
      for track in tracks {
        if track.change.endsAsNone {
          track.change.layer.clear(track.change.property)
        } else {
          track.change.write(track.change.new)
        }
      }
    // The last change first, so that the oldest value comes out.
    case .start: for track in tracks.reversed() { track.change.write(track.change.old) }
    case .current: break
    }
  }

  func forget() { tracks = [] }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let index = tracks.firstIndex(where: { $0.animation === anim }) else { return }
    if !flag || !tracks[index].change.layer.carries(anim) { tracks.remove(at: index) }
    unfinished -= 1
    if unfinished <= 0, isRunning { onEnd() }
  }

  // MARK: On the layers

  private func applyToAll() {
    for track in tracks { apply(to: track) }
  }

  private func apply(to track: Track) {
    let now = localTime
    track.change.layer.retime(track.animation) { entry, localTime in
      entry.timing.duration = max(duration, 1e-9)
      let own = pacing.pacing(of: track.change.property)
      entry.pacing =
        track.origin.map { .between($0, span.end, own) } ?? own.starting(after: track.delay)
      switch phase {
      case .running(let start, let fraction):
        entry.timing.speed = isForward ? 1 : -1
        entry.timing.timeOffset = 0
        entry.begin = localTime + (start - now) - (isForward ? fraction : 1 - fraction) * duration
      case .paused(let fraction):
        entry.timing.speed = 0
        entry.timing.timeOffset = min(max(fraction, 0), 1 - 1e-12) * entry.timing.duration
        entry.begin = localTime
      case .scrubbed:
        let share = progress(of: track)
        entry.timing.speed = 0
        entry.timing.timeOffset = 0
        entry.begin = localTime
        entry.pacing = .between(share, share, .linear)
      }
    }
  }
}

extension ViewPropertyChange {
  /// Sets the model without an animation; what depends on the view's place follows, but for its
  /// subviews, whose own changes are written, too.
  @MainActor func write(_ value: AnimatableValue) {
    let old = layer.bounds
    layer.write(value, to: property)
    guard let view = layer.delegate as? UIView else { return }
    view.noteWrittenGeometry(since: old)
  }
}
