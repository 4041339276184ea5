// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension Node {
  /// The node and all in it without their numbers.
  var withoutNumbers: Node {
    var node = self
    node.id = 0
    node.children = children.map(\.withoutNumbers)
    if hasEffects, let mask = effects.mask { node.effects.mask = mask.withoutNumbers }
    return node
  }
}
