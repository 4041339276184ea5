// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitViews
import Screens
import Testing

/// Views moved by springs of a period and a bounce, and of a mass, a stiffness and a damping.
@MainActor
@Suite struct UIViewSpringCurveTests {
  private let screen = Screen()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { screen.show(view) }

  private func ratio(ofBounce bounce: Double) -> Double {
    bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  /// Expects x to be on a curve from 50 to 150.
  private func expectCurve(
    frequency: Double, ratio: Double, velocity: Double = 0,
    until end: Double = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let start = screen.time
    for time in [0.04, 0.13, 0.3, 0.52] where time < end {
      screen.advance(to: start + time)
      let share = springProgress(frequency: frequency, ratio: ratio, velocity: velocity, at: time)
      expect(
        view.layer.presentation()?.position.x, 50 + 100 * share, within: 1e-6,
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [0.3, 0, -0.3], [0.0, 2, -1.5])
  func aBlockOfAPeriodAndABounceFollowsItsSpring(bounce: Double, velocity: Double) {
    screen.update()
    UIView.animate(springDuration: 0.8, bounce: bounce, initialSpringVelocity: velocity) {
      view.center.x = 150
    }
    screen.update()
    expectCurve(frequency: 2 * .pi / 0.8, ratio: ratio(ofBounce: bounce), velocity: velocity)
    screen.advance(to: 20)
    #expect(view.layer.presentation()?.position.x == 150)
  }

  /// Half a second and no bounce, as declared.
  @Test func aBlockOfASpringTakesHalfASecondByDefault() {
    screen.update()
    UIView.animate(springDuration: 0.5) { view.center.x = 150 }
    expectCurve(frequency: 4 * .pi, ratio: 1)
  }

  @Test func aBlockOfASpringWaitsForItsDelay() {
    screen.update()
    UIView.animate(springDuration: 0.8, bounce: 0.3, delay: 0.25) { view.center.x = 150 }
    screen.advance(to: 0.2)
    expect(view.layer.presentation()?.position.x, 50)
    screen.advance(to: 0.25)
    expectCurve(frequency: 2 * .pi / 0.8, ratio: 0.7)
  }

  private func animate(_ parameters: UISpringTimingParameters) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
    animator.addAnimations { view.center.x = 150 }
    animator.startAnimation()
    screen.update()
    return animator
  }

  /// ω = √(200/2) = 10 and ζ = 12 / (2√400) = 0.3.
  @Test(arguments: [0.0, 4, -3])
  func anAnimatorFollowsMassStiffnessAndDamping(velocity: Double) {
    screen.update()
    let animator = animate(
      UISpringTimingParameters(
        mass: 2, stiffness: 200, damping: 12, initialVelocity: CGVector(dx: velocity, dy: 0)))
    expectCurve(frequency: 10, ratio: 0.3, velocity: velocity)
    #expect(animator.isRunning)
    screen.advance(to: 20)
    #expect(!animator.isRunning)
    #expect(view.layer.presentation()?.position.x == 150)
  }

  @Test func anAnimatorsOverdampedSpringCountsAsCritical() {
    screen.update()
    _ = animate(
      UISpringTimingParameters(mass: 1, stiffness: 100, damping: 90, initialVelocity: .zero))
    expectCurve(frequency: 10, ratio: 1)
  }

  @Test(arguments: [0.3, 0, -0.3], [0.0, 2])
  func anAnimatorFollowsAPeriodAndABounce(bounce: Double, velocity: Double) {
    screen.update()
    _ = animate(
      UISpringTimingParameters(
        duration: 0.6, bounce: bounce, initialVelocity: CGVector(dx: velocity, dy: 0)))
    expectCurve(frequency: 2 * .pi / 0.6, ratio: ratio(ofBounce: bounce), velocity: velocity)
  }

  /// Published values of the critical curve of ω = √(1000/3).
  @Test func theKeyboardsCurveIsTheSystemSpring() {
    let screen = Screen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.show(view)
    var end: TimeInterval?
    UIView.animate(
      withDuration: 0.3833, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
      animations: { view.center.x = 150 }, completion: { _ in end = screen.time })
    for (time, share) in [(0.1, 0.54478), (0.25, 0.94204), (0.4, 0.99441)] {
      screen.advance(to: time)
      let way = ((view.layer.presentation()?.position.x ?? .nan) - 50) / 100
      #expect(abs(way - share) < 1e-5)
    }
    screen.advance(to: 1)
    #expect(abs((end ?? .nan) - 0.50573) < 1e-5)
  }

  /// Mass 3, stiffness 1000 and damping 500 are solved as critical: a frequency of √(1000/3).
  @Test func theSystemsAnimationFollowsItsSpringAndRemovesViews() {
    let other = UIView()
    view.superview?.addSubview(other)
    screen.update()
    UIView.perform(.delete, on: [other], animations: { self.view.center.x = 150 })
    screen.update()
    expectCurve(frequency: (1_000.0 / 3).squareRoot(), ratio: 1, until: 0.4)
    #expect(other.alpha == 0 && other.superview != nil)
    screen.advance(to: screen.time + 1)
    #expect(other.superview == nil)
  }
}
