// SPDX-License-Identifier: MIT

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x, and of y where that rises.
///
/// With control points P1 and P2: `B(s) = 3(1−s)²s·P1 + 3(1−s)s²·P2 + s³`.
struct CubicCurve: Equatable {
  var x1, y1, x2, y2: Double

  private static func value(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let c = 3 * first
    let b = 3 * (second - first) - c
    return (((1 - c - b) * s + b) * s + c) * s
  }

  private static func slope(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let c = 3 * first
    let b = 3 * (second - first) - c
    return (3 * (1 - c - b) * s + 2 * b) * s + c
  }

  /// Where a coordinate that rises from 0 to 1 has a value: Newton's method in a bracket.
  private static func parameter(_ first: Double, _ second: Double, _ value: Double) -> Double {
    var (low, high, s) = (0.0, 1.0, value)
    for _ in 0..<80 where high - low > 1e-14 {
      let error = CubicCurve.value(first, second, s) - value
      if error == 0 { break }
      if error < 0 { low = s } else { high = s }
      let newton = s - error / slope(first, second, s)
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if abs(next - s) < 1e-15 { break }
      s = next
    }
    return s
  }

  /// y at x; 0 before and 1 after.
  func y(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return CubicCurve.value(y1, y2, CubicCurve.parameter(x1, x2, x))
  }

  /// x at y, for control points with y between 0 and 1; and dy/dx there.
  func x(at y: Double) -> (x: Double, slope: Double) {
    let s = CubicCurve.parameter(y1, y2, min(max(y, 0), 1))
    let run = CubicCurve.slope(x1, x2, s)
    return (
      CubicCurve.value(x1, x2, s), CubicCurve.slope(y1, y2, s) / max(run, 1e-9)
    )
  }
}
