// SPDX-License-Identifier: MIT
public import CoreGraphics

/// Serves a layer: usually the view that owns it.
public protocol CALayerDelegate: AnyObject {
  /// The action for a change; nil leaves the search to the layer, `NSNull` ends it with none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  func layoutSublayers(of layer: CALayer)
  /// Draws the layer's contents, in the layer's own space.
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  /// Makes the layer's contents; without one of the delegate's own they are drawn.
  func display(_ layer: CALayer)
}

extension CALayerDelegate {
  /// No action of the delegate's: the search continues in the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func display(_ layer: CALayer) { layer.drawContents() }
}

/// A layer's owner that knows what the layer should be called in a recording.
package protocol LayerNaming: AnyObject {
  /// The name; nil leaves it to `layer.name` and the layer's role.
  var recordedName: String? { get }
}
