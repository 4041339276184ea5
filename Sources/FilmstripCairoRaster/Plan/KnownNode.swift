// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// A node with what is known of it wherever it is drawn: shared by all plans of the node, on each canvas.
///
/// Everything is made when it is first asked for, and once: of a tree in which nothing is kept nothing is
/// summed up, and a surface within a surface finds its sums made.
final class KnownNode {
  let node: Node
  /// The node's effects, read once: they are many; nil for none.
  let effects: Node.Effects?
  /// The node that has the parts of this one; nil where that is the node itself.
  private let whole: KnownNode?

  private(set) lazy var children: [KnownNode] =
    whole?.children ?? node.children.indices.map { KnownNode(node.children[$0]) }
  /// What lets the rest be seen; nil for none.
  private(set) lazy var mask: KnownNode? = (effects?.mask).map { whole?.mask ?? KnownNode($0) }
  /// What the node holds but for its mask.
  ///
  /// Of the node itself nothing counts, so that it is the same however the parts are combined.
  private(set) lazy var parts: ContentSummary = whole?.parts ?? makeParts()

  convenience init(_ node: consuming Node) { self.init(node, as: nil) }

  // Takes its node over: copying one takes longer than all else here.
  private init(_ node: consuming Node, as whole: KnownNode?) {
    effects = node.hasEffects ? node.effects : nil
    self.whole = whole
    self.node = node
  }

  /// The same parts, combined in another way; masked by the same mask, if by any.
  func combined(_ change: (inout Node) -> Void) -> KnownNode {
    var changed = node
    change(&changed)
    return KnownNode(changed, as: self)
  }

  var summary: ContentSummary { ContentSummary(of: self) }

  private func makeParts() -> ContentSummary {
    var parts = ContentSummary(of: node.content)
    for child in children { parts.add(child) }
    parts.add(node.overlay)
    if let appearance = effects?.appearance { parts.add(appearance) }
    return parts
  }
}
