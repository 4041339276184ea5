// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

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

  /// Adds a part of a circle as cubic curves, transformed.
  mutating func addArc(
    center: CGPoint, radius: Double, from start: Double, sweep: Double,
    transform: CGAffineTransform
  ) {
    addArc(center: center, radius: radius, from: start, sweep: sweep) { $0.applying(transform) }
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
