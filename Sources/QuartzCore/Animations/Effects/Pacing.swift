// SPDX-License-Identifier: MIT

/// How the value of an animation follows from the fraction of its duration that has passed.
package indirect enum Pacing {
  /// At an even pace.
  case linear
  /// As a Bézier curve tells.
  case curve(CAMediaTimingFunction)
  /// By the seconds that have passed; progress goes beyond 1 and need not end there.
  case spring(Spring)
  /// From one progress to another, as the inner pacing goes from 0 to 1: what a property animator
  /// continues with.
  case between(Double, Double, Pacing)

  /// Progress of the value at a fraction, 0 to 1, of a duration in seconds.
  package func progress(at fraction: Double, of duration: Double) -> Double {
    switch self {
    case .linear: fraction
    case .curve(let function): function.progress(at: fraction)
    case .spring(let spring): spring.progress(at: fraction * duration)
    case .between(let start, let end, let inner):
      mix(start, end, inner.progress(at: fraction, of: duration))
    }
  }
}
