// SPDX-License-Identifier: MIT
package import FilmstripMotionCurves

package indirect enum Pacing {
  case linear
  case curve(CAMediaTimingFunction)
  /// By the seconds that have passed; progress goes beyond 1 and need not end there.
  case spring(Spring)
  /// From one progress to another, as the inner pacing goes from 0 to 1: what a property animator
  /// continues with.
  case between(Double, Double, Pacing)

  /// Held at the start for a fraction of the time, then as the inner pacing in what is left of it.
  case delayed(Double, Pacing)

  /// As the inner pacing in a number of seconds, however long the animation really takes.
  case lasting(Double, Pacing)

  /// The same pacing in what is left of the time after a fraction of it, 0 to below 1.
  package func starting(after share: Double) -> Pacing { share > 0 ? .delayed(share, self) : self }

  package func progress(at fraction: Double, of duration: Double) -> Double {
    switch self {
    case .linear: fraction
    case .curve(let function): function.progress(at: fraction)
    case .spring(let spring): spring.progress(at: fraction * duration)
    case .between(let start, let end, let inner):
      mix(start, end, inner.progress(at: fraction, of: duration))
    case .lasting(let seconds, let inner): inner.progress(at: fraction, of: seconds)
    case .delayed(let share, let inner):
      inner.progress(at: max(fraction - share, 0) / (1 - share), of: duration * (1 - share))
    }
  }
}
