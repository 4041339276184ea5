// SPDX-License-Identifier: MIT

public protocol CALayerDelegate: AnyObject {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  func layoutSublayers(of layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func display(_ layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
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
