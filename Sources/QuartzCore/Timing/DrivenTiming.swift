// SPDX-License-Identifier: MIT

/// How a layer's local time passes in an interactive transition, in place of the layer's own
/// timing: paused at the transition's progress, and afterwards forward, or back, along a curve.
///
/// Local time is a pure function of the parent's, so that what shows at an instant needs no ticking.
package final class DrivenTiming {
  private let begin: Double
  private let duration: Double
  private let start: Double
  private let end: Double
  private let pacing: Pacing
  /// Whether local time continues evenly after the end, or stops there.
  private let continuesAfterEnd: Bool
  /// Whether it returns, even where nothing is left to return.
  private let isReturn: Bool
  /// Called once when it has returned, before the animations that end there are announced.
  private var onReturn: (() -> Void)?

  private init(
    begin: Double, duration: Double, start: Double, end: Double, pacing: Pacing,
    continuesAfterEnd: Bool,
    isReturn: Bool = false, onReturn: (() -> Void)? = nil
  ) {
    self.begin = begin
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.start = start
    self.end = end
    self.pacing = pacing
    self.continuesAfterEnd = continuesAfterEnd
    self.isReturn = isReturn
    self.onReturn = onReturn
  }

  package static func paused(at time: Double) -> DrivenTiming {
    DrivenTiming(
      begin: 0, duration: 0, start: time, end: time, pacing: .linear, continuesAfterEnd: false)
  }

  /// Local time goes from `start` to `end` in a number of the parent's seconds from `begin` on, and
  /// then continues; or, with `isReturn`, back to `end`, and stops there.
  ///
  /// `onReturn` is called when a return has ended, before the animations that end there are
  /// announced.
  package static func leading(
    from start: Double, to end: Double, begin: Double, duration: Double, pacing: Pacing,
    isReturn: Bool, onReturn: (() -> Void)? = nil
  ) -> DrivenTiming {
    DrivenTiming(
      begin: begin, duration: duration, start: start, end: end, pacing: pacing,
      continuesAfterEnd: !isReturn, isReturn: isReturn, onReturn: isReturn ? onReturn : nil)
  }

  func finishReturn() {
    let handler = onReturn
    onReturn = nil
    handler?()
  }

  var isPaused: Bool { !continuesAfterEnd && !isReturn }

  /// When, in the parent's time, it has returned to where animations began; nil when it continues
  /// forward.
  var returnTime: Double? { isReturn ? begin + duration : nil }

  func localTime(atParentTime time: Double) -> Double {
    let elapsed = time - begin
    if elapsed >= duration { return continuesAfterEnd ? end + (elapsed - duration) : end }
    if elapsed <= 0 { return start }
    return start + (end - start) * pacing.progress(at: elapsed / duration, of: duration)
  }

  /// The parent's time at which a local time is reached: the beginning for what has passed before,
  /// infinite for what never comes.
  func parentTime(atLocalTime time: Double) -> Double {
    if isPaused { return begin }
    let distance = end - start
    let share = abs(distance) > 1e-12 ? (time - start) / distance : 1
    if share <= 0 { return begin }
    if share >= 1 - 1e-12 {
      let beyond = time - end
      return beyond <= 1e-9 || !continuesAfterEnd ? begin + duration : begin + duration + beyond
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if pacing.progress(at: middle, of: duration) < share { low = middle } else { high = middle }
    }
    return begin + high * duration
  }
}
