// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// How wide a shadow's Gaussian is in device pixels, in each direction.
///
/// In its own space a shadow is as wide each way; a space that is scaled more one way than the other,
/// or slanted, makes an ellipse of the Gaussian: its covariance is radius²·M·Mᵀ.
struct ShadowSpread: Hashable, Sendable {
  private(set) var sigmaX: Double
  private(set) var sigmaY: Double
  /// The covariance of x and y: 0 for an ellipse that stands upright.
  private(set) var covariance = 0.0

  init(radius: Double, toDevice: Transform) {
    let radius = max(0, radius)
    let (x, y) = (
      toDevice.a * toDevice.a + toDevice.c * toDevice.c,
      toDevice.b * toDevice.b + toDevice.d * toDevice.d
    )
    let mixed = toDevice.a * toDevice.b + toDevice.c * toDevice.d
    let tolerance = 1e-9 * (x + y)
    if abs(x - y) <= tolerance && abs(mixed) <= tolerance {
      sigmaX = radius * toDevice.scale
      sigmaY = sigmaX
    } else {
      (sigmaX, sigmaY) = (radius * x.squareRoot(), radius * y.squareRoot())
      if abs(mixed) > tolerance { covariance = radius * radius * mixed }
    }
  }

  private init(sigmaX: Double, sigmaY: Double, covariance: Double) {
    (self.sigmaX, self.sigmaY, self.covariance) = (sigmaX, sigmaY, covariance)
  }

  var isUpright: Bool { covariance == 0 }

  var largest: Double { max(sigmaX, sigmaY) }

  /// How far from its silhouette a shadow can be seen, in pixels.
  var reach: (x: Double, y: Double) { (3 * sigmaX + 2, 3 * sigmaY + 2) }

  /// How many pixels wide and high a cell may be that holds what the blur leaves.
  var cell: (x: Int, y: Int) {
    guard isUpright else {
      // σ across the slanted line along which the longer side of the ellipse lies. A needle may become
      // somewhat wider, so that the work stays bounded.
      let across = largest > 0 ? (determinant / (largest * largest)).squareRoot() : 0
      let side = ShadowSpread.cell(max(across, largest / 10))
      return (side, side)
    }
    return (ShadowSpread.cell(sigmaX), ShadowSpread.cell(sigmaY))
  }

  private static func cell(_ sigma: Double) -> Int {
    var cell = 1
    while Double(cell) * 6 <= sigma { cell *= 2 }
    return cell
  }

  private var determinant: Double {
    max(0, sigmaX * sigmaX * sigmaY * sigmaY - covariance * covariance)
  }

  /// What is left to blur when something has been blurred already, with a variance along x and one along
  /// y, counted in cells.
  func remaining(
    after variance: (x: Double, y: Double), inCells cell: (x: Int, y: Int)
  ) -> ShadowSpread {
    let (width, height) = (Double(cell.x), Double(cell.y))
    let x = max(0, sigmaX * sigmaX - variance.x).squareRoot() / width
    let y = max(0, sigmaY * sigmaY - variance.y).squareRoot() / height
    let limit = x * y
    return ShadowSpread(
      sigmaX: x, sigmaY: y,
      covariance: min(max(covariance / (width * height), -limit), limit))
  }
}
