// SPDX-License-Identifier: MIT
public import Foundation

/// A 4×4 matrix that acts on row vectors, as `CATransform3D` does: `[x y z 1] · M`.
public struct Transform: Sendable, Codable, Equatable {
  /// The 16 elements, row by row: `m11 m12 m13 m14 m21 …`.
  public var elements: SIMD16<Double>

  /// Leaves every point where it is.
  public static let identity = Transform(elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// A matrix from its 16 elements, row by row.
  public init(elements: SIMD16<Double>) { self.elements = elements }

  /// A translation in the plane, in points.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scale in the plane about the origin.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// An affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    elements = [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1]
  }

  /// Share of x in x', `m11`.
  public var a: Double { elements[0] }
  /// Share of x in y', `m12`.
  public var b: Double { elements[1] }
  /// Share of y in x', `m21`.
  public var c: Double { elements[4] }
  /// Share of y in y', `m22`.
  public var d: Double { elements[5] }
  /// Shift along x, `m41`.
  public var tx: Double { elements[12] }
  /// Shift along y, `m42`; positive is down.
  public var ty: Double { elements[13] }

  /// Whether all 16 elements are exactly those of ``identity``.
  public var isIdentity: Bool { self == .identity }

  /// Whether points of the plane z = 0 stay in it: no perspective, no depth.
  ///
  /// What the transform does to points outside of the plane does not count.
  public var isAffine: Bool {
    elements[2] == 0 && elements[3] == 0 && elements[6] == 0 && elements[7] == 0
      && elements[14] == 0 && elements[15] == 1
  }

  /// Whether the plane is only moved and scaled by the same positive factor in both directions.
  public var isUniformScaleAndTranslation: Bool {
    isAffine && b == 0 && c == 0 && a == d && a > 0
  }

  /// The map that applies this one first and `next` second.
  public func concatenating(_ next: Transform) -> Transform {
    if isAffine && next.isAffine {
      // The common case, without the 64 products of a full matrix.
      return Transform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }
    var result = SIMD16<Double>.zero
    for row in 0..<4 {
      for column in 0..<4 {
        var sum = 0.0
        for k in 0..<4 { sum += elements[row * 4 + k] * next.elements[k * 4 + column] }
        result[row * 4 + column] = sum
      }
    }
    return Transform(elements: result)
  }

  /// Where a point of the plane lands; a perspective divides by the resulting `w`.
  public func apply(_ point: CGPoint) -> CGPoint {
    let x = point.x * elements[0] + point.y * elements[4] + elements[12]
    let y = point.x * elements[1] + point.y * elements[5] + elements[13]
    let w = point.x * elements[3] + point.y * elements[7] + elements[15]
    return w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// The smallest upright rectangle around the image of a rectangle.
  public func boundingBox(of rect: CGRect) -> CGRect {
    if isAffine && b == 0 && c == 0 && a == 1 && d == 1 {
      return rect.offsetBy(dx: tx, dy: ty)
    }
    let corners = [
      apply(CGPoint(x: rect.minX, y: rect.minY)), apply(CGPoint(x: rect.maxX, y: rect.minY)),
      apply(CGPoint(x: rect.minX, y: rect.maxY)), apply(CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let minX = xs.min() ?? 0
    let minY = ys.min() ?? 0
    return CGRect(
      x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
  }
}
