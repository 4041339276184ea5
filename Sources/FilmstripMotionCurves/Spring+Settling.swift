// SPDX-License-Identifier: MIT
internal import Foundation

extension Spring {
  /// What counts as rest: a thousandth of the distance (the settling times in Apple's
  /// documentation, 2.85 s and "just over 1 second", come out with it).
  static let tolerance = 0.001

  /// Seconds until the spring stays within a thousandth of its rest; infinite without damping.
  ///
  /// Under-damped it is when the envelope 1 + |(ζω − v)/ω_d| has decayed that far, which is the
  /// documented value; critical and over-damped it is when the curve itself gets there for good.
  package var settlingDuration: Double {
    let (omega, zeta) = (angularFrequency, dampingRatio)
    guard zeta > 0 else { return .infinity }
    if zeta < 1 {
      let rate = omega * (1 - zeta * zeta).squareRoot()
      let envelope = 1 + abs((zeta * omega - initialVelocity) / rate)
      return -log(Spring.tolerance / envelope) / (zeta * omega)
    }
    return lastCrossing(from: 0)
  }

  /// The last time at which the distance from rest is the tolerance.
  private func lastCrossing(from start: Double) -> Double {
    // The slowest exponential bounds the distance; search back from where it is surely small.
    let omega = angularFrequency
    let slowest =
      dampingRatio > 1
      // ζ − √(ζ² − 1), written without the difference of two nearly equal numbers.
      ? omega / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot()) : omega
    let scale = 1 + abs(initialVelocity) / omega
    var high = (log(scale / Spring.tolerance) + 10) / slowest
    guard high.isFinite else { return .infinity }
    var tries = 0
    while abs(1 - progress(at: high)) > Spring.tolerance {
      high *= 2
      tries += 1
      guard tries < 64 else { return high }
    }
    let step = high / 4_096
    var low = high - step
    while low > start && abs(1 - progress(at: low)) <= Spring.tolerance { low -= step }
    guard low > start else { return start }
    high = low + step
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if abs(1 - progress(at: middle)) > Spring.tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
