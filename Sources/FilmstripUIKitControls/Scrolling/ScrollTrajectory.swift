// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

/// Where a scroll view is on one axis, from an instant on: one or two movements in closed form.
///
/// Made at a release or a scroll in code, read at each refresh. Points and seconds.
struct ScrollTrajectory {
  private enum Curve {
    /// Loses the same share of its velocity in each millisecond: the sum of the steps, not the
    /// integral (measured).
    case deceleration(velocity: Double, rate: Double)
    /// A critically damped spring about 0, from a displacement with a velocity.
    case spring(displacement: Double, velocity: Double, frequency: Double)
    /// Returns at two rates, which are those of an overdamped spring.
    case overdamped(slow: Double, fast: Double)
    /// A cubic curve, slow at both ends, over a distance.
    case ease(distance: Double)
  }

  private struct Segment {
    let curve: Curve
    let origin: Double
    let duration: Double
  }

  private var segments: [Segment] = []
  private(set) var end: Double

  init(restingAt place: Double) { end = place }

  var duration: Double { segments.reduce(0) { $0 + $1.duration } }

  /// Where it is after some seconds; the end from then on.
  func place(at time: Double) -> Double {
    var time = max(time, 0)
    for segment in segments {
      if time < segment.duration {
        return segment.origin + Self.displacement(segment.curve, time, segment.duration)
      }
      time -= segment.duration
    }
    return end
  }

  // MARK: Making

  /// Released at a place with a velocity: decelerates, stops or bounces at the ends of a range,
  /// returns from beyond them.
  init(
    releasedAt place: Double, velocity: Double, range: ClosedRange<Double>, bounces: Bool,
    rate: Double
  ) {
    let edge = min(max(place, range.lowerBound), range.upperBound)
    let displacement = place - edge
    self.init(restingAt: edge)
    guard bounces || displacement == 0 else { return }
    let behavior = BehaviorProfile.current.scrolling
    let reach = Self.reach(velocity, rate: rate)
    // From beyond an edge inwards and far enough to pass it: an ordinary deceleration (assumed).
    let comesIn = displacement * velocity < 0 && abs(reach) >= abs(displacement)
    guard displacement == 0 || comesIn else {
      if abs(velocity) >= behavior.bounceSpeed {
        segments = [
          Self.spring(displacement, velocity, about: edge, frequency: behavior.bounceFrequency)
        ]
      } else {
        segments = [Self.overdamped(displacement, velocity, about: edge)]
      }
      return
    }
    guard abs(velocity) > behavior.stopSpeed else { return }
    let wanted = place + reach
    if range.contains(wanted) {
      end = wanted
      segments = [Self.deceleration(velocity, from: place, rate: rate)]
      return
    }
    end = velocity > 0 ? range.upperBound : range.lowerBound
    // x0 + k·v·(1 − s) = end, where s is what is left of the velocity.
    let left = 1 - (end - place) / (Self.sum(rate) * velocity)
    guard left > 0, left < 1 else {
      if bounces {
        segments = [Self.spring(0, velocity, about: end, frequency: behavior.bounceFrequency)]
      }
      return
    }
    segments = [
      Segment(
        curve: .deceleration(velocity: velocity, rate: rate), origin: place,
        duration: log(left) / log(rate) / 1_000)
    ]
    if bounces {
      segments.append(
        Self.spring(0, velocity * left, about: end, frequency: behavior.bounceFrequency))
    }
  }

  /// Released with a velocity, to come to rest at a given place: with the rate that leads there, or
  /// by a spring where that would take long or goes the other way.
  ///
  /// Approximated: what iOS does then was not measured.
  init(releasedAt place: Double, velocity: Double, goingTo target: Double) {
    self.init(restingAt: target)
    let distance = target - place
    guard abs(distance) > 0.01 else { return }
    let behavior = BehaviorProfile.current.scrolling
    let speed = abs(velocity) - behavior.stopSpeed
    if velocity * distance > 0, speed > 0 {
      // k(r)·(|v| − stop) = |distance| for the sum k(r) = 0.001·r/(1 − r).
      let rate = abs(distance) / (abs(distance) + 0.001 * speed)
      let segment = Self.deceleration(velocity, from: place, rate: rate)
      if segment.duration <= behavior.longestDeceleration {
        segments = [segment]
        return
      }
    }
    segments = [
      Self.spring(-distance, velocity, about: target, frequency: behavior.targetFrequency)
    ]
  }

  init(from place: Double, to target: Double, duration: Double) {
    self.init(restingAt: target)
    guard place != target, duration > 0 else { return }
    segments = [Segment(curve: .ease(distance: target - place), origin: place, duration: duration)]
  }

  func moved(by distance: Double) -> ScrollTrajectory {
    var copy = self
    copy.end += distance
    copy.segments = segments.map {
      Segment(curve: $0.curve, origin: $0.origin + distance, duration: $0.duration)
    }
    return copy
  }

  // MARK: Curves

  /// How far a velocity of 1 goes: Σ 0.001·rⁿ over all milliseconds n ≥ 1.
  private static func sum(_ rate: Double) -> Double { 0.001 * rate / (1 - rate) }

  static func reach(_ velocity: Double, rate: Double) -> Double {
    let stop = BehaviorProfile.current.scrolling.stopSpeed
    guard abs(velocity) > stop else { return 0 }
    return (velocity - (velocity > 0 ? stop : -stop)) * sum(rate)
  }

  private static func deceleration(_ velocity: Double, from place: Double, rate: Double) -> Segment
  {
    let stop = BehaviorProfile.current.scrolling.stopSpeed
    return Segment(
      curve: .deceleration(velocity: velocity, rate: rate), origin: place,
      duration: log(stop / abs(velocity)) / log(rate) / 1_000)
  }

  private static func spring(
    _ displacement: Double, _ velocity: Double, about place: Double, frequency: Double
  ) -> Segment {
    segment(
      .spring(displacement: displacement, velocity: velocity, frequency: frequency), about: place)
  }

  private static func overdamped(
    _ displacement: Double, _ velocity: Double, about place: Double
  ) -> Segment {
    // A·e^(−a·t) + B·e^(−b·t) with x(0) and x′(0) given.
    let rates = BehaviorProfile.current.scrolling.restRates
    let slow = (velocity + rates.fast * displacement) / (rates.fast - rates.slow)
    return segment(.overdamped(slow: slow, fast: displacement - slow), about: place)
  }

  /// A segment that lasts until little is left of it, found in steps of a refresh's quarter.
  private static func segment(_ curve: Curve, about place: Double) -> Segment {
    let settled = BehaviorProfile.current.scrolling.settled
    let step = 1.0 / 240
    var last = 0
    for index in 0..<2_400 {
      let (one, two) = (
        displacement(curve, Double(index) * step, 0),
        displacement(curve, Double(index + 1) * step, 0)
      )
      if abs(one) > settled.distance || abs(two - one) / step > settled.speed { last = index + 1 }
    }
    return Segment(curve: curve, origin: place, duration: Double(last) * step)
  }

  private static func displacement(_ curve: Curve, _ time: Double, _ duration: Double) -> Double {
    switch curve {
    case .deceleration(let velocity, let rate):
      return sum(rate) * velocity * (1 - pow(rate, 1_000 * time))
    case .spring(let displacement, let velocity, let frequency):
      return (displacement + (velocity + frequency * displacement) * time) * exp(-frequency * time)
    case .overdamped(let slow, let fast):
      let rates = BehaviorProfile.current.scrolling.restRates
      return slow * exp(-rates.slow * time) + fast * exp(-rates.fast * time)
    case .ease(let distance):
      return distance * UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).y(at: time / duration)
    }
  }
}
