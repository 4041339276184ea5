// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
package import Foundation

/// How planes lie that are seen from the left and from above, all of them parallel: a parallel projection.
///
/// The planes are turned by an angle about the vertical axis, then by another about the horizontal one:
///
///     x′ = x cos θ + z sin θ
///     y′ = y cos φ − x sin θ sin φ + z cos θ sin φ
///
/// with y down and z towards the viewer, so that what is in front is farther right and lower.
package struct Axonometry {
  /// θ, in radians.
  package static let turn = 40.0 * Double.pi / 180
  /// φ, in radians.
  package static let tilt = 13.0 * Double.pi / 180

  /// Points of the figure for a point of the window.
  package let scale: Double
  /// Where the window's corner is at z = 0, in the figure.
  package let origin: CGPoint

  package init(scale: Double, origin: CGPoint) { (self.scale, self.origin) = (scale, origin) }

  /// From the window, at a depth in points of the window, to the figure.
  package func transform(z: Double) -> Transform {
    let (a, b, d) = Axonometry.plane
    let shift = Axonometry.shift(z)
    return Transform(
      a: a * scale, b: b * scale, c: 0, d: d * scale, tx: origin.x + shift.x * scale,
      ty: origin.y + shift.y * scale)
  }

  /// The parts of the projection that act in a plane.
  private static var plane: (a: Double, b: Double, d: Double) {
    (cos(turn), -sin(turn) * sin(tilt), cos(tilt))
  }

  /// How far a depth moves a plane.
  package static func shift(_ z: Double) -> CGPoint {
    CGPoint(x: z * sin(turn), y: z * cos(turn) * sin(tilt))
  }

  package static func box(of rect: CGRect, z: Double) -> CGRect {
    Axonometry(scale: 1, origin: .zero).transform(z: z).boundingBox(of: rect)
  }
}
