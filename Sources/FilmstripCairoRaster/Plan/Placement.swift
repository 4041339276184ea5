// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

// Where things land, and whether they are drawn at all.

enum Route {
  /// Part by part, onto the canvas it lies on; what leads to device pixels is affine.
  case direct
  /// Through surfaces of its own.
  case separate
}

extension Node {
  /// What leads from the node's own space to device pixels, and how the node gets there; nil when
  /// nothing of it is drawn.
  ///
  /// `space` is where it lies, `effects` are its own, nil for none; `isReversed` is whether the canvas itself will be seen from its back.
  func route(
    in space: Transform, with effects: Effects?, isReversed: Bool
  ) -> (toDevice: Transform, Route)? {
    guard !isHidden, opacity > 0 else { return nil }
    if let clip, clip.rect.width <= 0 || clip.rect.height <= 0 { return nil }
    let toDevice = ownSpace(in: space).onDevice
    guard let effects else {
      return toDevice.isDrawable ? (toDevice, toDevice.isAffine ? .direct : .separate) : nil
    }
    // Seen from its edge, the plane of such a node hides nothing of what stands out of it.
    if effects.preservesDepth { return toDevice.isFinite ? (toDevice, .separate) : nil }
    guard toDevice.isDrawable else { return nil }
    if !effects.isDoubleSided && (toDevice.facing < 0) != isReversed { return nil }
    return (toDevice, effects.arePlain && toDevice.isAffine ? .direct : .separate)
  }
}

extension Node.Effects {
  /// Whether they leave what the node paints as it is.
  fileprivate var arePlain: Bool {
    shadow == nil && tint == nil && rasterizationScale == nil && appearance == nil && mask == nil
      && groupsOpacity && blend == .normal && filters.isEmpty && backdrop == nil
  }
}

extension Group {
  /// What leads from the group's own space to device pixels, and how the group gets there; nil when
  /// nothing of it is drawn.
  ///
  /// `ctm` leads from its surroundings.
  func route(in ctm: Transform) -> (toDevice: Transform, Route)? {
    let toDevice = transform.concatenating(ctm).onDevice
    guard toDevice.isDrawable && opacity > 0 else { return nil }
    let isPlain =
      blend == .normal && !isIsolated && tint == nil && isAntialiased && !hasEffects
    return (toDevice, isPlain && toDevice.isAffine ? .direct : .separate)
  }

  var isChangeOfSpace: Bool {
    clips.isEmpty && opacity >= 1 && blend == .normal && !isIsolated && tint == nil
      && isAntialiased && !hasEffects
  }
}

extension Image {
  var size: CGSize {
    switch self {
    case .bitmap(let bitmap): CGSize(width: Double(bitmap.width), height: Double(bitmap.height))
    case .picture(let picture): picture.size
    }
  }

  /// From the image's own space, bitmap pixels or picture units, to device pixels when it is
  /// stretched to a rectangle; nil when nothing of it is drawn.
  func placed(in rect: CGRect, of ctm: Transform) -> Transform? {
    let size = self.size
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return nil }
    let toDevice = Transform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY
    ).concatenating(ctm)
    return toDevice.isDrawable ? toDevice : nil
  }
}

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
