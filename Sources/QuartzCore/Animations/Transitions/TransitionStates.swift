// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

struct TransitionStates {
  let bounds: CGRect
  let outgoing: [DrawCommand]
  let incoming: [DrawCommand]

  init(outgoing: Node, incoming: Node) {
    bounds = incoming.geometry.bounds
    // Numbers of layers belong to the frames before; these nodes are no layers of this frame.
    self.outgoing = [.node(TransitionStates.content(of: outgoing.withoutNumbers, in: bounds))]
    self.incoming = [.node(TransitionStates.content(of: incoming, in: bounds))]
  }

  /// What a node paints, without what applies to both states: clip, mask, shadow, filters and the
  /// compositing with what is behind.
  private static func content(of node: Node, in bounds: CGRect) -> Node {
    var content = node.unplaced(at: bounds.origin)
    content.clip = nil
    guard node.hasEffects else { return content }
    content.effects.mask = nil
    content.effects.shadow = nil
    content.effects.tint = nil
    content.effects.rasterizationScale = nil
    content.effects.isDoubleSided = true
    content.effects.blend = .normal
    content.effects.filters = []
    content.effects.backdrop = nil
    return content
  }
}
