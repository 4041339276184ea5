// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

extension CairoCanvas {
  /// Draws the shadow of a node, and sometimes the node as well: returns whether it did.
  ///
  /// What leads from the node's space to pixels is affine. The shadow of what the node paints
  /// is made from those pixels, which are then available to be put over it; drawing them again
  /// would double the time with each shadow inside a shadow.
  func drawShadow(_ shadow: Shadow, of plan: NodePlan, opacity: Double) -> Bool {
    let cast = CastShadow(shadow, toDevice: plan.toDevice, opacity: opacity)
    guard let cast, depth < Surroundings.maximumDepth else { return false }
    guard let path = shadow.path else {
      return drawShadow(cast, ofPaintingOf: plan, opacity: opacity)
    }
    draw(cast, of: path, place: placed(plan.toDevice))
    return false
  }

  /// Draws the shadow of a path.
  ///
  /// Both shape and shadow are made whole pixels away from where they are, as if the space began at
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
      let shape = self.coverage(of: path, in: near.concatenating(blur.toCells), at: blur.cells)
      return blur.coverage(of: CoverageGrid(shape, cell: (1, 1), cells: blur.cells))
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
    _ cast: CastShadow, ofPaintingOf plan: NodePlan, opacity: Double
  ) -> Bool {
    let painting = drawShadow(
      cast, extent: plan.unshadowedBox(within:), of: { $0.drawUnshadowed(of: plan, opacity: 1) })
    // Parts that fade one by one have to be drawn one by one, except deep down.
    guard let painting, opacity >= 1 || plan.node.effects.groupsOpacity || depth > 4 else {
      return false
    }
    paint(painting, clippedTo: visible, opacity: opacity)
    return true
  }

  /// Draws the shadow of what `draw` paints, and returns that painting to be put over it; nil where
  /// no shadow can be seen.
  func drawShadow(
    _ cast: CastShadow, extent: (Box) -> Box, of draw: (CairoCanvas) -> Void
  ) -> PlacedBitmap? {
    let visible = self.visible
    let limit = Box(visible).union(cast.source(of: Box(visible)))
    let silhouette = extent(limit).grown(by: 2).intersection(limit)
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
    let shape = PixelCoverage(
      rect: inPlace.rect.moved(x: -inPlace.rect.x, y: -inPlace.rect.y), bytes: inPlace.bytes)
    let (shiftX, shiftY, nearCast) = cast.fromWholePixels
    let (left, top) = (rect.x + inPlace.rect.x + shiftX, rect.y + inPlace.rect.y + shiftY)
    let silhouette = Box(shape.rect)
    guard let whole = ShadowBlur(nearCast, silhouette: silhouette, visible: .farthest) else {
      return
    }
    func coverage(by blur: ShadowBlur) -> PixelCoverage {
      blur.coverage(of: CoverageGrid(shape, cell: blur.cell, cells: blur.cells))
    }
    draw(
      nearCast, by: whole, of: silhouette, movedBy: (left, top),
      origin: .shape(shape, offset: nearCast.offset, spread: cast.spread), coverage: coverage)
  }
}
