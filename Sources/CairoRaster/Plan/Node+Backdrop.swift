// SPDX-License-Identifier: MIT
internal import DisplayList

// Whether drawing reads what was drawn before it: code that leaves something out because it is
// covered later has to know. Blend modes do not count: they read a pixel only to write the same one,
// which is not seen where it is covered later.

extension Node {
  /// Whether the node or anything below shows what was painted before, changed by filters; also true of
  /// what is too deep to be looked into.
  var showsBackdrop: Bool { !ContentWalk { !$0.showsBackdrop }.walk(through: self) }
}

extension [DrawCommand] {
  /// Whether any of the commands shows what was painted before, changed by filters; also true of what
  /// is too deep to be looked into.
  var showsBackdrop: Bool { !ContentWalk { !$0.showsBackdrop }.walk(through: self) }
}

extension ContentPart {
  fileprivate var showsBackdrop: Bool {
    switch self {
    case .node(let node): node.hasEffects && node.effects.backdrop != nil
    case .command: false
    case .depths: true
    }
  }
}
