// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation

extension CairoCanvas {
  /// Draws a node that lies in a space, faded; `space` leads from that space to device pixels.
  func draw(_ node: Node, in space: Transform, fade: Double = 1) {
    switch node.route(in: space, isReversed: surroundings.isReversed) {
    case .nothing: break
    case .direct(let own):
      guard looksForCover, node.isKeptFaded else {
        drawBody(of: node, own: own, opacity: node.opacity * fade)
        return
      }
      withoutCover { drawBody(of: node, own: own, opacity: node.opacity * fade) }
    case .separate(let own): withoutCover { drawSeparately(node, own: own, fade: fade) }
    }
  }

  func drawSeparately(_ node: Node, own: Transform, fade: Double) {
    let effects = node.effects
    let opacity = min(node.opacity, 1) * fade
    if effects.preservesDepth {
      drawParts(of: node, own: own, fade: opacity)
      return
    }
    if effects.backdrop != nil || effects.blend != .normal {
      drawMixed(node, own: own, opacity: opacity)
      return
    }
    let raster = effects.rasterizationScale.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    let isRasterized = raster.map { !own.isUniformScaleAndTranslation || own.a != $0 } ?? false
    // Filters act in the node's own plane, along its own axes.
    let isUpright = effects.filters.isEmpty || own.b == 0 && own.c == 0
    guard own.isAffine && !isRasterized && isUpright else {
      // A fade acts on the whole, unless it has to act on each part.
      let fadesWhole = effects.groupsOpacity && effects.shadow == nil
      drawPlane(
        own: own, scale: raster, opacity: fadesWhole ? opacity : 1,
        content: .flat(unplaced: node, fade: fadesWhole ? 1 : opacity))
      return
    }
    drawFlat(node, own: own, opacity: opacity)
  }

  /// Draws a node in its own plane; `own` is affine.
  func drawFlat(_ node: Node, own: Transform, opacity: Double) {
    if node.effects.shadow != nil, let mask = node.effects.mask {
      // A mask goes for the shadow, too; the shadow's own form is that of what is not masked.
      var whole = node
      whole.effects.mask = nil
      composed(
        Composition(
          opacity: opacity, mask: { [unowned self] in draw(mask, in: own.flattening) }),
        extent: { $0.add(flat: whole, own: own) },
        draw: { drawFlat(whole, own: own, opacity: 1) })
      return
    }
    if let shadow = node.effects.shadow {
      if drawShadow(shadow, of: node, own: own, opacity: opacity) { return }
    }
    drawBody(of: node, own: own, opacity: opacity)
  }

  /// Draws a node without its shadow, unless its kept surfaces say otherwise; `own` is affine.
  func drawBody(of node: Node, own: Transform, opacity: Double, isMadeAnew: Bool = false) {
    if !isMadeAnew, drawKeptBody(of: node, own: own, opacity: opacity) { return }
    if node.hasEffects, !node.effects.filters.isEmpty {
      drawFiltered(node, own: own, opacity: opacity)
      return
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    if node.clip != nil { clip(to: node, own: own) }
    if node.hasEffects {
      compose(node, own: own, opacity: opacity)
    } else if opacity >= 1 || depth >= Surroundings.maximumDepth {
      // Too many groups within groups: fading each part is the next best.
      drawParts(of: node, own: own, fade: opacity)
    } else {
      fade(node, own: own, opacity: opacity)
    }
  }

  private func clip(to node: Node, own: Transform) {
    guard let clip = node.clip else { return }
    setMatrix(own)
    append(clip.path)
    cairo_clip(context)
  }

  private func fade(_ node: Node, own: Transform, opacity: Double) {
    if node.children.isEmpty, node.overlay.isEmpty, node.content.count == 1,
      case .image(.bitmap(let bitmap), let rect) = node.content[0],
      let place = Image.bitmap(bitmap).placed(in: rect, of: own),
      place.pixelOrigin(snapsTranslations: snapsTranslations) != nil
    {
      // The same pixels without a surface between.
      draw(bitmap, in: place, alpha: opacity)
      return
    }
    composed(
      Composition(opacity: opacity), extent: { $0.add(body: node, own: own) },
      draw: { drawParts(of: node, own: own, fade: 1) })
  }

  private func compose(_ node: Node, own: Transform, opacity: Double) {
    let effects = node.effects
    let groups = effects.groupsOpacity && depth < Surroundings.maximumDepth
    var mask: (() -> Void)?
    if let node = effects.mask { mask = { [unowned self] in draw(node, in: own.flattening) } }
    composed(
      Composition(opacity: groups ? opacity : 1, tint: effects.tint, mask: mask),
      extent: { $0.add(body: node, own: own) },
      draw: { drawParts(of: node, own: own, fade: groups ? 1 : opacity) })
  }

  /// Draws what a node consists of, each part faded for itself.
  private func drawParts(of node: Node, own: Transform, fade: Double) {
    guard !node.hasEffects else {
      drawParts(of: node, with: node.effects, own: own, fade: fade)
      return
    }
    draw(node.content, in: own, fade: fade)
    drawChildren(of: node, own: own, fade: fade)
    draw(node.overlay, in: own, fade: fade)
  }

  private func drawParts(
    of node: Node, with effects: Node.Effects, own: Transform, fade: Double
  ) {
    let isDeep = effects.preservesDepth
    if let appearance = effects.appearance {
      draw(appearance, in: isDeep ? own : own.flattening, fade: fade)
      return
    }
    if !isDeep { draw(node.content, in: own.flattening, fade: fade) }
    drawChildren(of: node, own: own, fade: fade)
    if !isDeep { draw(node.overlay, in: own.flattening, fade: fade) }
  }

  private func drawChildren(of node: Node, own: Transform, fade: Double) {
    node.forEachChild(own: own) { child, space, between, sides in
      guard !sides.isEmpty else {
        draw(child, in: space, fade: between * fade)
        return
      }
      cairo_save(context)
      for side in sides {
        cairo_identity_matrix(context)
        cairo_new_path(context)
        for point in side.polygon(in: Box(bounds)) { cairo_line_to(context, point.x, point.y) }
        setFillRule(.winding)
        cairo_clip(context)
      }
      draw(child, in: space, fade: between * fade)
      cairo_restore(context)
    }
  }
}
