// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves
internal import FilmstripTimelines

/// Whether a way that a touch has driven goes on in other time once the touch has left, as with another
/// `completionSpeed`.
struct CompletionSpeed {
  /// When the last touch leaves, in seconds since the start.
  let release: Double

  /// Nil where the touches are not the same, or one stays.
  init?(expected: TimelineFile, actual: TimelineFile) {
    guard let last = expected.touches.last, last.phase != .began,
      expected.touches == actual.touches
    else { return nil }
    release = last.time
  }

  /// The cause of other values that begin at a time; nil where they begin before the touch leaves, or where the
  /// expected values at another speed are not the actual ones, to a hundredth of the way.
  func cause(expected: Samples, actual: Samples, from begin: Double) -> MotionCause? {
    let frame = zip(expected.times, expected.times.dropFirst()).map { $1 - $0 }.max() ?? 0
    guard begin > release - frame, expected.isUsable, actual.isUsable,
      abs(expected.end - actual.end) <= expected.tolerance,
      let length = self.length(expected), let other = self.length(actual)
    else { return nil }
    let places = actual.times.indices.filter { actual.times[$0] >= release - frame }
    let from = expected.value(at: release)
    guard places.count >= 4, abs(expected.end - from) > 100 * expected.tolerance else { return nil }
    func residuals(_ factor: Double) -> [Double] {
      LeastSquares.residuals(places.count) {
        let time = actual.times[places[$0]]
        return expected.value(at: time < release ? time : release + (time - release) * factor)
          - actual.values[places[$0]]
      }
    }
    let factor = LeastSquares.fit(from: [length / other], within: [0.05...20]) {
      residuals($0[0])
    }.numbers[0]
    let residual = residuals(factor).reduce(0) { max($0, abs($1)) }
    guard residual <= 0.02 * abs(expected.end - from), abs(factor - 1) > 0.01 else { return nil }
    return MotionCause(
      reasons: [.completion(expected: length, actual: length / factor, release: release)],
      residual: residual, isExact: true)
  }

  /// Seconds from when the touch leaves to the end of the way; nil where it does not move then.
  private func length(_ samples: Samples) -> Double? {
    guard let last = samples.values.lastIndex(where: { abs($0 - samples.end) > samples.tolerance }),
      last + 1 < samples.times.count, samples.times[last + 1] > release
    else { return nil }
    return samples.times[last + 1] - release
  }
}
