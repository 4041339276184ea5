// SPDX-License-Identifier: MIT
public import Foundation

extension Node {
  /// What few layers have: shadow, mask, depth, a look that is not the sum of its parts.
  public struct Effects: Sendable, Codable, Equatable {
    /// Applied to all children about the node's anchor point; gives them a perspective.
    public var sublayerTransform: Transform
    /// Whether the back shows when the node faces away; otherwise it is not painted then.
    public var isDoubleSided: Bool
    /// Whether children keep their depth instead of being flattened into the node's plane; such a
    /// node paints nothing of its own.
    public var preservesDepth: Bool
    /// Whether an opacity below 1 fades the node as a whole; otherwise each part fades for itself.
    public var groupsOpacity: Bool
    /// Falls behind the node; nil for none.
    public var shadow: Shadow?
    /// Multiplies every component of what the node and its children paint; nil leaves it.
    public var tint: Color?
    /// Pixels in a point at which the node is turned into an image before it is placed; nil
    /// paints it directly.
    public var rasterizationScale: Double?
    /// Painted in place of content, children and overlay where the node shows something else than
    /// their sum, such as a transition between two states or copies of a child; nil else.
    ///
    /// The children stay in the list, so that a timeline can contain them.
    public var appearance: [DrawCommand]?
    /// How the node, as a whole, is combined with what is there.
    ///
    /// Modes in which even transparent pixels count act within the node's bounds.
    public var blend: BlendMode
    /// Applied, first to last, to all that the node paints but its shadow.
    public var filters: [Filter]
    /// Painted before the content: what is behind the node, changed; nil for nothing.
    public var backdrop: Backdrop?
    private var storedMask: Box<Node>?

    /// No effect.
    public static let none = Effects()

    /// An effect that has none yet.
    public init() {
      sublayerTransform = .identity
      isDoubleSided = true
      preservesDepth = false
      groupsOpacity = true
      blend = .normal
      filters = []
    }

    /// A node in this node's space; its alpha is multiplied with what this node paints.
    public var mask: Node? {
      get { storedMask?.value }
      set { storedMask = newValue.map { Box($0) } }
    }
  }
}

/// What was painted before a node, seen through filters.
///
/// That is what its surroundings have painted so far: within a group, the group's own painting.
public struct Backdrop: Sendable, Codable, Equatable {
  /// Where it is seen, in the node's own space.
  public var clip: Clip
  /// Applied first to last; the radius of a blur counts in the node's own space.
  ///
  /// A blur takes in what lies around the clip; at the edge of the canvas the outermost pixels
  /// continue outwards, whether it clamps edges or not.
  public var filters: [Filter]

  /// What is behind some place, changed by filters.
  public init(clip: Clip, filters: [Filter]) {
    self.clip = clip
    self.filters = filters
  }
}

/// A blurred silhouette behind a node.
public struct Shadow: Sendable, Codable, Equatable {
  /// Its alpha counts, too.
  public var color: Color
  /// 0, none, to 1.
  public var opacity: Double
  /// Where it falls, in points, y down.
  public var offset: CGSize
  /// σ of the Gaussian blur in points.
  public var radius: Double
  /// The silhouette, in the node's space, filled by the winding rule; nil for that of what the node
  /// paints.
  public var path: Path?

  /// A shadow of a path, or without one of all that the node paints.
  public init(color: Color, opacity: Double, offset: CGSize, radius: Double, path: Path? = nil) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}

/// A value behind a reference, for parts that are rare, large or of the type that holds them.
final class Box<Value: Sendable & Codable & Equatable>: Sendable, Codable, Equatable {
  let value: Value

  init(_ value: Value) { self.value = value }

  convenience init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

  static func == (left: Box, right: Box) -> Bool { left === right || left.value == right.value }
}
