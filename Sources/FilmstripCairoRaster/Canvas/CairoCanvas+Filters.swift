// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation

extension CairoCanvas {
  /// Draws a node without its shadow through its filters; what leads to pixels is affine and leaves upright what
  /// is upright.
  ///
  /// A clip of the node cuts what is filtered, and not the result: a blur reaches beyond it, unless
  /// its edges are clamped. Mask and opacity act on the result.
  func drawFiltered(_ plan: NodePlan, opacity: Double) {
    let (node, toDevice) = (plan.node, plan.toDevice)
    let unfiltered = plan.combined {
      $0.opacity = 1
      $0.effects.filters = []
      $0.effects.groupsOpacity = true
    }
    let chain = FilterChain(node.effects.filters, scaleX: toDevice.a, scaleY: toDevice.d)
    guard !chain.isEmpty, depth < Surroundings.maximumDepth else {
      drawUnshadowed(of: unfiltered, opacity: opacity)
      return
    }
    let plain = unfiltered.combined {
      $0.effects.mask = nil
      if chain.clampsEdges { $0.clip = Clip(rect: node.clip?.rect ?? node.geometry.bounds) }
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    if chain.clampsEdges {
      // The result ends where what is filtered ends, with the corners that it had.
      setMatrix(toDevice)
      append(node.clip?.path ?? Path(rect: node.geometry.bounds))
      cairo_clip(context)
    }
    composed(
      Composition(opacity: opacity, mask: mask(of: plan)), extent: plan.unshadowedBox(within:),
      draw: { draw(plain, through: chain) })
  }

  private func draw(_ plan: NodePlan, through chain: FilterChain) {
    let (node, toDevice, visible) = (plan.node, plan.toDevice, self.visible)
    guard !visible.isEmpty else { return }
    let painted = plan.unshadowedBox(within: Box(chain.source(of: visible)))
    var limit = chain.source(of: visible)
    if chain.clampsEdges, let clip = node.clip {
      // Pixels that the edge cuts through would continue as they are, half covered.
      let edges = Box(clip.rect).mapped(by: placed(toDevice))
      limit = PixelRect(inside: edges, within: limit)
      if limit.isEmpty { limit = PixelRect(around: edges, within: chain.source(of: visible)) }
    }
    let content = chain.clampsEdges ? Box(limit) : painted.grown(by: 2)
    var rect = PixelRect(around: content, within: limit)
    guard !rect.isEmpty else { return }
    // What a wide blur is made from may be drawn smaller where it is larger than memory should be.
    var step = 1
    while rect.area / (step * step) > surroundings.pixelBudget
      || max(rect.width, rect.height) / Int32(step) >= CairoLimits.longestSide,
      Double(step) * 6 <= chain.largestSigma
    { step *= 2 }
    if step == 1 {
      if !rect.isFitForSurface(pixelLimit: surroundings.pixelBudget) {
        rect = rect.intersection(visible)
      }
      guard !rect.isEmpty else { return }
      let bitmap = bitmap(of: rect) { $0.drawUnshadowed(of: plan, opacity: 1) }
      let result = PlacedBitmap(bitmap: bitmap, rect: rect).withSource {
        chain.applied(to: $0, on: visible)
      }
      guard let result, let result else { return }
      paint(result, clippedTo: visible)
      return
    }
    let side = Double(step)
    let smaller = Transform(scaleX: 1 / side, y: 1 / side)
    let target = PixelRect(
      around: Box(visible).mapped(by: smaller).grown(by: 2), within: .unlimited)
    let small = PixelRect(around: Box(rect).mapped(by: smaller), within: .unlimited)
    let place = placed(toDevice).concatenating(smaller)
    let chain = chain.shrunk(by: side)
    var inner = surroundings
    inner.depth = depth + 1
    inner.snapsTranslations = false
    inner.scale /= side
    inner.pixelBudget = max(inner.pixelBudget / 2, 1 << 18)
    guard small.isFitForSurface(pixelLimit: 4 * surroundings.pixelBudget) else { return }
    let shrunk = plan.placed(by: place, isReversed: surroundings.isReversed)
    let bitmap = CairoCanvas.bitmap(of: small, surroundings: inner) {
      $0.drawUnshadowed(of: shrunk, opacity: 1)
    }
    let result = PlacedBitmap(bitmap: bitmap, rect: small).withSource {
      chain.applied(to: $0, on: target)
    }
    guard let result, let result else { return }
    paint(result, enlargedBy: side)
  }

  /// Paints pixels that lie on those of the canvas.
  func paint(_ placed: PlacedBitmap, clippedTo visible: PixelRect, opacity: Double = 1) {
    withDeviceSource(placed.bitmap, at: placed.rect) {
      cairo_save(context)
      clip(to: placed.rect.intersection(visible))
      cairo_paint_with_alpha(context, min(opacity, 1))
      cairo_restore(context)
    }
  }

  /// Paints pixels each of which represents several of the canvas, mixed smoothly.
  private func paint(_ placed: PlacedBitmap, enlargedBy factor: Double) {
    let origin = CGPoint(x: Double(placed.rect.x) * factor, y: Double(placed.rect.y) * factor)
    withSurface(of: placed.bitmap) { source in
      cairo_save(context)
      var matrix = cairo_matrix_t(xx: factor, yx: 0, xy: 0, yy: factor, x0: origin.x, y0: origin.y)
      cairo_set_matrix(context, &matrix)
      cairo_set_source_surface(context, source, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
      cairo_paint(context)
      cairo_restore(context)
    }
  }
}

extension PixelRect {
  init(inside box: Box, within limit: PixelRect) {
    let cut = box.intersection(Box(limit))
    guard !cut.isEmpty else {
      self.init(x: limit.x, y: limit.y, width: 0, height: 0)
      return
    }
    // What is computed differs from whole pixels by rounding errors.
    let (left, top) = (Int32((cut.minX - 1e-6).rounded(.up)), Int32((cut.minY - 1e-6).rounded(.up)))
    let (right, bottom) = (
      Int32((cut.maxX + 1e-6).rounded(.down)), Int32((cut.maxY + 1e-6).rounded(.down))
    )
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
