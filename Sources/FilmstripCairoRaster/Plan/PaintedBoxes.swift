// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

// Boxes around all that plans paint, at least: surfaces for groups, masks and planes need not be larger.
//
// Of a node that lies within some bounds, or outside, the box is known to its plan; only what the bounds
// cut is looked into.

extension NodePlan {
  /// A box around what the node paints within some bounds, its shadow included.
  func paintedBox(within bounds: Box) -> Box {
    paintedBox.cut(to: bounds) { makePaintedBox(within: bounds) }
  }

  func unshadowedBox(within bounds: Box) -> Box {
    unshadowedBox.cut(to: bounds) { makeUnshadowedBox(within: bounds) }
  }

  func makePaintedBox(within bounds: Box) -> Box {
    guard let effects else { return makeUnshadowedBox(within: bounds) }
    var result = Box.empty
    if let backdrop = effects.backdrop {
      result = Box(backdrop.clip.rect).placed(by: toDevice, within: bounds)
    }
    guard let shadow = effects.shadow else {
      return result.union(makeUnshadowedBox(within: bounds))
    }
    guard let path = shadow.path else {
      // The parts and their shadow, both in the space in which the shadow is given.
      return result.union(localUnshadowedBox.placed(by: toDevice, within: bounds))
        .union(localUnshadowedBox.shadow(shadow).placed(by: toDevice, within: bounds))
    }
    return result.union(Box(path).shadow(shadow).placed(by: toDevice, within: bounds))
      .union(makeUnshadowedBox(within: bounds))
  }

  func makeUnshadowedBox(within bounds: Box) -> Box {
    guard isFiltered, let filters = effects?.filters else {
      return parts(
        within: node.clip.map { bounds.intersection(Box($0.rect).mapped(by: toDevice)) } ?? bounds)
    }
    // In the space in which the blur is given, and then grown by it.
    let source =
      filters.clampsEdges
      ? Box(node.clip?.rect ?? node.geometry.bounds) : localPartsBox.grown(by: filters.reach)
    return source.placed(by: toDevice, within: bounds)
  }

  /// A box around what the node consists of.
  func parts(within bounds: Box) -> Box {
    guard !bounds.isEmpty else { return .empty }
    if let appearance { return appearance.box(within: bounds) }
    var result = Box.empty
    if let content { result = content.box(within: bounds) }
    for child in children { result = result.union(child.plan.paintedBox(within: bounds)) }
    if let overlay { result = result.union(overlay.box(within: bounds)) }
    return result
  }
}

extension ContentPlan {
  /// A box around what the commands paint within some bounds.
  func box(within bounds: Box) -> Box {
    commands.reduce(.empty) { $0.union($1.box(in: ctm, within: bounds)) }
  }
}

extension CommandPlan {
  /// A box around what the command paints within some bounds; `ctm` leads from its space.
  func box(in ctm: Transform, within bounds: Box) -> Box {
    switch held {
    case .nothing: .empty
    case .itself, .everything, .bitmap: command.reach?.placed(by: ctm, within: bounds) ?? bounds
    case .picture(let picture): picture.box(within: bounds)
    case .node(let node): node.paintedBox(within: bounds)
    case .group(let group): group.box(within: bounds)
    }
  }
}

extension GroupPlan {
  /// A box around what the group paints within some bounds, cut to its clips.
  func box(within bounds: Box) -> Box {
    let inner = group.clips.reduce(bounds) { $0.intersection(Box($1.path).mapped(by: toDevice)) }
    return inner.isEmpty ? .empty : painting(within: inner)
  }

  /// The same inside its clips, its shadow included.
  func painting(within bounds: Box) -> Box {
    if isWide { return bounds }
    guard group.hasEffects, let shadow = group.effects.shadow else {
      return content.box(within: bounds)
    }
    let space = shadowFallsOutside ? outer : toDevice
    return caster.placed(by: space, within: bounds)
      .union(caster.shadow(shadow).placed(by: space, within: bounds))
  }
}

extension DrawCommand {
  /// A box around what a command paints that holds no others, in its own space; nil for everything.
  fileprivate var reach: Box? {
    switch self {
    case .fill(let path, _, _): Box(path)
    case .paint: nil
    case .stroke(let path, let style, _): Box(path).grown(by: style.reach)
    case .image(_, let rect): Box(rect)
    case .imagePart(let part): Box(part.rect)
    case .glyphs(let run, _): Box(run)
    case .group, .node: .empty
    }
  }
}

extension Box {
  static let unlimited = Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

  /// The part within some bounds; what `look` finds where these cut the box.
  fileprivate func cut(to bounds: Box, look: () -> Box) -> Box {
    if bounds.contains(self) { return self }
    return intersection(bounds).isEmpty ? .empty : look()
  }

  func placed(by ctm: Transform, within bounds: Box) -> Box {
    let visible = mapped(by: ctm).intersection(bounds)
    return visible.isEmpty ? .empty : visible
  }

  /// A box around the shadow of what lies in this one: it reaches three times its σ beyond its
  /// silhouette; the rest is below half a level.
  fileprivate func shadow(_ shadow: Shadow) -> Box {
    let (x, y) = (shadow.offset.width, shadow.offset.height)
    guard !isEmpty, x.isFinite, y.isFinite else { return .empty }
    return grown(by: max(0, shadow.radius) * 3.1).moved(x: x, y: y)
  }
}
