// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Foundation

// Forms: what commands cover, whatever they are painted with, in opaque black. They are painted from the same
// plans as what they are the forms of.

extension CairoCanvas {
  /// Runs drawing of which only the forms are painted.
  func drawForms(_ draw: () -> Void) {
    let paintedForms = surroundings.paintsForms
    surroundings.paintsForms = true
    draw()
    surroundings.paintsForms = paintedForms
  }

  /// A paint, or what a form is painted with in its place.
  func visible(_ paint: Paint) -> Paint { surroundings.paintsForms ? .color(.black) : paint }

  /// Draws the form of a command: an image covers its rectangle, and a node its bounds.
  ///
  /// A form of which nothing is painted counts as far as the surface of its group goes, which is a box around
  /// what is painted there.
  func drawForm(of plan: CommandPlan, in exact: Transform) {
    switch plan.command {
    case .fill, .stroke, .glyphs, .paint: drawSingle(plan, in: exact)
    case .image(_, let rect): fill(rect, in: exact)
    case .imagePart(let part): fill(part.rect, in: exact)
    case .node(let node):
      let own = node.ownSpace(in: exact).onDevice
      guard !node.isHidden, own.isDrawable else { return }
      guard own.isAffine else {
        let form = DrawCommand.fill(
          Path(rect: node.geometry.bounds), rule: .winding, paint: .color(.black))
        drawPlane(own: own, scale: nil, opacity: 1) {
          .commands(ContentPlan([form], in: $0, isReversed: $1), fade: 1)
        }
        return
      }
      fill(node.geometry.bounds, in: own)
    case .group(let group):
      if case .group(let planned) = plan.held {
        drawForm(of: planned)
        return
      }
      // One that is transparent is not planned, and has a form.
      let own = group.transform.concatenating(exact).onDevice
      guard own.isDrawable else { return }
      drawForm(of: GroupPlan(group, own: own, isReversed: surroundings.isReversed))
    }
  }

  /// Draws the forms of what a group paints within its clips.
  func drawForm(of plan: GroupPlan) {
    let (group, own) = (plan.group, plan.own)
    if own.isAffine && (group.isAntialiased || plan.outer.isAffine) {
      withClips(of: plan) { draw(plan.content) }
    } else if group.clips.isEmpty && group.isAntialiased {
      draw(plan.content)
    } else {
      drawPlane(of: group, own: own, opacity: 1)
    }
  }

  private func fill(_ rect: CGRect, in exact: Transform) {
    fill(Path(rect: rect), rule: .winding, paint: .color(.black), in: exact)
  }
}
