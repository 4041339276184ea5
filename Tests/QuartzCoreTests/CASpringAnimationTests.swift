// SPDX-License-Identifier: MIT
import Expectations
import QuartzCore
import Testing

/// `CASpringAnimation` on a layer, against the closed form of a damped oscillator.
@MainActor
@Suite struct CASpringAnimationTests {
  private let screen = Screen()
  private let layer = CALayer()

  init() { screen.show(layer) }

  private func add(_ spring: CASpringAnimation, seconds: TimeInterval = 2) {
    spring.keyPath = "position.x"
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = seconds
    layer.add(spring, forKey: "spring")
    screen.update()
  }

  private func expectCurve(
    frequency: Double, ratio: Double, velocity: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for time in [0.03, 0.11, 0.37, 0.9, 1.6] {
      screen.advance(to: time)
      let share = springProgress(frequency: frequency, ratio: ratio, velocity: velocity, at: time)
      expect(
        layer.presentation()?.position.x, 100 * share, within: 1e-6, sourceLocation: sourceLocation)
    }
  }

  /// Documented.
  @Test func aNewSpringHasTheDocumentedValues() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0 && !spring.allowsOverdamping)
  }

  @Test func aNewSpringSwingsWithHalfTheCriticalDamping() {
    screen.update()
    add(CASpringAnimation())
    expectCurve(frequency: 10, ratio: 0.5)
  }

  /// ω = √(50/2) = 5 and ζ = 4 / (2√100) = 0.2.
  @Test(arguments: [0.0, 3, -2])
  func massStiffnessAndDampingMakeTheCurve(velocity: Double) {
    screen.update()
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (2, 50, 4)
    spring.initialVelocity = velocity
    add(spring)
    expectCurve(frequency: 5, ratio: 0.2, velocity: velocity)
  }

  /// Critical damping does not swing; overdamping is sluggish, where it is allowed.
  @Test(arguments: [(25.0, 10.0, 5.0, 1.0), (100, 40, 10, 2)], [0.0, 8, -4])
  func dampingFromTheCriticalOneOn(
    spring given: (stiffness: Double, damping: Double, frequency: Double, ratio: Double),
    velocity: Double
  ) {
    screen.update()
    let spring = CASpringAnimation()
    (spring.stiffness, spring.damping) = (given.stiffness, given.damping)
    spring.allowsOverdamping = given.ratio > 1
    spring.initialVelocity = velocity
    add(spring)
    expectCurve(frequency: given.frequency, ratio: given.ratio, velocity: velocity)
  }

  @Test func overdampingCountsAsCriticalElsewhere() {
    screen.update()
    let spring = CASpringAnimation()
    (spring.stiffness, spring.damping) = (100, 40)
    add(spring)
    expectCurve(frequency: 10, ratio: 1)
  }

  /// x = 1 − cos ωt + (v/ω)·sin ωt.
  @Test(arguments: [0.0, 5])
  func withoutDampingItSwingsForGood(velocity: Double) {
    screen.update()
    let spring = CASpringAnimation()
    (spring.damping, spring.initialVelocity) = (0, velocity)
    add(spring, seconds: 100)
    for time in [0.1, 0.5, 3, 60, 99] {
      screen.advance(to: time)
      let share = 1 - cos(10 * time) + velocity / 10 * sin(10 * time)
      expect(layer.presentation()?.position.x, 100 * share, within: 1e-6)
    }
    screen.advance(to: 100)
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.position.x == 0)
  }

  /// The duration cuts a spring off, it does not squeeze it.
  @Test func theDurationEndsItWhereverItIs() {
    screen.update()
    layer.position.x = 100
    layer.removeAllAnimations()
    add(CASpringAnimation(), seconds: 0.2)
    screen.advance(to: 0.199)
    let share = springProgress(frequency: 10, ratio: 0.5, at: 0.199)
    expect(layer.presentation()?.position.x, 100 * share)
    screen.advance(to: 0.2)
    #expect(layer.presentation()?.position.x == 100)
  }

  @Test func atTwiceTheSpeedItIsTwiceAsFarInTime() {
    screen.update()
    let spring = CASpringAnimation()
    spring.speed = 2
    add(spring, seconds: 4)
    expectCurve(frequency: 20, ratio: 0.5)
  }

  @Test(arguments: [0.3, 0.0, -0.3])
  func aPeriodAndABounceAreASpring(bounce: Double) {
    screen.update()
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    expect(spring.stiffness, 16 * Double.pi * Double.pi)
    expect(spring.damping, 8 * Double.pi * ratio)
    expect(spring.perceptualDuration, 0.5)
    expect(spring.bounce, bounce)
    add(spring)
    expectCurve(frequency: 4 * Double.pi, ratio: ratio)
  }
}
