// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation
internal import Imaging

extension CairoCanvas {
  /// Draws the shadow of a node, and sometimes the node as well: returns whether it did.
  ///
  /// `own` leads from the node's space to pixels and is affine. The shadow of what the node paints
  /// is made from those pixels, which are then available to be put over it; drawing them again
  /// would double the time with each shadow inside a shadow.
  func drawShadow(_ shadow: Shadow, of node: Node, own: Transform, opacity: Double) -> Bool {
    let cast = CastShadow(shadow, own: own, opacity: opacity)
    guard let cast, depth < Surroundings.maximumDepth else { return false }
    guard let path = shadow.path else {
      return drawShadow(cast, ofPaintingOf: node, own: own, opacity: opacity)
    }
    draw(cast, of: path, place: placed(own))
    return false
  }

  /// Draws the shadow of a path.
  ///
  /// Both form and shadow are made whole pixels away from where they are, as if the space began at
  /// the first pixel: what only moves is made once.
  private func draw(_ cast: CastShadow, of path: Path, place: Transform) {
    let (x, y, near) = place.fromWholePixels
    let (shiftX, shiftY, nearCast) = cast.fromWholePixels
    let (left, top) = (x + shiftX, y + shiftY)
    let silhouette = Box(path).mapped(by: near).grown(by: 1)
    guard let whole = ShadowBlur(nearCast, silhouette: silhouette, visible: .farthest) else {
      return
    }
    guard !visible.intersection(whole.target.moved(x: left, y: top)).isEmpty else { return }
    func coverage(by blur: ShadowBlur) -> PixelCoverage {
      // Cairo's coverage of a pixel is just as well that of a cell.
      let form = self.coverage(of: path, in: near.concatenating(blur.toCells), at: blur.cells)
      return blur.coverage(of: CoverageGrid(form, cell: (1, 1), cells: blur.cells))
    }
    let isKept = whole.cells.area <= CastShadow.largestKept
    draw(
      nearCast, by: whole, of: silhouette, movedBy: (left, top),
      origin: !isKept
        ? nil
        : .path(
          path, place: near, isAntialiased: surroundings.isAntialiased, offset: nearCast.offset,
          spread: cast.spread),
      coverage: coverage)
  }

  /// Draws a shadow as a whole that is kept, or, where it is too large or has no origin, its visible
  /// part.
  private func draw(
    _ cast: CastShadow, by whole: ShadowBlur, of silhouette: Box,
    movedBy shift: (x: Int32, y: Int32), origin: @autoclosure () -> ShadowOrigin?,
    coverage: (ShadowBlur) -> PixelCoverage
  ) {
    if whole.target.isFitForSurface(pixelLimit: CastShadow.largestKept), let origin = origin() {
      let kept = surroundings.cache.coverage(
        for: .shadow(digest: origin.digest), of: origin, byteCount: origin.byteCount,
        losses: surroundings.losses,
        make: { coverage(whole) })
      paint(kept, movedBy: shift, color: cast.color)
    } else if let part = ShadowBlur(
      cast, silhouette: silhouette, visible: visible.moved(x: -shift.x, y: -shift.y))
    {
      paint(coverage(part), movedBy: shift, color: cast.color)
    }
  }

  private func drawShadow(
    _ cast: CastShadow, ofPaintingOf node: Node, own: Transform, opacity: Double
  ) -> Bool {
    let painting = drawShadow(
      cast, extent: { $0.add(body: node, own: own) },
      of: { $0.drawBody(of: node, own: own, opacity: 1) })
    // Parts that fade one by one have to be drawn one by one, except deep down.
    guard let painting, opacity >= 1 || node.effects.groupsOpacity || depth > 4 else {
      return false
    }
    paint(painting, clippedTo: visible, opacity: opacity)
    return true
  }

  /// Draws the shadow of what `draw` paints, and returns that painting to be put over it; nil where
  /// no shadow can be seen.
  func drawShadow(
    _ cast: CastShadow, extent: (inout PaintedExtent) -> Void, of draw: (CairoCanvas) -> Void
  ) -> PlacedBitmap? {
    let visible = self.visible
    let limit = Box(visible).union(cast.source(of: Box(visible)))
    var painted = PaintedExtent(limit: limit, isReversed: surroundings.isReversed)
    extent(&painted)
    let silhouette = painted.box.grown(by: 2).intersection(limit)
    guard ShadowBlur(cast, silhouette: silhouette, visible: visible) != nil else { return nil }
    let whole = PixelRect(around: silhouette, within: .farthest)
    // What would need too much memory casts the shadow of its visible part.
    let rect =
      whole.isFitForSurface(pixelLimit: surroundings.pixelBudget)
      ? whole : PixelRect(around: silhouette, within: visible)
    guard !rect.isEmpty else { return nil }
    let bitmap = bitmap(of: rect, draw)
    self.draw(cast, of: bitmap, at: rect)
    return PlacedBitmap(bitmap: bitmap, rect: rect)
  }

  /// Draws the shadow of a bitmap's alpha; kept for bitmaps of the same alpha anywhere.
  private func draw(_ cast: CastShadow, of bitmap: Bitmap, at rect: PixelRect) {
    guard let inPlace = PixelCoverage(alphaOf: bitmap) else { return }
    // As if it were all that the bitmap holds: what only moves lies elsewhere in it.
    let form = PixelCoverage(
      rect: inPlace.rect.moved(x: -inPlace.rect.x, y: -inPlace.rect.y), bytes: inPlace.bytes)
    let (shiftX, shiftY, nearCast) = cast.fromWholePixels
    let (left, top) = (
      rect.x + inPlace.rect.x + shiftX, rect.y + inPlace.rect.y + shiftY
    )
    let silhouette = Box(form.rect)
    guard let whole = ShadowBlur(nearCast, silhouette: silhouette, visible: .farthest) else {
      return
    }
    func coverage(by blur: ShadowBlur) -> PixelCoverage {
      blur.coverage(of: CoverageGrid(form, cell: blur.cell, cells: blur.cells))
    }
    draw(
      nearCast, by: whole, of: silhouette, movedBy: (left, top),
      origin: .form(form, offset: nearCast.offset, spread: cast.spread), coverage: coverage)
  }
}

/// A shadow in device pixels.
struct CastShadow {
  /// With the shadow's opacity and that of its node in it.
  let color: Color
  private(set) var offset: CGPoint
  let spread: ShadowSpread

  /// How many pixels a shadow may have to be made as a whole and kept; of a larger one the visible
  /// part is made for each frame.
  static let largestKept = 1 << 24

  /// Nil for a shadow that cannot be seen, or has no numbers.
  init?(_ shadow: Shadow, own: Transform, opacity: Double) {
    offset = CGPoint(
      x: shadow.offset.width * own.a + shadow.offset.height * own.c,
      y: shadow.offset.width * own.b + shadow.offset.height * own.d)
    spread = ShadowSpread(radius: shadow.radius, own: own)
    var color = shadow.color
    color.alpha = color.alpha.unit * shadow.opacity.unit * opacity.unit
    self.color = color
    let isFar = abs(offset.x) > 1e6 || abs(offset.y) > 1e6
    guard color.alpha > 0, offset.x.isFinite, offset.y.isFinite, !isFar, spread.largest < 1e6 else {
      return nil
    }
  }

  /// Where a silhouette counts for some part of the device.
  func source(of target: Box) -> Box {
    target.moved(x: -offset.x, y: -offset.y).grown(x: spread.reach.x, y: spread.reach.y)
  }

  /// The shadow with what is left of its offset, 0 to 1 pixel, when whole pixels are taken off.
  var fromWholePixels: (x: Int32, y: Int32, rest: CastShadow) {
    var rest = self
    let (x, y) = (offset.x.rounded(.down), offset.y.rounded(.down))
    rest.offset = CGPoint(x: offset.x - x, y: offset.y - y)
    return (Int32(x), Int32(y), rest)
  }
}

/// What the pixels of a shadow follow from, wherever it falls.
enum ShadowOrigin: Equatable, Sendable {
  /// The form's outline in its space, and how that leads to pixels.
  case path(
    Path, place: Transform, isAntialiased: Bool, offset: CGPoint, spread: ShadowSpread)
  /// The form's own pixels.
  case form(PixelCoverage, offset: CGPoint, spread: ShadowSpread)

  /// A number that is the same for what is equal, and hardly ever for anything else.
  var digest: Int {
    var hasher = Hasher()
    switch self {
    case .path(let path, let place, let isAntialiased, let offset, let spread):
      path.hash(into: &hasher)
      hasher.combine(place.elements)
      hasher.combine(isAntialiased)
      hasher.combine(offset)
      hasher.combine(spread)
    case .form(let form, let offset, let spread):
      hasher.combine(SIMD2(form.rect.width, form.rect.height))
      hasher.combine(offset)
      hasher.combine(spread)
      form.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    return hasher.finalize()
  }

  var byteCount: Int {
    switch self {
    case .path(let path, _, _, _, _): path.elements.count * MemoryLayout<Path.Element>.stride
    case .form(let form, _, _): form.bytes.count
    }
  }
}
