// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation

extension CairoCanvas {
  /// Draws a group whose surroundings are led to device pixels by `exact`.
  func draw(_ group: Group, in exact: Transform, fade: Double) {
    switch group.route(in: exact) {
    case .nothing: break
    case .direct(let own): drawFlat(group, own: own, in: exact, opacity: group.opacity * fade)
    case .separate(let own):
      withoutCover { drawSeparately(group, own: own, in: exact, fade: fade) }
    }
  }

  private func drawSeparately(
    _ group: Group, own: Transform, in exact: Transform, fade: Double
  ) {
    let opacity = min(group.opacity, 1) * fade
    if own.isAffine && exact.isAffine {
      drawFlat(group, own: own, in: exact, opacity: opacity)
    } else if group.isChangeOfSpace {
      draw(group.commands, in: own, fade: fade)
    } else if group.blend != .normal {
      // The blend mode has to meet what is on this canvas, not what is on the plane's surface.
      var inner = group
      (inner.blend, inner.transform, inner.opacity) = (.normal, .identity, 1)
      let isWide = group.blend.isUnbounded && group.isIsolated
      composed(
        Composition(
          opacity: opacity, blend: group.blend,
          reach: isWide
            ? .clip
            : .shape { [unowned self] in draw(.group(inner.silhouette), in: own) }),
        extent: { isWide ? $0.addAll() : $0.add([.group(inner)], in: own) },
        draw: { drawPlane(of: inner, own: own, opacity: 1) })
    } else {
      drawPlane(of: group, own: own, opacity: opacity)
    }
  }

  private func drawPlane(of group: Group, own: Transform, opacity: Double) {
    var whole = group
    (whole.transform, whole.opacity) = (.identity, 1)
    drawPlane(own: own, scale: nil, opacity: opacity, content: .group(whole))
  }

  /// Draws a group in its own plane; `own` is affine, and so is the transform of its surroundings,
  /// in whose space a shadow falls.
  func drawFlat(_ group: Group, own: Transform, in exact: Transform, opacity: Double) {
    cairo_save(context)
    defer { cairo_restore(context) }
    let wasAntialiased = surroundings.isAntialiased
    if !group.isAntialiased { setAntialiased(false) }
    defer { surroundings.isAntialiased = wasAntialiased }
    for clip in group.clips {
      setMatrix(own)
      append(clip.path)
      setFillRule(clip.rule)
      cairo_clip(context)
    }
    // Too many groups within groups: fading each part is the next best.
    let groups = depth < Surroundings.maximumDepth
    let space = group.isChangeOfSpace ? own : own.flattening
    var composition = Composition(
      opacity: groups ? opacity : 1, tint: group.tint, blend: group.blend,
      isIsolated: group.isIsolated)
    if let mask = group.hasEffects ? group.effects.mask : nil {
      composition.mask = { [unowned self] in draw(mask, in: space) }
    }
    var commands = group.commands
    let isWide = group.blend.isUnbounded && group.isIsolated
    if group.blend.isUnbounded && !isWide {
      let silhouettes = commands.map(\.silhouette)
      composition.reach = .shape { [unowned self] in draw(silhouettes, in: space) }
      if commands.count == 1 { commands = commands.map(\.unbounded) }
    }
    let shadow = group.hasEffects ? group.effects.shadow : nil
    let extent = { (extent: inout PaintedExtent) in
      if isWide { extent.addAll() } else { extent.add(paintingOf: group, own: own, in: exact) }
    }
    // A shadow meets what is there before what casts it does: in `sourceOut` it is what cuts a hole
    // into its own caster, as drawings of inner shadows rely on.
    let isShadowFirst = group.blend != .normal && (isWide || !group.blend.isUnbounded)
    var caster: PlacedBitmap?
    if let shadow, isShadowFirst {
      composed(
        composition, extent: extent,
        draw: { caster = drawShadow(shadow, of: group, own: own, in: exact) })
    }
    composed(
      composition, extent: extent,
      draw: {
        if let shadow, !isShadowFirst {
          caster = drawShadow(shadow, of: group, own: own, in: exact)
        }
        if let caster {
          paint(caster, clippedTo: visible)
        } else {
          draw(commands, in: space, fade: groups ? 1 : opacity)
        }
      })
  }

  /// Draws the shadow of what a group paints, and returns that painting to be put over it; nil where
  /// no shadow can be seen.
  private func drawShadow(
    _ shadow: Shadow, of group: Group, own: Transform, in exact: Transform
  ) -> PlacedBitmap? {
    guard let cast = CastShadow(shadow, own: exact, opacity: 1),
      depth < Surroundings.maximumDepth
    else { return nil }
    let space = own.flattening
    return drawShadow(
      cast, extent: { $0.add(group.commands, in: space) },
      of: { $0.draw(group.commands, in: space) })
  }

  /// Whether edges are smoothed from now on, until Cairo's state is restored.
  func setAntialiased(_ isAntialiased: Bool) {
    surroundings.isAntialiased = isAntialiased
    cairo_set_antialias(
      context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
}
