// SPDX-License-Identifier: MIT
internal import Foundation

/// What a transform does, as Core Animation's key paths name it: scale, shear, rotation, translation,
/// perspective, applied in this order.
///
/// By Gram and Schmidt's method on the rows of the upper 3×3, as "unmatrix" (Thomas, Graphics Gems II,
/// 1991) has it; rotations about x, then y, then z.
struct TransformParts {
  /// Factors along the layer's own x, y and z.
  var scale = SIMD3<Double>(repeating: 1)
  /// How far x leans with y, x with z and y with z.
  var shear = SIMD3<Double>()
  /// In degrees, about x, y and z.
  var rotation = SIMD3<Double>()
  /// In points.
  var translation = SIMD3<Double>()
  /// `m34` of what is applied last, for the usual perspective; 0 without one.
  var perspective = 0.0

  /// The parts of 16 elements, row by row; nil stands for the identity.
  init(_ elements: [Double]?) {
    guard let m = elements, m.count == 16 else { return }
    let w = m[15] != 0 && m[15].isFinite ? m[15] : 1
    func row(_ index: Int) -> SIMD3<Double> {
      SIMD3(m[index * 4], m[index * 4 + 1], m[index * 4 + 2]) / w
    }
    translation = row(3)
    func dot(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double { (one * other).sum() }
    func normalized(_ vector: SIMD3<Double>) -> (SIMD3<Double>, Double) {
      let length = dot(vector, vector).squareRoot()
      return (length > 0 ? vector / length : vector, length)
    }
    var (x, y, z) = (row(0), row(1), row(2))
    (x, scale.x) = normalized(x)
    shear.x = dot(x, y)
    y -= shear.x * x
    (y, scale.y) = normalized(y)
    shear.y = dot(x, z)
    z -= shear.y * x
    shear.z = dot(y, z)
    z -= shear.z * y
    (z, scale.z) = normalized(z)
    if scale.y > 0 { shear.x /= scale.y }
    if scale.z > 0 { shear /= SIMD3(1, scale.z, scale.z) }
    let cross = SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
    if dot(cross, z) < 0 {
      // A mirror image: along the axis that needs the smaller turn.
      if x.x < 0 {
        (x, scale.x, shear.x, shear.y) = (-x, -scale.x, -shear.x, -shear.y)
      } else if y.y < 0 {
        (y, scale.y, shear.z) = (-y, -scale.y, -shear.z)
        shear.x = -shear.x
      } else {
        (z, scale.z) = (-z, -scale.z)
      }
    }
    rotation = TransformParts.angles(x, y, z)
    // What follows a rotation by R as the last column is R times the perspective's own.
    let last = SIMD3(m[3], m[7], m[11]) / w
    perspective = dot(SIMD3(x.z, y.z, z.z), last)
  }

  /// Of the two sets of angles that say the same, the one that turns less about x and z: a flip about y
  /// stays one beyond 90 degrees.
  private static func angles(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> SIMD3<Double> {
    let degrees = 180 / Double.pi
    let level = (x.x * x.x + x.y * x.y).squareRoot()
    guard level > 1e-9 else {
      return SIMD3(atan2(-z.y, y.y), x.z < 0 ? .pi / 2 : -.pi / 2, 0) * degrees
    }
    let one = SIMD3(atan2(y.z, z.z), atan2(-x.z, level), atan2(x.y, x.x)) * degrees
    func opposite(_ angle: Double) -> Double { angle > 0 ? angle - 180 : angle + 180 }
    let other = SIMD3(opposite(one.x), 180 * (one.y < 0 ? -1 : 1) - one.y, opposite(one.z))
    return abs(other.x) + abs(other.z) < abs(one.x) + abs(one.z) - 1e-9 ? other : one
  }
}
