// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation

extension CairoCanvas {
  /// Draws commands given in a space that is not planned yet; `ctm` leads from there to device
  /// pixels.
  func draw(_ commands: [DrawCommand], in ctm: Transform) {
    draw(ContentPlan(commands, in: ctm, isReversed: surroundings.isReversed))
  }

  /// Draws commands, each faded for itself.
  func draw(_ content: ContentPlan, fade: Double = 1) {
    guard content.ctm.isAffine else {
      drawRuns(of: content, fade: fade)
      return
    }
    for plan in content.commands { draw(plan, in: content.ctm, fade: fade) }
  }

  private func draw(_ plan: CommandPlan, in ctm: Transform, fade: Double) {
    if surroundings.paintsShapes { return drawShape(of: plan, in: ctm) }
    switch plan.held {
    case .nothing: break
    case .node(let node): draw(node, fade: fade)
    case .group(let group): draw(group, fade: fade)
    case .picture(let picture): draw(picture, fade: fade)
    case .itself, .everything, .bitmap:
      composed(
        Composition(opacity: fade < 1 ? fade : 1), extent: { plan.box(in: ctm, within: $0) },
        draw: { drawSingle(plan, in: ctm) })
    }
  }

  /// Draws commands in a plane that has perspective.
  ///
  /// What lies in the plane goes through one surface as far as the order allows; nodes and groups
  /// may stand out of it and have their own transform.
  private func drawRuns(of content: ContentPlan, fade: Double) {
    var run: [DrawCommand] = []
    func flush() {
      guard !run.isEmpty else { return }
      drawPlane(toDevice: content.ctm, scale: nil, opacity: 1) { [run] in
        .commands(ContentPlan(run, in: $0, isReversed: $1), fade: fade)
      }
      run = []
    }
    for plan in content.commands {
      switch plan.command {
      case .node, .group:
        flush()
        draw(plan, in: content.ctm, fade: fade)
      default: run.append(plan.command)
      }
    }
    flush()
  }

  private func drawSingle(_ plan: CommandPlan, in ctm: Transform) {
    switch plan.command {
    case .fill(let path, let rule, let paint):
      if case .everything(let everything) = plan.held, everything.isHidden { return }
      fill(path, rule: rule, paint: paint, in: ctm)
    case .paint(let paint):
      guard case .everything(let everything) = plan.held else { return }
      paintEverything(paint, in: ctm, visible: everything.visible)
    case .stroke(let path, let style, let paint): stroke(path, style: style, paint: paint, in: ctm)
    case .image:
      if case .bitmap(let bitmap) = plan.held { draw(bitmap) }
    case .imagePart(let part): draw(part, in: ctm)
    case .glyphs(let run, let paint): draw(run, paint: paint, in: ctm)
    case .group, .node: break
    }
  }

  func fill(_ path: Path, rule: FillRule, paint: Paint, in ctm: Transform) {
    setMatrix(ctm)
    append(path)
    setFillRule(rule)
    withSource(paint, in: ctm, reach: Box(path)) { withSmoothing(of: path) { cairo_fill(context) } }
  }

  func draw(_ run: GlyphRun, paint: Paint, in ctm: Transform) {
    if case .color(let color) = paint, drawKept(run, color: color, in: ctm) { return }
    setMatrix(ctm)
    append(run)
    setFillRule(.winding)
    withSource(paint, in: ctm, reach: Box(run)) { cairo_fill(context) }
  }

  func setFillRule(_ rule: FillRule) {
    cairo_set_fill_rule(
      context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
  }
}
