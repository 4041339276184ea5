// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves
internal import Foundation

/// What a transform does, as Core Animation's key paths name it: scale, shear, rotation, translation,
/// perspective, applied in this order.
///
/// Rotations are about x, then y, then z.
struct NamedTransformParts {
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
    var rows = OrthogonalRows(row(0), row(1), row(2))
    if rows.isMirrored {
      // Along the axis that needs the smaller turn.
      if rows.x.x < 0 {
        (rows.x, rows.scale.x) = (-rows.x, -rows.scale.x)
        (rows.shear.x, rows.shear.y) = (-rows.shear.x, -rows.shear.y)
      } else if rows.y.y < 0 {
        (rows.y, rows.scale.y) = (-rows.y, -rows.scale.y)
        (rows.shear.x, rows.shear.z) = (-rows.shear.x, -rows.shear.z)
      } else {
        (rows.z, rows.scale.z) = (-rows.z, -rows.scale.z)
      }
    }
    (scale, shear) = (rows.scale, rows.shear)
    rotation = NamedTransformParts.angles(rows.x, rows.y, rows.z)
    // What follows a rotation by R as the last column is R times the perspective's own.
    let last = SIMD3(m[3], m[7], m[11]) / w
    perspective = (SIMD3(rows.x.z, rows.y.z, rows.z.z) * last).sum()
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
