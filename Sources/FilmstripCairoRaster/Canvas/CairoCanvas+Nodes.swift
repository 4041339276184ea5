// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation

extension CairoCanvas {
  func draw(_ plan: NodePlan, fade: Double = 1) {
    switch plan.route {
    case .direct: drawUnshadowed(of: plan, opacity: plan.node.opacity * fade)
    case .separate: drawSeparately(plan, fade: fade)
    }
  }

  func drawSeparately(_ plan: NodePlan, fade: Double) {
    let (node, toDevice, effects) = (plan.node, plan.toDevice, plan.effects ?? .none)
    let opacity = min(node.opacity, 1) * fade
    if effects.preservesDepth {
      drawParts(of: plan, fade: opacity)
      return
    }
    if effects.backdrop != nil || effects.blend != .normal {
      drawMixed(plan, opacity: opacity)
      return
    }
    let raster = effects.rasterizationScale.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    let isRasterized =
      raster.map { !toDevice.isUniformScaleAndTranslation || toDevice.a != $0 } ?? false
    // Filters act in the node's own plane, along its own axes.
    let isUpright = effects.filters.isEmpty || toDevice.b == 0 && toDevice.c == 0
    guard toDevice.isAffine && !isRasterized && isUpright else {
      // A fade acts on the whole, unless it has to act on each part.
      let fadesWhole = effects.groupsOpacity && effects.shadow == nil
      drawPlane(toDevice: toDevice, scale: raster, opacity: fadesWhole ? opacity : 1) {
        .node(plan.unplaced(in: $0, isReversed: $1), fade: fadesWhole ? 1 : opacity)
      }
      return
    }
    drawInPlane(plan, opacity: opacity)
  }

  /// Draws a node in its own plane; what leads to pixels is affine.
  func drawInPlane(_ plan: NodePlan, opacity: Double) {
    let effects = plan.effects ?? .none
    if effects.shadow != nil, effects.mask != nil {
      // A mask goes for the shadow, too; the shadow's own shape is that of what is not masked.
      let whole = plan.combined { $0.effects.mask = nil }
      composed(
        Composition(opacity: opacity, mask: mask(of: plan)), extent: whole.paintedBox(within:),
        draw: { drawInPlane(whole, opacity: 1) })
      return
    }
    if let shadow = effects.shadow, drawShadow(shadow, of: plan, opacity: opacity) { return }
    drawUnshadowed(of: plan, opacity: opacity)
  }

  /// Draws a node without its shadow, unless its kept surfaces say otherwise; what leads to pixels is
  /// affine.
  func drawUnshadowed(of plan: NodePlan, opacity: Double, isMadeAnew: Bool = false) {
    if !isMadeAnew, drawKeptSurface(of: plan, opacity: opacity) { return }
    if plan.isFiltered {
      drawFiltered(plan, opacity: opacity)
      return
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    clip(to: plan)
    if let effects = plan.effects {
      compose(plan, with: effects, opacity: opacity)
    } else if opacity >= 1 || depth >= Surroundings.maximumDepth {
      // Too many groups within groups: fading each part is the next best.
      drawParts(of: plan, fade: opacity)
    } else {
      fade(plan, opacity: opacity)
    }
  }

  /// Draws what lets a node be seen; nil where nothing does that.
  func mask(of plan: NodePlan) -> (() -> Void)? {
    guard plan.effects?.mask != nil else { return nil }
    return { [unowned self] in if let mask = plan.mask { draw(mask) } }
  }

  private func clip(to plan: NodePlan) {
    guard let clip = plan.node.clip else { return }
    setMatrix(plan.toDevice)
    append(clip.path)
    cairo_clip(context)
  }

  private func fade(_ plan: NodePlan, opacity: Double) {
    if let bitmap = plan.loneBitmap,
      bitmap.toDevice.pixelOrigin(snapsTranslations: snapsTranslations) != nil
    {
      // The same pixels without a surface between.
      draw(bitmap, alpha: opacity)
      return
    }
    composed(
      Composition(opacity: opacity), extent: plan.unshadowedBox(within:),
      draw: { drawParts(of: plan, fade: 1) })
  }

  private func compose(_ plan: NodePlan, with effects: Node.Effects, opacity: Double) {
    let groups = effects.groupsOpacity && depth < Surroundings.maximumDepth
    composed(
      Composition(opacity: groups ? opacity : 1, tint: effects.tint, mask: mask(of: plan)),
      extent: plan.unshadowedBox(within:),
      draw: { drawParts(of: plan, fade: groups ? 1 : opacity) })
  }

  /// Draws what a node consists of, each part faded for itself.
  private func drawParts(of plan: NodePlan, fade: Double) {
    if let appearance = plan.appearance {
      draw(appearance, fade: fade)
      return
    }
    if let content = plan.content { draw(content, fade: fade) }
    for child in plan.children { draw(child, fade: fade) }
    if let overlay = plan.overlay { draw(overlay, fade: fade) }
  }

  private func draw(_ child: NodePlan.Child, fade: Double) {
    guard !child.sides.isEmpty else {
      draw(child.plan, fade: child.fade * fade)
      return
    }
    cairo_save(context)
    for side in child.sides {
      cairo_identity_matrix(context)
      cairo_new_path(context)
      for point in side.polygon(in: Box(bounds)) { cairo_line_to(context, point.x, point.y) }
      setFillRule(.winding)
      cairo_clip(context)
    }
    draw(child.plan, fade: child.fade * fade)
    cairo_restore(context)
  }
}
