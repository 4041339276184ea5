// SPDX-License-Identifier: MIT
internal import Foundation

extension Spring {
  /// The system's spring: mass 3, stiffness 1000, damping 500, solved as critical (several
  /// independent sources; a measured presentation follows it).
  package static let system = Spring(mass: 3, stiffness: 1_000, damping: 500)

  /// The spring of `UIView.animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:…)`.
  ///
  /// Mass 1, the ratio kept, and the frequency ω for which at the duration D the sine's coefficient
  /// has decayed to a thousandth: |(β − v)/ω_d|·e^(−βD) = 0.001 with β = ζω, and
  /// (1 + (ω − v)D)·e^(−ωD) = 0.001 for ζ = 1. Measured: the stiffness of the `CASpringAnimation`
  /// that UIKit makes agrees to 7e-8 in 17 combinations. A ratio above 1 counts as 1 and one of 0
  /// or below as 0.001, the duration as at least a millisecond.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let zeta = min(max(dampingRatio.isNaN ? 1 : dampingRatio, 0.001), 1)
    let seconds = min(max(duration.isFinite ? duration : 0, 0.001), 1e6)
    let velocity = initialVelocity.isFinite ? min(max(initialVelocity, -1e6), 1e6) : 0
    let omega = Spring.frequency(duration: seconds, ratio: zeta, velocity: velocity)
    self.init(stiffness: omega * omega, damping: 2 * zeta * omega, initialVelocity: velocity)
  }

  /// The spring of a perceptual duration and a bounce, as since iOS 17: the duration is the period
  /// 2π/ω, and the ratio 1 − bounce, or 1/(1 + bounce) for a negative one (one reverse-engineered
  /// source).
  ///
  /// The duration counts as at least a millisecond, the bounce is held within ±0.99, so that the
  /// spring comes to rest.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let seconds = min(max(perceptualDuration.isFinite ? perceptualDuration : 0, 0.001), 1e6)
    let bounce = min(max(bounce.isNaN ? 0 : bounce, -0.99), 0.99)
    let initialVelocity = initialVelocity.isFinite ? min(max(initialVelocity, -1e6), 1e6) : 0
    let zeta = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    let omega = 2 * Double.pi / seconds
    self.init(
      stiffness: omega * omega, damping: 2 * zeta * omega, initialVelocity: initialVelocity,
      allowsOverdamping: true)
  }

  /// The largest ω that satisfies the law; UIKit takes the largest root, too (measured for
  /// velocities of −2 to 1.65 at ratio 0.5 and a second).
  private static func frequency(duration: Double, ratio: Double, velocity: Double) -> Double {
    // The logarithm of the law's left side over its right: falls below zero for large ω.
    func excess(_ omega: Double) -> Double {
      if ratio == 1 {
        return log(abs(1 + (omega - velocity) * duration)) - omega * duration - log(tolerance)
      }
      let rate = omega * (1 - ratio * ratio).squareRoot()
      return log(abs(ratio * omega - velocity) / rate) - ratio * omega * duration - log(tolerance)
    }
    var high = 100 / (ratio * duration) + 10 * abs(velocity) / ratio
    while excess(high) > 0 { high *= 2 }
    let lowest = high * 1e-6
    var low = high
    while low > lowest {
      low = high * 0.98
      if excess(low) > 0 { break }
      high = low
    }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    return high
  }
}
