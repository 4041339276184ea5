// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// The layers of a frame as planes, one in front of the other: what an exploded view shows.
///
/// There is room for some planes alone. The tree is taken apart from the window on, the largest parts first;
/// what is not taken apart is one plane with all that is in it.
struct LayerStack {
  struct Plane {
    let layer: PlacedLayer
    /// Whether its children are part of it.
    let isWhole: Bool
    /// How many layers that draw something are in it.
    let innerCount: Int
    /// How much of the screen it covers, 0 to 1.
    let share: Double
  }

  /// From back to front.
  private(set) var planes: [Plane] = []

  /// Takes a frame's tree apart.
  ///
  /// `chosen` are layers that are planes in any case, with what is in them. Nothing else is then.
  init(_ frame: Frame, limit: Int, chosen: Set<Int> = []) {
    let screen = CGRect(origin: .zero, size: frame.size)
    let root = LayerStack.placed(frame.root, ancestors: [], space: .identity)
    guard chosen.isEmpty else {
      planes = LayerStack.find(chosen, in: root).compactMap {
        LayerStack.plane($0, isWhole: true, screen)
      }
      return
    }
    // Parts of the tree in painting order; the one that covers most is taken apart next.
    var parts: [(plane: Plane, isDone: Bool)] = [
      (LayerStack.plane(root, isWhole: true, screen) ?? LayerStack.empty(root), false)
    ]
    while parts.count <= limit * 4 {
      let open = parts.indices.filter { !parts[$0].isDone }
      guard
        let place = open.max(by: { parts[$0].plane.weight < parts[$1].plane.weight })
      else { break }
      let pieces = LayerStack.pieces(of: parts[place].plane.layer, screen)
      let shown = parts.count - 1 + pieces.count
      guard shown <= limit || pieces.count <= 1 else {
        // Something smaller may still fit.
        parts[place].isDone = true
        continue
      }
      parts.replaceSubrange(
        place...place,
        with: pieces.map { ($0, !$0.isWhole || $0.layer.node.children.isEmpty) })
    }
    planes = parts.map(\.plane).filter { $0.share > 0 }
  }

  /// What a layer consists of: what it draws itself, and its children.
  private static func pieces(of layer: PlacedLayer, _ screen: CGRect) -> [Plane] {
    var pieces: [Plane] = []
    if layer.node.drawsItself, let own = plane(layer, isWhole: false, screen) { pieces.append(own) }
    // What a layer shows in place of its children has them in it.
    if layer.node.hasEffects, layer.node.effects.appearance != nil { return pieces }
    pieces += children(of: layer).compactMap { plane($0, isWhole: true, screen) }
    return pieces
  }

  private static func children(of layer: PlacedLayer) -> [PlacedLayer] {
    let space = layer.node.childSpace(own: layer.toWindow)
    return layer.node.children.map {
      placed($0, ancestors: layer.ancestors + [layer.node], space: space)
    }
  }

  private static func placed(_ node: Node, ancestors: [Node], space: Transform) -> PlacedLayer {
    PlacedLayer(node: node, toWindow: node.ownSpace(in: space), ancestors: ancestors)
  }

  /// A plane, where it is seen; nil for what is hidden or off the screen.
  private static func plane(_ layer: PlacedLayer, isWhole: Bool, _ screen: CGRect) -> Plane? {
    guard !layer.node.isHidden, layer.opacity > 0.004 else { return nil }
    let count = isWhole ? layer.node.drawingCount : 0
    guard !isWhole || count > 0 else { return nil }
    let near = screen.insetBy(dx: -screen.width, dy: -screen.height)
    let extent = layer.extent(withChildren: isWhole, within: near)
    guard !extent.isNull else { return nil }
    let seen = layer.toWindow.boundingBox(of: extent).overlap(near)
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
    let share = seen.width * seen.height / max(screen.width * screen.height, 1e-9)
    return Plane(layer: layer, isWhole: isWhole, innerCount: count, share: share)
  }

  private static func empty(_ layer: PlacedLayer) -> Plane {
    Plane(layer: layer, isWhole: true, innerCount: 0, share: 0)
  }

  private static func find(_ ids: Set<Int>, in layer: PlacedLayer) -> [PlacedLayer] {
    if ids.contains(layer.node.id) { return [layer] }
    return children(of: layer).flatMap { find(ids, in: $0) }
  }
}

extension LayerStack.Plane {
  /// How much there is to be taken apart.
  fileprivate var weight: Double {
    share * (innerCount > 1 || layer.node.children.count > 0 ? 1 : 0)
  }
}

extension Node {
  var drawsItself: Bool {
    if !content.isEmpty || !overlay.isEmpty { return true }
    guard hasEffects else { return false }
    return effects.shadow != nil || effects.backdrop != nil || effects.appearance != nil
  }

  /// How many layers of the tree show something.
  var drawingCount: Int {
    guard !isHidden, opacity > 0.004 else { return 0 }
    return children.reduce(drawsItself ? 1 : 0) { $0 + $1.drawingCount }
  }
}
