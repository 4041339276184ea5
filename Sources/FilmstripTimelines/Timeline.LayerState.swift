// SPDX-License-Identifier: MIT
public import FilmstripDisplayList
public import Foundation

extension Timeline {
  /// How a layer shows in one frame: what its animations have made of its values.
  ///
  /// Values are the layer's own, in its parent's space or its own, as Core Animation has them; only
  /// ``frame`` is in the window's. A new one has the values of a new layer.
  public struct LayerState: Sendable, Equatable {
    /// The `id` of the layer in `layers`.
    public let id: Int
    /// The layer it is in, or whose mask it is; nil for the window's.
    public var parent: Int?
    /// The rectangle around the layer in window coordinates, in points; follows from the other values
    /// of this layer and of those it is in.
    public var frame = CGRect.zero
    /// Where the anchor point lies in the parent's space, in points.
    public var position = CGPoint.zero
    /// The layer's own space: its visible rectangle, in points.
    public var bounds = CGRect.zero
    /// The point of `bounds` that sits at `position`, in fractions of its size.
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Depth of the anchor point in the layer's own space, in points.
    public var anchorPointZ = 0.0
    /// Depth of the anchor point in the parent's space, in points; towards the viewer.
    public var zPosition = 0.0
    /// Its own transform as 16 elements, row by row; nil for the identity.
    public var transform: [Double]?
    /// What acts on all its children, as `transform`; nil for the identity.
    public var sublayerTransform: [Double]?
    /// Whether the back shows when the layer faces away.
    public var isDoubleSided = true
    /// Whether its children keep their depth instead of being flattened into its plane.
    public var preservesDepth = false
    /// Its own opacity, not that of the groups around it; 0 to 1.
    public var opacity = 1.0
    /// Whether the layer itself is hidden; one inside a hidden layer need not be.
    public var isHidden = false
    /// Whether all that the layer shows is cut to its bounds and corners.
    public var masksToBounds = false
    /// Radius, form and choice of its corners.
    public var corners = Corners.square
    /// What fills the bounds; nil for nothing.
    public var background: Background?
    /// Width of the border inside the bounds, in points; 0 for none.
    public var borderWidth = 0.0
    /// The border's colour; nil without a border.
    public var borderColor: Color?
    /// The shadow's opacity, 0 to 1; with 0 there is none, and its other values are nil.
    public var shadowOpacity = 0.0
    /// The shadow's colour.
    public var shadowColor: Color?
    /// Where the shadow falls, in points, y down.
    public var shadowOffset: CGSize?
    /// σ of the shadow's blur in points.
    public var shadowRadius: Double?
    /// Names the shadow's path; nil where it is that of what the layer shows.
    public var shadowPath: String?
    /// The layer that is this one's mask; nil without one.
    public var mask: Int?
    /// Names its image; nil without one.
    public var contents: String?
    /// The part of the contents that is shown, in fractions of its size.
    public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Names what else it shows: the drawing of its class, filters, a blend mode, a transition between
    /// two looks; nil for nothing of that.
    public var drawing: String?

    /// The text of a label, of a long one the beginning; nil for what is no label.
    public var text: String?
    /// The name of a label's font and its size in points; nil for what is no label.
    public var font: String?
    /// The colour of a label's text; nil for what is no label.
    public var textColor: Color?

    /// What fills a layer's bounds.
    public enum Background: Sendable, Equatable {
      /// One colour, which may be transparent.
      case color(Color)
      /// Drawing that repeats, by its digest.
      case pattern(String)
    }

    package init(id: Int, parent: Int?) {
      self.id = id
      self.parent = parent
    }
  }
}

extension Timeline.LayerState {
  /// What a node of a frame says; `toWindow` leads from its own space to the window, and `drawing` names
  /// what it draws of its own.
  init(_ node: Node, parent: Int?, toWindow: Transform, drawing: String?) {
    self.init(id: node.id, parent: parent)
    let geometry = node.geometry
    frame = toWindow.boundingBox(of: geometry.bounds)
    position = geometry.position
    bounds = geometry.bounds
    anchorPoint = geometry.anchorPoint
    anchorPointZ = geometry.anchorPointZ
    zPosition = geometry.zPosition
    transform = geometry.transform.ownElements
    opacity = node.opacity
    isHidden = node.isHidden
    masksToBounds = node.clip != nil
    contents = node.contentsName?.description
    take(node.look)
    if node.hasEffects { take(node.effects) }
    self.drawing = drawing
  }

  private mutating func take(_ look: Node.Look) {
    corners = look.corners
    background = look.background.map {
      if case .color(let color) = $0 { .color(color) } else { .pattern($0.name.description) }
    }
    borderWidth = look.borderWidth
    borderColor = look.borderColor
    contentsRect = look.contentsRect
    (text, font, textColor) = (look.text?.string, look.text?.font, look.text?.color)
  }

  private mutating func take(_ effects: Node.Effects) {
    sublayerTransform = effects.sublayerTransform.ownElements
    isDoubleSided = effects.isDoubleSided
    preservesDepth = effects.preservesDepth
    mask = effects.mask?.id
    guard let shadow = effects.shadow else { return }
    shadowOpacity = shadow.opacity
    shadowColor = shadow.color
    shadowOffset = shadow.offset
    shadowRadius = shadow.radius
    shadowPath = shadow.path?.name.description
  }

  var node: Node {
    var geometry = Geometry(position: position, bounds: bounds, anchorPoint: anchorPoint)
    geometry.anchorPointZ = anchorPointZ
    geometry.zPosition = zPosition
    if let transform { geometry.transform = Transform(ownElements: transform) }
    var node = Node(id: id, className: "", geometry: geometry)
    if sublayerTransform != nil || preservesDepth {
      node.effects.sublayerTransform =
        sublayerTransform.map { Transform(ownElements: $0) } ?? .identity
      node.effects.preservesDepth = preservesDepth
    }
    return node
  }
}

extension Transform {
  /// The 16 elements, row by row; nil for the identity.
  fileprivate var ownElements: [Double]? { isIdentity ? nil : (0..<16).map { elements[$0] } }

  /// A matrix from its 16 elements.
  fileprivate init(ownElements: [Double]) {
    self = .identity
    for (place, element) in ownElements.prefix(16).enumerated() { elements[place] = element }
  }
}
