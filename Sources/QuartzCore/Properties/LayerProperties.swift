// SPDX-License-Identifier: MIT
package import CoreGraphics
package import FilmstripDisplayList
package import Foundation

/// The properties of a layer as a value: the model's, or what a presentation shows at an instant.
package struct LayerProperties {
  /// Where the anchor point lies in the superlayer, in points.
  package var position = CGPoint.zero
  /// The layer's own space: its visible rectangle, in points.
  package var bounds = CGRect.zero
  /// The point of `bounds` that sits at `position`, in fractions of its size.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Depth of the anchor point in the layer's own space, in points.
  package var anchorPointZ: CGFloat = 0
  /// Depth in the superlayer, and order among siblings: larger is in front.
  package var zPosition: CGFloat = 0
  /// Acts about the anchor point.
  package var transform = CATransform3DIdentity
  /// 0, invisible, to 1; clamped to that range only when captured.
  package var opacity: Float = 1
  /// Whether the layer and all in it are left out.
  package var isHidden = false
  /// Whether all that the layer shows is cut to its bounds and rounded corners.
  package var masksToBounds = false
  /// Fills the bounds; nil paints nothing.
  package var backgroundColor: CGColor?
  /// Radius, form and choice of the corners; a negative radius counts as 0.
  package var corners = Corners.square
  /// Width inside the bounds in points; 0 or less draws no border.
  package var borderWidth: CGFloat = 0
  /// Opaque black, as documented.
  package var borderColor: CGColor? = LayerProperties.black
  /// The image shown; nil without one.
  package var contents: CGImage?
  /// How contents of another size are placed in the bounds.
  package var contentsGravity: CALayerContentsGravity = .resize
  /// Pixels of the contents in a point.
  package var contentsScale: CGFloat = 1
  /// The properties that only some classes of layers have.
  package var classProperties = ClassProperties.none
  private var uncommonStorage: UncommonStorage?

  /// One object for all layers, as long as no other is set.
  private static let black = CGColor(gray: 0, alpha: 1)

  /// The values of a new layer.
  package init() {}

  /// Properties that few layers change, kept behind one reference so that the others are cheap to
  /// copy.
  package var uncommonProperties: UncommonProperties {
    get { uncommonStorage?.value ?? .standard }
    set { uncommonStorage = UncommonStorage(newValue) }
  }

  /// The radius in ``corners``.
  package var cornerRadius: CGFloat {
    get { corners.radius }
    set { corners.radius = newValue }
  }

  /// Whether anything in ``uncommonProperties`` was ever set.
  var hasUncommonProperties: Bool { uncommonStorage != nil }

  private final class UncommonStorage {
    let value: UncommonProperties
    init(_ value: UncommonProperties) { self.value = value }
  }
}

extension LayerProperties {
  /// The values that place the layer in its superlayer, for the display list.
  package var geometry: Geometry {
    var geometry = Geometry(
      position: position, bounds: bounds, anchorPoint: anchorPoint, transform: transform.matrix)
    geometry.anchorPointZ = anchorPointZ
    geometry.zPosition = zPosition
    return geometry
  }

  /// Properties that few layers change.
  package struct UncommonProperties {
    /// The values of a new layer.
    nonisolated(unsafe) static let standard = UncommonProperties()

    /// Acts on all sublayers about the anchor point.
    package var sublayerTransform = CATransform3DIdentity
    /// Whether the back shows when the layer faces away.
    package var isDoubleSided = true
    /// Opaque black, as documented.
    package var shadowColor: CGColor? = LayerProperties.black
    /// 0, none, to 1.
    package var shadowOpacity: Float = 0
    /// Where the shadow falls, in points; (0, −3) as documented.
    package var shadowOffset = CGSize(width: 0, height: -3)
    /// σ of the shadow's blur in points; 3 as documented.
    package var shadowRadius: CGFloat = 3
    /// The silhouette of the shadow; nil for that of the layer.
    package var shadowPath: CGPath?
    /// The part of the contents that is shown, in fractions of its size.
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that stretches, in fractions of its size.
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// How enlarged contents are read.
    package var magnificationFilter = CALayerContentsFilter.linear
    /// How reduced contents are read.
    package var minificationFilter = CALayerContentsFilter.linear
    /// Whether the layer is rendered into an image before it is placed.
    package var shouldRasterize = false
    /// Pixels in a point of that image.
    package var rasterizationScale: CGFloat = 1
    /// Whether an opacity below 1 fades the layer and all in it as a whole.
    package var allowsGroupOpacity = true
    /// How the layer, as a whole, is combined with what is behind it.
    package var compositing = LayerCompositing.normal
    /// Applied to what is behind the layer, which is then seen within its bounds and corners.
    package var backdropFilters: [Filter] = []
    /// Applied to all that the layer and those in it show, but for the shadow.
    package var contentFilters: [Filter] = []
    /// Values of properties that an application's class adds, as far as they can be animated.
    package var customValues: [String: AnimatableValue] = [:]
  }
}
