// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

/// The properties of a layer as a value: the model's, or what a presentation shows at an instant.
package struct LayerProperties {
  package var position = CGPoint.zero
  package var bounds = CGRect.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var zPosition: CGFloat = 0
  package var transform = CATransform3DIdentity
  /// 0, invisible, to 1; clamped to that range only when captured.
  package var opacity: Float = 1
  package var isHidden = false
  package var masksToBounds = false
  package var backgroundColor: CGColor?
  /// Radius, form and choice of the corners; a negative radius counts as 0.
  package var corners = Corners.square
  /// Width inside the bounds in points; 0 or less draws no border.
  package var borderWidth: CGFloat = 0
  /// Opaque black, as documented.
  package var borderColor: CGColor? = LayerProperties.black
  package var contents: CGImage?
  package var contentsGravity: CALayerContentsGravity = .resize
  package var contentsScale: CGFloat = 1
  package var classProperties = ClassProperties.none
  private var uncommonStorage: UncommonStorage?

  /// One object for all layers, as long as no other is set.
  private static let black = CGColor(gray: 0, alpha: 1)

  package init() {}

  /// Properties that few layers change, kept behind one reference so that the others are cheap to
  /// copy.
  package var uncommonProperties: UncommonProperties {
    get { uncommonStorage?.value ?? .standard }
    set { uncommonStorage = UncommonStorage(newValue) }
  }

  package var cornerRadius: CGFloat {
    get { corners.radius }
    set { corners.radius = newValue }
  }

  var hasUncommonProperties: Bool { uncommonStorage != nil }

  private final class UncommonStorage {
    let value: UncommonProperties
    init(_ value: UncommonProperties) { self.value = value }
  }
}

extension LayerProperties {
  package var geometry: Geometry {
    var geometry = Geometry(
      position: position, bounds: bounds, anchorPoint: anchorPoint, transform: transform.matrix)
    geometry.anchorPointZ = anchorPointZ
    geometry.zPosition = zPosition
    return geometry
  }

  package struct UncommonProperties {
    nonisolated(unsafe) static let standard = UncommonProperties()

    package var sublayerTransform = CATransform3DIdentity
    package var isDoubleSided = true
    /// Opaque black, as documented.
    package var shadowColor: CGColor? = LayerProperties.black
    package var shadowOpacity: Float = 0
    /// Where the shadow falls, in points; (0, −3) as documented.
    package var shadowOffset = CGSize(width: 0, height: -3)
    /// σ of the shadow's blur in points; 3 as documented.
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var magnificationFilter = CALayerContentsFilter.linear
    package var minificationFilter = CALayerContentsFilter.linear
    package var shouldRasterize = false
    package var rasterizationScale: CGFloat = 1
    package var allowsGroupOpacity = true
    package var compositing = LayerCompositing.normal
    package var backdropFilters: [Filter] = []
    package var contentFilters: [Filter] = []
    /// Values of properties that an application's class adds, as far as they can be animated.
    package var customValues: [String: AnimatableValue] = [:]
  }
}
