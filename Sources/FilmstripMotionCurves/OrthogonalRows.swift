// SPDX-License-Identifier: MIT

/// The rows of a 3×3 matrix as scale, shear and rotation, applied in that order to row vectors.
///
/// By Gram and Schmidt's method, as "unmatrix" has it (Thomas, "Decomposing a matrix into simple transformations",
/// Graphics Gems II, 1991). A row without length, or that depends on those before it, has a scale of 0.
package struct OrthogonalRows {
  /// At right angles to each other, each of length 1 or 0.
  package var x, y, z: SIMD3<Double>
  package var scale = SIMD3<Double>()
  /// How far y leans along x, z along x, and z along y.
  package var shear = SIMD3<Double>()

  package init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    (x, y, z) = (first, second, third)
    scale.x = OrthogonalRows.normalize(&x)
    shear.x = (x * y).sum()
    y -= shear.x * x
    scale.y = OrthogonalRows.normalize(&y)
    shear.y = (x * z).sum()
    z -= shear.y * x
    shear.z = (y * z).sum()
    z -= shear.z * y
    scale.z = OrthogonalRows.normalize(&z)
    if scale.y > 0 { shear.x /= scale.y }
    if scale.z > 0 { shear /= SIMD3(1, scale.z, scale.z) }
  }

  /// Whether the space is a mirror image, which no rotation makes.
  package var isMirrored: Bool {
    let cross = SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
    return (cross * z).sum() < 0
  }

  /// Returns the length that the vector had.
  private static func normalize(_ vector: inout SIMD3<Double>) -> Double {
    let length = (vector * vector).sum().squareRoot()
    if length > 0 { vector /= length }
    return length
  }
}
