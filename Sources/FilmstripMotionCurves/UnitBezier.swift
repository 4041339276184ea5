// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording

/// A cubic Bézier curve from (0, 0) to (1, 1) read as a function y(x).
///
/// With control points (x1, y1) and (x2, y2): `B(s) = 3(1−s)²s·P1 + 3(1−s)s²·P2 + s³`.
package struct UnitBezier: Sendable, Equatable {
  private let ax, bx, cx, ay, by, cy: Double

  /// Creates a curve.
  ///
  /// - Precondition: `x1` and `x2` lie in 0…1, so that x(s) never goes back.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    require(
      (0...1).contains(x1) && (0...1).contains(x2) && y1.isFinite && y2.isFinite,
      "UnitBezier: control points (\(x1), \(y1)) and (\(x2), \(y2)) need x in 0...1 and finite y")
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// The curve's y at x; x outside 0…1 gives the nearer end.
  package func y(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let s = parameter(at: x)
    return ((ay * s + by) * s + cy) * s
  }

  /// How steep the curve is at x, dy/dx, at most a billion where it is vertical; x counts from 0 to 1.
  package func slope(at x: Double) -> Double {
    let s = parameter(at: min(max(x, 0), 1))
    let (run, rise) = ((3 * ax * s + 2 * bx) * s + cx, (3 * ay * s + 2 * by) * s + cy)
    return rise / max(run, 1e-9)
  }

  /// Solves x(s) = x to the last few bits: Newton's method inside a bracket that bisection keeps.
  ///
  /// The worst case is a vertical tangent, where an error e in x moves s, and so y, by about
  /// the cube root of e; hence the bracket is narrowed far below the wanted 1e-7.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = x
    for _ in 0..<100 {
      let error = ((ax * s + bx) * s + cx) * s - x
      if error == 0 || high - low < 1e-15 { return s }
      if error < 0 { low = s } else { high = s }
      let slope = (3 * ax * s + 2 * bx) * s + cx
      let newton = s - error / slope
      // A flat slope or a step out of the bracket: halve the bracket instead.
      let next = slope > 1e-9 && newton > low && newton < high ? newton : (low + high) / 2
      if abs(next - s) < 1e-16 { return next }
      s = next
    }
    return s
  }
}
