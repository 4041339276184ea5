// SPDX-License-Identifier: MIT
internal import CCairo
internal import DisplayList
internal import Foundation

extension CairoCanvas {
  /// Draws commands given in a space, each faded for itself; `exact` leads from that space to
  /// device pixels.
  func draw(_ commands: [DrawCommand], in exact: Transform, fade: Double = 1) {
    guard exact.isAffine else {
      drawRuns(of: commands, in: exact, fade: fade)
      return
    }
    for command in commands { draw(command, in: exact, fade: fade) }
  }

  func draw(_ command: DrawCommand, in exact: Transform, fade: Double = 1) {
    switch command {
    case .node(let node): draw(node, in: exact, fade: fade)
    case .group(let group): draw(group, in: exact, fade: fade)
    case .image(.picture(let picture), let rect):
      guard let own = Image.picture(picture).placed(in: rect, of: exact) else { return }
      draw(picture.commands, in: own, fade: fade)
    default:
      guard fade < 1 else {
        drawSingle(command, in: exact)
        return
      }
      composed(
        Composition(opacity: fade), extent: { $0.add([command], in: exact) },
        draw: { drawSingle(command, in: exact) })
    }
  }

  /// Draws commands in a plane that has perspective.
  ///
  /// What lies in the plane goes through one surface as far as the order allows; nodes and groups
  /// may stand out of it and have their own transform.
  private func drawRuns(of commands: [DrawCommand], in exact: Transform, fade: Double) {
    var run: [DrawCommand] = []
    func flush() {
      guard !run.isEmpty else { return }
      drawPlane(
        own: exact, scale: nil, opacity: 1, content: .commands(run, fade: fade))
      run = []
    }
    for command in commands {
      switch command {
      case .node, .group:
        flush()
        draw(command, in: exact, fade: fade)
      default: run.append(command)
      }
    }
    flush()
  }

  /// Draws a command that holds no others.
  private func drawSingle(_ command: DrawCommand, in exact: Transform) {
    switch command {
    case .fill(let path, let rule, let paint):
      setMatrix(exact)
      append(path)
      setFillRule(rule)
      withSource(paint, in: exact, reach: Box(path)) {
        withSmoothing(of: path) { cairo_fill(context) }
      }
    case .paint(let paint):
      setMatrix(exact)
      guard !isDegenerate else { return }
      withSource(paint, in: exact, reach: .unlimited) { cairo_paint(context) }
    case .stroke(let path, let style, let paint):
      stroke(path, style: style, paint: paint, in: exact)
    case .image(let image, let rect):
      guard case .bitmap(let bitmap) = image, let own = image.placed(in: rect, of: exact) else {
        return
      }
      draw(bitmap, in: own)
    case .imagePart(let part):
      draw(part, in: exact)
    case .glyphs(let run, let paint):
      if case .color(let color) = paint, drawKept(run, color: color, in: exact) { return }
      setMatrix(exact)
      append(run)
      setFillRule(.winding)
      withSource(paint, in: exact, reach: Box(run)) { cairo_fill(context) }
    case .group, .node: break
    }
  }

  func setFillRule(_ rule: FillRule) {
    cairo_set_fill_rule(
      context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
  }
}
