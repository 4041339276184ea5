// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

extension CairoCanvas {
  /// Draws what is visible of a bitmap; only one that is drawn pixel for pixel can be faded.
  ///
  /// Where the edge of a clip cuts a pixel, its bytes depend by one level on how Cairo is asked. It multiplies
  /// by coverage in two ways, (t + (t >> 8)) >> 8 of t = a·b + 128 in pixman and of t = a·b + 127 in spans that
  /// it mixes itself (`mul8x2_8` in `cairo-image-compositor.c`, 1.16), which differ for 128 of 65,536 pairs.
  /// Those spans are for sources in the target's format: on a new surface for a bitmap that may be transparent,
  /// and not for one that is opaque. Several visible parts under a clip take another way than one as well.
  func draw(_ plan: BitmapPlan, alpha: Double = 1) {
    let (bitmap, ctm, visible) = (plan.bitmap, plan.toDevice, plan.visibleParts)
    if let visible, visible.isEmpty { return }
    let corner = CGPoint(x: Double(bitmap.width), y: Double(bitmap.height))
    let box = Box(minX: 0, minY: 0, maxX: corner.x, maxY: corner.y).mapped(by: placed(ctm))
    guard placed(ctm).isFitForPlaces, !visiblePart(of: box).isEmpty else { return }
    let origin = ctm.pixelOrigin(snapsTranslations: snapsTranslations)
    if origin == nil, resample(bitmap, in: placed(ctm)) { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    setMatrix(origin.map { Transform(translationX: Double($0.x), y: Double($0.y)) } ?? ctm)
    for tile in BitmapTile.tiles(of: bitmap) {
      draw(tile, of: bitmap, isPixelExact: origin != nil, visible: visible, alpha: alpha)
    }
  }

  private func draw(
    _ tile: BitmapTile, of bitmap: Bitmap, isPixelExact: Bool, visible: [PixelRect]?, alpha: Double
  ) {
    withSurface(of: bitmap, part: tile) { source in
      cairo_set_source_surface(context, source, Double(tile.x), Double(tile.y))
      let pattern = cairo_get_source(context)
      // Edge pixels extend outwards, so that scaling does not fade them into what lies behind.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, isPixelExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_save(context)
      if let visible, !tile.isPart {
        // Sets the identity matrix, which does not affect the source, set already.
        append(visible)
      } else {
        cairo_new_path(context)
        cairo_rectangle(
          context, Double(tile.x), Double(tile.y), Double(tile.width), Double(tile.height))
      }
      if alpha >= 1 {
        cairo_fill(context)
      } else {
        cairo_clip(context)
        cairo_paint_with_alpha(context, alpha)
      }
      cairo_restore(context)
    }
  }

  // MARK: Scaled and turned

  /// Draws a bitmap that shrinks or is turned; false for one that Cairo draws as well and as fast.
  private func resample(_ bitmap: Bitmap, in placement: Transform) -> Bool {
    let isUpright = placement.b == 0 && placement.c == 0
    let isFit = placement.planeInverse?.isFitForSources(over: bounds) ?? false
    guard !isUpright || min(abs(placement.a), abs(placement.d)) < 1 || !isFit else { return false }
    let corner = CGPoint(x: Double(bitmap.width), y: Double(bitmap.height))
    let box = Box(minX: 0, minY: 0, maxX: corner.x, maxY: corner.y).mapped(by: placement)
    let target = PixelRect(around: box, within: visible)
    guard !target.isEmpty else { return true }
    if isUpright {
      put(
        AreaSampler(
          bitmap, in: placement, isAntialiased: surroundings.isAntialiased,
          cache: surroundings.cache), at: target, opacity: 1)
    } else {
      put(turned(bitmap, in: placement, target: target), at: target, opacity: 1)
    }
    return true
  }

  private func turned(
    _ bitmap: Bitmap, in placement: Transform, target: PixelRect
  ) -> CutSampler<PlaneSampler> {
    // What the pixels of the bitmap become along its sides.
    let (across, down) = (
      (placement.a * placement.a + placement.b * placement.b).squareRoot(),
      (placement.c * placement.c + placement.d * placement.d).squareRoot()
    )
    let source = HalvedBitmap(
      bitmap, times: HalvedBitmap.times(forRatio: 1 / max(across, down), of: bitmap),
      cache: surroundings.cache)
    let share = 1 / Double(1 << source.times)
    let toTexture = Transform(scaleX: share, y: share)
    let sampler = PlaneSampler(
      source.bitmap,
      toTexture: (placement.planeInverse ?? .identity).concatenating(toTexture),
      outline: placement, texture: toTexture)
    let outline = Path(
      rect: CGRect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height)))
    return CutSampler(base: sampler, coverage: coverage(of: outline, in: placement, at: target))
  }
}
