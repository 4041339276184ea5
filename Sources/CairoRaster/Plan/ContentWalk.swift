// SPDX-License-Identifier: MIT
internal import DisplayList

/// A node or command by itself, without what it holds.
enum ContentPart {
  case node(Node)
  case command(DrawCommand)
  /// What lies so deep that the walk does not go there.
  case depths
}

/// A walk through all that may be drawn, whole before parts.
struct ContentWalk {
  /// Returns whether to continue.
  let visit: (ContentPart) -> Bool

  /// How deep it goes: threads have little stack, and trees may be deep.
  private static let maximumDepth = 100

  /// False when a visit ended the walk.
  func walk(through node: Node, depth: Int = 0) -> Bool {
    guard depth < ContentWalk.maximumDepth else { return visit(.depths) }
    guard visit(.node(node)) else { return false }
    let depth = depth + 1
    if node.hasEffects {
      let effects = node.effects
      if let mask = effects.mask, !walk(through: mask, depth: depth) { return false }
      if let appearance = effects.appearance, !walk(through: appearance, depth: depth) {
        return false
      }
    }
    guard walk(through: node.content, depth: depth) else { return false }
    // By number: a loop over the nodes keeps copies of them on the stack.
    for index in node.children.indices
    where !walk(through: node.children[index], depth: depth) { return false }
    return walk(through: node.overlay, depth: depth)
  }

  /// False when a visit ended the walk.
  func walk(through commands: [DrawCommand], depth: Int = 0) -> Bool {
    guard depth < ContentWalk.maximumDepth else { return commands.isEmpty || visit(.depths) }
    let depth = depth + 1
    for command in commands {
      if case .node(let node) = command {
        guard walk(through: node, depth: depth) else { return false }
        continue
      }
      guard visit(.command(command)) else { return false }
      guard let held = command.held else { continue }
      guard walk(through: held, depth: depth) else { return false }
    }
    return true
  }
}

extension DrawCommand {
  /// The commands that a command other than a node is made from; nil for none.
  fileprivate var held: [DrawCommand]? {
    switch self {
    case .group(let group):
      if group.hasEffects, let mask = group.effects.mask {
        group.commands + mask
      } else {
        group.commands
      }
    case .image(.picture(let picture), _): picture.commands
    case .imagePart(let part):
      if case .picture(let picture) = part.image { picture.commands } else { nil }
    case .fill(_, _, .pattern(let pattern)), .paint(.pattern(let pattern)),
      .stroke(_, _, .pattern(let pattern)), .glyphs(_, .pattern(let pattern)):
      pattern.commands
    default: nil
    }
  }
}
