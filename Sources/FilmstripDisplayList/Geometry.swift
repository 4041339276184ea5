// SPDX-License-Identifier: MIT
public import Foundation

/// Position, size and transform of a node, with Core Animation's meaning.
public struct Geometry: Sendable, Codable, Equatable {
  /// Where the anchor point lies in the parent's space, in points.
  public var position: CGPoint
  /// The node's own space: its visible rectangle, whose origin need not be zero.
  public var bounds: CGRect
  /// The point of `bounds` that sits at `position` and about which `transform` acts: (0, 0) is the
  /// corner of smallest coordinates, (1, 1) the opposite one.
  public var anchorPoint: CGPoint
  /// Depth of the anchor point in the layer's own space, in points.
  public var anchorPointZ: Double = 0
  /// Depth of the anchor point in the parent's space, in points; towards the viewer.
  ///
  /// Painting order is that of the list of children, not this.
  public var zPosition: Double = 0
  /// Most layers are not transformed: kept behind a reference, so that the others stay small.
  private var storedTransform: Box<Transform>?

  /// The layer's own transform, about the anchor point.
  public var transform: Transform {
    get { storedTransform?.value ?? .identity }
    set { storedTransform = newValue.isIdentity ? nil : Box(newValue) }
  }

  /// A place in the parent; anchored at the middle and not transformed by default.
  public init(
    position: CGPoint, bounds: CGRect, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    transform: Transform = .identity
  ) {
    self.position = position
    self.bounds = bounds
    self.anchorPoint = anchorPoint
    self.transform = transform
  }

  /// A rectangle that starts at `frame` and has its own space start at zero.
  public init(frame: CGRect) {
    self.init(
      position: CGPoint(x: frame.midX, y: frame.midY),
      bounds: CGRect(origin: .zero, size: frame.size))
  }

  /// The anchor point in the node's own space.
  public var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width,
      y: bounds.origin.y + anchorPoint.y * bounds.height)
  }

  /// From the node's own space to its parent's.
  public var toParent: Transform {
    let anchor = self.anchor
    guard anchorPointZ == 0 && zPosition == 0 else {
      return Transform(translationX: -anchor.x, y: -anchor.y, z: -anchorPointZ)
        .concatenating(transform)
        .concatenating(Transform(translationX: position.x, y: position.y, z: zPosition))
    }
    guard storedTransform != nil else {
      return Transform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return Transform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(Transform(translationX: position.x, y: position.y))
  }
}
