// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording

/// A damped harmonic oscillator released at distance 1 from its rest, read as progress from 0 to 1.
///
/// Solves m·x″ + c·x′ + k·x = 0 for x(0) = 1 and x′(0) = −v in closed form; progress is 1 − x.
/// With ω = √(k/m) and ζ = c / (2√(km)) there are three regimes (any text on vibrations):
/// under-damped ζ < 1, critical ζ = 1, over-damped ζ > 1. Core Animation solves the last as critical
/// unless it is asked not to (two open-source solvers modelled on it agree, and a presentation
/// measured on iOS follows the critical curve with over-damped parameters).
package struct Spring: Sendable, Equatable {
  /// Mass, in any unit.
  package let mass: Double
  /// Force for a unit of distance.
  package let stiffness: Double
  /// Damping *coefficient*, force for a unit of velocity; not the damping ratio.
  package let damping: Double
  /// Velocity at the start towards the rest, in whole distances a second; negative is away from it.
  package let initialVelocity: Double
  /// Whether a damping ratio above 1 is solved as such.
  package let allowsOverdamping: Bool

  /// Creates a spring.
  ///
  /// - Precondition: mass and stiffness are positive, damping is not negative, all are finite.
  package init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    require(
      mass > 0 && stiffness > 0 && damping >= 0 && mass.isFinite && stiffness.isFinite
        && damping.isFinite && initialVelocity.isFinite,
      "Spring(mass: \(mass), stiffness: \(stiffness), damping: \(damping)): "
        + "need positive mass and stiffness, damping of at least 0, all finite")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// ω, the angular frequency without damping, in radians a second.
  package var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// ζ, damping over critical damping; 1 where an over-damped spring is solved as critical.
  package var dampingRatio: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return allowsOverdamping ? ratio : min(ratio, 1)
  }

  /// Progress after a number of seconds: 0 until the start, near 1 in the end.
  ///
  /// With a damping ratio below 1, or with a velocity, it goes beyond 1 meanwhile.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (omega, zeta) = (angularFrequency, dampingRatio)
    let decay = zeta * omega
    // x(t) = e^(−ζωt)·(C(t) + (ζω − v)·S(t)), with C and S the (hyperbolic) cosine and the integral
    // of it; written so that they pass through ζ = 1, where S(t) = t, without loss.
    let rate = omega * abs(1 - zeta * zeta).squareRoot()
    let slope = decay - initialVelocity
    if zeta <= 1 {
      let angle = rate * time
      let distance = cos(angle) + slope * time * Spring.sinc(angle)
      return 1 - exp(-decay * time) * distance
    }
    // Over-damped: e^(−ζωt)·cosh and ·sinh as single exponentials, which cannot overflow.
    // ζω − ω√(ζ² − 1) as ω over their sum: no difference of two nearly equal numbers.
    let slow = exp(-omega / (zeta + (zeta * zeta - 1).squareRoot()) * time)
    let fast = exp(-(rate + decay) * time)
    return 1 - ((slow + fast) / 2 + slope * (slow - fast) / (2 * rate))
  }

  /// sin(x) / x, 1 at 0.
  private static func sinc(_ x: Double) -> Double { abs(x) < 1e-8 ? 1 : sin(x) / x }
}
