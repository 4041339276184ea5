// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation

extension CairoCanvas {
  func draw(_ plan: GroupPlan, fade: Double) {
    if surroundings.paintsShapes { return drawShape(of: plan) }
    switch plan.route {
    case .direct: drawInPlane(plan, opacity: plan.group.opacity * fade)
    case .separate: drawSeparately(plan, fade: fade)
    }
  }

  private func drawSeparately(_ plan: GroupPlan, fade: Double) {
    let (group, toDevice) = (plan.group, plan.toDevice)
    let opacity = min(group.opacity, 1) * fade
    if toDevice.isAffine && plan.outer.isAffine {
      drawInPlane(plan, opacity: opacity)
    } else if group.isChangeOfSpace {
      draw(plan.content, fade: fade)
    } else if group.blend != .normal {
      // The blend mode has to meet what is on this canvas, not what is on the plane's surface.
      var inner = group
      (inner.blend, inner.transform, inner.opacity) = (.normal, .identity, 1)
      let (isWide, isBounded) = (plan.isWide, !group.blend.isUnbounded)
      let whole = GroupPlan(inner, toDevice: toDevice, isReversed: plan.isReversed)
      composed(
        Composition(
          opacity: opacity, blend: group.blend,
          reach: isWide || isBounded
            ? .clip
            : .shape { [unowned self] in drawShapes { draw(whole, fade: 1) } }),
        extent: { isWide ? $0 : whole.box(within: $0) },
        draw: { drawPlane(of: inner, toDevice: toDevice, opacity: 1) })
    } else {
      drawPlane(of: group, toDevice: toDevice, opacity: opacity)
    }
  }

  func drawPlane(of group: Group, toDevice: Transform, opacity: Double) {
    var whole = group
    (whole.transform, whole.opacity) = (.identity, 1)
    drawPlane(toDevice: toDevice, scale: nil, opacity: opacity) { [whole] in
      .group(GroupPlan(whole, toDevice: $0, isReversed: $1))
    }
  }

  /// Draws a group in its own plane; what leads to pixels is affine, and so is what leads there from
  /// around the group, where a shadow falls.
  func drawInPlane(_ plan: GroupPlan, opacity: Double) {
    withClips(of: plan) {
      if surroundings.paintsShapes {
        draw(plan.content)
      } else {
        composeInPlane(plan, opacity: opacity)
      }
    }
  }

  /// Runs drawing within a group's clips, with its edges.
  func withClips(of plan: GroupPlan, _ draw: () -> Void) {
    cairo_save(context)
    defer { cairo_restore(context) }
    let wasAntialiased = surroundings.isAntialiased
    if !plan.group.isAntialiased { setAntialiased(false) }
    defer { surroundings.isAntialiased = wasAntialiased }
    for clip in plan.group.clips {
      setMatrix(plan.toDevice)
      append(clip.path)
      setFillRule(clip.rule)
      cairo_clip(context)
    }
    draw()
  }

  private func composeInPlane(_ plan: GroupPlan, opacity: Double) {
    let group = plan.group
    // Too many groups within groups: fading each part is the next best.
    let groups = depth < Surroundings.maximumDepth
    var composition = Composition(
      opacity: groups ? opacity : 1, tint: group.tint, blend: group.blend,
      isIsolated: group.isIsolated)
    if let mask = plan.mask { composition.mask = { [unowned self] in draw(mask) } }
    let isShaped = group.blend.isUnbounded && !plan.isWide
    if isShaped {
      composition.reach = .shape { [unowned self] in drawShapes { draw(plan.content) } }
    }
    let shadow = group.hasEffects ? group.effects.shadow : nil
    // A shadow meets what is there before what casts it does: in `sourceOut` it is what cuts a hole
    // into its own caster, as drawings of inner shadows rely on.
    let isShadowFirst = group.blend != .normal && !isShaped
    var caster: PlacedBitmap?
    if let shadow, isShadowFirst {
      composed(
        composition, extent: plan.painting(within:),
        draw: { caster = drawShadow(shadow, of: plan) })
    }
    composed(
      composition, extent: plan.painting(within:),
      draw: {
        if let shadow, !isShadowFirst { caster = drawShadow(shadow, of: plan) }
        if let caster {
          paint(caster, clippedTo: visible)
          return
        }
        let fade = groups ? 1 : opacity
        guard isShaped, group.commands.count == 1, let paint = group.commands[0].paint else {
          draw(plan.content, fade: fade)
          return
        }
        // For a mode that acts where the shape is, whether a pixel is covered must not count twice.
        composed(
          Composition(opacity: fade), extent: { $0 },
          draw: { paintEverything(paint, in: plan.space, visible: nil) })
      })
  }

  /// Draws the shadow of what a group paints, and returns that painting to be put over it; nil where
  /// no shadow can be seen.
  private func drawShadow(_ shadow: Shadow, of plan: GroupPlan) -> PlacedBitmap? {
    guard let cast = CastShadow(shadow, toDevice: plan.outer, opacity: 1),
      depth < Surroundings.maximumDepth
    else { return nil }
    let content = ContentPlan(
      plan.group.commands, in: plan.toDevice.flattening, isReversed: plan.isReversed)
    return drawShadow(cast, extent: content.box(within:), of: { $0.draw(content) })
  }

  /// Whether edges are smoothed from now on, until Cairo's state is restored.
  func setAntialiased(_ isAntialiased: Bool) {
    surroundings.isAntialiased = isAntialiased
    cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
}

extension DrawCommand {
  /// What a shape is painted with; nil for a command that is no shape in one paint.
  fileprivate var paint: Paint? {
    switch self {
    case .fill(_, _, let paint), .stroke(_, _, let paint), .glyphs(_, let paint): paint
    default: nil
    }
  }
}
