// SPDX-License-Identifier: MIT
internal import Foundation

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

  /// Those that have names.
  static let named: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]

  /// The control points; nil for a spring.
  var cubicCurve: CubicCurve? {
    switch self {
    case .linear: CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    case .easeIn: CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .easeInEaseOut: CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    case .default: CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    case .cubic(let x1, let y1, let x2, let y2): CubicCurve(x1: x1, y1: y1, x2: x2, y2: y2)
    case .spring: nil
    }
  }

  /// How far a motion has come, 0 to 1 and for some curves beyond, a number of seconds after it began.
  ///
  /// A spring has no duration of its own.
  public func progress(at time: Double, duration: Double) -> Double {
    guard time > 0 else { return 0 }
    if case .spring(let ratio, let response, let velocity) = self {
      return TimingCurve.spring(time, 2 * .pi / response, ratio, velocity)
    }
    guard time < duration else { return 1 }
    // Without it the solver would return the same.
    if case .linear = self { return time / duration }
    return cubicCurve?.y(at: time / duration) ?? 1
  }

  /// The closed form of m·x″ + c·x′ + k·x = 0 from x = 1 with the velocity −v, as progress 1 − x.
  ///
  /// With ω = √(k/m), ζ = c / 2√(km): x = e^(−ζωt)·(C + (ζω − v)·S), where C is the cosine of
  /// ω√(1 − ζ²)·t, or its hyperbolic sibling, and S the integral of that.
  private static func spring(
    _ time: Double, _ omega: Double, _ ratio: Double, _ velocity: Double
  ) -> Double {
    let rate = omega * abs(1 - ratio * ratio).squareRoot()
    let (angle, slope) = (rate * time, ratio * omega - velocity)
    let decay = exp(-ratio * omega * time)
    if angle < 1e-6 { return 1 - decay * (1 + slope * time) }
    if ratio < 1 { return 1 - decay * (cos(angle) + slope * sin(angle) / rate) }
    return 1 - decay * (cosh(angle) + slope * sinh(angle) / rate)
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
