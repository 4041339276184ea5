// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Foundation

/// What is drawn onto a surface of its own, as a value: surfaces can be kept under it.
enum SurfaceContent: Equatable, Sendable {
  /// A node without its shadow.
  case body(Node)
  /// A node in its own plane, its shadow included; what fades part by part is faded.
  case flat(Node, fade: Double)
  case group(Group)
  case commands([DrawCommand], fade: Double)

  /// A node as its surface sees it, wherever that will be shown.
  static func flat(unplaced node: Node, fade: Double) -> SurfaceContent {
    .flat(node.withoutPlace, fade: fade)
  }

  /// The content with where it lands: `own` leads from its space to device pixels.
  func plan(in own: Transform, isReversed: Bool) -> SurfacePlan {
    switch self {
    case .body(let node): .body(NodePlan(node, own: own, isReversed: isReversed))
    case .flat(let node, let fade):
      .flat(NodePlan(node, own: own, isReversed: isReversed), fade: fade)
    case .group(let group): .group(GroupPlan(group, own: own, isReversed: isReversed))
    case .commands(let commands, let fade):
      .commands(ContentPlan(commands, in: own, isReversed: isReversed), fade: fade)
    }
  }

  /// A number that is the same for equal contents, and hardly ever for others that a recording has.
  ///
  /// Of large contents only the first parts count, of each part what mostly changes.
  var digest: Int {
    var hasher = Hasher()
    var left = 1_024
    walk { part in
      left -= 1
      part.hash(into: &hasher)
      return left > 0
    }
    return hasher.finalize()
  }

  /// About how much memory the content keeps from being used otherwise; not much more than `limit`.
  func byteCount(upTo limit: Int) -> Int {
    var count = 0
    walk { part in
      count += part.byteCount
      return count <= limit
    }
    return count
  }

  private func walk(_ visit: (ContentPart) -> Bool) {
    withoutActuallyEscaping(visit) { visit in
      let walk = ContentWalk(visit: visit)
      switch self {
      case .body(let node), .flat(let node, _): _ = walk.walk(through: node)
      case .group(let group): _ = walk.walk(through: [.group(group)])
      case .commands(let commands, _): _ = walk.walk(through: commands)
      }
    }
  }
}

/// What is drawn onto a surface of its own, with where it lands.
enum SurfacePlan {
  case body(NodePlan)
  case flat(NodePlan, fade: Double)
  case group(GroupPlan)
  case commands(ContentPlan, fade: Double)

  /// A box around what is drawn, at least, within a limit.
  func box(within limit: Box) -> Box {
    switch self {
    case .body(let plan): plan.body(within: limit)
    case .flat(let plan, _): plan.flat(within: limit)
    case .group(let plan): plan.box(within: limit)
    case .commands(let plan, _): plan.box(within: limit)
    }
  }
}

extension Node {
  /// The node without what changes only where it is seen, not how: its place and its names.
  var withoutPlace: Node {
    var result = self
    result.id = 0
    result.className = ""
    result.name = nil
    result.contentsName = nil
    result.look = .plain
    result.opacity = 1
    result.geometry.position = .zero
    result.geometry.zPosition = 0
    result.geometry.transform = .identity
    return result
  }

  /// Whether drawing the node takes longer than finding and showing a picture of it would.
  ///
  /// Never true of a part where it is false of the whole.
  var isCostly: Bool {
    var left = Node.costlyPartCount
    return !ContentWalk(visit: { _ in
      left -= 1
      return left > 0
    }).walk(through: self)
  }

  /// Nodes and commands from which on a node counts as costly.
  private static let costlyPartCount = 24
}
