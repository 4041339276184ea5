// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

// Shapes: what commands cover, whatever they are painted with, in opaque black. They are painted from the same
// plans as what they are the shapes of.

extension CairoCanvas {
  func drawShapes(_ draw: () -> Void) {
    let paintedShapes = surroundings.paintsShapes
    surroundings.paintsShapes = true
    draw()
    surroundings.paintsShapes = paintedShapes
  }

  /// Draws the shape of a command: an image covers its rectangle, and a node its bounds.
  ///
  /// A shape of which nothing is painted counts as far as the surface of its group goes, which is a box around
  /// what is painted there.
  func drawShape(of plan: CommandPlan, in ctm: Transform) {
    switch plan.command {
    case .fill(let path, let rule, _): fill(path, rule: rule, paint: .color(.black), in: ctm)
    case .stroke(let path, let style, _): stroke(path, style: style, paint: .color(.black), in: ctm)
    case .glyphs(let run, _): draw(run, paint: .color(.black), in: ctm)
    case .paint: paintEverything(.color(.black), in: ctm, visible: nil)
    case .image(_, let rect): fill(rect, in: ctm)
    case .imagePart(let part): fill(part.rect, in: ctm)
    case .node(let node):
      guard !node.isHidden else { return }
      let bounds = DrawCommand.fill(
        Path(rect: node.geometry.bounds), rule: .winding, paint: .color(.black))
      drawShape(of: Group(transform: node.geometry.toParent, commands: [bounds]), in: ctm)
    case .group(let group):
      // One that is transparent is not planned, and has a shape.
      if case .group(let planned) = plan.held {
        drawShape(of: planned)
      } else {
        drawShape(of: group, in: ctm)
      }
    }
  }

  private func drawShape(of group: Group, in ctm: Transform) {
    let toDevice = group.transform.concatenating(ctm).onDevice
    guard toDevice.isDrawable else { return }
    drawShape(of: GroupPlan(group, toDevice: toDevice, isReversed: surroundings.isReversed))
  }

  func drawShape(of plan: GroupPlan) {
    let (group, toDevice) = (plan.group, plan.toDevice)
    if toDevice.isAffine && (group.isAntialiased || plan.outer.isAffine) {
      withClips(of: plan) { draw(plan.content) }
    } else if group.clips.isEmpty && group.isAntialiased {
      draw(plan.content)
    } else {
      drawPlane(of: group, toDevice: toDevice, opacity: 1)
    }
  }

  private func fill(_ rect: CGRect, in ctm: Transform) {
    fill(Path(rect: rect), rule: .winding, paint: .color(.black), in: ctm)
  }
}
