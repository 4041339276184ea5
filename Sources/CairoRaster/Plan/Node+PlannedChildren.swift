// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Foundation

extension Node {
  /// The children of which something is drawn, in painting order; `own` leads from this node to device
  /// pixels.
  func plannedChildren(own: Transform, isReversed: Bool) -> [NodePlan.Child] {
    guard !children.isEmpty else { return [] }
    guard children.contains(where: \.hasDepth) else {
      let space = childSpace(own: own)
      return children.indices.compactMap { index in
        // By number: trees are deep, and a loop over the nodes keeps copies of them on the stack.
        NodePlan(children[index], in: space, isReversed: isReversed)
          .map { NodePlan.Child(plan: $0, fade: 1, sides: []) }
      }
    }
    return DepthOrder.planes(of: self, own: own).compactMap { plane in
      guard let plan = NodePlan(plane.node, in: plane.space, isReversed: isReversed) else {
        return nil
      }
      let sides = plane.cuts.compactMap { cut in
        // A part that lies behind reaches one pixel further, beneath what cuts it: two smoothed edges
        // that meet would let shine through what is behind both.
        var side = cut.side.mapped(by: own)
        if !cut.isInFront { side?.factors.z += 1 }
        return side
      }
      return NodePlan.Child(plan: plan, fade: plane.fade, sides: sides)
    }
  }
}
