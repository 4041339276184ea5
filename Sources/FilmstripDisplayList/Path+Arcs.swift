// SPDX-License-Identifier: MIT
package import Foundation

extension Path {
  /// Adds a part of a circle as cubic curves of at most a quarter turn each.
  ///
  /// A curve over an angle δ has handles of 4/3·tan(δ/4) radii along the tangents of its ends: it
  /// meets the circle in the ends and in the middle, and leaves it by less than 0.03 %.
  package mutating func addArc(
    center: CGPoint, radius: Double, from start: Double, sweep: Double,
    placedBy transform: (CGPoint) -> CGPoint = { $0 }
  ) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite, sweep.isFinite
    else { return }
    func place(_ angle: Double, _ handle: Double = 0) -> CGPoint {
      transform(
        CGPoint(
          x: center.x + radius * (cos(angle) - handle * sin(angle)),
          y: center.y + radius * (sin(angle) + handle * cos(angle))))
    }
    elements.append(elements.isEmpty ? .move(place(start)) : .line(place(start)))
    let limit = 1_000 * 2 * Double.pi
    let sweep = min(max(sweep, -limit), limit)
    let pieces = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard pieces > 0 else { return }
    let step = sweep / Double(pieces)
    let handle = 4.0 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let from = start + step * Double(piece)
      let to = start + step * Double(piece + 1)
      elements.append(
        .curve(control1: place(from, handle), control2: place(to, -handle), end: place(to)))
    }
  }
}
