// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

extension CALayer {
  /// Where the model values put the layer in its superlayer.
  package var geometry: Geometry { properties.geometry }

  /// Whether the transform leaves nothing of the layer to be seen: a line, or a point.
  package var isFlattened: Bool { geometry.toParent.planeInverse == nil }

  /// A point of another layer's space in this one's; nil is the space of the root.
  func converted(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    fromRoot.apply(l?.toRoot.apply(p) ?? p)
  }

  /// A point of this layer's space in another one's; nil is the space of the root.
  func converted(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let inRoot = toRoot.apply(p)
    return l?.fromRoot.apply(inRoot) ?? inRoot
  }

  /// The upright box, in this space, around a rectangle in another's; nil is the root's.
  func converted(_ r: CGRect, from l: CALayer?) -> CGRect {
    fromRoot.boundingBox(of: l?.toRoot.boundingBox(of: r) ?? r)
  }

  /// The upright box, in another's space, around a rectangle in this one; nil is the root's.
  func converted(_ r: CGRect, to l: CALayer?) -> CGRect {
    let inRoot = toRoot.boundingBox(of: r)
    return l?.fromRoot.boundingBox(of: inRoot) ?? inRoot
  }

  /// Converts a point from the superlayer's space to this one's.
  ///
  /// The same as `convert(_:from:)`, which goes by the root of the tree, where nothing but the layer's own place
  /// counts: a search down a deep tree would take time as its square by the root.
  package func convertFromSuperlayer(_ p: CGPoint) -> CGPoint {
    guard let superlayer else { return convert(p, from: nil) }
    let toParent = geometry.toParent
    let isPlain =
      !superlayer.properties.hasUncommonProperties
      && !superlayer.properties.classProperties.preservesDepth
    guard isPlain, toParent.isAffine, let inverse = toParent.planeInverse else {
      return convert(p, from: superlayer)
    }
    return inverse.apply(p)
  }

  /// From this layer's space to that of the root of its tree, each layer flattened into its parent
  /// as it is when painted.
  private var toRoot: Transform {
    // From the layer up: a space is known only when its parent's is.
    var chain: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer {
      chain.append(current)
      layer = current.modelLayer == nil ? current.parentLayer : current.superlayer
    }
    var space = Transform.identity
    for (index, current) in chain.enumerated().reversed() {
      let toTarget =
        index == chain.count - 1 ? .identity : current.geometry.toParent.concatenating(space)
      space = index == 0 ? toTarget : current.childSpace(own: toTarget)
    }
    return space
  }

  /// From the space of the root to this layer's; nowhere for a layer seen from its edge or flattened
  /// to nothing, whose points are all at its origin.
  private var fromRoot: Transform { toRoot.planeInverse ?? Transform(scaleX: 0, y: 0) }

  /// The transform of the sublayers to the target space of `toTarget`.
  private func childSpace(own toTarget: Transform) -> Transform {
    var node = Node(id: 0, className: "", geometry: geometry)
    let preservesDepth = properties.classProperties.preservesDepth
    guard properties.hasUncommonProperties || preservesDepth else {
      return node.childSpace(own: toTarget)
    }
    node.effects.sublayerTransform = properties.uncommonProperties.sublayerTransform.matrix
    node.effects.preservesDepth = preservesDepth
    return node.childSpace(own: toTarget)
  }
}

extension CALayer {
  private struct HitVisit {
    let layer: CALayer
    let isInside: Bool
    let space: Transform
    var waiting: [CALayer]
  }

  /// The frontmost layer at a point of the parent's space; without a recursion as deep as the tree.
  func hitTested(at point: CGPoint) -> CALayer? {
    var visits: [HitVisit] = []
    if let first = hitVisit(at: point, in: .identity) { visits.append(first) }
    while let current = visits.indices.last {
      if let next = visits[current].waiting.popLast() {
        if let visit = next.hitVisit(at: point, in: visits[current].space) { visits.append(visit) }
      } else if visits[current].isInside {
        return visits[current].layer
      } else {
        visits.removeLast()
      }
    }
    return nil
  }

  /// Nil where nothing of the layer can be hit; `space` leads from the parent's space to the one the
  /// point is in.
  private func hitVisit(at point: CGPoint, in space: Transform) -> HitVisit? {
    guard !isHidden else { return nil }
    let toTarget = geometry.toParent.concatenating(space)
    guard let inverse = toTarget.planeInverse else { return nil }
    // A transform layer has no plane of its own that could be hit or cut.
    let hasPlane = !(self is CATransformLayer)
    let isInside = hasPlane && contains(inverse.apply(point))
    if hasPlane && masksToBounds && !isInside { return nil }
    return HitVisit(
      layer: self, isInside: isInside, space: childSpace(own: toTarget),
      waiting: CALayer.paintingOrder(of: sublayers ?? []))
  }
}
