// SPDX-License-Identifier: MIT
public import CoreGraphics
internal import DisplayList

extension CALayer {
  /// Draws the layer and all in it into a context: the model values, without animations, in the
  /// layer's own coordinate space.
  public func render(in ctx: CGContext) { render(.model, at: properties.bounds.origin, in: ctx) }

  /// Draws what the model, or with animations what is shown now, with the bounds' corner at zero.
  package func renderContents(presentation: Bool, in ctx: CGContext) {
    render(presentation ? .presentation(clock.now) : .model, at: .zero, in: ctx)
  }

  private func render(_ source: LayerCapture.Source, at corner: CGPoint, in ctx: CGContext) {
    var node = LayerCapture().node(of: self, source: source)
    // The layer's own place in its parent does not count; its transform and visibility neither.
    node.geometry.position = corner
    node.geometry.anchorPoint = .zero
    node.geometry.transform = .identity
    node.isHidden = false
    node.opacity = 1
    ctx.record([.node(node)])
  }
}
