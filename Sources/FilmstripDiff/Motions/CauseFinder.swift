// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves
internal import Foundation

/// Finds what explains that a property goes another way: tries one difference after the other on the
/// expected motion, and compares with the actual values.
struct CauseFinder {
  private typealias Reason = MotionCause.Reason

  private let one: Samples
  private let two: Samples
  /// The motions through the samples, where there are such; finding them takes most of the time.
  private lazy var expected = Motion(one)
  private lazy var actual = Motion(two)
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

  private init(_ one: Samples, _ two: Samples, greatest: Double) {
    self.one = one
    self.two = two
    self.greatest = abs(greatest)
  }

  /// Notes a cause unless it leaves more than a tenth of what differs.
  private mutating func note(_ reasons: [Reason], rank: Int, residual: Double) {
    let way = max(abs(one.way), abs(two.way))
    let isExact = residual <= max(6 * one.tolerance, 1e-3 * way) && residual < greatest / 2
    guard isExact || residual <= greatest / 10, !reasons.isEmpty else { return }
    found.append((MotionCause(reasons: reasons, residual: residual, isExact: isExact), rank))
  }

  private mutating func search() {
    switch (one.isStill, two.isStill) {
    case (true, true):
      note([.end(expected: one.end, actual: two.end)], rank: 0, residual: 0)
      return
    case (false, true):
      note([.still], rank: 0, residual: 0)
      return
    case (true, false):
      note([two.jump ?? .moving], rank: 0, residual: 0)
      return
    case (false, false): break
    }
    searchReversed()
    // One difference of the ends alone explains all: nothing else can be simpler.
    if found.contains(where: \.cause.isExact) || searchProportion() { return }
    if Motion.simple(one) == nil && searchRepaced() { return }
    guard abs(one.way) > one.tolerance, let moving = one.moving, let other = two.moving else {
      return
    }
    var ends: [Reason] = []
    if abs(one.start - two.start) > one.tolerance {
      ends.append(.start(expected: one.start, actual: two.start))
    }
    // An end that no frame shows is known from the motion alone.
    let isCutOff = one.isCutOff || two.isCutOff
    let slack = isCutOff ? 2e-3 * max(abs(one.way), abs(two.way)) : one.tolerance
    if abs(firstEnd - secondEnd) > slack {
      ends.append(.end(expected: firstEnd, actual: secondEnd))
    }
    note(ends, rank: ends.count * 10, residual: error { $0 })
    let begin = expected?.delay ?? one.times[max(moving.lowerBound - 1, 0)]
    let otherBegin = two.times[max(other.lowerBound - 1, 0)]
    searchTimes(ends, begin: begin, shift: otherBegin - begin)
    searchCurves(ends, other)
    searchTogether(ends)
  }

  /// Another curve of the expected progress: what a touch drives goes any way in time, and yet evenly.
  private mutating func searchRepaced() -> Bool {
    guard let repacing = Repacing(one, two) else { return false }
    for curve in TimingCurve.named where curve != .linear {
      note([.repaced(curve)], rank: 30, residual: repacing.residual(of: curve))
    }
    return found.contains(where: \.cause.isExact)
  }

  /// The same way between other ends, which the values say without a curve: whether that is all.
  private mutating func searchProportion() -> Bool {
    guard let proportion = Proportion(one, two) else { return false }
    let way = max(abs(one.way), abs(two.way), one.spread)
    let isExact = proportion.residual <= max(6 * one.tolerance, 1e-3 * way)
    guard isExact, proportion.residual < greatest / 2 else { return false }
    var reasons: [Reason] = []
    let start = proportion.value(one.start)
    if abs(start - one.start) > 6 * one.tolerance {
      reasons.append(.start(expected: one.start, actual: start))
    }
    if abs(one.way) <= one.tolerance {
      guard reasons.isEmpty, proportion.isWhole else { return false }
      note([.amplitude(factor: proportion.factor)], rank: 10, residual: proportion.residual)
      return !found.isEmpty
    }
    // Of what leaves before its end the end is known from its curve alone.
    let motion = one.isCutOff ? Motion.simple(one) ?? Motion.spring(one) : nil
    let end = motion?.end ?? one.end
    let actualEnd = proportion.value(end)
    let isKnown = proportion.isTemporary || (one.isCutOff && two.isCutOff && proportion.isWhole)
    guard isKnown || abs(actualEnd - two.end) <= max(6 * one.tolerance, 1e-3 * way) else {
      return false
    }
    if abs(actualEnd - end) > 6 * one.tolerance {
      reasons.append(.end(expected: end, actual: actualEnd))
    }
    note(reasons, rank: reasons.count * 10, residual: proportion.residual)
    return !found.isEmpty
  }

  /// How far the expected motion, between the actual ends and at other times, is from the actual values.
  private mutating func error(at time: (Double) -> Double) -> Double {
    let value = course
    return two.error { value(time($0)) }
  }

  /// The expected motion between the actual ends, as a function of time.
  private var course: (Double) -> Double {
    mutating get {
      let (one, two, expected) = (one, two, expected)
      let (first, second) = (firstEnd, secondEnd)
      let way = expected?.course ?? one.value
      return { time in
        let value = way(time)
        return two.start + (second - two.start) * (value - one.start) / (first - one.start)
      }
    }
  }

  private var firstEnd: Double { mutating get { expected?.end ?? one.end } }
  private var secondEnd: Double { mutating get { actual?.end ?? two.end } }

  /// The same the other way: from the end to the start, or backwards in time.
  private mutating func searchReversed() {
    guard abs(one.start - two.end) <= one.tolerance, abs(one.end - two.start) <= one.tolerance,
      abs(one.way) > one.tolerance
    else { return }
    let (one, expected) = (one, expected)
    let way = expected?.course ?? one.value
    let swapped = two.error { one.start + one.end - way($0) }
    let last = expected.map { 2 * $0.delay + $0.duration } ?? one.times.last ?? 0
    let backwards = two.error { way(last - $0) }
    note([.reversed], rank: 10, residual: min(swapped, backwards))
  }

  /// Another delay, another duration, both.
  private mutating func searchTimes(_ ends: [Reason], begin: Double, shift: Double) {
    let value = course
    func residuals(_ time: (Double) -> Double) -> [Double] {
      LeastSquares.residuals(two.times.count) { value(time(two.times[$0])) - two.values[$0] }
    }
    let span = max((one.times.last ?? 0) - (one.times.first ?? 0), 1e-3)
    let delays = -2 * span...2 * span
    let rank = (ends.count + 1) * 10
    let delay = LeastSquares.fit(from: [shift], within: [delays]) { numbers in
      residuals { $0 - numbers[0] }
    }.numbers[0]
    note(
      ends + [.delay(expected: begin, actual: begin + delay)], rank: rank + 1,
      residual: error { $0 - delay })
    guard !(expected?.curve.isSpring ?? false), let length = expected?.duration ?? one.length,
      let otherLength = two.length, length > 0, otherLength > 0
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
    guard let expected, expected.duration > 0 else { return }
    let rank = (ends.count + 1) * 10
    if !expected.curve.isSpring {
      for curve in TimingCurve.named where curve != expected.curve {
        let motion = Motion(
          start: two.start, end: secondEnd, delay: expected.delay, duration: expected.duration,
          curve: curve, error: 0)
        note(
          ends + [.curve(expected: expected.curve, actual: curve)], rank: rank,
          residual: two.error(motion.course))
      }
    }
    // The motion through the actual values says it without more fitting, if it has a curve of its own.
    guard moving.lowerBound > 0, actual.map({ $0.error > Motion.limit(two) }) ?? true else {
      return
    }
    let fitter = MotionFitter(samples: two, moving: moving)
    var fitted = [fitter.spring(delay: expected.delay)]
    if !expected.curve.isSpring {
      fitted.append(fitter.cubic(delay: expected.delay, duration: expected.duration))
    }
    for motion in fitted.compactMap(\.self) {
      note(
        ends + [.curve(expected: expected.curve, actual: motion.curve)], rank: rank + 2,
        residual: motion.error)
    }
  }

  /// All that differs between the motion through the expected values and that through the actual ones.
  private mutating func searchTogether(_ ends: [Reason]) {
    guard let actual else { return }
    guard let expected else {
      note(
        ends + [.curve(expected: nil, actual: actual.curve)], rank: (ends.count + 2) * 10,
        residual: actual.error)
      return
    }
    var reasons = ends
    if !expected.curve.isAlike(actual.curve) && actual.duration > 0 {
      reasons.append(.curve(expected: expected.curve, actual: actual.curve))
    }
    // How long a spring takes follows from its parameters.
    let isSpring = expected.curve.isSpring || actual.curve.isSpring
    if !isSpring && abs(expected.duration - actual.duration) > 2e-3 {
      reasons.append(.duration(expected: expected.duration, actual: actual.duration))
    }
    if abs(expected.delay - actual.delay) > 2e-3 {
      reasons.append(.delay(expected: expected.delay, actual: actual.delay))
    }
    note(reasons, rank: reasons.count * 10 + actual.curve.rank, residual: actual.error)
  }
}

extension MotionCause {
  /// What differs, without by how much.
  fileprivate var kinds: [String] {
    reasons.map { reason in
      switch reason {
      case .curve: "curve"
      case .repaced: "repaced"
      case .duration: "duration"
      case .delay: "delay"
      case .start: "start"
      case .end: "end"
      case .reversed: "reversed"
      case .still: "still"
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
