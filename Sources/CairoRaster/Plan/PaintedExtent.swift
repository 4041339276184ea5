// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Foundation
internal import Imaging

/// A box around all that nodes and commands paint, at least, within a limit.
///
/// Surfaces for groups, masks and planes need not be larger than that.
struct PaintedExtent {
  let isReversed: Bool
  private let limit: Box
  private(set) var box = Box.empty

  /// Nothing yet; the limit is the part of the space that counts.
  init(limit: Box, isReversed: Bool) {
    self.limit = limit
    self.isReversed = isReversed
  }

  /// Adds a node that lies in a space.
  mutating func add(_ node: Node, in space: Transform) { add(node, in: space, within: limit) }

  /// Adds commands given in a space.
  mutating func add(_ commands: [DrawCommand], in exact: Transform) {
    add(commands, in: exact, within: limit)
  }

  /// Adds what a node paints, its shadow included; `own` leads from the node's own space.
  mutating func add(flat node: Node, own: Transform) { add(flat: node, own: own, within: limit) }

  /// Adds what a node paints apart from its shadow; `own` leads from the node's own space.
  mutating func add(body node: Node, own: Transform) {
    add(body: node, own: own, within: limit)
  }

  /// Adds a rectangle of a space.
  mutating func add(_ rect: CGRect, in space: Transform) {
    add(Box(rect), in: space, within: limit)
  }

  private mutating func add(body node: Node, own: Transform, within bounds: Box) {
    let clip = node.clip.map { Box($0.rect) } ?? .unlimited
    guard node.hasEffects, !node.effects.filters.isEmpty else {
      let inner = node.clip == nil ? bounds : bounds.intersection(clip.mapped(by: own))
      if !inner.isEmpty { addParts(of: node, own: own, within: inner) }
      return
    }
    let filters = node.effects.filters
    if filters.clampsEdges {
      add(Box(node.clip?.rect ?? node.geometry.bounds), in: own, within: bounds)
      return
    }
    // In the space in which the blur is given, and then grown by it.
    var body = PaintedExtent(limit: .unlimited, isReversed: isReversed)
    body.addParts(of: node, own: .identity, within: clip)
    add(body.box.grown(by: filters.reach), in: own, within: bounds)
  }

  private mutating func add(_ node: Node, in space: Transform, within bounds: Box) {
    guard !box.contains(limit) else { return }
    switch node.route(in: space, isReversed: isReversed) {
    case .nothing: break
    case .direct(let own), .separate(let own): add(flat: node, own: own, within: bounds)
    }
  }

  private mutating func add(flat node: Node, own: Transform, within bounds: Box) {
    if node.hasEffects, let backdrop = node.effects.backdrop {
      add(Box(backdrop.clip.rect), in: own, within: bounds)
    }
    guard node.hasEffects, let shadow = node.effects.shadow else {
      add(body: node, own: own, within: bounds)
      return
    }
    if let path = shadow.path {
      add(Box(path), under: shadow, own: own, within: bounds)
      add(body: node, own: own, within: bounds)
      return
    }
    // One walk for the parts and for their shadow, in the space in which the shadow is given: with
    // two, shadows in shadows would take twice the time at each step.
    var body = PaintedExtent(limit: .unlimited, isReversed: isReversed)
    body.add(body: node, own: .identity, within: .unlimited)
    add(body.box, in: own, within: bounds)
    add(body.box, under: shadow, own: own, within: bounds)
  }

  private mutating func addParts(of node: Node, own: Transform, within bounds: Box) {
    if node.hasEffects, let appearance = node.effects.appearance {
      add(appearance, in: own, within: bounds)
      return
    }
    add(node.content, in: own, within: bounds)
    node.forEachChild(own: own) { child, space, _, _ in add(child, in: space, within: bounds) }
    add(node.overlay, in: own, within: bounds)
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

  private mutating func add(
    _ commands: [DrawCommand], in exact: Transform, within bounds: Box
  ) {
    for command in commands {
      guard !box.contains(limit) else { return }
      switch command {
      case .fill(let path, _, _): add(Box(path), in: exact, within: bounds)
      case .paint: box = box.union(bounds)
      case .stroke(let path, let style, _):
        add(Box(path).grown(by: style.reach), in: exact, within: bounds)
      case .image(let image, let rect):
        if case .picture(let picture) = image {
          guard let own = image.placed(in: rect, of: exact) else { continue }
          add(picture.commands, in: own, within: bounds)
        } else {
          add(Box(rect), in: exact, within: bounds)
        }
      case .imagePart(let part): add(Box(part.rect), in: exact, within: bounds)
      case .glyphs(let run, _): add(Box(run), in: exact, within: bounds)
      case .group(let group): add(group, in: exact, within: bounds)
      case .node(let node): add(node, in: exact, within: bounds)
      }
    }
  }

  /// Adds what a group paints inside its clips, its shadow included.
  mutating func add(paintingOf group: Group, own: Transform, in exact: Transform) {
    add(paintingOf: group, own: own, in: exact, within: limit)
  }

  /// Adds all there is.
  mutating func addAll() { box = limit }

  private mutating func add(_ group: Group, in exact: Transform, within bounds: Box) {
    switch group.route(in: exact) {
    case .nothing: break
    case .direct(let own), .separate(let own):
      var inner = bounds
      for clip in group.clips { inner = inner.intersection(Box(clip.path).mapped(by: own)) }
      guard !inner.isEmpty else { return }
      add(paintingOf: group, own: own, in: exact, within: inner)
    }
  }

  private mutating func add(
    paintingOf group: Group, own: Transform, in exact: Transform, within bounds: Box
  ) {
    if group.blend.isUnbounded && group.isIsolated {
      box = box.union(bounds)
      return
    }
    guard group.hasEffects, let shadow = group.effects.shadow else {
      add(group.commands, in: own, within: bounds)
      return
    }
    // In the space in which the shadow is given. One in perspective falls in the group's own.
    let isFlat = own.isAffine && exact.isAffine
    let space = isFlat ? exact : own
    var body = PaintedExtent(limit: .unlimited, isReversed: isReversed)
    body.add(group.commands, in: isFlat ? group.transform : .identity)
    add(body.box, in: space, within: bounds)
    add(body.box, under: shadow, own: space, within: bounds)
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
