// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

struct PlacedLayer: Sendable {
  let node: Node
  let toWindow: Transform
  /// The nodes that it is in, from the window on.
  let ancestors: [Node]

  /// The layer of an `id` in a tree; nil where it is not there, or in something hidden.
  init?(_ id: Int, in frame: Frame) {
    guard
      let found = PlacedLayer.find(
        id, in: frame.root, ancestors: [], space: .identity)
    else { return nil }
    self = found
  }

  init(node: Node, toWindow: Transform, ancestors: [Node]) {
    (self.node, self.toWindow, self.ancestors) = (node, toWindow, ancestors)
  }

  private static func find(
    _ id: Int, in node: Node, ancestors: [Node], space: Transform
  ) -> PlacedLayer? {
    guard !node.isHidden else { return nil }
    let toWindow = node.ownSpace(in: space)
    if node.id == id { return PlacedLayer(node: node, toWindow: toWindow, ancestors: ancestors) }
    let inner = node.childSpace(own: toWindow)
    for child in node.children {
      if let found = find(id, in: child, ancestors: ancestors + [node], space: inner) {
        return found
      }
    }
    return nil
  }

  var opacity: Double { ancestors.reduce(node.opacity) { $0 * $1.opacity } }

  /// Whether something that it is in cuts it off.
  var isCut: Bool {
    ancestors.contains { $0.clip != nil || ($0.hasEffects && $0.effects.mask != nil) }
  }

  var hasDepth: Bool {
    node.hasEffects && (node.effects.preservesDepth || !node.effects.sublayerTransform.isIdentity)
  }

  /// Whether it lies flat in the window: rotated and scaled at most.
  var isFlat: Bool { toWindow.isAffine }

  /// How far it reaches with its children and its shadow, in its own space.
  ///
  /// `limit` is a part of the window beyond which nothing counts; nil for all there is.
  func extent(withChildren: Bool, within limit: CGRect?) -> CGRect {
    var rect = PlacedLayer.extent(of: node, withChildren: withChildren, depth: 0)
    // In its own space the screen is where its inverse leads.
    if let limit, let inverse = toWindow.isAffine ? toWindow.planeInverse : nil {
      rect = rect.overlap(inverse.boundingBox(of: limit))
    }
    return rect
  }

  private static func extent(of node: Node, withChildren: Bool, depth: Int) -> CGRect {
    var rect = node.geometry.bounds.standardized
    guard rect.isFinite else { return .null }
    if withChildren && depth < 64 && node.clip == nil {
      for child in node.children where !child.isHidden && child.opacity > 0 {
        let inner = extent(of: child, withChildren: true, depth: depth + 1)
        guard !inner.isNull, inner.width > 0 || inner.height > 0 else { continue }
        let box = child.geometry.toParent.boundingBox(of: inner)
        if box.width.isFinite && box.height.isFinite { rect = rect.union(box) }
      }
    }
    if node.hasEffects, let shadow = node.effects.shadow, shadow.opacity > 0 {
      let blur = min(3 * abs(shadow.radius), 200)
      let outline = shadow.path.map(bounds) ?? rect
      if !outline.isNull {
        rect = rect.union(
          outline.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            .insetBy(dx: -blur, dy: -blur))
      }
    }
    return rect
  }

  private static func bounds(of path: Path) -> CGRect {
    var rect = CGRect.null
    for segment in path.segments {
      for point in segment.points { rect = rect.union(CGRect(origin: point, size: .zero)) }
    }
    return rect
  }
}

extension PlacedLayer {
  /// What the layer shows by itself, in its own space: with its children or without them.
  ///
  /// Opacity is left to whoever places it.
  func picture(withChildren: Bool, within limit: CGRect? = nil) -> FigurePicture? {
    let rect = extent(withChildren: withChildren, within: limit)
    guard !rect.isNull else { return nil }
    return FigurePicture(node.alone(withChildren: withChildren), rect: rect)
  }

  /// What of the layer is seen in the window: cut by all that it is in, in the space of the layer where it
  /// lies flat and else in that of the window.
  ///
  /// `space` leads from the picture's space to the window.
  func seenPicture(
    withChildren: Bool, in frame: Frame, within limit: CGRect
  ) -> (picture: FigurePicture, space: Transform)? {
    let inverse = isFlat ? toWindow.planeInverse : nil
    var rect = extent(withChildren: withChildren, within: limit)
    if inverse == nil { rect = toWindow.boundingBox(of: rect).overlap(limit) }
    guard !rect.isNull else { return nil }
    var chain = node.separated(withChildren: withChildren)
    for ancestor in ancestors.reversed() {
      var holder = ancestor
      holder.setContent([], look: ancestor.look)
      holder.overlay = []
      holder.children = [chain]
      if holder.hasEffects {
        holder.effects.shadow = nil
        holder.effects.backdrop = nil
        holder.effects.appearance = nil
        holder.effects.blend = .normal
        holder.effects.filters = []
      }
      chain = holder
    }
    guard let picture = FigurePicture(chain, in: inverse ?? .identity, rect: rect) else {
      return nil
    }
    return (picture, inverse == nil ? .identity : toWindow)
  }

  /// What shows through a layer that changes what is behind it, such as a blur, as the screen shows it: all
  /// that is painted up to it, cut to where it is seen.
  func backdropPicture(in frame: Frame) -> (picture: FigurePicture, space: Transform)? {
    guard node.hasEffects, let backdrop = node.effects.backdrop, isFlat,
      let inverse = toWindow.planeInverse
    else { return nil }
    var stack = node
    stack.children = []
    for ancestor in ancestors.reversed() {
      var holder = ancestor
      holder.overlay = []
      let place = ancestor.children.firstIndex { $0.id == stack.id } ?? ancestor.children.count
      holder.children = ancestor.children.prefix(place) + [stack]
      stack = holder
    }
    let rect = backdrop.clip.rect.overlap(node.geometry.bounds.standardized)
    guard !rect.isNull,
      let picture = FigurePicture(stack, in: inverse, rect: rect, background: frame.background)
    else { return nil }
    return (picture, toWindow)
  }
}
