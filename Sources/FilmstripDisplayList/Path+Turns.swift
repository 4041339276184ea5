// SPDX-License-Identifier: MIT
package import Foundation

extension Path.Segment {
  /// Parameters between 0 and 1 at which a coordinate turns back, rising.
  package func turns(of coordinate: (CGPoint) -> Double) -> [Double] {
    let p = points.map(coordinate)
    let roots: [Double]
    switch p.count {
    case 3:
      let slope = p[0] - 2 * p[1] + p[2]
      roots = slope == 0 ? [] : [(p[0] - p[1]) / slope]
    case 4:
      // A third of the derivative: a·t² + b·t + c.
      let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
      let b = 2 * (p[0] - 2 * p[1] + p[2])
      let c = p[1] - p[0]
      let discriminant = b * b - 4 * a * c
      if abs(a) < 1e-12 * (abs(b) + abs(c)) {
        roots = b == 0 ? [] : [-c / b]
      } else if discriminant < 0 {
        roots = []
      } else {
        // Without cancellation: Press et al., "Numerical Recipes", 5.6.
        let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        roots = q == 0 ? [0] : [q / a, c / q]
      }
    default: roots = []
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }
}
