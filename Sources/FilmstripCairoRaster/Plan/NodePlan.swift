// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// A node with where it lands: made once for each canvas it is drawn on, and painted from.
///
/// Everything that needs to know what is drawn where asks the plan: painting, the search for what is
/// covered (``CoverSearch``) and the boxes around what is painted. None of them can see a tree that the
/// others do not see. Parts are planned when they are first asked for, as much of a tree lies outside
/// the picture or on surfaces that are kept.
final class NodePlan {
  /// The node with what is known of it on every canvas.
  let known: KnownNode
  /// Leads from the node's own space to device pixels.
  let toDevice: Transform
  let route: Route
  private let isReversed: Bool
  /// The plan that has the parts of this one; nil where that is the plan itself.
  private let whole: NodePlan?

  var node: Node { known.node }
  var effects: Node.Effects? { known.effects }

  // MARK: Boxes

  /// A box around all that the node paints, its shadow included, on a device without edges.
  private(set) lazy var paintedBox: Box = makePaintedBox(within: .unlimited)
  private(set) lazy var unshadowedBox: Box = makeUnshadowedBox(within: .unlimited)
  /// The same in the node's own space, where the blur of its shadow is given.
  private(set) lazy var localUnshadowedBox: Box = upright.unshadowedBox
  /// A box around what the node's filters are given, in its own space.
  private(set) lazy var localPartsBox: Box = upright.parts(
    within: node.clip.map { Box($0.rect) } ?? .unlimited)

  // MARK: Parts

  /// What is painted first; nil for nothing.
  private(set) lazy var content: ContentPlan? = whole.map(\.content) ?? plan(node.content)
  /// What is painted last; nil for nothing.
  private(set) lazy var overlay: ContentPlan? = whole.map(\.overlay) ?? plan(node.overlay)
  private(set) lazy var children: [Child] =
    whole?.children ?? known.plannedChildren(toDevice: toDevice, isReversed: isReversed)
  /// What is painted in place of all of these; nil where it is their sum.
  private(set) lazy var appearance: ContentPlan? =
    (effects?.appearance).map { ContentPlan($0, in: surface, isReversed: isReversed) }
  /// What lets the rest be seen; nil for no mask, and for one that paints nothing.
  private(set) lazy var mask: NodePlan? =
    known.mask.flatMap { NodePlan($0, in: toDevice.flattening, isReversed: isReversed) }

  /// A node that lies in a space; nil for one of which nothing is drawn.
  ///
  /// `isReversed` is whether the canvas itself will be seen from its back.
  init?(_ known: KnownNode, in space: Transform, isReversed: Bool) {
    guard
      let (toDevice, route) = known.node.route(
        in: space, with: known.effects, isReversed: isReversed)
    else { return nil }
    (self.known, self.toDevice, self.route) = (known, toDevice, route)
    (self.isReversed, whole) = (isReversed, nil)
  }

  private init(_ known: KnownNode, toDevice: Transform, isReversed: Bool, as whole: NodePlan? = nil)
  {
    (self.known, self.toDevice, route) = (known, toDevice, .separate)
    (self.isReversed, self.whole) = (isReversed, whole)
  }

  /// The same node where its own space leads to device pixels by another transform.
  func placed(by toDevice: Transform, isReversed: Bool) -> NodePlan {
    NodePlan(known, toDevice: toDevice, isReversed: isReversed)
  }

  /// The node as a surface of its own sees it, wherever that will be shown.
  func unplaced(in toDevice: Transform, isReversed: Bool) -> NodePlan {
    NodePlan(known.combined { $0.removePlace() }, toDevice: toDevice, isReversed: isReversed)
  }

  /// The same parts in the same place, combined in another way.
  func combined(_ change: (inout Node) -> Void) -> NodePlan {
    NodePlan(known.combined(change), toDevice: toDevice, isReversed: isReversed, as: self)
  }

  /// The same node seen in its own space.
  private var upright: NodePlan {
    toDevice.isIdentity ? self : placed(by: .identity, isReversed: isReversed)
  }

  /// The bitmap that is all the node consists of, without effects; nil for any other node.
  var loneBitmap: BitmapPlan? {
    guard effects == nil, children.isEmpty, overlay == nil, let content,
      content.commands.count == 1, case .bitmap(let bitmap) = content.commands[0].held
    else { return nil }
    return bitmap
  }

  /// Whether the node, which is drawn directly and faded by what is around it, goes through a surface that
  /// may be kept.
  func isKept(fadedBy fade: Double) -> Bool { node.opacity * fade < 1 && known.summary.isCostly }

  var isFiltered: Bool { effects.map { !$0.filters.isEmpty } ?? false }

  /// The space of what the node paints itself.
  private var surface: Transform {
    effects.map { $0.preservesDepth ? toDevice : toDevice.flattening } ?? toDevice
  }

  private func plan(_ commands: [DrawCommand]) -> ContentPlan? {
    // What keeps the depth of its children has no plane to paint on.
    guard !commands.isEmpty, effects?.preservesDepth != true else { return nil }
    return ContentPlan(commands, in: surface, isReversed: isReversed)
  }

  struct Child {
    let plan: NodePlan
    /// The opacity of what lies between.
    let fade: Double
    /// On which sides of lines on the device the child is painted: a plane that another one cuts
    /// through comes in parts.
    let sides: [HalfPlane]
  }
}
