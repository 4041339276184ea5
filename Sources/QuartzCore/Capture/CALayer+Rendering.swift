// SPDX-License-Identifier: MIT
public import CoreGraphics
internal import DisplayList

extension CALayer {
  /// Draws the layer and all in it into a context: the model values, without animations, the
  /// layer's bounds at the context's origin.
  public func render(in ctx: CGContext) { render(.model, in: ctx) }

  /// Draws what is shown now, with animations.
  package func renderPresentation(in ctx: CGContext) {
    render(.presentation(clock.now), in: ctx)
  }

  private func render(_ source: LayerCapture.Source, in ctx: CGContext) {
    var node = LayerCapture().node(of: self, source: source)
    // The layer's own place in its parent does not count; its transform and visibility neither.
    node.geometry.position = .zero
    node.geometry.anchorPoint = .zero
    node.geometry.transform = .identity
    node.isHidden = false
    node.opacity = 1
    ctx.record([.node(node)])
  }
}
