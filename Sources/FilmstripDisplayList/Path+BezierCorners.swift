// SPDX-License-Identifier: MIT
public import Foundation

extension Path {
  /// A rounded rectangle as `UIBezierPath` draws it.
  ///
  /// Where the shorter side has room for two continuous corners, that is from 3.06 radii on, the
  /// corners are those of ``Corners/Curve/continuous``. Where it has not, they approach circular ones,
  /// which they are at two radii, so that half the side makes a capsule (approximated: UIKit is known
  /// to change its form there, but not how). Larger radii are cut.
  public init(bezierRoundedRect rect: CGRect, radius: Double, corners mask: Corners.Mask) {
    let half = min(rect.width, rect.height) / 2
    let radius = min(radius, half)
    guard radius > 0, radius.isFinite, !mask.isEmpty else {
      self.init(rect: rect)
      return
    }
    let reach = min(half / radius, CornerCurve.continuous.reach)
    let share = (reach - 1) / (CornerCurve.continuous.reach - 1)
    let round = CornerCurve.mixed(share).scaled(x: radius, y: radius)
    let clockwise: [Corners.Mask] = [.maxXMinY, .maxXMaxY, .minXMaxY, .minXMinY]
    self.init(
      Path.outline(of: rect, corners: clockwise.map { mask.contains($0) ? round : .square }))
  }
}

extension CornerCurve {
  /// Between a quarter of a circle, 0, and the continuous corner, 1.
  static func mixed(_ share: Double) -> CornerCurve {
    if share >= 1 { return continuous }
    if share <= 0 { return circular }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    return CornerCurve(
      start: mix(circularInThree.start, continuous.start),
      segments: zip(circularInThree.segments, continuous.segments).map {
        (mix($0.0, $1.0), mix($0.1, $1.1), mix($0.2, $1.2))
      })
  }

  /// A quarter of a circle in three parts that end about where those of the continuous corner do.
  private static let circularInThree: CornerCurve = {
    // Where the circle is as far along as the end of the continuous corner's first part.
    let first: Double = asin(1 - continuous.segments[0].2.x)
    let angles: [Double] = [0, first, .pi / 2 - first, .pi / 2]
    // x and y are distances from the corner: the circle's centre is at (1, 1).
    func place(_ angle: Double, _ handle: Double) -> CGPoint {
      CGPoint(x: 1 - sin(angle) - handle * cos(angle), y: 1 - cos(angle) + handle * sin(angle))
    }
    return CornerCurve(
      start: CGPoint(x: 1, y: 0),
      segments: zip(angles, angles.dropFirst()).map { from, to in
        let handle = 4.0 / 3 * tan((to - from) / 4)
        return (place(from, handle), place(to, -handle), place(to, 0))
      })
  }()
}
