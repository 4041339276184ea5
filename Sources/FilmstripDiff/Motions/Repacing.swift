// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

/// The course of one property as a function of the progress of another, from the frames that both have.
struct Repacing {
  /// Expected progress, 0 at the start and 1 at the end that frames show, and the actual values.
  private let points: [(progress: Double, value: Double)]
  private let start: Double
  private let displacement: Double
  private let isCutOff: Bool

  /// Nil with fewer than four frames, and where the expected values end where they start.
  init?(_ expected: Samples, _ actual: Samples) {
    let values = expected.simultaneous(actual)
    guard values.count >= 4, abs(expected.displacement) > expected.tolerance,
      abs(actual.displacement) > actual.tolerance
    else { return nil }
    points = values.map { (($0 - expected.start) / expected.displacement, $1) }
    (start, displacement) = (actual.start, actual.displacement)
    isCutOff = expected.isCutOff || actual.isCutOff
  }

  /// How far a curve of the progress is from the actual values at most.
  ///
  /// Where no frame shows the end, that lies on the way on, and how far is found as well.
  func residual(of curve: TimingCurve) -> Double {
    let progress = curve.progressFunction(duration: 1)
    func values(_ share: Double) -> [Double] {
      let last = progress(share)
      return points.map { start + displacement * progress($0.progress * share) / last - $0.value }
    }
    let share =
      isCutOff ? LeastSquares.fit(from: [0.99], within: [0.9...1]) { values($0[0]) }.numbers[0] : 1
    return values(share).reduce(0) { max($0, abs($1)) }
  }
}
