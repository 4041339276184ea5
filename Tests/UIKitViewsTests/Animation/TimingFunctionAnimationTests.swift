// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitViews
import Screens
import Testing

/// Timing functions as they are seen: by the position of a layer on its way.
@MainActor
@Suite struct TimingFunctionAnimationTests {
  private let screen = Screen()
  private let layer = CALayer()

  init() { screen.show(layer) }

  /// The fraction of the way at a share of the time.
  private func way(_ function: CAMediaTimingFunction?, at time: Double) -> Double {
    let animation = CABasicAnimation("position.x", from: 0, to: 1_000)
    animation.timingFunction = function
    layer.add(animation, forKey: nil)
    screen.advance(to: time)
    return (layer.presentation()?.position.x ?? .nan) / 1_000
  }

  /// Published to all these digits.
  @Test(
    arguments: [
      (0.1, 0.0197224535), (0.2, 0.0816598563), (0.25, 0.1291619310), (0.4, 0.3318838701),
      (0.5, 0.5), (0.6, 0.6681161299), (0.75, 0.8708380690), (0.9, 0.9802775465),
    ])
  func easeInEaseOutIsSlowAtBothEnds(time: Double, expected: Double) {
    screen.update()
    expect(way(CAMediaTimingFunction(name: .easeInEaseOut), at: time), expected, within: 1e-7)
  }

  @Test(arguments: [(0.25, 0.0934646507), (0.5, 0.3153568126), (0.75, 0.6218618692)])
  func easeInIsSlowAtTheStart(time: Double, expected: Double) {
    screen.update()
    expect(way(CAMediaTimingFunction(name: .easeIn), at: time), expected, within: 1e-7)
  }

  @Test(arguments: [(0.25, 0.3781381308), (0.5, 0.6846431874), (0.75, 0.9065353493)])
  func easeOutIsSlowAtTheEnd(time: Double, expected: Double) {
    screen.update()
    expect(way(CAMediaTimingFunction(name: .easeOut), at: time), expected, within: 1e-7)
  }

  /// Documented: a transaction's timing function overrides those of the animations in its group.
  @Test(arguments: [0.25, 0.5, 0.75])
  func aTransactionOverridesTheCurveOfViewAnimations(time: Double) {
    let (view, keyed) = (UIView(), UIView())
    for view in [view, keyed] { screen.show(view.layer) }
    screen.update()
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.8, 0, 0.2, 1))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 1_000 }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { keyed.center.x += 1_000 }
    }
    CATransaction.commit()
    screen.advance(to: time)
    for view in [view, keyed] {
      expect(
        (view.layer.presentation()?.position.x ?? .nan) / 1_000, bezier(0.8, 0, 0.2, 1, at: time),
        within: 1e-7)
    }
  }

  /// The transaction says nothing about a spring, which has a course of its own.
  @Test func aTransactionLeavesSpringsAlone() {
    let (view, plain) = (UIView(), UIView())
    for view in [view, plain] { screen.show(view.layer) }
    screen.update()
    for (view, function) in [(view, CAMediaTimingFunction(name: .linear)), (plain, nil)] {
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(function)
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
      ) { view.center.x += 1_000 }
      CATransaction.commit()
    }
    screen.advance(to: 0.2)
    let shown = [view, plain].map { $0.layer.presentation()?.position.x }
    #expect(shown[0] == shown[1])
    #expect((shown[0] ?? 0) > 100)
  }

  /// Documented control points: (0.25, 0.1) and (0.25, 1).
  @Test(arguments: [0.1, 0.25, 0.5, 0.75])
  func theDefaultIsFastAtTheStart(time: Double) {
    screen.update()
    expect(
      way(CAMediaTimingFunction(name: .default), at: time), bezier(0.25, 0.1, 0.25, 1, at: time),
      within: 1e-7)
  }

  @Test(arguments: [0.1, 0.5, 0.9])
  func linearAndNoneGoEvenly(time: Double) {
    screen.update()
    expect(way(CAMediaTimingFunction(name: .linear), at: time), time, within: 1e-7)
    layer.removeAllAnimations()
    let before = screen.time
    let animation = CABasicAnimation("position.x", from: 0, to: 1_000)
    layer.add(animation, forKey: nil)
    screen.advance(to: before + time)
    expect(layer.presentation()?.position.x, 1_000 * time, within: 1e-4)
  }

  /// The last goes back at first and beyond the end at last.
  @Test(
    arguments: [(0.17, 0.67, 0.83, 0.67), (0, 1, 1, 0), (0.68, -0.6, 0.32, 1.6)],
    [0.05, 0.3, 0.5, 0.8, 0.95])
  func customControlPointsMakeTheirCurve(points: (Double, Double, Double, Double), time: Double) {
    screen.update()
    let function = CAMediaTimingFunction(
      controlPoints: Float(points.0), Float(points.1), Float(points.2), Float(points.3))
    expect(
      way(function, at: time), bezier(points.0, points.1, points.2, points.3, at: time),
      within: 1e-6)
  }

  @Test func aTransactionsFunctionPacesImplicitAnimations() {
    screen.update()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    layer.position.x = 1_000
    CATransaction.commit()
    screen.advance(to: 0.5)
    expect(layer.presentation()?.position.x, 315.3568126, within: 1e-4)
  }
}
