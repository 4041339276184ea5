// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripMotionCurves

struct MotionFitter {
  let samples: Samples
  /// The frames in which the value is on its way; the first frame is not among them.
  let moving: ClosedRange<Int>

  /// A frame that is fitted: its time in seconds, and how far the value is on its way.
  private struct Place {
    let frame: Int
    let time: Double
    let progress: Double
  }
  /// The frames that are fitted: all, or some sixty of them, evenly.
  private let places: [Place]

  init(samples: Samples, moving: ClosedRange<Int>) {
    (self.samples, self.moving) = (samples, moving)
    let last = min(moving.upperBound + 1, samples.times.count - 1)
    let all = (moving.lowerBound - 1)...last
    let step = max(1, all.count / 60)
    let (start, displacement) = (samples.start, samples.displacement)
    places = all.filter { ($0 - all.lowerBound) % step == 0 || $0 == last }.map {
      Place(
        frame: $0, time: samples.times[$0], progress: (samples.values[$0] - start) / displacement)
    }
  }

  /// Where the motion begins and ends, to a frame.
  private var span: (begin: Double, end: Double) {
    (
      samples.times[moving.lowerBound - 1],
      samples.times[min(moving.upperBound + 1, samples.times.count - 1)]
    )
  }

  private func motion(_ delay: Double, _ duration: Double, _ curve: TimingCurve) -> Motion {
    var motion = Motion(
      start: samples.start, end: samples.end, delay: delay, duration: duration, curve: curve,
      error: 0)
    motion.error = samples.error(motion.valueFunction)
    return motion
  }

  private func best(_ motions: [Motion]) -> Motion? { motions.min { $0.error < $1.error } }

  /// The curve with a name that comes closest where no frame shows the end, which lies on the way on.
  ///
  /// At first the motion is taken to end when the layer leaves, with the next frame; else before.
  func cutOff() -> Motion? {
    guard moving.count >= 4, let last = samples.times.last else { return nil }
    let begin = span.begin
    let frame = samples.times[moving.lowerBound] - begin
    for isFree in [false, true] {
      let lengths = (last - begin)...(last - begin + 2 * frame)
      func duration(_ numbers: [Double]) -> Double {
        isFree ? numbers[2] : last + frame - numbers[1]
      }
      let motions = TimingCurve.named.map { curve in
        let numbers = LeastSquares.fit(
          from: [1.02, begin, last - begin + frame],
          within: [0.9...3, (begin - frame)...(begin + frame), lengths]
        ) { numbers in
          let function = curve.progressFunction(duration: duration(numbers))
          return LeastSquares.residuals(places.count) {
            numbers[0] * function(places[$0].time - numbers[1]) - places[$0].progress
          }
        }.numbers
        var motion = motion(numbers[1], duration(numbers), curve)
        motion.end = samples.start + samples.displacement * numbers[0]
        motion.error = samples.error(motion.valueFunction)
        return motion
      }
      if let best = best(motions), isFree || best.error <= Motion.limit(samples) { return best }
    }
    return nil
  }

  /// The spring that comes closest, at first without a velocity at the start; with a delay that is known,
  /// or that is found.
  func spring(delay: Double? = nil) -> Motion? {
    let (begin, end) = span
    guard end > begin, moving.count >= 4 else { return nil }
    // Where it ends a spring is cut off near its end, not at it.
    let places = places.filter { moving.contains($0.frame) }
    let half = places.first { $0.progress >= 0.5 }.map(\.time) ?? (begin + end) / 2
    let scales = samples.isCutOff ? 0.9...1.1 : 1.0...1
    func curve(_ numbers: [Double]) -> TimingCurve {
      .spring(
        dampingRatio: numbers[1], response: 2 * .pi / exp(numbers[0]), initialVelocity: numbers[3])
    }
    func fitted(
      from start: [Double], velocity: ClosedRange<Double>, isFree: Bool = true
    ) -> (Motion, [Double]) {
      let known = delay ?? (isFree ? nil : begin)
      let delays = known.map { $0...$0 } ?? (begin - 0.05)...samples.times[moving.lowerBound]
      let numbers = LeastSquares.fit(
        from: start, within: [-3...9, 0.02...3, delays, velocity, scales]
      ) { numbers in
        let function = curve(numbers).progressFunction(duration: 0)
        return LeastSquares.residuals(places.count) {
          numbers[4] * function(places[$0].time - numbers[2]) - places[$0].progress
        }
      }.numbers
      var motion = motion(numbers[2], max(end - numbers[2], 1e-9), curve(numbers))
      motion.end = samples.start + samples.displacement * numbers[4]
      // What is cut off is not an error of the spring.
      let function = motion.valueFunction
      motion.error = moving.reduce(0) {
        max($0, abs(function(samples.times[$1]) - samples.values[$1]))
      }
      return (motion, numbers)
    }
    var results: [(Motion, [Double])] = []
    for (ratio, turn) in [(0.3, 1.1), (0.6, 1.3), (1.0, 1.68), (0.3, 0.7), (0.6, 2)] {
      let omega = log(turn / max(half - begin, 1e-4))
      results.append(fitted(from: [omega, ratio, delay ?? begin, 0, 1], velocity: 0...0))
    }
    guard let first = results.min(by: { $0.0.error < $1.0.error }) else { return nil }
    if first.0.error <= Motion.limit(samples) { return first.0 }
    // An earlier begin looks like a velocity: so at first with the begin that the frames show.
    let velocities = -200.0...200
    var motions = [first.0]
    for (_, numbers) in results {
      let start = [numbers[0], numbers[1], delay ?? begin, 0, 1]
      let fixed = fitted(from: start, velocity: velocities, isFree: false)
      motions.append(fixed.0)
      if fixed.0.error > Motion.limit(samples) {
        motions.append(fitted(from: fixed.1, velocity: velocities).0)
      }
    }
    return best(motions)
  }

  /// The cubic curve that comes closest, with a delay and a duration that are known, or that are found.
  func cubic(delay: Double? = nil, duration: Double? = nil) -> Motion? {
    let (begin, end) = span
    guard end > begin, moving.count >= 4 else { return nil }
    let frame = samples.times[moving.lowerBound] - begin
    func fitted(from start: [Double], isFree: Bool) -> [Double] {
      let time = (begin - 3 * frame)...(begin + frame)
      let length = (end - begin) / 2...(end - begin) * 1.5 + frame
      let bounds = [
        0...1, -3...4, 0...1, -3...4, isFree && delay == nil ? time : start[4]...start[4],
        isFree && duration == nil ? length : start[5]...start[5],
      ]
      return LeastSquares.fit(from: start, within: bounds) { numbers in
        let curve = UnitBezier(Array(numbers[..<4]))
        return LeastSquares.residuals(places.count) {
          let time = places[$0].time - numbers[4]
          return (curve?.y(at: time / numbers[5]) ?? 1) - places[$0].progress
        }
      }.numbers
    }
    let starts =
      TimingCurve.named.compactMap(\.controlPoints) + [
        [0.3, -0.3, 0.7, 1.3], [0.2, 0.8, 0.2, 1], [0.7, 0, 0.8, 0.2],
      ]
    let limit = Motion.limit(samples) / 10
    var motions: [Motion] = []
    // It ends in the last frame of the span, and where in it changes the curve: some places are tried.
    for (shift, start) in [0, 0.5, 0.9].flatMap({ shift in starts.map { (shift, $0) } }) {
      if shift > 0 && duration != nil { break }
      let (from, length) = (delay ?? begin, duration ?? end - begin - shift * frame)
      let shape = fitted(from: start + [from, length], isFree: false)
      let numbers = delay != nil && duration != nil ? shape : fitted(from: shape, isFree: true)
      let found = motion(
        numbers[4], numbers[5],
        .cubic(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
      motions.append(found)
      if found.error <= limit { break }
      // What is no such curve at all is not worth the other places.
      let closest = motions.map(\.error).min() ?? 0
      if motions.count == 4 && closest > 0.1 * abs(samples.displacement) { break }
    }
    return best(motions)
  }
}
