// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Foundation
internal import Imaging

// Where things land, and whether they are drawn at all: shared by drawing and by what decides
// beforehand what will be covered, so that the two cannot disagree.

extension Node {
  /// From the node's own space to device pixels; nil when nothing of it is drawn.
  func placed(in exact: Transform) -> Transform? {
    guard !isHidden, opacity > 0 else { return nil }
    if let clip, clip.rect.width <= 0 || clip.rect.height <= 0 { return nil }
    let own = geometry.toParent.concatenating(exact)
    return own.isDrawable ? own : nil
  }
}

extension Group {
  /// From the group's own space to device pixels; nil when nothing of it is drawn.
  func placed(in exact: Transform) -> Transform? {
    let own = transform.concatenating(exact)
    return own.isDrawable && opacity > 0 ? own : nil
  }
}

extension Image {
  /// From the image's own space, bitmap pixels or picture units, to device pixels when it is
  /// stretched to a rectangle; nil when nothing of it is drawn.
  func placed(in rect: CGRect, of exact: Transform) -> Transform? {
    let size: CGSize
    switch self {
    case .bitmap(let bitmap):
      size = CGSize(width: Double(bitmap.width), height: Double(bitmap.height))
    case .picture(let picture): size = picture.size
    }
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return nil }
    let own = Transform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY
    ).concatenating(exact)
    return own.isDrawable ? own : nil
  }
}

extension Transform {
  /// The transform with its origin on a whole unit, if it only scales evenly and moves.
  var snapped: Transform {
    guard isUniformScaleAndTranslation else { return self }
    return Transform(a: a, b: b, c: c, d: d, tx: tx.rounded(), ty: ty.rounded())
  }

  /// Whether anything can be seen through it: finite, and not flattened to a line.
  var isDrawable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
  }

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
