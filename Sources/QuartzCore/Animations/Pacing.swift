// SPDX-License-Identifier: MIT

/// How the value of an animation follows from the fraction of its duration that has passed.
package enum Pacing {
  case linear
  case curve(CAMediaTimingFunction)
  /// By the seconds that have passed; progress goes beyond 1 and need not end there.
  case spring(Spring)

  /// Progress of the value at a fraction, 0 to 1, of a duration in seconds.
  func progress(at fraction: Double, of duration: Double) -> Double {
    switch self {
    case .linear: fraction
    case .curve(let function): function.progress(at: fraction)
    case .spring(let spring): spring.progress(at: fraction * duration)
    }
  }
}
