// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

extension Transform {
  /// The transform with its origin on a whole unit, if it only scales evenly and moves.
  var snapped: Transform {
    guard isUniformScaleAndTranslation else { return self }
    return Transform(a: a, b: b, c: c, d: d, tx: tx.rounded(), ty: ty.rounded())
  }

  /// The transform as far as it affects pixels: without the depth it gives, and affine where its
  /// perspective is the same everywhere on the plane.
  var onDevice: Transform {
    if isAffine { return self }
    var result = self
    (result.elements[2], result.elements[6], result.elements[10], result.elements[14]) = (
      0, 0, 0, 0
    )
    // A full turn leaves traces of 1e-16 behind; a layer of 10,000 points moves by less than
    // 1/1000 pixel when these are left out.
    let w = elements[15]
    if w > 0, abs(elements[3]) <= 1e-12 * w, abs(elements[7]) <= 1e-12 * w {
      result.elements /= SIMD16(repeating: w)
      (result.elements[3], result.elements[7]) = (0, 0)
    }
    return result
  }

  /// Whether anything can be seen through it: finite, and not flattened to a line.
  var isDrawable: Bool {
    guard isAffine else { return isFinite && planeInverse != nil }
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
  }

  /// Above 0 where the plane shows its front, below 0 where it shows its back.
  var facing: Double {
    guard !isAffine else { return a * d - b * c }
    let e = elements
    return e[0] * (e[5] * e[15] - e[7] * e[13]) - e[1] * (e[4] * e[15] - e[7] * e[12])
      + e[3] * (e[4] * e[13] - e[5] * e[12])
  }

  /// How much larger an affine map makes things: the side of the image of a unit square, for one
  /// of equal area.
  var scale: Double { abs(a * d - b * c).squareRoot() }

  /// Where the origin lands if a bitmap is drawn pixel for pixel on whole pixels; nil otherwise.
  func pixelOrigin(snapsTranslations: Bool) -> (x: Int32, y: Int32)? {
    guard isAffine, abs(a - 1) < 1e-9, abs(d - 1) < 1e-9, b == 0, c == 0, abs(tx) < 1e6,
      abs(ty) < 1e6
    else { return nil }
    let (x, y) = (tx.rounded(), ty.rounded())
    guard snapsTranslations || (x == tx && y == ty) else { return nil }
    return (Int32(x), Int32(y))
  }
}
