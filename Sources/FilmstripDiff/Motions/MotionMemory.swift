// SPDX-License-Identifier: MIT

/// What has been found of motions, so that layers that move alike, as the rows of a list do, are looked at
/// once: finding a curve without a name takes some hundredths of a second.
struct MotionMemory {
  /// Two courses from where the expected one starts, to a hundredth of what counts as a difference.
  private struct Key: Hashable {
    let times: [[Double]]
    let values: [[Double]]
    let tolerance: Double
    let isCutOff: [Bool]
  }

  private var known: [Key: (causes: [MotionCause], part: MotionPart?)] = [:]

  /// Why values differ, and in which of several motions: see ``MotionParts``.
  mutating func causes(
    _ one: Samples, _ two: Samples, deviations: [(frame: Int, amount: Double)], at times: [Double],
    greatest: Double
  ) -> (causes: [MotionCause], part: MotionPart?) {
    guard one.isUsable, two.isUsable, greatest.isFinite else { return ([], nil) }
    let base = one.start
    let courses = [one.moved(by: -base), two.moved(by: -base)]
    let key = Key(
      times: courses.map(\.times),
      values: courses.map { course in
        course.values.map { ($0 / (course.tolerance / 100)).rounded() }
      }, tolerance: one.tolerance, isCutOff: courses.map(\.isCutOff))
    let found =
      known[key]
      ?? MotionParts(courses[0], courses[1]).causes(
        deviations: deviations, at: times, greatest: greatest)
    known[key] = found
    return (found.causes.map { $0.moved(by: base) }, found.part)
  }
}

extension Samples {
  /// The same course with another start.
  fileprivate func moved(by offset: Double) -> Samples {
    Samples(
      times: times, values: values.map { $0 + offset }, tolerance: tolerance, isCutOff: isCutOff)
  }
}

extension MotionCause {
  /// The same cause of values from another start.
  fileprivate func moved(by offset: Double) -> MotionCause {
    MotionCause(
      reasons: reasons.map { reason in
        switch reason {
        case .start(let expected, let actual):
          .start(expected: expected + offset, actual: actual + offset)
        case .end(let expected, let actual):
          .end(expected: expected + offset, actual: actual + offset)
        case .jump(let start, let end, let time):
          .jump(from: start + offset, to: end + offset, time: time)
        default: reason
        }
      }, residual: residual, isExact: isExact)
  }
}
