// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// A map of the plane with perspective, from the middles of pixels to places counted from a corner.
struct PerspectiveMap {
  /// Each with the shares of x and y and a constant.
  let u: SIMD3<Double>
  let v: SIMD3<Double>
  let w: SIMD3<Double>

  init(_ transform: Transform) {
    let e = transform.elements
    let (x, y, z) = (SIMD3(e[0], e[4], e[12]), SIMD3(e[1], e[5], e[13]), SIMD3(e[3], e[7], e[15]))
    func fromMiddle(_ row: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(row.x, row.y, row.z + (row.x + row.y) / 2)
    }
    (u, v, w) = (fromMiddle(x), fromMiddle(y), fromMiddle(z))
  }

  /// Where a point lands; nil behind the eye.
  @inline(__always)
  func place(_ x: Double, _ y: Double) -> SIMD2<Double>? {
    let depth = w.x * x + w.y * y + w.z
    guard depth > 0 else { return nil }
    let inverse = 1 / depth
    return SIMD2(u.x * x + u.y * y + u.z, v.x * x + v.y * y + v.z) * inverse
  }

  /// By which share the depth changes on a stretch of a row.
  @inline(__always)
  func depthChange(from start: Double, to end: Double, y: Double) -> Double {
    let (first, second) = (w.x * start + w.y * y + w.z, w.x * end + w.y * y + w.z)
    return Swift.abs(first - second) / min(first, second)
  }

  /// How far the image moves with a step of one pixel along x and along y.
  @inline(__always)
  func steps(x: Double, y: Double) -> (SIMD2<Double>, SIMD2<Double>) {
    let inverse = 1 / (w.x * x + w.y * y + w.z)
    let place = SIMD2(u.x * x + u.y * y + u.z, v.x * x + v.y * y + v.z) * inverse
    return ((SIMD2(u.x, v.x) - place * w.x) * inverse, (SIMD2(u.y, v.y) - place * w.y) * inverse)
  }
}
