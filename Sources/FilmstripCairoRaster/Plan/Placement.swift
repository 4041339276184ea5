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
    let isPlain = blend == .normal && !isIsolated && tint == nil && isAntialiased && !hasEffects
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
