// SPDX-License-Identifier: MIT
internal import DisplayList

// Whether drawing reads what was drawn before it: code that leaves something out because it is
// covered later, or keeps drawing for another time, has to know.

extension Node {
  /// Whether the node or anything below shows what was painted before, changed by filters.
  var showsBackdrop: Bool {
    if hasEffects {
      let effects = self.effects
      if effects.backdrop != nil { return true }
      if let appearance = effects.appearance { return appearance.showsBackdrop }
      if let mask = effects.mask, mask.showsBackdrop { return true }
    }
    return content.showsBackdrop || overlay.showsBackdrop
      || children.contains { $0.showsBackdrop }
  }
}

extension [DrawCommand] {
  /// Whether any of the commands shows what was painted before, changed by filters.
  var showsBackdrop: Bool {
    contains { command in
      switch command {
      case .fill, .paint, .stroke, .glyphs: false
      case .imagePart(let part): part.image.showsBackdrop
      case .image(let image, _): image.showsBackdrop
      case .node(let node): node.showsBackdrop
      case .group(let group): group.commands.showsBackdrop
      }
    }
  }
}

extension Image {
  fileprivate var showsBackdrop: Bool {
    if case .picture(let picture) = self { picture.commands.showsBackdrop } else { false }
  }
}
