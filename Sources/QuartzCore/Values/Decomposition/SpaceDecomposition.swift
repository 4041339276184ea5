// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import FilmstripMotionCurves

/// A 4×4 matrix as scale, skew, rotation, translation and perspective, applied in that order.
///
/// The method is that of CSS Transforms Level 2: the perspective is taken off, and ``OrthogonalRows`` of the upper 3×3
/// part leave a rotation.
struct SpaceDecomposition {
  var translation: SIMD3<Double>
  var scale: SIMD3<Double>
  /// How far y leans along x, z along x, and z along y.
  var skew: SIMD3<Double>
  var rotation: Quaternion
  /// The last column: the plane at which the divisor is 1.
  var perspective: SIMD4<Double>

  /// Nil for a matrix that cannot be undone, such as one that flattens space.
  init?(_ source: CATransform3D) {
    let e = source.matrix.elements
    guard e[15] != 0, (0..<16).allSatisfy({ e[$0].isFinite }) else { return nil }
    let m = e / e[15]
    var affine = m
    (affine[3], affine[7], affine[11], affine[15]) = (0, 0, 0, 1)
    guard let inverse = CATransform3D(Transform(elements: affine)).inverse else { return nil }
    // matrix = affine · P, and only the last column of P is not the identity's:
    // so column = affine⁻¹ · (last column of the matrix).
    let i = inverse.matrix.elements
    let column = SIMD4(m[3], m[7], m[11], m[15])
    perspective = .zero
    for row in 0..<4 {
      let values = SIMD4(i[row * 4], i[row * 4 + 1], i[row * 4 + 2], i[row * 4 + 3])
      perspective[row] = (values * column).sum()
    }
    translation = SIMD3(m[12], m[13], m[14])
    var rows = OrthogonalRows(
      SIMD3(m[0], m[1], m[2]), SIMD3(m[4], m[5], m[6]), SIMD3(m[8], m[9], m[10]))
    guard rows.scale.x > 0, rows.scale.y > 0, rows.scale.z > 0 else { return nil }
    // A mirrored space has no rotation: all axes are turned round.
    if rows.isMirrored {
      rows.scale = -rows.scale
      (rows.x, rows.y, rows.z) = (-rows.x, -rows.y, -rows.z)
    }
    (scale, skew) = (rows.scale, rows.shear)
    rotation = Quaternion(rows: rows.x, rows.y, rows.z)
    guard scale.x.isFinite, scale.y.isFinite, scale.z.isFinite, rotation.isFinite else {
      return nil
    }
  }

  /// The parts as they are, the rotation from the rows of its matrix.
  init(
    translation: SIMD3<Double>, scale: SIMD3<Double>, skew: SIMD3<Double>,
    rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>), perspective: SIMD4<Double>
  ) {
    self.translation = translation
    self.scale = scale
    self.skew = skew
    rotation = Quaternion(rows: rows.0, rows.1, rows.2)
    self.perspective = perspective
  }

  /// Each part interpolated, the rotation along the shortest arc.
  func interpolated(to end: SpaceDecomposition, at fraction: Double) -> SpaceDecomposition {
    var result = self
    result.translation += (end.translation - translation) * fraction
    result.scale += (end.scale - scale) * fraction
    result.skew += (end.skew - skew) * fraction
    result.perspective += (end.perspective - perspective) * fraction
    result.rotation = rotation.interpolated(to: end.rotation, at: fraction)
    return result
  }

  var transform: CATransform3D {
    let (x, y, z) = rotation.rows
    let row0 = x * scale.x
    let row1 = (y + x * skew.x) * scale.y
    let row2 = (z + x * skew.y + y * skew.z) * scale.z
    let affine = Transform(elements: [
      row0.x, row0.y, row0.z, 0, row1.x, row1.y, row1.z, 0, row2.x, row2.y, row2.z, 0,
      translation.x, translation.y, translation.z, 1,
    ])
    guard perspective != SIMD4(0, 0, 0, 1) else { return CATransform3D(affine) }
    var divisor = Transform.identity
    (divisor.elements[3], divisor.elements[7]) = (perspective.x, perspective.y)
    (divisor.elements[11], divisor.elements[15]) = (perspective.z, perspective.w)
    return CATransform3D(affine.concatenating(divisor))
  }
}

extension SIMD3<Double> {
  var length: Double { (self * self).sum().squareRoot() }
}
