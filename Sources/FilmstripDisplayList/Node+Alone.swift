// SPDX-License-Identifier: MIT
internal import Foundation

extension Node {
  /// What a layer shows by itself: at the origin of its own space, opaque, with its children or without.
  ///
  /// Left out is what acts between it and others: its place, opacity and blend mode, what is behind it, the
  /// depth of its children. Layers that look alike are equal, whatever they are called. The mask stays.
  package func alone(withChildren: Bool) -> Node {
    let bounds = geometry.bounds
    var node = Node(
      id: 1, className: "",
      geometry: Geometry(position: bounds.origin, bounds: bounds, anchorPoint: .zero))
    node.setContent(content, look: look)
    (node.overlay, node.clip) = (overlay, clip)
    if withChildren { node.children = children }
    if hasEffects { node.effects = effects.alone }
    if !withChildren { node.takeShadowOfBounds(hadChildren: !children.isEmpty) }
    return node
  }

  /// The layer where it is, without what acts between it and others but its opacity, and without children
  /// unless they are to stay.
  package func separated(withChildren: Bool) -> Node {
    var node = self
    if hasEffects {
      let before = effects
      node.effects = before.alone
      if withChildren {
        (node.effects.sublayerTransform, node.effects.preservesDepth) = (
          before.sublayerTransform, before.preservesDepth
        )
      }
    }
    if !withChildren {
      node.children = []
      node.takeShadowOfBounds(hadChildren: !children.isEmpty)
    }
    return node
  }

  /// Most shadows are those of what is in a layer, which fills it: without that its bounds stand for it.
  private mutating func takeShadowOfBounds(hadChildren: Bool) {
    guard hadChildren, hasEffects, var shadow = effects.shadow, shadow.path == nil else { return }
    let rect = geometry.bounds.standardized
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    shadow.path = Path(roundedRect: rect, corners: look.corners)
    effects.shadow = shadow
  }
}

extension Node.Effects {
  /// Without what acts between a layer and others.
  fileprivate var alone: Node.Effects {
    var effects = self
    (effects.backdrop, effects.blend) = (nil, .normal)
    (effects.sublayerTransform, effects.preservesDepth) = (.identity, false)
    (effects.isDoubleSided, effects.rasterizationScale) = (true, nil)
    return effects
  }
}
