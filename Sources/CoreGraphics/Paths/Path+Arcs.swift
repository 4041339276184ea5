// SPDX-License-Identifier: MIT
internal import DisplayList
internal import Foundation

extension Path {
  /// Where the pen stands: the last point, or after a close the start of the subpath; nil at first.
  var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if case .close = last {
      for case .move(let start) in elements.reversed() { return start }
      return nil
    }
    return last.points.last
  }

  /// The angle from the start of an arc to its end, in radians, by the SDK's `clockwise`.
  ///
  /// As documented for `CGContextAddArc`, the direction determines which of the two arcs between
  /// the ends is meant.
  static func sweep(from start: Double, to end: Double, falling: Bool) -> Double {
    let turn = 2 * Double.pi
    let sweep = end - start
    guard sweep.isFinite else { return .nan }
    if abs(sweep) >= turn - 1e-9 { return falling ? -turn : turn }
    if falling { return sweep > 0 ? sweep - turn : sweep }
    return sweep < 0 ? sweep + turn : sweep
  }

  /// Adds a part of a circle as cubic curves of at most a quarter turn each.
  ///
  /// A curve over an angle δ has handles of 4/3·tan(δ/4) radii along the tangents of its ends: it
  /// meets the circle in the ends and in the middle, and leaves it by less than 0.03 %.
  mutating func addArc(
    center: CGPoint, radius: Double, from start: Double, sweep: Double,
    transform: CGAffineTransform
  ) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite, sweep.isFinite
    else { return }
    func place(_ angle: Double, _ handle: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - handle * sin(angle)),
        y: center.y + radius * (sin(angle) + handle * cos(angle))
      ).applying(transform)
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

  /// Adds a line and a part of a circle that rounds a corner; `current` is where the pen stands.
  mutating func addArc(
    from current: CGPoint, corner: CGPoint, towards target: CGPoint, radius: Double,
    transform: CGAffineTransform
  ) {
    let (ax, ay) = (current.x - corner.x, current.y - corner.y)
    let (bx, by) = (target.x - corner.x, target.y - corner.y)
    let cross = ax * by - ay * bx
    let (first, second) = (hypot(ax, ay), hypot(bx, by))
    guard cross.isFinite, radius.isFinite, radius > 0, abs(cross) > 1e-12 * first * second else {
      elements.append(.line(corner.applying(transform)))
      return
    }
    // The circle touches both sides at r / tan(φ/2) from a corner of the angle φ.
    let angle = acos(min(max((ax * bx + ay * by) / (first * second), -1), 1))
    let distance = radius / tan(angle / 2)
    let touch = CGPoint(x: corner.x + ax / first * distance, y: corner.y + ay / first * distance)
    // From the touching point to the centre, at a right angle to the first side.
    let side = cross > 0 ? 1.0 : -1.0
    let center = CGPoint(
      x: touch.x - side * ay / first * radius, y: touch.y + side * ax / first * radius)
    let start = atan2(touch.y - center.y, touch.x - center.x)
    addArc(
      center: center, radius: radius, from: start, sweep: -side * (.pi - angle),
      transform: transform)
  }
}
