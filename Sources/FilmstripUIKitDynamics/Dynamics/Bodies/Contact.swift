// SPDX-License-Identifier: MIT

/// A point at which two outlines touch, or come near enough to touch within a step.
struct Contact {
  /// Halfway between the outlines.
  let point: Vector
  let normal: Vector
  /// How far they are apart along the normal; negative where they reach into each other.
  let separation: Double
  /// Which sides meet, to find the contact again in the next step.
  let feature: Int

  /// The contacts of convex outlines that are no further apart than `margin`: the end points of the side that
  /// faces the other outline's nearest side, within that side's ends (separating axes and clipping).
  ///
  /// Outlines go clockwise on the screen. A line is an outline of two corners, whose sides face both ways.
  static func between(
    _ one: [Vector], _ other: [Vector], margin: Double, slop: Double
  ) -> [Contact] {
    guard let a = nearestSide(of: one, to: other, margin: margin),
      let b = nearestSide(of: other, to: one, margin: margin)
    else { return [] }
    // Of sides that are as near, it is always the same one.
    let isFirst = b.separation <= a.separation + slop / 10
    let (outer, inner, side) = isFirst ? (one, other, a.side) : (other, one, b.side)
    let (start, end) = (outer[side], outer[(side + 1) % outer.count])
    let (way, outward) = ((end - start).unit, outward(outer, side))
    let facing =
      inner.indices.min {
        Contact.outward(inner, $0).dot(outward) < Contact.outward(inner, $1).dot(outward)
      }
      ?? 0
    let (p, q) = (inner[facing], inner[(facing + 1) % inner.count])
    let (u, v) = ((p - start).dot(way), (q - start).dot(way))
    // What slides along the lines of a path does not catch on the end of the next one.
    let length = (end - start).length
    let inset = inner.count == 2 && outer.count > 2 ? min(slop, length / 2) : 0
    let (low, high) = (inset, length - inset)
    guard max(u, v) >= low, min(u, v) <= high else { return [] }
    return [(p, u), (q, v)].enumerated().compactMap { index, corner in
      let place = min(max(corner.1, low), high)
      let point = u == v ? corner.0 : p + (q - p) * ((place - u) / (v - u))
      let separation = (point - start).dot(outward)
      guard separation <= margin else { return nil }
      return Contact(
        point: point - outward * (separation / 2), normal: isFirst ? outward : -outward,
        separation: separation,
        feature: ((side * 1_024 + facing) * 2 + index) * 2 + (isFirst ? 0 : 1))
    }
  }

  private static func outward(_ outline: [Vector], _ side: Int) -> Vector {
    -(outline[(side + 1) % outline.count] - outline[side]).normal.unit
  }

  /// The side before which the other outline is furthest away; nil if that is more than a margin.
  private static func nearestSide(
    of outline: [Vector], to other: [Vector], margin: Double
  ) -> (separation: Double, side: Int)? {
    var best: (separation: Double, side: Int)?
    for side in outline.indices {
      let normal = outward(outline, side)
      guard normal != .zero else { continue }
      var separation = Double.infinity
      for corner in other { separation = min(separation, (corner - outline[side]).dot(normal)) }
      if separation > margin { return nil }
      if separation > best?.separation ?? -.infinity { best = (separation, side) }
    }
    return best
  }
}
