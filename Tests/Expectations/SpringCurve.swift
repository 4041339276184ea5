// SPDX-License-Identifier: MIT
internal import Foundation

/// The fraction of the way a spring has gone, from the roots of its equation.
///
/// m·x″ + c·x′ + k·x = 0 with ω = √(k/m) and ζ = c / (2√(km)); x(0) = 1 and x′(0) = −v.
package func springProgress(
  frequency omega: Double, ratio zeta: Double, velocity: Double = 0, at time: Double
) -> Double {
  if zeta < 1 {
    let rate = omega * (1 - zeta * zeta).squareRoot()
    let sine = (zeta * omega - velocity) / rate
    return 1 - exp(-zeta * omega * time) * (cos(rate * time) + sine * sin(rate * time))
  }
  if zeta == 1 { return 1 - (1 + (omega - velocity) * time) * exp(-omega * time) }
  let root = (zeta * zeta - 1).squareRoot()
  let (slow, fast) = (-omega * (zeta - root), -omega * (zeta + root))
  let share = (-velocity - fast) / (slow - fast)
  return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
}
