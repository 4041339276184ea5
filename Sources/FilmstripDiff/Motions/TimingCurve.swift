// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripMotionCurves

/// How a motion goes from its start to its end.
public enum TimingCurve: Sendable, Equatable {
  /// An even pace.
  case linear
  /// Slow at the start: control points (0.42, 0) and (1, 1).
  case easeIn
  /// Slow at the end: control points (0, 0) and (0.58, 1).
  case easeOut
  /// Slow at both ends: control points (0.42, 0) and (0.58, 1).
  case easeInEaseOut
  /// Core Animation's default, and `ease` of CSS: control points (0.25, 0.1) and (0.25, 1).
  case `default`
  /// A cubic curve by its control points (x1, y1) and (x2, y2).
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A spring: its damping ratio, its response, which is how long a turn takes without damping, in
  /// seconds, and its velocity at the start, in ways a second.
  case spring(dampingRatio: Double, response: Double, initialVelocity: Double)

  static let named: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]

  /// The coordinates x1, y1, x2 and y2 of the control points; nil for a spring.
  var controlPoints: [Double]? {
    switch self {
    case .linear: [0, 0, 1, 1]
    case .easeIn: [0.42, 0, 1, 1]
    case .easeOut: [0, 0, 0.58, 1]
    case .easeInEaseOut: [0.42, 0, 0.58, 1]
    case .default: [0.25, 0.1, 0.25, 1]
    case .cubic(let x1, let y1, let x2, let y2): [x1, y1, x2, y2]
    case .spring: nil
    }
  }

  /// How far a motion has come, 0 to 1 and for some curves beyond, a number of seconds after it began.
  ///
  /// A spring has no duration of its own. With parameters that make no curve, as a response of 0 or what
  /// is no number, a motion is at its end at once; x of control points counts from 0 to 1.
  ///
  /// - Parameters:
  ///   - time: Seconds since the motion began.
  ///   - duration: How long the motion takes, in seconds.
  /// - Returns: 0 where it begins, 1 where it ends.
  public func progress(at time: Double, duration: Double) -> Double {
    progressFunction(duration: duration)(time)
  }

  /// The same as a function of time, for many times: what the curve needs is made once.
  func progressFunction(duration: Double) -> (Double) -> Double {
    if case .spring(let ratio, let response, let velocity) = self {
      let spring = Spring(dampingRatio: ratio, response: response, initialVelocity: velocity)
      return { time in time > 0 ? spring?.progress(at: time) ?? 1 : 0 }
    }
    // Without it the solver would return the same.
    if case .linear = self {
      return { time in time > 0 ? time < duration ? time / duration : 1 : 0 }
    }
    let curve = controlPoints.flatMap(UnitBezier.init)
    return { time in time > 0 ? time < duration ? curve?.y(at: time / duration) ?? 1 : 1 : 0 }
  }
}

extension UnitBezier {
  /// The curve of control points; nil where they are no numbers.
  init?(_ points: [Double]) {
    guard points.count == 4, points.allSatisfy(\.isFinite) else { return nil }
    let xs = (min(max(points[0], 0), 1), min(max(points[2], 0), 1))
    self.init(x1: xs.0, y1: points[1], x2: xs.1, y2: points[3])
  }
}

extension Spring {
  /// The spring of a ratio and the time that a turn takes without damping; nil where there is none.
  fileprivate init?(dampingRatio: Double, response: Double, initialVelocity: Double) {
    let omega = 2 * Double.pi / response
    let (stiffness, damping) = (omega * omega, 2 * dampingRatio * omega)
    guard stiffness > 0, stiffness.isFinite, damping >= 0, damping.isFinite,
      initialVelocity.isFinite
    else { return nil }
    self.init(
      stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: true)
  }
}

extension TimingCurve: CustomStringConvertible {
  /// The name, or the parameters to three digits.
  public var description: String {
    func text(_ value: Double) -> String {
      let rounded = (value * 1000).rounded() / 1000
      return "\(rounded == 0 ? 0 : rounded)"
    }
    switch self {
    case .linear: return "linear"
    case .easeIn: return "easeIn"
    case .easeOut: return "easeOut"
    case .easeInEaseOut: return "easeInEaseOut"
    case .default: return "default"
    case .cubic(let x1, let y1, let x2, let y2):
      return "cubic (\(text(x1)), \(text(y1))), (\(text(x2)), \(text(y2)))"
    case .spring(let ratio, let response, let velocity):
      let start = abs(velocity) < 5e-4 ? "" : ", initial velocity \(text(velocity))"
      return "spring of damping ratio \(text(ratio)) and response \(text(response)) s" + start
    }
  }
}
