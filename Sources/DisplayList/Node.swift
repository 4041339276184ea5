// SPDX-License-Identifier: MIT
public import Foundation

/// One layer as it looks at one instant.
///
/// Painting order: content, children from back to front, overlay; all of it clipped by ``clip``
/// and, when ``opacity`` is below 1, composed as a group.
public struct Node: Sendable, Codable, Equatable {
  /// Names the layer within its recording; the same layer has the same number in every frame.
  public var id: Int
  /// The class of the view, or of the layer where no view owns it.
  public var className: String
  /// What the layer is called: `accessibilityIdentifier`, else `layer.name`, else its role.
  public var name: String?
  /// Where the layer lies in its parent.
  public var geometry: Geometry
  /// Group opacity, 0 to 1.
  public var opacity: Double
  /// A hidden node is not painted and neither is anything below it; it stays in the list so that
  /// a timeline can say so.
  public var isHidden: Bool
  /// What `content`, `children` and `overlay` are cut to, in the node's own space.
  public var clip: Clip?
  /// Painted first: background, then contents.
  public var content: [DrawCommand]
  /// From back to front.
  public var children: [Node]
  /// Painted last: the border.
  public var overlay: [DrawCommand]
  /// Names the layer's contents image: equal contents have equal digests; nil without contents.
  public var contentsDigest: String?

  /// Creates a visible, opaque, empty node.
  public init(id: Int, className: String, name: String? = nil, geometry: Geometry) {
    self.id = id
    self.className = className
    self.name = name
    self.geometry = geometry
    opacity = 1
    isHidden = false
    clip = nil
    content = []
    children = []
    overlay = []
    contentsDigest = nil
  }
}

/// The region a node's painting is cut to, in the node's own space.
public struct Clip: Sendable, Codable, Equatable {
  /// What remains visible, in points.
  public var rect: CGRect
  /// Radius of the circular corners in points; 0 for square ones.
  public var cornerRadius: Double

  /// A clip with square corners unless a radius is given.
  public init(rect: CGRect, cornerRadius: Double = 0) {
    self.rect = rect
    self.cornerRadius = cornerRadius
  }
}
