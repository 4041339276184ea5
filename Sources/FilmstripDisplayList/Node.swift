// SPDX-License-Identifier: MIT
public import Foundation
public import FilmstripImaging

/// One layer as it looks at one instant.
///
/// Painting order: shadow, content, children from back to front, overlay; all but the shadow is cut
/// to ``clip`` and to ``Effects/mask``, and, when ``opacity`` is below 1, composed as a group.
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
  /// From back to front.
  public var children: [Node]
  /// Painted last: the border.
  public var overlay: [DrawCommand]
  /// What a timeline calls the layer's contents image; nil without contents.
  public var contentsName: Digest?
  /// Most nodes have no effects: one reference keeps the others small and cheap to copy.
  private var storedEffects: Box<Effects>?
  /// One reference for both, as most nodes that have one have the other: nodes are copied a lot.
  private var storedDrawing: Box<Drawing>?

  private struct Drawing: Sendable, Codable, Equatable {
    var content: [DrawCommand]
    var look: Look
  }

  /// Creates a visible, opaque, empty node.
  public init(id: Int, className: String, name: String? = nil, geometry: Geometry) {
    self.id = id
    self.className = className
    self.name = name
    self.geometry = geometry
    opacity = 1
    isHidden = false
    clip = nil
    children = []
    overlay = []
    contentsName = nil
  }

  /// What few layers have; ``Effects/none`` unless set.
  public var effects: Effects {
    get { storedEffects?.value ?? .none }
    set { storedEffects = newValue == .none ? nil : Box(newValue) }
  }

  /// Whether the node has any effects; cheaper to ask than to compare ``effects``.
  public var hasEffects: Bool { storedEffects != nil }

  /// Painted first: background, then contents.
  public var content: [DrawCommand] {
    get { storedDrawing?.value.content ?? [] }
    set { setContent(newValue, look: look) }
  }

  /// Values for a timeline that only show in what is painted; ``Look/plain`` unless set.
  public var look: Look {
    get { storedDrawing?.value.look ?? .plain }
    set { setContent(content, look: newValue) }
  }

  /// Sets ``content`` and ``look`` in one step.
  public mutating func setContent(_ content: [DrawCommand], look: Look) {
    storedDrawing =
      content.isEmpty && look == .plain ? nil : Box(Drawing(content: content, look: look))
  }
}

extension Node {
  /// From the node's own space to device space, given the transform of its parent's children.
  ///
  /// `space` is what ``childSpace(own:)`` of the parent gives, or, for a root, the transform from
  /// points to pixels.
  public func ownSpace(in space: Transform) -> Transform { geometry.toParent.concatenating(space) }

  /// The transform of the node's children to device space; `own` is the node's own one.
  ///
  /// `sublayerTransform` acts about the anchor point. The result is flattened into the node's plane
  /// unless the node keeps the depth of its children, as a `CATransformLayer` does.
  public func childSpace(own: Transform) -> Transform {
    guard let effects = storedEffects?.value else { return own.flattening }
    let space = effects.preservesDepth ? own : own.flattening
    guard !effects.sublayerTransform.isIdentity else { return space }
    let anchor = geometry.anchor
    return Transform(translationX: -anchor.x, y: -anchor.y).concatenating(effects.sublayerTransform)
      .concatenating(Transform(translationX: anchor.x, y: anchor.y))
      .concatenating(space)
  }
}

/// The region a node's painting is cut to, in the node's own space.
public struct Clip: Sendable, Codable, Equatable {
  /// What remains visible, in points.
  public var rect: CGRect
  /// How the corners are rounded.
  public var corners: Corners

  /// A clip with square corners by default.
  public init(rect: CGRect, corners: Corners = .square) {
    self.rect = rect
    self.corners = corners
  }

  /// A clip with circular corners of a radius in points.
  public init(rect: CGRect, cornerRadius: Double) {
    self.init(rect: rect, corners: Corners(radius: cornerRadius))
  }

  /// The outline of what remains visible.
  public var path: Path { Path(roundedRect: rect, corners: corners) }
}
