// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripTimelines

/// All layers of a timeline as one tree, each in the layer that it is in when it first appears.
struct LayerTree {
  /// What a layer is recognized by: what is known of it when it first appears.
  struct Label {
    var name: String?
    /// The property that contains it, or its text, where it has no name and that is known.
    let hint: Hint?
    let className: String
    let isMask: Bool
    let state: Timeline.LayerState
    let firstFrame: Int

    /// What a layer without a name is called by.
    enum Hint: Equatable {
      case property(String)
      case text(String)
    }
  }

  /// The number of each node's layer; node 0 is above the window's and stands for none.
  private(set) var ids = [0]
  private(set) var parents = [0]
  private(set) var shape = OrderedTree(children: [[]])
  /// Of all nodes but the first.
  private(set) var labels: [Label] = []
  private(set) var nodes: [Int: Int] = [:]

  init(_ timeline: Timeline) {
    let layers = Dictionary(timeline.layers.map { ($0.id, $0) }) { first, _ in first }
    var lastOrder: [Int] = []
    for (index, states) in timeline.frames.enumerated() {
      let order = states.map(\.id)
      guard order != lastOrder else { continue }
      lastOrder = order
      var masks: Set<Int> = []
      // Which child of each node came last in this frame: a new one belongs after it.
      var last: [Int: Int] = [:]
      for state in states {
        if let mask = state.mask { masks.insert(mask) }
        if let node = nodes[state.id] {
          last[parents[node]] = node
          continue
        }
        let (node, parent) = (ids.count, state.parent.flatMap { nodes[$0] } ?? 0)
        nodes[state.id] = node
        ids.append(state.id)
        parents.append(parent)
        shape.children.append([])
        let place =
          last[parent].flatMap { shape.children[parent].firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        shape.children[parent].insert(node, at: place)
        last[parent] = node
        labels.append(
          Label(
            name: layers[state.id]?.name, hint: layers[state.id]?.hint,
            className: layers[state.id]?.className ?? "",
            isMask: masks.contains(state.id), state: state, firstFrame: index))
      }
    }
  }

  func label(_ node: Int) -> Label { labels[node - 1] }

  /// Gives the layer at a place of `labels` a name.
  mutating func name(_ place: Int, _ name: String) {
    if labels[place].name == nil { labels[place].name = name }
  }

  /// Whether both have the same layers in the same order, which look the same when they first appear.
  func isLike(_ other: LayerTree) -> Bool {
    shape == other.shape && zip(labels, other.labels).allSatisfy { $0.cost($1) == 0 }
  }

  /// Gives layers without a name one where an image says as well which one it is: because no other layer
  /// of the class shows it, here and in the other tree.
  mutating func nameByContents(like other: LayerTree) {
    let counts = (LayerTree.contentCounts(labels), LayerTree.contentCounts(other.labels))
    for index in labels.indices {
      guard let key = labels[index].contentKey, counts.0[key] == 1, counts.1[key] == 1 else {
        continue
      }
      labels[index].name = key
    }
  }

  private static func contentCounts(_ labels: [Label]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for label in labels { if let key = label.contentKey { counts[key, default: 0] += 1 } }
    return counts
  }
}

extension LayerTree.Label {
  /// Names the class and the image of a layer that has no name.
  fileprivate var contentKey: String? {
    guard name == nil, let contents = state.contents else { return nil }
    return "\(className)\u{0}\(contents)"
  }

  /// How unlike two layers are, 0 to 15; nil where they cannot be the same.
  ///
  /// Names that differ are different layers, and so are classes that differ where no name says
  /// otherwise. What only looks otherwise costs less than to leave one out and add the other.
  func cost(_ other: LayerTree.Label) -> Int? {
    guard isMask == other.isMask else { return nil }
    let isNamed = name != nil && name == other.name
    guard isNamed || ((name == nil || other.name == nil) && className == other.className) else {
      return nil
    }
    func isFar(_ one: Double, _ other: Double) -> Bool { abs(one - other) > 1e-3 }
    let (one, two) = (state, other.state)
    var cost = 0
    if name != other.name || className != other.className { cost += 3 }
    if let hint, let known = other.hint, hint != known {
      // Two that change places cost more than to leave one out and add it; one that is called otherwise does not.
      cost += hint.isText && known.isText ? 3 : 6
    }
    if one.contents != two.contents { cost += 2 }
    if one.drawing != two.drawing || one.background != two.background { cost += 1 }
    if isFar(one.bounds.width, two.bounds.width) || isFar(one.bounds.height, two.bounds.height) {
      cost += 1
    }
    if isFar(one.position.x, two.position.x) || isFar(one.position.y, two.position.y) { cost += 1 }
    if firstFrame != other.firstFrame { cost += 1 }
    return cost
  }
}

extension LayerTree.Label.Hint {
  var isText: Bool { if case .text = self { true } else { false } }
}

extension Timeline.Layer {
  /// What the title says beyond the class and the place.
  fileprivate var hint: LayerTree.Label.Hint? {
    guard name == nil else { return nil }
    guard title.hasPrefix(className) else { return .property(title) }
    let rest = title.dropFirst(className.count)
    if rest.hasPrefix(" ‘") { return .text(title) }
    return rest.isEmpty || rest.hasPrefix(" (") || rest.hasPrefix(" in ") ? nil : .property(title)
  }
}
