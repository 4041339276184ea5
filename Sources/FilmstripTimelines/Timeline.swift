// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
internal import Foundation

/// What moved in a recording: every layer's place and looks in every frame.
///
/// Derived from the frames alone, or read from `timeline.json` (``TimelineFile``).
public struct Timeline: Sendable, Equatable {
  /// What does not change about a layer.
  public struct Layer: Sendable, Equatable {
    /// Numbered from 1 in the order of first appearance; the same in all frames.
    public let id: Int
    /// The layer it is in, or whose mask it is, when it first appears; nil for the window's.
    public let parent: Int?
    /// The class of the view, or of the layer where no view owns it.
    public let className: String
    /// What the layer is called or what its role is; nil for neither.
    public let name: String?
    /// What people call the layer, which no other layer of the timeline is called: its name, else the property that
    /// contains it, else its text, else its class; and its place among the layers of which the same is to be said.
    public package(set) var title: String

    /// Without a title it gets one in its timeline.
    package init(id: Int, parent: Int?, className: String, name: String?, title: String = "") {
      self.id = id
      self.parent = parent
      self.className = className
      self.name = name
      self.title = title
    }
  }

  /// Every layer that appears in any frame, by `id`.
  public let layers: [Layer]
  /// For each frame every layer in the window's tree: parents before children, a layer's mask right
  /// after it, front-most last.
  public let frames: [[LayerState]]

  /// A timeline of states that are known already.
  package init(layers: [Layer], frames: [[LayerState]]) {
    self.layers = LayerTitling.titled(layers)
    self.frames = frames
  }

  /// What the layers do in the frames of a recording.
  ///
  /// - Parameters:
  ///   - frames: The frames, in order.
  ///   - names: What layers without a name of their own are called, by number.
  package init(_ frames: [Frame], names: [Int: String] = [:]) {
    var layers: [Layer] = []
    var places: [Int: Int] = [:]
    var drawings = DrawingNames()
    self.frames = frames.map { frame in
      var states: [LayerState] = []
      Timeline.walk(frame.root, parent: nil, space: .identity) { node, parent, toWindow in
        states.append(
          LayerState(
            node, parent: parent, toWindow: toWindow, drawing: drawings.name(ofDrawingOf: node)))
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
    self.layers = LayerTitling.titled(layers, names: names)
  }

  /// Visits a node, its mask and all below it, with the transform from each node's own space to the
  /// window; `space` is that of the parent's.
  private static func walk(
    _ node: Node, parent: Int?, space: Transform, visit: (Node, Int?, Transform) -> Void
  ) {
    // The root's own place is the window's on the screen, which is the origin of both.
    let toWindow = node.ownSpace(in: space)
    visit(node, parent, toWindow)
    if node.hasEffects, let mask = node.effects.mask {
      walk(mask, parent: node.id, space: toWindow, visit: visit)
    }
    let inner = node.childSpace(own: toWindow)
    for child in node.children { walk(child, parent: node.id, space: inner, visit: visit) }
  }
}

private struct DrawingNames {
  private struct Named {
    let content: [DrawCommand]
    let start: Int?
    let effects: Node.Effects
    let name: String?
  }

  private var last: [Int: Named] = [:]

  mutating func name(ofDrawingOf node: Node) -> String? {
    let start = node.look.classDrawing
    guard start != nil || node.hasEffects else { return nil }
    let effects = node.effects
    // Comparing drawing with itself costs nothing; naming walks all of it.
    if let named = last[node.id], named.start == start, named.content == node.content,
      named.effects == effects
    {
      return named.name
    }
    let name = node.drawingName?.description
    last[node.id] = Named(content: node.content, start: start, effects: effects, name: name)
    return name
  }
}

extension Timeline.Layer {
  fileprivate func named(_ name: String) -> Timeline.Layer {
    Timeline.Layer(id: id, parent: parent, className: className, name: name)
  }
}

extension [Timeline.Layer] {
  /// The layer that each is in, or whose mask it is, when it first appears, by number; of two with one
  /// number, as a damaged file may have them, the first counts.
  package var parents: [Int: Int?] { Dictionary(map { ($0.id, $0.parent) }) { first, _ in first } }
}

extension [Int: Int?] {
  /// Whether a layer is in one of others, by the parents of layers; also of a damaged file, in which layers may be in
  /// each other.
  package func isInside(_ layer: Int, of others: Set<Int>) -> Bool {
    var above = self[layer] ?? nil
    for _ in 0...count {
      guard let parent = above else { return false }
      if others.contains(parent) { return true }
      above = self[parent] ?? nil
    }
    return false
  }
}
