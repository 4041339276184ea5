// SPDX-License-Identifier: MIT
internal import FilmstripTimelines

/// Whether what a touch drives goes another way for the same touch, in proportion, as with another divisor of the
/// translation.
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

  /// The cause of values that differ while the touch is down; nil where they are not in proportion from the start on, to
  /// a thousandth of the way.
  func cause(expected: Samples, actual: Samples) -> MotionCause? {
    guard expected.isUsable, actual.isUsable,
      abs(expected.start - actual.start) <= expected.tolerance
    else { return nil }
    let pairs = expected.times.simultaneous(with: actual.times, within: 1e-6)
      .filter { span.contains(expected.times[$0.0]) }
      .map { (expected.values[$0.0] - expected.start, actual.values[$0.1] - expected.start) }
    let squares = pairs.reduce(0) { $0 + $1.0 * $1.0 }
    let way = pairs.reduce(0) { max($0, abs($1.0), abs($1.1)) }
    guard pairs.count >= 4, way > 30 * expected.tolerance, squares > 0 else { return nil }
    let factor = pairs.reduce(0) { $0 + $1.0 * $1.1 } / squares
    let residual = pairs.reduce(0) { max($0, abs($1.1 - factor * $1.0)) }
    guard residual <= max(6 * expected.tolerance, 1e-3 * way), abs(factor - 1) > 0.005, factor > 0
    else { return nil }
    return MotionCause(reasons: [.driven(factor: factor)], residual: residual, isExact: true)
  }
}
