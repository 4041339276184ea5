// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Foundation

// What commands cover, whatever they are painted with.

extension DrawCommand {
  /// The same form in opaque black: an image covers its rectangle, and a node its bounds.
  var silhouette: DrawCommand {
    switch self {
    case .fill(let path, let rule, _): .fill(path, rule: rule, paint: .color(.black))
    case .paint: .paint(.color(.black))
    case .stroke(let path, let style, _): .stroke(path, style: style, paint: .color(.black))
    case .image(_, let rect): DrawCommand.black(rect)
    case .imagePart(let part): DrawCommand.black(part.rect)
    case .glyphs(let run, _): .glyphs(run, paint: .color(.black))
    case .group(let group): .group(group.silhouette)
    case .node(let node):
      .group(
        Group(
          transform: node.geometry.toParent,
          commands: node.isHidden ? [] : [DrawCommand.black(node.geometry.bounds)]))
    }
  }

  /// The paint of a command without its form: for a mode that acts where the form is, whether a
  /// pixel is covered must not count twice.
  var unbounded: DrawCommand {
    switch self {
    case .fill(_, _, let paint), .stroke(_, _, let paint), .glyphs(_, let paint): .paint(paint)
    default: self
    }
  }

  private static func black(_ rect: CGRect) -> DrawCommand {
    .fill(Path(rect: rect), rule: .winding, paint: .color(.black))
  }
}

extension Group {
  /// What the group's commands cover within its clips.
  var silhouette: Group {
    var result = Group(transform: transform, clips: clips, commands: commands.map(\.silhouette))
    result.isAntialiased = isAntialiased
    return result
  }
}
