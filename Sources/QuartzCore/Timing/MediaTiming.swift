// SPDX-License-Identifier: MIT

/// The timing of one animation as a value; turns time into progress.
///
/// The words are those of Web Animations (Level 1, section 4): phase, active time, iteration
/// progress. The mapping of parent time to local time is Core Animation's.
package struct MediaTiming: Sendable, Equatable {
  /// Seconds of one play; 0 or less and NaN have no length.
  package var duration: Double = 0
  /// Local seconds in one of the parent's; 0 never ends, a negative one plays backwards.
  package var speed: Double = 1
  /// Local seconds into the plays at which the animation starts.
  package var timeOffset: Double = 0
  /// How many times it plays, in whole or in part; 0 counts as 1.
  package var repeatCount: Double = 0
  /// Local seconds for which it repeats; 0 leaves it to `repeatCount`.
  package var repeatDuration: Double = 0
  /// Whether every play is followed by one backwards.
  package var autoreverses = false
  /// Whether there is an effect before the beginning and after the end.
  package var fillMode: CAMediaTimingFillMode = .removed

  /// One play without length, at the parent's pace, with no effect outside of it.
  package init() {}

  /// The timing an object has now, apart from its begin time.
  package init(_ source: some CAMediaTiming) {
    duration = source.duration
    speed = Double(source.speed)
    timeOffset = source.timeOffset
    repeatCount = Double(source.repeatCount)
    repeatDuration = source.repeatDuration
    autoreverses = source.autoreverses
    fillMode = source.fillMode
  }

  package enum Phase: Sendable, Equatable {
    case before
    case active
    case after
  }

  /// Local seconds from beginning to end, repeats and reverses included.
  ///
  /// Infinite for an endless animation. A negative or undefined duration counts as 0.
  package var activeDuration: Double {
    let single = max(duration.isNaN ? 0 : duration, 0) * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? single * repeatCount : single
  }

  /// Seconds of the parent's time from beginning to end; infinite when the speed is 0.
  package var parentDuration: Double {
    let rate = abs(speed)
    return rate > 0 ? activeDuration / rate : .infinity
  }

  package func phase(after elapsed: Double) -> Phase {
    if elapsed < 0 { return .before }
    // An end computed as begin + duration and compared with the clock differs in the last bits.
    return elapsed >= parentDuration - 1e-10 ? .after : .active
  }

  package struct Iteration: Sendable, Equatable {
    /// How many plays have passed; backward plays of an autoreversing animation count.
    package let index: Double
    /// Progress of this play, 0 to 1, before the timing function; runs from 1 to 0 in a backward
    /// play.
    package let progress: Double
  }

  /// Progress within the current iteration, 0 to 1, before the timing function; nil when the
  /// animation has no effect then.
  package func iterationProgress(after elapsed: Double) -> Double? {
    iteration(after: elapsed)?.progress
  }

  /// The current iteration at a number of seconds of the parent's time after the beginning; nil when
  /// the animation has no effect then.
  ///
  /// In a group, whose time stops at its end, `includesEnd` lets that end count as active.
  package func iteration(after elapsed: Double, includesEnd: Bool = false) -> Iteration? {
    let active: Double
    switch phase(after: elapsed) {
    case .before:
      guard fillMode.fillsBackwards else { return nil }
      active = speed < 0 ? activeDuration : 0
    case .active:
      let local = elapsed * abs(speed)
      active = speed < 0 ? activeDuration - local : local
    case .after:
      guard fillMode.fillsForwards || includesEnd && elapsed <= parentDuration + 1e-10 else {
        return nil
      }
      active = speed < 0 ? 0 : activeDuration
    }
    return iteration(atActiveTime: active + timeOffset)
  }

  private func iteration(atActiveTime time: Double) -> Iteration {
    guard duration > 0 else { return Iteration(index: 0, progress: autoreverses ? 0 : 1) }
    guard time.isFinite else { return Iteration(index: 0, progress: 1) }
    var index = (time / duration).rounded(.down)
    var fraction = time / duration - index
    // Exactly at the end of the last iteration the progress is 1 of that one, not 0 of the next.
    if fraction < 1e-12 && index > 0 && time >= activeDuration - 1e-10 {
      fraction = 1
      index -= 1
    }
    let isReversed = autoreverses && abs(index.truncatingRemainder(dividingBy: 2)) == 1
    return Iteration(index: index, progress: isReversed ? 1 - fraction : fraction)
  }
}
