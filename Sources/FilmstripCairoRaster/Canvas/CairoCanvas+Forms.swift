// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
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

  /// Draws the form of a command: an image covers its rectangle, and a node its bounds.
  ///
  /// A form of which nothing is painted counts as far as the surface of its group goes, which is a box around
  /// what is painted there.
  func drawForm(of plan: CommandPlan, in exact: Transform) {
    switch plan.command {
    case .fill(let path, let rule, _): fill(path, rule: rule, paint: .color(.black), in: exact)
    case .stroke(let path, let style, _):
      stroke(path, style: style, paint: .color(.black), in: exact)
    case .glyphs(let run, _): draw(run, paint: .color(.black), in: exact)
    case .paint: paintEverything(.color(.black), in: exact, visible: nil)
    case .image(_, let rect): fill(rect, in: exact)
    case .imagePart(let part): fill(part.rect, in: exact)
    case .node(let node):
      guard !node.isHidden else { return }
      let bounds = DrawCommand.fill(
        Path(rect: node.geometry.bounds), rule: .winding, paint: .color(.black))
      drawForm(of: Group(transform: node.geometry.toParent, commands: [bounds]), in: exact)
    case .group(let group):
      // One that is transparent is not planned, and has a form.
      if case .group(let planned) = plan.held {
        drawForm(of: planned)
      } else {
        drawForm(of: group, in: exact)
      }
    }
  }

  private func drawForm(of group: Group, in exact: Transform) {
    let own = group.transform.concatenating(exact).onDevice
    guard own.isDrawable else { return }
    drawForm(of: GroupPlan(group, own: own, isReversed: surroundings.isReversed))
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
