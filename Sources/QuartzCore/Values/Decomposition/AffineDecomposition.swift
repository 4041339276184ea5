// SPDX-License-Identifier: MIT

/// An affine map as scale, shear, rotation and translation, applied in that order.
///
/// The linear part is `[a b; c d] = scale · shear · rotation` for row vectors (Thomas and Goldman,
/// "Decomposing a matrix into simple transformations", Graphics Gems II, reduced to the plane).
struct AffineDecomposition {
  var translation: CGPoint
  var scale: CGPoint
  /// Radians, −π to π.
  var rotation: Double
  /// How far the second axis leans along the first, in units of the second scale.
  var shear: Double

  init(translation: CGPoint, scale: CGPoint, rotation: Double, shear: Double) {
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
    self.shear = shear
  }

  init(_ t: CGAffineTransform) {
    translation = CGPoint(x: t.tx, y: t.ty)
    let length = (t.a * t.a + t.b * t.b).squareRoot()
    let determinant = t.a * t.d - t.b * t.c
    guard length > 0 else {
      // The first axis vanishes: the second one alone determines the rotation.
      rotation = atan2(-t.c, t.d)
      scale = CGPoint(x: 0, y: (t.c * t.c + t.d * t.d).squareRoot())
      shear = 0
      return
    }
    rotation = atan2(t.b, t.a)
    scale = CGPoint(x: length, y: determinant / length)
    let lean = (t.a * t.c + t.b * t.d) / length
    shear = scale.y != 0 ? lean / scale.y : 0
  }

  func interpolated(to end: AffineDecomposition, at fraction: Double) -> AffineDecomposition {
    var result = self
    result.translation = CGPoint(
      x: mix(translation.x, end.translation.x, fraction),
      y: mix(translation.y, end.translation.y, fraction))
    result.scale = CGPoint(
      x: mix(scale.x, end.scale.x, fraction), y: mix(scale.y, end.scale.y, fraction))
    result.shear = mix(shear, end.shear, fraction)
    var turn = end.rotation - rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    result.rotation = rotation + turn * fraction
    return result
  }

  var transform: CGAffineTransform {
    let (s, c) = (sin(rotation), cos(rotation))
    return CGAffineTransform(
      a: scale.x * c, b: scale.x * s,
      c: scale.y * (shear * c - s), d: scale.y * (shear * s + c),
      tx: translation.x, ty: translation.y)
  }
}
