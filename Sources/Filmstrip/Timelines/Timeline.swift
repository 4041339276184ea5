// SPDX-License-Identifier: MIT
internal import DisplayList
public import Foundation

/// What moved in a recording: every layer's place and looks in every frame.
///
/// Derived from the frames alone; written as `timeline.json` (version 1).
public struct Timeline: Sendable, Equatable {
  /// What does not change about a layer.
  public struct Layer: Sendable, Equatable {
    /// Numbered from 1 in the order of first appearance; the same in all frames.
    public let id: Int
    /// The layer it is in when it first appears; nil for the window's.
    public let parent: Int?
    /// The class of the view, or of the layer where no view owns it.
    public let className: String
    /// What the layer is called or what its role is; nil for neither.
    public let name: String?
  }

  /// How a layer shows in one frame.
  public struct LayerState: Sendable, Equatable {
    /// The `id` of the layer in `layers`.
    public let id: Int
    /// The rectangle around the layer in window coordinates, in points.
    public let frame: CGRect
    /// Its own opacity, not that of the groups around it.
    public let opacity: Double
    /// Whether the layer itself is hidden; one inside a hidden layer need not be.
    public let isHidden: Bool
    /// Its own transform as 16 elements, row by row; nil for the identity.
    public let transform: [Double]?
    /// Names its image; nil without one.
    public let contents: String?
  }

  /// Every layer that appears in any frame, by `id`.
  public let layers: [Layer]
  /// For each frame every layer in the window's tree: parents before children, front-most last.
  public let frames: [[LayerState]]

  init(_ frames: [Frame]) {
    var layers: [Layer] = []
    var places: [Int: Int] = [:]
    self.frames = frames.map { frame in
      var states: [LayerState] = []
      Timeline.walk(frame.root, parent: nil, space: .identity) { node, parent, toWindow in
        states.append(LayerState(node, toWindow: toWindow))
        if let place = places[node.id] {
          // A role may give a layer its name only after it has first appeared.
          if layers[place].name == nil, let name = node.name {
            layers[place] = layers[place].named(name)
          }
        } else {
          places[node.id] = layers.count
          layers.append(
            Layer(id: node.id, parent: parent, className: node.className, name: node.name))
        }
      }
      return states
    }
    self.layers = layers
  }

  /// Visits a node and all below it, with the way from each node's own space to the window; `space`
  /// is the way from the parent's.
  private static func walk(
    _ node: Node, parent: Int?, space: Transform, visit: (Node, Int?, Transform) -> Void
  ) {
    // The root's own place is the window's on the screen, which is the origin of both.
    let own = node.ownSpace(in: space)
    visit(node, parent, own)
    let inner = node.childSpace(own: own)
    for child in node.children { walk(child, parent: node.id, space: inner, visit: visit) }
  }
}

extension Timeline.Layer {
  fileprivate func named(_ name: String) -> Timeline.Layer {
    Timeline.Layer(id: id, parent: parent, className: className, name: name)
  }
}

extension Timeline.LayerState {
  fileprivate init(_ node: Node, toWindow: Transform) {
    let own = node.geometry.transform
    self.init(
      id: node.id, frame: toWindow.boundingBox(of: node.geometry.bounds), opacity: node.opacity,
      isHidden: node.isHidden,
      transform: own.isIdentity ? nil : (0..<16).map { own.elements[$0] },
      contents: node.contentsDigest)
  }
}

extension Recording {
  /// What moved, derived from the frames.
  public var timeline: Timeline { Timeline(frames) }
}
