// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension CATransform3D {
  /// The transform at a fraction between this and another.
  ///
  /// Affine transforms are decomposed into translation, rotation, scale and shear, and each is
  /// interpolated, the rotation the shorter way round, as measured on iOS (a rotation keeps its
  /// area throughout). Others are decomposed in space, with the rotation as a quaternion. A
  /// transform that cannot be decomposed, because it flattens space, is mixed element by element.
  package func interpolated(to end: CATransform3D, at fraction: Double) -> CATransform3D {
    if fraction == 0 { return self }
    if fraction == 1 || CATransform3DEqualToTransform(self, end) { return end }
    if CATransform3DIsAffine(self) && CATransform3DIsAffine(end) {
      let from = AffineDecomposition(CATransform3DGetAffineTransform(self))
      let to = AffineDecomposition(CATransform3DGetAffineTransform(end))
      return CATransform3DMakeAffineTransform(from.interpolated(to: to, at: fraction).transform)
    }
    guard let from = SpaceDecomposition(self), let to = SpaceDecomposition(end) else {
      var elements = matrix
      elements.elements += (end.matrix.elements - matrix.elements) * fraction
      return CATransform3D(elements)
    }
    return from.interpolated(to: to, at: fraction).transform
  }
}
