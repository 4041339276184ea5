// SPDX-License-Identifier: MIT
import Foundation
import FilmstripDiff

/// Curves and springs by their formulas, without the code that is tested.
enum Formulas {
  /// Apple's documented control points.
  static let named: [(TimingCurve, (Double, Double, Double, Double))] = [
    (.linear, (0, 0, 1, 1)), (.easeIn, (0.42, 0, 1, 1)), (.easeOut, (0, 0, 0.58, 1)),
    (.easeInEaseOut, (0.42, 0, 0.58, 1)), (.default, (0.25, 0.1, 0.25, 1)),
  ]

  /// B(s) by its own formula, x solved by halving: not the code that is tested.
  static func bezier(_ p: (Double, Double, Double, Double), _ x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    func value(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(p.0, p.2, middle) < x { low = middle } else { high = middle }
    }
    return value(p.1, p.3, low)
  }

  /// The textbook's solutions, one for each regime, with the exponentials written out.
  static func spring(
    _ ratio: Double, _ response: Double, _ time: Double, velocity: Double = 0
  ) -> Double {
    guard time > 0 else { return 0 }
    let omega = 2 * Double.pi / response
    if ratio == 1 { return 1 - exp(-omega * time) * (1 + (omega - velocity) * time) }
    let damped = omega * (1 - ratio * ratio).squareRoot()
    return 1 - exp(-ratio * omega * time)
      * (cos(damped * time) + (ratio * omega - velocity) / damped * sin(damped * time))
  }
}
