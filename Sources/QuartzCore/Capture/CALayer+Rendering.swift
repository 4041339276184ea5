// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension CALayer {
  func renderModel(in ctx: CGContext) {
    displayTree()
    render(.model, at: properties.bounds.origin, in: ctx)
  }

  /// Whether the layer has been on the screen at the end of some step.
  package var hasBeenShown: Bool { isCommitted }

  /// Draws what the model, or else what is on the screen now, with the bounds' corner at zero.
  ///
  /// On the screen is what was last committed, with its animations: changes made since are not.
  package func renderContents(presentation: Bool, in ctx: CGContext) {
    let isShown = presentation && isCommitted
    render(isShown ? .committed(clock.now) : .model, at: .zero, in: ctx)
  }

  private func render(_ source: LayerCapture.Source, at corner: CGPoint, in ctx: CGContext) {
    ctx.record([.node(LayerCapture().node(of: self, source: source).unplaced(at: corner))])
  }
}

extension Node {
  /// The node without what acts in its parent: its position there, its transform, opacity and
  /// visibility do not count.
  func unplaced(at corner: CGPoint) -> Node {
    var node = self
    node.geometry = Geometry(position: corner, bounds: geometry.bounds, anchorPoint: .zero)
    node.isHidden = false
    node.opacity = 1
    return node
  }
}
