// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

extension Node {
  /// Whether the node's plane is not simply that of its parent.
  ///
  /// `zPosition` alone does not count: the list of children is in its order already.
  var hasDepth: Bool {
    !geometry.transform.isAffine || geometry.anchorPointZ != 0
      || hasEffects && effects.preservesDepth
  }
}

/// Painting order of nodes that share a space with depth.
///
/// Nodes below one that preserves depth belong to the space it lies in. Of two planes that overlap
/// on the screen, the one that lies behind there is painted first. Of two planes that intersect, one is
/// cut, and so are planes that stand in a circle. Planes that lie in one plane keep the order of the
/// list.
enum DepthOrder {
  struct Plane {
    let node: Node
    /// Which child it is, or which child's child and so on.
    let path: [Int]
    /// To device pixels, from where the node lies.
    let space: Transform
    /// Product of the opacities of the depth-preserving nodes in between.
    let fade: Double
    /// The corners in space after perspective; empty where some are behind the eye.
    var corners: [SIMD3<Double>]
    /// The corners that it had before others cut it: they determine where the plane lies.
    let frame: [SIMD3<Double>]
    /// What is left of a plane that others cut through.
    var cuts: [Cut] = []

    /// A side of the line in which another plane cuts this one.
    struct Cut {
      /// In the space in which planes are compared, as the viewer sees it.
      let side: HalfPlane
      let isInFront: Bool
    }
  }

  /// Beyond this many the comparison of all pairs would take longer than drawing; such nodes are
  /// painted in the order of the list.
  private static let limit = 256

  static func planes(of node: Node, toDevice: Transform) -> [Plane] {
    var planes: [Plane] = []
    gather(
      node.children, at: [], space: node.childSpace(own: toDevice),
      depth: node.depthOfChildren, fade: 1,
      into: &planes)
    guard planes.count > 1, planes.count <= limit else { return planes }
    // Where depth continues upwards, the line of a cut on the device is not known here.
    let isFlattened = !(node.hasEffects && node.effects.preservesDepth)
    return isFlattened ? sorted(cut(planes), cutsCircles: true) : sorted(planes, cutsCircles: false)
  }

  private static func gather(
    _ children: [Node], at path: [Int], space: Transform, depth: Transform, fade: Double,
    into planes: inout [Plane]
  ) {
    for (index, child) in children.enumerated() {
      let ownDepth = child.ownSpace(in: depth)
      guard child.hasEffects, child.effects.preservesDepth, child.effects.appearance == nil else {
        let corners = corners(of: child.geometry.bounds, in: ownDepth)
        planes.append(
          Plane(
            node: child, path: path + [index], space: space, fade: fade, corners: corners,
            frame: corners))
        continue
      }
      guard !child.isHidden, child.opacity > 0 else { continue }
      gather(
        child.children, at: path + [index],
        space: child.childSpace(own: child.ownSpace(in: space)),
        depth: child.childSpace(own: ownDepth), fade: fade * min(child.opacity, 1),
        into: &planes)
    }
  }

  private static func corners(of bounds: CGRect, in depth: Transform) -> [SIMD3<Double>] {
    // An empty layer still has a plane.
    let (right, bottom) = (max(bounds.maxX, bounds.minX + 1), max(bounds.maxY, bounds.minY + 1))
    let points = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: right, y: bounds.minY),
      CGPoint(x: right, y: bottom), CGPoint(x: bounds.minX, y: bottom),
    ]
    var result: [SIMD3<Double>] = []
    for point in points {
      let (x, y, w) = depth.project(point)
      let z = point.x * depth.elements[2] + point.y * depth.elements[6] + depth.elements[14]
      guard w > 1e-6, (x + y + z).isFinite else { return [] }
      result.append(SIMD3(x, y, z) / w)
    }
    return result
  }

  /// Planes nearer to each other than this many points count as touching.
  static let tolerance = 1e-3
}

extension Node {
  /// What leads from the children to the space in which they are compared, with its depth.
  fileprivate var depthOfChildren: Transform {
    let transform = hasEffects ? effects.sublayerTransform : .identity
    guard !transform.isIdentity else { return .identity }
    let anchor = geometry.anchor
    return Transform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(Transform(translationX: anchor.x, y: anchor.y))
  }
}
