// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

enum SurfacePlan {
  case unshadowed(NodePlan)
  /// A node in its own plane, its shadow included; what fades part by part is faded.
  case node(NodePlan, fade: Double)
  case group(GroupPlan)
  case commands(ContentPlan, fade: Double)

  func box(within limit: Box) -> Box {
    switch self {
    case .unshadowed(let plan): plan.unshadowedBox(within: limit)
    case .node(let plan, _): plan.paintedBox(within: limit)
    case .group(let plan): plan.box(within: limit)
    case .commands(let plan, _): plan.box(within: limit)
    }
  }

  var summary: ContentSummary {
    switch self {
    case .unshadowed(let plan), .node(let plan, _): plan.known.summary
    case .group(let plan): plan.summary
    case .commands(let plan, _): ContentSummary(of: plan.commands.map(\.command))
    }
  }

  var content: SurfaceContent {
    switch self {
    case .unshadowed(let plan): .unshadowed(plan.node)
    case .node(let plan, let fade): .node(plan.node, fade: fade)
    case .group(let plan): .group(plan.group)
    case .commands(let plan, let fade): .commands(plan.commands.map(\.command), fade: fade)
    }
  }
}

enum SurfaceContent: Equatable, Sendable {
  case unshadowed(Node)
  case node(Node, fade: Double)
  case group(Group)
  case commands([DrawCommand], fade: Double)
}

extension Node {
  /// Removes what changes only where the node is seen, not how: its place and its names.
  mutating func removePlace() {
    id = 0
    className = ""
    name = nil
    contentsName = nil
    look = .plain
    opacity = 1
    geometry.position = .zero
    geometry.zPosition = 0
    geometry.transform = .identity
  }
}
