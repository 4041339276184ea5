// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

/// A 4×4 matrix that acts on row vectors: `[x y z 1] · M`.
public struct CATransform3D: Sendable {
  public var m11: CGFloat = 0
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 0
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 0
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 0

  public init() {}

  package init(_ transform: Transform) {
    let e = transform.elements
    (m11, m12, m13, m14) = (e[0], e[1], e[2], e[3])
    (m21, m22, m23, m24) = (e[4], e[5], e[6], e[7])
    (m31, m32, m33, m34) = (e[8], e[9], e[10], e[11])
    (m41, m42, m43, m44) = (e[12], e[13], e[14], e[15])
  }

  package var matrix: Transform {
    Transform(
      rows: SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44))
  }
}

public let CATransform3DIdentity = CATransform3D(Transform.identity)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.matrix.isIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.matrix == b.matrix
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  // Rodrigues' formula, transposed for row vectors.
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let k = 1 - c
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m13) = (c + x * x * k, x * y * k + z * s, x * z * k - y * s)
  (t.m21, t.m22, t.m23) = (x * y * k - z * s, c + y * y * k, y * z * k + x * s)
  (t.m31, t.m32, t.m33) = (x * z * k + y * s, y * z * k - x * s, c + z * z * k)
  return t
}

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.matrix.concatenating(b.matrix))
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(Transform(a: m.a, b: m.b, c: m.c, d: m.d, tx: m.tx, ty: m.ty))
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  let e = t.matrix.elements
  return e[2] == 0 && e[3] == 0 && e[6] == 0 && e[7] == 0 && e[8] == 0 && e[9] == 0 && e[10] == 1
    && e[11] == 0 && e[14] == 0 && e[15] == 1
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

extension CATransform3D {
  /// The transform that undoes this one; nil where none does.
  ///
  /// By Gauss–Jordan elimination with the largest pivot of each column.
  var inverse: CATransform3D? {
    var rows = (0..<4).map { row in (0..<4).map { matrix.elements[row * 4 + $0] } }
    var result = (0..<4).map { row in (0..<4).map { row == $0 ? 1.0 : 0.0 } }
    for column in 0..<4 {
      let candidates = column..<4
      guard let pivot = candidates.max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        rows[pivot][column] != 0, rows[pivot][column].isFinite
      else { return nil }
      rows.swapAt(column, pivot)
      result.swapAt(column, pivot)
      let factor = 1 / rows[column][column]
      for k in 0..<4 {
        rows[column][k] *= factor
        result[column][k] *= factor
      }
      for row in 0..<4 where row != column {
        let share = rows[row][column]
        guard share != 0 else { continue }
        for k in 0..<4 {
          rows[row][k] -= share * rows[column][k]
          result[row][k] -= share * result[column][k]
        }
      }
    }
    var elements = SIMD16<Double>.zero
    for row in 0..<4 {
      for column in 0..<4 { elements[row * 4 + column] = result[row][column] }
    }
    guard (0..<16).allSatisfy({ elements[$0].isFinite }) else { return nil }
    return CATransform3D(Transform(elements: elements))
  }
}
