// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitViews
import Screens
import Testing

/// Animations between whole transforms in space, against rotation by Rodrigues' formula.
@MainActor
@Suite struct WholeTransformAnimationTests {
  private let screen = Screen()
  private let layer = CALayer()

  init() { screen.show(layer) }

  private func expectTransform(
    _ transform: CATransform3D?, _ rows: [[Double]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = transform ?? CATransform3DMakeScale(.nan, .nan, .nan)
    let values = [
      [shown.m11, shown.m12, shown.m13, shown.m14], [shown.m21, shown.m22, shown.m23, shown.m24],
      [shown.m31, shown.m32, shown.m33, shown.m34], [shown.m41, shown.m42, shown.m43, shown.m44],
    ]
    for (row, expected) in zip(values, rows) {
      for (value, number) in zip(row, expected) {
        expect(value, number, within: 1e-9, sourceLocation: sourceLocation)
      }
    }
  }

  /// What is shown at a fraction of the way between two transforms.
  private func shown(
    _ from: CATransform3D, _ to: CATransform3D, at share: Double, keyPath: String = "transform"
  ) -> CALayer? {
    let animation = CABasicAnimation(keyPath, from: from, to: to)
    layer.add(animation, forKey: nil)
    screen.advance(to: share)
    return layer.presentation()
  }

  /// A turn by an angle about (1, 1, 1): each element of the diagonal is c + (1 − c)/3, and the
  /// others are (1 − c)/3 ± s/√3 in turn.
  @Test(arguments: [0.25, 0.5, 0.75])
  func aTurnAboutADiagonalGoesEvenly(share: Double) {
    screen.update()
    let turn = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
    // A third of a whole turn about the diagonal leads each axis to the next.
    expectTransform(turn, [[0, 1, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1]])
    let angle = share * 2 * Double.pi / 3
    let (same, side) = ((1 - cos(angle)) / 3, sin(angle) / 3.0.squareRoot())
    let (a, b, c) = (cos(angle) + same, same + side, same - side)
    expectTransform(
      shown(CATransform3DIdentity, turn, at: share)?.transform,
      [[a, b, c, 0], [c, a, b, 0], [b, c, a, 0], [0, 0, 0, 1]])
  }

  /// 60° about (1, 1, 1): two thirds, two thirds and minus one third.
  @Test func halfOfATurnAboutADiagonalIsInThirds() {
    screen.update()
    let (two, one) = (2.0 / 3, -1.0 / 3)
    let turn = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
    expectTransform(
      shown(CATransform3DIdentity, turn, at: 0.5)?.transform,
      [[two, two, one, 0], [one, two, two, 0], [two, one, two, 0], [0, 0, 0, 1]])
  }

  /// 300° one way are 60° the other way.
  @Test func aTurnGoesTheShorterWayRound() {
    screen.update()
    let turn = CATransform3DMakeRotation(300 * .pi / 180, 0, 1, 0)
    let (c, s) = (cos(Double.pi / 6), -sin(Double.pi / 6))
    expectTransform(
      shown(CATransform3DIdentity, turn, at: 0.5)?.transform,
      [[c, 0, -s, 0], [0, 1, 0, 0], [s, 0, c, 0], [0, 0, 0, 1]])
  }

  /// A quarter turn about y seen from 500 points away; the third column times m34 is in the fourth.
  @Test func perspectiveIsKeptOnTheWay() {
    screen.update()
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    let turned = CATransform3DConcat(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), eye)
    let (half, depth) = (0.5.squareRoot(), 0.5.squareRoot() / 500)
    expectTransform(
      shown(eye, turned, at: 0.5)?.transform,
      [[half, 0, -half, depth], [0, 1, 0, 0], [half, 0, half, -depth], [0, 0, 0, 1]])
  }

  @Test func perspectiveComesAndGoesEvenly() {
    screen.update()
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    expect(shown(CATransform3DIdentity, eye, at: 0.25)?.transform.m34, -1 / 2_000, within: 1e-12)
  }

  /// Scale, then turn, then move: each goes its own way.
  @Test func scaleTurnAndTranslationAreMixedEachForItself() {
    screen.update()
    func place(_ scale: (Double, Double, Double), _ angle: Double, _ way: Double) -> CATransform3D {
      CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeScale(scale.0, scale.1, scale.2),
          CATransform3DMakeRotation(angle, 1, 0, 0)),
        CATransform3DMakeTranslation(10 * way, 20 * way, 30 * way))
    }
    // Half-way: scaled by 1.5, 2 and 2.5, and turned by 0.5.
    let (c, s) = (cos(0.5), sin(0.5))
    expectTransform(
      shown(CATransform3DIdentity, place((2, 3, 4), 1, 1), at: 0.5)?.transform,
      [[1.5, 0, 0, 0], [0, 2 * c, 2 * s, 0], [0, -2.5 * s, 2.5 * c, 0], [5, 10, 15, 1]])
  }

  @Test func theTransformOfSublayersIsMixedAlike() {
    screen.update()
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    let turned = CATransform3DConcat(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), eye)
    let (half, depth) = (0.5.squareRoot(), 0.5.squareRoot() / 500)
    expectTransform(
      shown(eye, turned, at: 0.5, keyPath: "sublayerTransform")?.sublayerTransform,
      [[1, 0, 0, 0], [0, half, half, -depth], [0, -half, half, -depth], [0, 0, 0, 1]])
  }

  @Test func aLayersTransformChangesImplicitly() {
    screen.update()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.transform = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
    screen.advance(to: 0.5)
    expect(layer.presentation()?.transform.m11, 2.0 / 3)
    expect(layer.presentation()?.transform.m13, -1.0 / 3)
  }

  @Test func aViewsLayerTurnsInSpaceWithinABlock() {
    let view = UIView()
    screen.show(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.layer.transform = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
    }
    screen.advance(to: 0.5)
    expect(view.layer.presentation()?.transform.m12, 2.0 / 3)
    expect(view.layer.presentation()?.transform.m21, -1.0 / 3)
  }
}
