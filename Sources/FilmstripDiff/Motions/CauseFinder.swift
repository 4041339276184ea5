// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves
internal import Foundation

/// Finds what explains that a property goes another way: tries one difference after the other on the
/// expected motion, and compares with the actual values.
struct CauseFinder {
  private typealias Reason = MotionCause.Reason

  private let expected: Samples
  private let actual: Samples
  private lazy var expectedMotion = Motion(expected)
  private lazy var actualMotion = Motion(actual)
  private let greatest: Double
  private var found: [(cause: MotionCause, rank: Int)] = []

  /// Those that explain the difference, the best first; none where nothing does.
  ///
  /// Exact ones come before those that come close; then one difference before several together, a curve
  /// that has a name before one that is fitted, and a small residual before a large one. `greatest` is the
  /// greatest deviation.
  static func causes(expected: Samples, actual: Samples, greatest: Double) -> [MotionCause] {
    // Of what is no number, or beyond all screens, no motion is to be found.
    guard expected.isUsable, actual.isUsable, greatest.isFinite else { return [] }
    var finder = CauseFinder(expected, actual, greatest: greatest)
    finder.search()
    var known: [MotionCause] = []
    for (cause, _) in finder.found.sorted(by: CauseFinder.isBetter) {
      // The same things by another way are no other cause.
      if !known.contains(where: { $0.kinds == cause.kinds }) { known.append(cause) }
    }
    return known
  }

  private static func isBetter(
    _ one: (cause: MotionCause, rank: Int), _ other: (cause: MotionCause, rank: Int)
  ) -> Bool {
    if one.cause.isExact != other.cause.isExact { return one.cause.isExact }
    guard one.cause.isExact else { return one.cause.residual < other.cause.residual }
    if one.rank != other.rank { return one.rank < other.rank }
    return one.cause.residual < other.cause.residual
  }

  private init(_ expected: Samples, _ actual: Samples, greatest: Double) {
    self.expected = expected
    self.actual = actual
    self.greatest = abs(greatest)
  }

  /// Notes a cause unless it leaves more than a tenth of what differs.
  private mutating func note(_ reasons: [Reason], rank: Int, residual: Double) {
    let range = max(abs(expected.displacement), abs(actual.displacement))
    let isExact = residual <= max(6 * expected.tolerance, 1e-3 * range) && residual < greatest / 2
    guard isExact || residual <= greatest / 10, !reasons.isEmpty else { return }
    found.append((MotionCause(reasons: reasons, residual: residual, isExact: isExact), rank))
  }

  private mutating func search() {
    switch (expected.isStill, actual.isStill) {
    case (true, true):
      note([.value(expected: expected.end, actual: actual.end)], rank: 0, residual: 0)
      return
    case (false, true):
      note([.still(from: expected.start, to: expected.end)], rank: 0, residual: 0)
      return
    case (true, false):
      note([actual.jump ?? .moving], rank: 0, residual: 0)
      return
    case (false, false): break
    }
    if searchHeld() { return }
    searchReversed()
    // One difference of the ends alone explains all: nothing else can be simpler.
    if found.contains(where: \.cause.isExact) || searchProportion() { return }
    if Motion.simple(expected) == nil && searchRepaced() { return }
    guard abs(expected.displacement) > expected.tolerance, let moving = expected.moving,
      let other = actual.moving
    else { return }
    var ends: [Reason] = []
    if abs(expected.start - actual.start) > expected.tolerance {
      ends.append(.start(expected: expected.start, actual: actual.start))
    }
    // An end that no frame shows is known from the motion alone.
    let isCutOff = expected.isCutOff || actual.isCutOff
    let slack =
      isCutOff
      ? 2e-3 * max(abs(expected.displacement), abs(actual.displacement)) : expected.tolerance
    if abs(firstEnd - secondEnd) > slack {
      ends.append(.end(expected: firstEnd, actual: secondEnd))
    }
    note(ends, rank: ends.count * 10, residual: error { $0 })
    let begin = expectedMotion?.delay ?? expected.times[max(moving.lowerBound - 1, 0)]
    let otherBegin = actual.times[max(other.lowerBound - 1, 0)]
    searchTimes(ends, begin: begin, shift: otherBegin - begin)
    searchCurves(ends, other)
    searchTogether(ends)
  }

  /// Another value that is held until both are the same, as what a completion resets, or from when on they are not.
  private mutating func searchHeld() -> Bool {
    guard expected.times == actual.times else { return false }
    let (tolerance, places) = (expected.tolerance, expected.times.indices)
    let differing = places.filter { abs(expected.values[$0] - actual.values[$0]) > tolerance }
    guard let first = differing.first, let last = differing.last else { return false }
    func isHeld(_ values: [Double], in range: ClosedRange<Int>) -> Bool {
      range.allSatisfy { abs(values[$0] - values[range.lowerBound]) <= tolerance }
    }
    guard isHeld(expected.values, in: first...last), isHeld(actual.values, in: first...last) else {
      return false
    }
    let values = (expected.values[first], actual.values[first])
    if first == 0 {
      note([.start(expected: values.0, actual: values.1)], rank: 0, residual: 0)
    } else if last == places.last {
      note([.end(expected: values.0, actual: values.1)], rank: 0, residual: 0)
    }
    return !found.isEmpty
  }

  /// Another curve of the expected progress: what a touch drives goes any way in time, and yet evenly.
  private mutating func searchRepaced() -> Bool {
    guard let repacing = Repacing(expected, actual) else { return false }
    for curve in TimingCurve.named where curve != .linear {
      note([.repaced(curve)], rank: 30, residual: repacing.residual(of: curve))
    }
    return found.contains(where: \.cause.isExact)
  }

  /// The same way between other ends, which the values say without a curve: whether that is all.
  private mutating func searchProportion() -> Bool {
    guard let proportion = Proportion(expected, actual) else { return false }
    let range = max(abs(expected.displacement), abs(actual.displacement), expected.range)
    let isExact = proportion.residual <= max(6 * expected.tolerance, 1e-3 * range)
    guard isExact, proportion.residual < greatest / 2 else { return false }
    var reasons: [Reason] = []
    let start = proportion.value(expected.start)
    if abs(start - expected.start) > 6 * expected.tolerance {
      reasons.append(.start(expected: expected.start, actual: start))
    }
    if abs(expected.displacement) <= expected.tolerance {
      guard proportion.isWhole else { return false }
      // What is dragged and released is on its way to a value that may be the same, and lies beyond where it turns back.
      if reasons.isEmpty || !hasSameGoal(proportion) {
        reasons.append(.amplitude(factor: proportion.factor))
      }
      note(reasons, rank: reasons.count * 10, residual: proportion.residual)
      return !found.isEmpty
    }
    // Of what leaves before its end the end is known from its curve alone.
    let motion = expected.isCutOff ? Motion.simple(expected) ?? Motion.spring(expected) : nil
    let end = motion?.end ?? expected.end
    let actualEnd = proportion.value(end)
    let isKnown =
      proportion.isTemporary || (expected.isCutOff && actual.isCutOff && proportion.isWhole)
    guard isKnown || abs(actualEnd - actual.end) <= max(6 * expected.tolerance, 1e-3 * range) else {
      return false
    }
    if abs(actualEnd - end) > 6 * expected.tolerance {
      reasons.append(.end(expected: end, actual: actualEnd))
    }
    note(reasons, rank: reasons.count * 10, residual: proportion.residual)
    return !found.isEmpty
  }

  /// Whether the value that is the same in both, where one follows from the other in proportion, may be what the expected
  /// values are on their way to before they turn back.
  private func hasSameGoal(_ proportion: Proportion) -> Bool {
    guard abs(proportion.factor - 1) > 1e-3 else { return true }
    let goal = proportion.offset / (1 - proportion.factor) - expected.start
    let reach =
      [expected.values.min(), expected.values.max()].compactMap { $0 }
      .map { $0 - expected.start }.max { abs($0) < abs($1) } ?? 0
    return goal * reach > 0 && abs(goal) >= abs(reach) - expected.tolerance
  }

  /// How far the expected motion, between the actual ends and at other times, is from the actual values.
  private mutating func error(at time: (Double) -> Double) -> Double {
    let value = adjustedMotion
    return actual.error { value(time($0)) }
  }

  /// The expected motion between the actual ends, as a function of time.
  private var adjustedMotion: (Double) -> Double {
    mutating get {
      let (expected, actual, expectedMotion) = (expected, actual, expectedMotion)
      let (first, second) = (firstEnd, secondEnd)
      let motion = expectedMotion?.valueFunction ?? expected.value
      return { time in
        let value = motion(time)
        return actual.start + (second - actual.start) * (value - expected.start)
          / (first - expected.start)
      }
    }
  }

  private var firstEnd: Double { mutating get { expectedMotion?.end ?? expected.end } }
  private var secondEnd: Double { mutating get { actualMotion?.end ?? actual.end } }

  /// The same the other way: from the end to the start, or backwards in time.
  private mutating func searchReversed() {
    guard abs(expected.start - actual.end) <= expected.tolerance,
      abs(expected.end - actual.start) <= expected.tolerance,
      abs(expected.displacement) > expected.tolerance
    else { return }
    let (expected, expectedMotion) = (expected, expectedMotion)
    let motion = expectedMotion?.valueFunction ?? expected.value
    let swapped = actual.error { expected.start + expected.end - motion($0) }
    let last = expectedMotion.map { 2 * $0.delay + $0.duration } ?? expected.times.last ?? 0
    let backwards = actual.error { motion(last - $0) }
    note([.reversed], rank: 10, residual: min(swapped, backwards))
  }

  /// Another delay, another duration, both.
  private mutating func searchTimes(_ ends: [Reason], begin: Double, shift: Double) {
    let value = adjustedMotion
    func residuals(_ time: (Double) -> Double) -> [Double] {
      LeastSquares.residuals(actual.times.count) {
        value(time(actual.times[$0])) - actual.values[$0]
      }
    }
    let span = max((expected.times.last ?? 0) - (expected.times.first ?? 0), 1e-3)
    let delays = -2 * span...2 * span
    let rank = (ends.count + 1) * 10
    let delay = LeastSquares.fit(from: [shift], within: [delays]) { numbers in
      residuals { $0 - numbers[0] }
    }.numbers[0]
    note(
      ends + [.delay(expected: begin, actual: begin + delay)], rank: rank + 1,
      residual: error { $0 - delay })
    guard !(expectedMotion?.curve.isSpring ?? false),
      let length = expectedMotion?.duration ?? expected.length,
      let otherLength = actual.length, length > 0, otherLength > 0
    else { return }
    let factor = LeastSquares.fit(from: [length / otherLength], within: [0.01...100]) { numbers in
      residuals { begin + ($0 - begin) * numbers[0] }
    }.numbers[0]
    note(
      ends + [.duration(expected: length, actual: length / factor)], rank: rank,
      residual: error { begin + ($0 - begin) * factor })
    let both = LeastSquares.fit(
      from: [shift, length / otherLength], within: [delays, 0.01...100]
    ) { numbers in residuals { begin + ($0 - begin - numbers[0]) * numbers[1] } }.numbers
    note(
      ends + [
        .delay(expected: begin, actual: begin + both[0]),
        .duration(expected: length, actual: length / both[1]),
      ], rank: rank + 10, residual: error { begin + ($0 - begin - both[0]) * both[1] })
  }

  /// Another curve in the same time, or another spring from the same instant.
  private mutating func searchCurves(_ ends: [Reason], _ moving: ClosedRange<Int>) {
    guard let expectedMotion, expectedMotion.duration > 0 else { return }
    let rank = (ends.count + 1) * 10
    if !expectedMotion.curve.isSpring {
      for curve in TimingCurve.named where curve != expectedMotion.curve {
        let motion = Motion(
          start: actual.start, end: secondEnd, delay: expectedMotion.delay,
          duration: expectedMotion.duration,
          curve: curve, error: 0)
        note(
          ends + [.curve(expected: expectedMotion.curve, actual: curve)], rank: rank,
          residual: actual.error(motion.valueFunction))
      }
    }
    // The motion through the actual values says it without more fitting, if it has a curve of its own.
    guard moving.lowerBound > 0, actualMotion.map({ $0.error > Motion.limit(actual) }) ?? true
    else { return }
    let fitter = MotionFitter(samples: actual, moving: moving)
    var fitted = [fitter.spring(delay: expectedMotion.delay)]
    if !expectedMotion.curve.isSpring {
      fitted.append(fitter.cubic(delay: expectedMotion.delay, duration: expectedMotion.duration))
    }
    for motion in fitted.compactMap(\.self) {
      note(
        ends + [.curve(expected: expectedMotion.curve, actual: motion.curve)], rank: rank + 2,
        residual: motion.error)
    }
  }

  /// All that differs between the motion through the expected values and that through the actual ones.
  private mutating func searchTogether(_ ends: [Reason]) {
    guard let actualMotion else { return }
    guard let expectedMotion else {
      note(
        ends + [.curve(expected: nil, actual: actualMotion.curve)], rank: (ends.count + 2) * 10,
        residual: actualMotion.error)
      return
    }
    var reasons = ends
    if !expectedMotion.curve.isAlike(actualMotion.curve) && actualMotion.duration > 0 {
      reasons.append(.curve(expected: expectedMotion.curve, actual: actualMotion.curve))
    }
    // How long a spring takes follows from its parameters.
    let isSpring = expectedMotion.curve.isSpring || actualMotion.curve.isSpring
    if !isSpring && abs(expectedMotion.duration - actualMotion.duration) > 2e-3 {
      reasons.append(.duration(expected: expectedMotion.duration, actual: actualMotion.duration))
    }
    if abs(expectedMotion.delay - actualMotion.delay) > 2e-3 {
      reasons.append(.delay(expected: expectedMotion.delay, actual: actualMotion.delay))
    }
    note(reasons, rank: reasons.count * 10 + actualMotion.curve.rank, residual: actualMotion.error)
  }
}

extension MotionCause {
  fileprivate var kinds: [String] {
    reasons.map { reason in
      switch reason {
      case .curve: "curve"
      case .repaced: "repaced"
      case .duration: "duration"
      case .delay: "delay"
      case .start: "start"
      case .end: "end"
      case .value: "value"
      case .reversed: "reversed"
      case .still: "still"
      case .completion: "completion"
      case .driven, .drivenLater: "driven"
      case .moving: "moving"
      case .jump: "jump"
      case .amplitude: "amplitude"
      case .follows: "follows"
      }
    }.sorted()
  }
}

extension Samples {
  /// Seconds from the last frame at the start to the first at the end.
  fileprivate var length: Double? {
    moving.map { times[min($0.upperBound + 1, times.count - 1)] - times[max($0.lowerBound - 1, 0)] }
  }
}
