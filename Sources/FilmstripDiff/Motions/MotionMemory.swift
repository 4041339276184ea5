// SPDX-License-Identifier: MIT

/// What has been found of motions, so that layers that move alike, as the rows of a list do, are looked at
/// once: finding a curve without a name takes some hundredths of a second.
struct MotionMemory {
  private struct Key: Hashable {
    let times: [[Double]]
    let values: [[Double]]
    let tolerance: Double
    let isCutOff: [Bool]
  }

  private var known: [Key: (causes: [MotionCause], part: MotionPart?)] = [:]

  /// Why values differ, and in which of several motions: see ``MotionParts``.
  mutating func causes(
    _ expected: Samples, _ actual: Samples, deviations: [(frame: Int, amount: Double)],
    at times: [Double],
    greatest: Double
  ) -> (causes: [MotionCause], part: MotionPart?) {
    guard expected.isUsable, actual.isUsable, greatest.isFinite else { return ([], nil) }
    let base = expected.start
    let curves = [expected.moved(by: -base), actual.moved(by: -base)]
    let key = Key(
      times: curves.map(\.times),
      values: curves.map { curve in
        curve.values.map { ($0 / (curve.tolerance / 100)).rounded() }
      }, tolerance: expected.tolerance, isCutOff: curves.map(\.isCutOff))
    let found =
      known[key]
      ?? MotionParts(curves[0], curves[1]).causes(
        deviations: deviations, at: times, greatest: greatest)
    known[key] = found
    return (found.causes.map { $0.moved(by: base) }, found.part)
  }
}

extension Samples {
  fileprivate func moved(by offset: Double) -> Samples {
    Samples(
      times: times, values: values.map { $0 + offset }, tolerance: tolerance, isCutOff: isCutOff)
  }
}

extension MotionCause {
  fileprivate func moved(by offset: Double) -> MotionCause {
    MotionCause(
      reasons: reasons.map { reason in
        switch reason {
        case .start(let expected, let actual):
          .start(expected: expected + offset, actual: actual + offset)
        case .end(let expected, let actual):
          .end(expected: expected + offset, actual: actual + offset)
        case .value(let expected, let actual):
          .value(expected: expected + offset, actual: actual + offset)
        case .still(let start, let end): .still(from: start + offset, to: end + offset)
        case .jump(let start, let end, let time):
          .jump(from: start + offset, to: end + offset, time: time)
        default: reason
        }
      }, residual: residual, isExact: isExact)
  }
}
