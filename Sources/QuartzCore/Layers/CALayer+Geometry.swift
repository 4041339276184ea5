// SPDX-License-Identifier: MIT
package import DisplayList
public import CoreGraphics

extension CALayer {
  /// Where the model values put the layer in its superlayer.
  package var geometry: Geometry { properties.geometry }

  /// The part of `transform` that acts in the layer's plane; depth is left out.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to an affine map; animatable as `transform` is.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether a point in the layer's own space lies in its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Brings a point from another layer's space into this one's; nil is the space of the root.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    fromRoot.apply(l?.toRoot.apply(p) ?? p)
  }

  /// Brings a point from this layer's space into another one's; nil is the space of the root.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let inRoot = toRoot.apply(p)
    return l?.fromRoot.apply(inRoot) ?? inRoot
  }

  /// The upright box, in this space, around a rectangle in another's; nil is the root's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    fromRoot.boundingBox(of: l?.toRoot.boundingBox(of: r) ?? r)
  }

  /// The upright box, in another's space, around a rectangle in this one; nil is the root's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let inRoot = toRoot.boundingBox(of: r)
    return l?.fromRoot.boundingBox(of: inRoot) ?? inRoot
  }

  /// From this layer's space to that of the root of its tree.
  private var toRoot: Transform {
    var result = Transform.identity
    var layer: CALayer? = self
    while let current = layer, let parent = current.superlayer {
      result = result.concatenating(current.geometry.toParent)
      layer = parent
    }
    return result
  }

  /// From the space of the root to this layer's; without depth, which conversions ignore here.
  private var fromRoot: Transform {
    Transform(CATransform3DGetAffineTransform(CATransform3D(toRoot)).inverted())
  }
}

extension LayerProperties {
  /// The values that place the layer in its superlayer, for the display list.
  package var geometry: Geometry {
    Geometry(
      position: position, bounds: bounds, anchorPoint: anchorPoint, transform: transform.matrix)
  }
}
