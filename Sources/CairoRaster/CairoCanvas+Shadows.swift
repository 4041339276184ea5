// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation
internal import Imaging

extension CairoCanvas {
  /// Draws the shadow of a node, and sometimes the node as well: returns whether it did.
  ///
  /// `own` leads from the node's space to pixels and is affine. The shadow of what the node paints
  /// is made from those pixels, which are then at hand to be put over it; drawing them again would
  /// double the time with each shadow inside a shadow.
  func drawShadow(_ shadow: Shadow, of node: Node, own: Transform, opacity: Double) -> Bool {
    let cast = CastShadow(shadow, own: own, opacity: opacity)
    guard let cast, depth < Surroundings.maximumDepth else { return false }
    guard let path = shadow.path else {
      return drawShadow(cast, ofPaintingOf: node, own: own, opacity: opacity)
    }
    let place = placed(own)
    let silhouette = Box(path).mapped(by: place).grown(by: 1)
    guard let blur = ShadowBlur(cast, silhouette: silhouette, visible: visible) else {
      return false
    }
    // Cairo's coverage of a pixel is just as well that of a cell.
    var inner = surroundings
    inner.snapsTranslations = false
    let bitmap = CairoCanvas.bitmap(of: blur.cells, surroundings: inner) { canvas in
      canvas.setMatrix(place.concatenating(blur.toCells))
      canvas.append(path)
      canvas.setFillRule(.winding)
      canvas.setSource(.black)
      cairo_fill(canvas.context)
    }
    let grid = CoverageGrid(alphaOf: bitmap, at: blur.cells, cell: 1, cells: blur.cells)
    paint(blur.coverage(of: grid), at: blur.target, cast: cast)
    return false
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
    guard let blur = ShadowBlur(cast, silhouette: silhouette, visible: visible) else {
      return nil
    }
    let whole = PixelRect(
      around: silhouette,
      within: PixelRect(x: -1 << 20, y: -1 << 20, width: 1 << 21, height: 1 << 21))
    // What would need too much memory casts the shadow of its visible part.
    let rect =
      whole.area <= surroundings.pixelBudget
      ? whole : PixelRect(around: silhouette, within: visible)
    guard !rect.isEmpty else { return nil }
    let bitmap = bitmap(of: rect, draw)
    let grid = CoverageGrid(alphaOf: bitmap, at: rect, cell: blur.cell, cells: blur.cells)
    paint(blur.coverage(of: grid), at: blur.target, cast: cast)
    return PlacedBitmap(bitmap: bitmap, rect: rect)
  }

  private func paint(_ coverage: [UInt8], at rect: PixelRect, cast: CastShadow) {
    coverage.withUnsafeBufferPointer { bytes in
      // Cairo does not write to a mask.
      let mask = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: bytes.baseAddress), CAIRO_FORMAT_A8, rect.width,
        rect.height, Int32(ShadowBlur.stride(of: rect)))
      cairo_save(context)
      cairo_identity_matrix(context)
      setSource(cast.color)
      cairo_mask_surface(context, mask, Double(rect.x), Double(rect.y))
      cairo_restore(context)
      cairo_surface_finish(mask)
      cairo_surface_destroy(mask)
    }
  }
}

/// A shadow in device pixels.
struct CastShadow {
  /// With the shadow's opacity and that of its node in it.
  let color: Color
  let offset: CGPoint
  let sigma: Double

  /// Nil for a shadow that cannot be seen, or has no numbers.
  init?(_ shadow: Shadow, own: Transform, opacity: Double) {
    offset = CGPoint(
      x: shadow.offset.width * own.a + shadow.offset.height * own.c,
      y: shadow.offset.width * own.b + shadow.offset.height * own.d)
    sigma = max(0, shadow.radius) * own.scale
    var color = shadow.color
    color.alpha = color.alpha.unit * shadow.opacity.unit * opacity.unit
    self.color = color
    let isFar = abs(offset.x) > 1e6 || abs(offset.y) > 1e6
    guard color.alpha > 0, offset.x.isFinite, offset.y.isFinite, !isFar, sigma < 1e6 else {
      return nil
    }
  }

  /// How far from its silhouette a shadow can be seen, in pixels.
  var reach: Double { 3 * sigma + 2 }

  /// Where a silhouette counts for some part of the device.
  func source(of target: Box) -> Box {
    target.moved(x: -offset.x, y: -offset.y).grown(by: reach)
  }
}
