// SPDX-License-Identifier: MIT

/// A transform as the parts that key paths name: scale, then turns about x, y and z, then a
/// translation; skew and perspective are kept beside them.
///
/// Writing one part and putting the transform together again leaves the others as they were. A
/// transform that flattens space has no such parts: it then counts as its translation alone, so
/// that animating one part of it from nothing works, as `transform.scale` from 0 does.
struct TransformParts {
  var translation: SIMD3<Double>
  var scale: SIMD3<Double>
  /// Radians about x, y and z, applied in this order.
  var angles: SIMD3<Double>
  private var skew = SIMD3<Double>.zero
  private var perspective = SIMD4<Double>(0, 0, 0, 1)

  init(_ source: CATransform3D) {
    if CATransform3DIsAffine(source) {
      let plane = AffineDecomposition(CATransform3DGetAffineTransform(source))
      translation = SIMD3(plane.translation.x, plane.translation.y, 0)
      scale = SIMD3(plane.scale.x, plane.scale.y, 1)
      angles = SIMD3(0, 0, plane.rotation)
      skew = SIMD3(plane.shear, 0, 0)
    } else if let space = SpaceDecomposition(source) {
      translation = space.translation
      scale = space.scale
      skew = space.skew
      perspective = space.perspective
      angles = TransformParts.angles(of: space.rotation.rows)
    } else {
      translation = SIMD3(source.m41, source.m42, source.m43)
      scale = SIMD3(
        SIMD3(source.m11, source.m12, source.m13).length,
        SIMD3(source.m21, source.m22, source.m23).length,
        SIMD3(source.m31, source.m32, source.m33).length)
      angles = .zero
    }
  }

  /// The turns about x, then y, then z that make up a rotation; with y at a right angle only the
  /// difference of the others counts, and z is taken as 0.
  private static func angles(
    of rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  ) -> SIMD3<Double> {
    // R = Rx·Ry·Rz for row vectors: the first row is (cy·cz, cy·sz, −sy).
    let (first, second, third) = rows
    let y = asin(min(max(-first.z, -1), 1))
    guard abs(first.z) < 1 - 1e-12 else { return SIMD3(atan2(-third.y, second.y), y, 0) }
    return SIMD3(atan2(second.z, third.z), y, atan2(first.y, first.x))
  }

  var transform: CATransform3D {
    if angles.x == 0, angles.y == 0, scale.z == 1, translation.z == 0, skew.y == 0, skew.z == 0,
      perspective == SIMD4(0, 0, 0, 1)
    {
      let plane = AffineDecomposition(
        translation: CGPoint(x: translation.x, y: translation.y),
        scale: CGPoint(x: scale.x, y: scale.y), rotation: angles.z, shear: skew.x)
      return CATransform3DMakeAffineTransform(plane.transform)
    }
    let (sx, cx) = (sin(angles.x), cos(angles.x))
    let (sy, cy) = (sin(angles.y), cos(angles.y))
    let (sz, cz) = (sin(angles.z), cos(angles.z))
    let rows = (
      SIMD3(cy * cz, cy * sz, -sy),
      SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy),
      SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy)
    )
    return SpaceDecomposition(
      translation: translation, scale: scale, skew: skew, rows: rows, perspective: perspective
    ).transform
  }
}
