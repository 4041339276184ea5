// SPDX-License-Identifier: MIT

extension Node {
  /// The node with only those parts that paint something; nil where none does.
  ///
  /// What is hidden, or faded out, paints nothing, and neither does a layer without content: two trees whose visible
  /// parts are equal look the same.
  public var visible: Node? {
    guard !isHidden, opacity > 0 else { return nil }
    var result = self
    result.children = children.compactMap(\.visible)
    let paintsMore = effects.appearance != nil || effects.backdrop != nil || effects.shadow != nil
    guard !content.isEmpty || !overlay.isEmpty || !result.children.isEmpty || paintsMore else {
      return nil
    }
    return result
  }
}
