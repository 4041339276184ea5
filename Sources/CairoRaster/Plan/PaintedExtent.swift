// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Foundation

/// A box around all that plans paint, at least, within a limit.
///
/// Surfaces for groups, masks and planes need not be larger than that. Of a node that lies within the
/// limit, or outside, the box is known to its plan; only what the limit cuts is looked into.
struct PaintedExtent {
  private let limit: Box
  private(set) var box = Box.empty

  /// Nothing yet; the limit is the part of the space that counts.
  init(limit: Box) { self.limit = limit }

  /// The box of what is added on a device without edges.
  static func all(_ add: (inout PaintedExtent) -> Void) -> Box {
    var extent = PaintedExtent(limit: .unlimited)
    add(&extent)
    return extent.box
  }

  /// Adds what a node paints, its shadow included.
  mutating func add(flat plan: NodePlan) {
    add(plan.flat, within: limit) { $0.walk(flat: plan) }
  }

  /// Adds what a node paints apart from its shadow.
  mutating func add(body plan: NodePlan) {
    add(plan.body, within: limit) { $0.walk(body: plan) }
  }

  /// Adds what commands paint.
  mutating func add(_ content: ContentPlan) { walk(content) }

  /// Adds what one command paints that holds no others; `exact` leads from its space.
  mutating func add(_ plan: CommandPlan, in exact: Transform) {
    add(plan.command, in: exact, within: limit)
  }

  /// Adds what a group paints, cut to its clips.
  mutating func add(_ plan: GroupPlan) { add(plan, within: limit) }

  /// Adds what a group paints inside its clips, its shadow included.
  mutating func add(paintingOf plan: GroupPlan) { add(paintingOf: plan, within: limit) }

  /// Adds a rectangle of a space.
  mutating func add(_ rect: CGRect, in space: Transform) {
    add(Box(rect), in: space, within: limit)
  }

  /// Adds all there is.
  mutating func addAll() { box = limit }

  // MARK: Within plans

  /// Looks into a node, rather than asking its plan.
  mutating func walk(flat plan: NodePlan) { walk(flat: plan, within: limit) }

  /// Looks into a node without its shadow, rather than asking its plan.
  mutating func walk(body plan: NodePlan) { walk(body: plan, within: limit) }

  /// Looks into what a node consists of, cut to a clip of the space.
  mutating func walk(partsOf plan: NodePlan, within clip: Box?) {
    walk(partsOf: plan, within: clip ?? limit)
  }

  /// Looks into commands.
  mutating func walk(_ content: ContentPlan) { walk(content, within: limit) }

  /// Adds a box that is known, or what `walk` finds where `bounds` cut that.
  private mutating func add(
    _ known: Box, within bounds: Box, walk: (inout PaintedExtent) -> Void
  ) {
    guard !known.isEmpty, !box.contains(limit) else { return }
    if bounds.contains(known) {
      box = box.union(known)
    } else if !known.intersection(bounds).isEmpty {
      walk(&self)
    }
  }

  private mutating func walk(flat plan: NodePlan, within bounds: Box) {
    let node = plan.node
    if node.hasEffects, let backdrop = node.effects.backdrop {
      add(Box(backdrop.clip.rect), in: plan.own, within: bounds)
    }
    guard node.hasEffects, let shadow = node.effects.shadow else {
      walk(body: plan, within: bounds)
      return
    }
    if let path = shadow.path {
      add(Box(path), under: shadow, own: plan.own, within: bounds)
      walk(body: plan, within: bounds)
      return
    }
    // The parts and their shadow, both in the space in which the shadow is given.
    add(plan.ownBody, in: plan.own, within: bounds)
    add(plan.ownBody, under: shadow, own: plan.own, within: bounds)
  }

  private mutating func walk(body plan: NodePlan, within bounds: Box) {
    let (node, own) = (plan.node, plan.own)
    guard plan.isFiltered else {
      let inner = node.clip.map { bounds.intersection(Box($0.rect).mapped(by: own)) } ?? bounds
      if !inner.isEmpty { walk(partsOf: plan, within: inner) }
      return
    }
    let filters = node.effects.filters
    if filters.clampsEdges {
      add(Box(node.clip?.rect ?? node.geometry.bounds), in: own, within: bounds)
    } else {
      // In the space in which the blur is given, and then grown by it.
      add(plan.ownParts.grown(by: filters.reach), in: own, within: bounds)
    }
  }

  private mutating func walk(partsOf plan: NodePlan, within bounds: Box) {
    let parts = plan.parts
    if let appearance = parts.appearance {
      walk(appearance, within: bounds)
      return
    }
    if let content = parts.content { walk(content, within: bounds) }
    for child in parts.children { add(child.plan, within: bounds) }
    if let overlay = parts.overlay { walk(overlay, within: bounds) }
  }

  private mutating func add(_ plan: NodePlan, within bounds: Box) {
    add(plan.flat, within: bounds) { $0.walk(flat: plan, within: bounds) }
  }

  /// A shadow reaches three times its σ beyond its silhouette; the rest is below half a level.
  private mutating func add(
    _ silhouette: Box, under shadow: Shadow, own: Transform, within bounds: Box
  ) {
    let (x, y) = (shadow.offset.width, shadow.offset.height)
    guard !silhouette.isEmpty, x.isFinite, y.isFinite else { return }
    let box = silhouette.grown(by: max(0, shadow.radius) * 3.1).moved(x: x, y: y)
    add(box, in: own, within: bounds)
  }

  private mutating func walk(_ content: ContentPlan, within bounds: Box) {
    for plan in content.commands {
      guard !box.contains(limit) else { return }
      switch plan.held {
      case .nothing: break
      case .itself, .bitmap: add(plan.command, in: content.exact, within: bounds)
      case .picture(let picture): walk(picture, within: bounds)
      case .node(let node): add(node, within: bounds)
      case .group(let group): add(group, within: bounds)
      }
    }
  }

  private mutating func add(_ command: DrawCommand, in exact: Transform, within bounds: Box) {
    switch command {
    case .fill(let path, _, _): add(Box(path), in: exact, within: bounds)
    case .paint: box = box.union(bounds)
    case .stroke(let path, let style, _):
      add(Box(path).grown(by: style.reach), in: exact, within: bounds)
    case .image(_, let rect): add(Box(rect), in: exact, within: bounds)
    case .imagePart(let part): add(Box(part.rect), in: exact, within: bounds)
    case .glyphs(let run, _): add(Box(run), in: exact, within: bounds)
    case .group, .node: break
    }
  }

  private mutating func add(_ plan: GroupPlan, within bounds: Box) {
    var inner = bounds
    for clip in plan.group.clips {
      inner = inner.intersection(Box(clip.path).mapped(by: plan.own))
    }
    if !inner.isEmpty { add(paintingOf: plan, within: inner) }
  }

  private mutating func add(paintingOf plan: GroupPlan, within bounds: Box) {
    let group = plan.group
    if group.blend.isUnbounded && group.isIsolated {
      box = box.union(bounds)
      return
    }
    guard group.hasEffects, let shadow = group.effects.shadow else {
      walk(plan.content, within: bounds)
      return
    }
    let space = plan.shadowFallsOutside ? plan.exact : plan.own
    add(plan.caster, in: space, within: bounds)
    add(plan.caster, under: shadow, own: space, within: bounds)
  }

  private mutating func add(_ part: Box, in exact: Transform, within bounds: Box) {
    let visible = part.mapped(by: exact).intersection(bounds)
    if !visible.isEmpty { box = box.union(visible) }
  }
}

extension Box {
  /// Everything.
  static let unlimited = Box(
    minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
}
