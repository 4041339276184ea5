// SPDX-License-Identifier: MIT
public import Foundation

/// A 4×4 matrix that acts on row vectors, as `CATransform3D` does: `[x y z 1] · M`.
public struct Transform: Sendable, Codable, Equatable {
  /// The 16 elements, row by row: `m11 m12 m13 m14 m21 …`.
  public var elements: SIMD16<Double>

  /// Leaves every point where it is.
  public static let identity = Transform(
    rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  /// A matrix from its 16 elements, row by row.
  public init(elements: SIMD16<Double>) { self.elements = elements }

  /// A matrix from its rows.
  public init(
    rows first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>,
    _ fourth: SIMD4<Double>
  ) {
    elements = SIMD16(
      lowHalf: SIMD8(lowHalf: first, highHalf: second),
      highHalf: SIMD8(lowHalf: third, highHalf: fourth))
  }

  /// A translation in the plane, in points.
  public init(translationX x: Double, y: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// A translation in space, in points, along z towards the viewer.
  public init(translationX x: Double, y: Double, z: Double) {
    self.init(translationX: x, y: y)
    elements[14] = z
  }

  /// A scale in the plane about the origin.
  public init(scaleX x: Double, y: Double) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// An affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.init(rows: SIMD4(a, b, 0, 0), SIMD4(c, d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(tx, ty, 0, 1))
  }

  /// Factor of x in x', `m11`.
  public var a: Double { elements[0] }
  /// Factor of x in y', `m12`.
  public var b: Double { elements[1] }
  /// Factor of y in x', `m21`.
  public var c: Double { elements[4] }
  /// Factor of y in y', `m22`.
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
  public var isUniformScaleAndTranslation: Bool { isAffine && b == 0 && c == 0 && a == d && a > 0 }

  /// Whether plane and depth do not mix: z plays no part in x', y' and w', nor they in z'.
  private var isPlanar: Bool {
    isAffine && elements[8] == 0 && elements[9] == 0 && elements[11] == 0
  }

  /// The map that applies this one first and `next` second.
  public func concatenating(_ next: Transform) -> Transform {
    if isPlanar && next.isPlanar {
      // The common case, without the 64 products of a full matrix.
      var result = Transform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
      result.elements[10] = elements[10] * next.elements[10]
      return result
    }
    let e = next.elements
    let rows = (
      SIMD4(e[0], e[1], e[2], e[3]), SIMD4(e[4], e[5], e[6], e[7]),
      SIMD4(e[8], e[9], e[10], e[11]), SIMD4(e[12], e[13], e[14], e[15])
    )
    func row(_ index: Int) -> SIMD4<Double> {
      let first = elements[index * 4] * rows.0 + elements[index * 4 + 1] * rows.1
      let second = elements[index * 4 + 2] * rows.2 + elements[index * 4 + 3] * rows.3
      return first + second
    }
    return Transform(rows: row(0), row(1), row(2), row(3))
  }

  /// The transform with all depth left out of what it is given: points are put on z = 0 first.
  public var flattening: Transform {
    var result = self
    (result.elements[8], result.elements[9], result.elements[10], result.elements[11]) = (
      0, 0, 0, 0
    )
    return result
  }

  /// Where a point of the plane lands; a perspective divides by the resulting `w`.
  public func apply(_ point: CGPoint) -> CGPoint {
    let (x, y, w) = project(point)
    return w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  package var isFinite: Bool { (elements * 0) == SIMD16(repeating: 0) }

  /// Where a point of the plane lands, in homogeneous coordinates; behind the eye `w` is negative.
  public func project(_ point: CGPoint) -> (x: Double, y: Double, w: Double) {
    (
      point.x * elements[0] + point.y * elements[4] + elements[12],
      point.x * elements[1] + point.y * elements[5] + elements[13],
      point.x * elements[3] + point.y * elements[7] + elements[15]
    )
  }

  /// The map of the plane that undoes what this one does to points of z = 0; nil where none does,
  /// as for a plane seen from its edge.
  public var planeInverse: Transform? {
    if isAffine {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
      return Transform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
    // The adjugate of the 3×3 map of (x, y, 1) to (x', y', w').
    let (m0, m1, m2) = (elements[0], elements[1], elements[3])
    let (m3, m4, m5) = (elements[4], elements[5], elements[7])
    let (m6, m7, m8) = (elements[12], elements[13], elements[15])
    let (c0, c1, c2) = (m4 * m8 - m5 * m7, m5 * m6 - m3 * m8, m3 * m7 - m4 * m6)
    let determinant = m0 * c0 + m1 * c1 + m2 * c2
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    let k = 1 / determinant
    var result = Transform.identity
    (result.elements[0], result.elements[1], result.elements[3]) =
      (c0 * k, (m2 * m7 - m1 * m8) * k, (m1 * m5 - m2 * m4) * k)
    (result.elements[4], result.elements[5], result.elements[7]) =
      (c1 * k, (m0 * m8 - m2 * m6) * k, (m2 * m3 - m0 * m5) * k)
    (result.elements[12], result.elements[13], result.elements[15]) =
      (c2 * k, (m1 * m6 - m0 * m7) * k, (m0 * m4 - m1 * m3) * k)
    return result
  }

  /// The smallest upright rectangle around the image of a rectangle.
  ///
  /// Where a perspective puts a part of it behind the eye, the box is around what is in front;
  /// empty when nothing is.
  public func boundingBox(of rect: CGRect) -> CGRect {
    if isAffine && b == 0 && c == 0 && a == 1 && d == 1 { return rect.offsetBy(dx: tx, dy: ty) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let points = isAffine ? corners.map(apply) : visiblePolygon(corners)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (minX, minY) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
  }

  /// The image of a polygon of the plane, cut to what lies in front of the eye.
  public func visiblePolygon(_ polygon: [CGPoint]) -> [CGPoint] {
    // Clipped at a small positive w, by Sutherland and Hodgman's method on the one edge.
    let limit = 1e-6
    let projected = polygon.map(project)
    var result: [CGPoint] = []
    for (index, end) in projected.enumerated() {
      let start = projected[index == 0 ? projected.count - 1 : index - 1]
      if (start.w > limit) != (end.w > limit) {
        let t = (limit - start.w) / (end.w - start.w)
        result.append(
          CGPoint(
            x: (start.x + (end.x - start.x) * t) / limit,
            y: (start.y + (end.y - start.y) * t) / limit))
      }
      if end.w > limit { result.append(CGPoint(x: end.x / end.w, y: end.y / end.w)) }
    }
    return result
  }
}
