// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripMotionCurves

/// One way of a property from a value to another: when it begins, how long it takes, and how it goes.
///
/// Found from the values in the frames of a timeline, and as exact as those allow.
public struct Motion: Sendable, Equatable {
  /// The value before.
  public var start: Double
  /// The value after.
  public var end: Double
  /// Seconds from the start of the recording until the value begins to move.
  public var delay: Double
  /// Seconds that it moves.
  ///
  /// 0 for a jump. Of a spring, until the frames show it at its end.
  public var duration: Double
  /// How it goes.
  public var curve: TimingCurve
  /// How far the values in the frames are from this at most, in the property's unit.
  public var error: Double

  /// The value at a time since the start of the recording.
  ///
  /// - Parameter time: Seconds since the start of the recording.
  /// - Returns: The value in the unit of the motion's property.
  public func value(at time: Double) -> Double { valueFunction(time) }

  /// The value as a function of time, for many times.
  var valueFunction: (Double) -> Double {
    let (start, end, delay) = (start, end, delay)
    if duration == 0 { return { $0 < delay ? start : end } }
    let progress = curve.progressFunction(duration: duration)
    return { start + (end - start) * progress($0 - delay) }
  }
}

extension Motion {
  /// What the error may be of what counts as found: the rounding of files, or two ten-thousandths of the
  /// way.
  static func limit(_ samples: Samples) -> Double {
    max(4 * samples.tolerance, 2e-4 * abs(samples.displacement))
  }

  /// The simplest motion that goes through the samples: a jump, a curve with a name, a spring, any cubic
  /// curve, the last also where it only comes close, within a hundredth of the way.
  ///
  /// Nil where none does, and where start and end are the same.
  init?(_ samples: Samples) {
    if let known = Motion.simple(samples) ?? Motion.spring(samples) {
      self = known
      return
    }
    guard abs(samples.displacement) > 3 * samples.tolerance, let moving = samples.moving,
      let cubic = MotionFitter(samples: samples, moving: moving).cubic(),
      cubic.error <= max(Motion.limit(samples), 0.01 * abs(samples.displacement))
    else { return nil }
    self = cubic
  }

  /// The spring that goes through the samples; nil where there is none.
  static func spring(_ samples: Samples) -> Motion? {
    guard abs(samples.displacement) > 3 * samples.tolerance, let moving = samples.moving,
      let spring = MotionFitter(samples: samples, moving: moving).spring()
    else { return nil }
    return spring.error <= limit(samples) ? spring : nil
  }

  /// The jump or the curve with a name that goes through the samples, which costs little to find; nil where
  /// there is none.
  static func simple(_ samples: Samples) -> Motion? {
    guard abs(samples.displacement) > 3 * samples.tolerance else { return nil }
    guard let moving = samples.moving, moving.lowerBound > 0, samples.times.count > 2 else {
      let place = samples.values.firstIndex { abs($0 - samples.start) > samples.tolerance }
      return place.map {
        Motion(
          start: samples.start, end: samples.end, delay: samples.times[$0], duration: 0,
          curve: .linear, error: 0)
      }
    }
    let limit = Motion.limit(samples)
    if samples.isCutOff {
      let cut = MotionFitter(samples: samples, moving: moving).cutOff()
      if let cut, cut.error <= limit { return cut }
    }
    let named = TimingCurve.named.compactMap { Motion(samples, moving, curve: $0) }
    return named.min { $0.error < $1.error }.flatMap { $0.error <= limit ? $0 : nil }
  }

  /// The delay and the duration with which a curve goes through the samples: a line through the inverse
  /// of the curve, each sample weighted by the square of its slope there.
  private init?(_ samples: Samples, _ moving: ClosedRange<Int>, curve: TimingCurve) {
    guard let points = curve.controlPoints, let cubic = UnitBezier(points),
      // With x and y exchanged the same curve says when a progress is reached.
      let inverse = UnitBezier([points[1], points[0], points[3], points[2]])
    else { return nil }
    var (weights, xs, ts, xx, xt) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in moving {
      let progress = (samples.values[index] - samples.start) / samples.displacement
      guard progress > -1e-3 && progress < 1.001 else { return nil }
      let x = inverse.y(at: progress)
      let slope = cubic.slope(at: x)
      let weight = min(slope * slope, 100)
      weights += weight
      xs += weight * x
      ts += weight * samples.times[index]
      xx += weight * x * x
      xt += weight * x * samples.times[index]
    }
    let determinant = weights * xx - xs * xs
    var motion = Motion(
      start: samples.start, end: samples.end, delay: samples.times[moving.lowerBound - 1],
      duration: 0, curve: curve, error: 0)
    if determinant > 1e-9 * weights * weights {
      motion.duration = (weights * xt - xs * ts) / determinant
      motion.delay = (ts - motion.duration * xs) / weights
    } else if xs > 0 {
      // One sample alone: it began with the frame before.
      motion.duration = (ts - motion.delay * weights) / xs
    }
    guard motion.duration > 0, motion.duration.isFinite else { return nil }
    motion.error = samples.error(motion.valueFunction)
    self = motion
  }
}
