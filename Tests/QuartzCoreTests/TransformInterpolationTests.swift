// SPDX-License-Identifier: MIT
import QuartzCore
import Testing

@MainActor
@Suite struct TransformInterpolationTests {
  private func interpolated(
    _ start: CGAffineTransform, _ end: CGAffineTransform, at fraction: Double
  ) -> CGAffineTransform {
    let start = AnimatableValue.transform(CATransform3DMakeAffineTransform(start))
    let end = AnimatableValue.transform(CATransform3DMakeAffineTransform(end))
    guard case .transform(let result) = start.interpolated(to: end, at: fraction) else {
      return CGAffineTransform()
    }
    return CATransform3DGetAffineTransform(result)
  }

  private func expectNearlyEqual(_ a: CGAffineTransform, _ b: CGAffineTransform) {
    for (x, y) in [(a.a, b.a), (a.b, b.b), (a.c, b.c), (a.d, b.d), (a.tx, b.tx), (a.ty, b.ty)] {
      #expect(abs(x - y) < 1e-12)
    }
  }

  /// Measured: a rotation from 0 to 90° keeps its area in every frame.
  @Test(arguments: [0.1, 0.25, 0.5, 0.9])
  func aRotationTurnsAtConstantAreaAndRate(fraction: Double) {
    let result = interpolated(.identity, CGAffineTransform(rotationAngle: .pi / 2), at: fraction)
    expectNearlyEqual(result, CGAffineTransform(rotationAngle: .pi / 2 * fraction))
    #expect(abs(result.a * result.d - result.b * result.c - 1) < 1e-12)
  }

  @Test func aRotationTakesTheShorterWay() {
    let start = CGAffineTransform(rotationAngle: 3)
    let end = CGAffineTransform(rotationAngle: -3)
    // From 3 rad forward to 2π − 3, half-way at π.
    expectNearlyEqual(interpolated(start, end, at: 0.5), CGAffineTransform(rotationAngle: .pi))
  }

  @Test func scaleAndTranslationAreLinearAndIndependent() {
    let start = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 100)
    let end = CGAffineTransform(a: 3, b: 0, c: 0, d: 0.5, tx: 40, ty: 0)
    expectNearlyEqual(
      interpolated(start, end, at: 0.25),
      CGAffineTransform(a: 1.5, b: 0, c: 0, d: 0.875, tx: 10, ty: 75))
  }

  @Test func anyTransformIsItsOwnDecomposition() {
    let sheared = CGAffineTransform(a: 2, b: 0.7, c: -0.3, d: 1.1, tx: 5, ty: -8)
    let nearlySame = CGAffineTransform(a: 2, b: 0.7, c: -0.3, d: 1.1, tx: 7, ty: -8)
    var expected = sheared
    expected.tx = 6
    expectNearlyEqual(interpolated(sheared, nearlySame, at: 0.5), expected)
  }
}
