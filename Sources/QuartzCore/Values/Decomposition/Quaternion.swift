// SPDX-License-Identifier: MIT

/// A rotation in space: `w + xi + yj + zk` of length 1.
struct Quaternion: Equatable {
  var x, y, z, w: Double

  /// The rotation whose matrix, for row vectors, has these rows.
  ///
  /// The largest of the four components is computed first, so that no small divisor is met
  /// (Shepperd's method).
  init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    let squares = [
      1 + a.x - b.y - c.z, 1 - a.x + b.y - c.z, 1 - a.x - b.y + c.z, 1 + a.x + b.y + c.z,
    ]
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
    let twice = max(squares[largest], 0).squareRoot()
    let part = twice / 2
    let factor = 1 / (2 * twice)
    switch largest {
    case 0: (x, y, z, w) = (part, (a.y + b.x) * factor, (a.z + c.x) * factor, (b.z - c.y) * factor)
    case 1: (x, y, z, w) = ((a.y + b.x) * factor, part, (b.z + c.y) * factor, (c.x - a.z) * factor)
    case 2: (x, y, z, w) = ((a.z + c.x) * factor, (b.z + c.y) * factor, part, (a.y - b.x) * factor)
    default: (x, y, z, w) = ((b.z - c.y) * factor, (c.x - a.z) * factor, (a.y - b.x) * factor, part)
    }
  }

  private init(_ parts: SIMD4<Double>) { (x, y, z, w) = (parts.x, parts.y, parts.z, parts.w) }

  private var parts: SIMD4<Double> { SIMD4(x, y, z, w) }

  var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }

  /// The rows of the rotation's matrix for row vectors.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// The rotation at a fraction between this and another, at an even pace along the shorter arc
  /// (Shoemake, "Animating rotation with quaternion curves", 1985).
  func interpolated(to end: Quaternion, at fraction: Double) -> Quaternion {
    var target = end.parts
    var cosine = (parts * target).sum()
    if cosine < 0 {
      target = -target
      cosine = -cosine
    }
    guard cosine < 1 - 1e-12 else { return Quaternion(target) }
    let angle = acos(min(cosine, 1))
    let first = sin((1 - fraction) * angle) / sin(angle)
    let second = sin(fraction * angle) / sin(angle)
    return Quaternion(parts * first + target * second)
  }
}
