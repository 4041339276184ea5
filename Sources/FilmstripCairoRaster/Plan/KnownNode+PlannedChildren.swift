// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

extension KnownNode {
  /// The children of which something is drawn, in painting order; `toDevice` leads from this node to device
  /// pixels.
  func plannedChildren(toDevice: Transform, isReversed: Bool) -> [NodePlan.Child] {
    guard !node.children.isEmpty else { return [] }
    guard node.children.contains(where: \.hasDepth) else {
      let space = node.childSpace(own: toDevice)
      return children.compactMap { child in
        NodePlan(child, in: space, isReversed: isReversed)
          .map { NodePlan.Child(plan: $0, fade: 1, sides: []) }
      }
    }
    return DepthOrder.planes(of: node, toDevice: toDevice).compactMap { plane in
      let known = plane.path.reduce(self) { $0.children[$1] }
      guard let plan = NodePlan(known, in: plane.space, isReversed: isReversed) else { return nil }
      let sides = plane.cuts.compactMap { cut in
        // A part that lies behind reaches one pixel further, beneath what cuts it: two smoothed edges
        // that meet would let shine through what is behind both.
        var side = cut.side.mapped(by: toDevice)
        if !cut.isInFront { side?.factors.z += 1 }
        return side
      }
      return NodePlan.Child(plan: plan, fade: plane.fade, sides: sides)
    }
  }
}
