// SPDX-License-Identifier: MIT
internal import FilmstripTimelines

/// Whether what a touch drives goes another way for the same touch: in proportion, as with another divisor of the
/// translation, or in proportion and later, as with a delay.
struct DrivenWay {
  /// From when the first touch begins to when the last one leaves, in seconds since the start.
  private let span: ClosedRange<Double>

  /// Nil where the touches are not the same, or one stays.
  init?(expected: TimelineFile, actual: TimelineFile) {
    guard let first = expected.touches.first, let last = expected.touches.last,
      last.phase != .began,
      first.time < last.time, expected.touches == actual.touches
    else { return nil }
    span = first.time...last.time
  }

  /// The cause of values that differ while the touch is down; nil where they are not in proportion from the start on, or
  /// from where they begin to move, to a thousandth of the way.
  func cause(expected: Samples, actual: Samples) -> MotionCause? {
    guard expected.isUsable, actual.isUsable,
      abs(expected.start - actual.start) <= expected.tolerance
    else { return nil }
    let pairs = expected.times.simultaneous(with: actual.times, within: 1e-6)
      .filter { span.contains(expected.times[$0.0]) }
      .map { (expected.values[$0.0] - expected.start, actual.values[$0.1] - expected.start) }
    let way = pairs.reduce(0) { max($0, abs($1.0), abs($1.1)) }
    guard pairs.count >= 4, way > 30 * expected.tolerance else { return nil }
    let limit = max(6 * expected.tolerance, 1e-3 * way)
    func cause(_ reason: MotionCause.Reason, _ value: (Double) -> Double) -> MotionCause? {
      let residual = pairs.reduce(0) { max($0, abs($1.1 - value($1.0))) }
      guard residual <= limit else { return nil }
      return MotionCause(reasons: [reason], residual: residual, isExact: true)
    }
    let squares = pairs.reduce(0) { $0 + $1.0 * $1.0 }
    let factor = pairs.reduce(0) { $0 + $1.0 * $1.1 } / squares
    if squares > 0, abs(factor - 1) > 0.005, factor > 0,
      let found = cause(.driven(factor: factor), { factor * $0 })
    {
      return found
    }
    // Where it rests at first, the line through what moves begins on the way.
    let moving = pairs.filter { abs($0.1) > limit }
    guard moving.count >= 4, let line = Line(through: moving, tolerance: expected.tolerance),
      line.factor > 0
    else { return nil }
    let after = -line.offset / line.factor
    guard after * moving[0].0 > 0 else { return nil }
    return cause(.drivenLater(after: abs(after), factor: line.factor)) { value in
      (value - after) * after > 0 ? line.value(value) : 0
    }
  }
}
