// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitViews
import Screens
import Testing

/// Property animators, through UIKit's public API alone.
@MainActor
@Suite struct UIViewPropertyAnimatorTests {
  private let screen = Screen()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { screen.show(view) }

  /// From 50 to 150: what is shown, as a fraction of the way.
  private var way: Double { ((view.layer.presentation()?.position.x ?? .nan) - 50) / 100 }
  private func move() { view.center.x = 150 }

  private func linear(_ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { move() }
  }

  /// Measured on a simulator.
  @Test func aNewAnimatorIsInactiveWithTheseDefaults() {
    let animator = linear()
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning && !animator.isReversed)
    #expect(animator.fractionComplete == 0 && animator.delay == 0)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled && !animator.pausesOnCompletion)
    #expect(animator.scrubsLinearly)
    #expect(view.center.x == 50)
  }

  @Test func runsAlongItsCurveAndTellsTheShareOfTheTime() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { move() }
    animator.startAnimation()
    #expect(view.center.x == 150)
    #expect(animator.state == .active && animator.isRunning)
    for time in [0.2, 0.5, 1.0, 1.6] {
      screen.advance(to: time)
      expect(way, easeInOut(time / 2))
      expect(animator.fractionComplete, time / 2)
    }
  }

  @Test func endsInactiveAndTellsSo() {
    screen.update()
    let animator = linear()
    var log: [String] = []
    animator.addCompletion { log.append("\($0) \(screen.time)") }
    animator.addCompletion { _ in log.append("\(animator.state)") }
    animator.startAnimation()
    screen.advance(to: 3)
    #expect(log == ["end 1.0", "inactive"])
    #expect(!animator.isRunning)
    #expect(view.layer.animationKeys() == nil)
    #expect(view.center.x == 150)
  }

  @Test func theOldValuesShowDuringTheDelay() {
    screen.update()
    let animator = linear()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    screen.advance(to: 0.4)
    expect(way, 0)
    screen.advance(to: 1)
    expect(way, 0.5)
    screen.advance(to: 1.5)
    #expect(animator.state == .inactive)
  }

  @Test func aPausedAnimatorIsScrubbedAtAnEvenPace() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { move() }
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    for share in [0.1, 0.25, 0.8, 0.3] {
      animator.fractionComplete = share
      screen.update()
      expect(way, share)
      expect(animator.fractionComplete, share)
    }
    screen.advance(to: 5)
    expect(way, 0.3)
  }

  @Test func orAlongItsCurve() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { move() }
    animator.scrubsLinearly = false
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    screen.update()
    expect(way, 0.1291619310)  // easeInOut at a quarter, as published
    expect(animator.fractionComplete, 0.25)
  }

  /// Scrubbing from where it was paused must not make it jump.
  @Test func aPauseKeepsThePlaceAndTellsTheShareOfTheWay() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { move() }
    animator.startAnimation()
    screen.advance(to: 0.25)
    animator.pauseAnimation()
    screen.advance(to: 0.7)
    expect(way, easeInOut(0.25))
    expect(animator.fractionComplete, easeInOut(0.25))
    animator.fractionComplete += 0.1
    screen.update()
    expect(way, easeInOut(0.25) + 0.1)
  }

  @Test func goesOnAfterAPauseAsIfThereHadBeenNone() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { move() }
    animator.startAnimation()
    screen.advance(to: 0.25)
    animator.pauseAnimation()
    screen.advance(to: 2)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    for after in [0.0, 0.2, 0.5] {
      screen.advance(to: 2 + after)
      expect(way, easeInOut(0.25 + after))
    }
    screen.advance(to: 2.75)
    #expect(animator.state == .inactive)
  }

  @Test func goesOnFromWhereItWasScrubbedToOnItsCurve() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { move() }
    animator.fractionComplete = easeInOut(0.6)
    animator.startAnimation()
    screen.advance(to: 0.2)
    expect(way, easeInOut(0.8))
  }

  @Test func aDurationFactorSetsTheTimeThatRemains() {
    screen.update()
    let animator = linear(2)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
    screen.advance(to: 0.25)
    expect(way, 0.75)
    var isDone = false
    animator.addCompletion { _ in isDone = true }
    screen.advance(to: 0.49)
    #expect(!isDone)
    screen.advance(to: 0.5)
    #expect(isDone)
  }

  @Test func otherTimingParametersLeadFromWhereItIs() {
    screen.update()
    let animator = linear()
    animator.fractionComplete = 0.4
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut), durationFactor: 1)
    screen.advance(to: 0.3)
    expect(way, 0.4 + 0.6 * easeInOut(0.3))
    screen.advance(to: 1)
    #expect(animator.state == .inactive)
  }

  /// Paused at half its time, of which half remains, however far the view has come.
  @Test func withoutAFactorOtherTimingParametersTakeTheTimeThatRemains() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { move() }
    var end: TimeInterval?
    animator.addCompletion { _ in end = screen.time }
    animator.startAnimation()
    screen.advance(to: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
    screen.advance(to: 2)
    #expect(end == 1)
  }

  /// A spring without a start of its own: 1 − (1 + ωt)·e^(−ωt) with ωD = 9.2334134764.
  @Test func aSpringLeadsFromWhereItIsInTheTimeThatRemains() {
    screen.update()
    let animator = linear()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0)
    let omega = 9.2334134764 / 0.5
    for time in [0.1, 0.25, 0.4] {
      screen.advance(to: time)
      let spring = 1 - (1 + omega * time) * exp(-omega * time)
      expect(way, 0.5 + 0.5 * spring)
    }
  }

  @Test func reversedOnTheWayItRunsBackAndRestoresTheOldValues() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { move() }
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    screen.advance(to: 0.6)
    animator.isReversed = true
    expect(way, easeInOut(0.6))
    expect(animator.fractionComplete, 0.4)
    screen.advance(to: 0.8)
    expect(way, easeInOut(0.4))
    #expect(view.center.x == 150)
    screen.advance(to: 1.2)
    #expect(position == .start)
    #expect(view.center.x == 50)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func turnedTwiceItEndsAtTheNewValues() {
    screen.update()
    let animator = linear()
    animator.startAnimation()
    screen.advance(to: 0.5)
    animator.isReversed = true
    screen.advance(to: 0.7)
    animator.isReversed = false
    expect(way, 0.3)
    screen.advance(to: 1.4)
    #expect(view.center.x == 150)
    #expect(animator.state == .inactive)
  }

  @Test func whileReversedTheShareCountsTowardsTheOldValues() {
    screen.update()
    let animator = linear()
    animator.fractionComplete = 0.3
    animator.isReversed = true
    expect(animator.fractionComplete, 0.7)
    animator.fractionComplete = 0.9
    screen.update()
    expect(way, 0.1)
    animator.startAnimation()
    screen.advance(to: 0.1)
    #expect(animator.state == .inactive)
    #expect(view.center.x == 50)
  }

  @Test func stoppedItLeavesTheViewWhereItIsShown() {
    screen.update()
    let animator = linear()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    screen.advance(to: 0.3)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && !animator.isRunning)
    expect(view.center.x, 80)
    #expect(view.layer.animationKeys() == nil)
    #expect(positions.isEmpty)
    animator.finishAnimation(at: .current)
    #expect(positions == [.current])
    #expect(animator.state == .inactive)
    expect(view.center.x, 80)
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, 50.0), (.end, 150), (.current, 80)])
  func finishingSetsTheModel(position: UIViewAnimatingPosition, x: Double) {
    screen.update()
    let animator = linear()
    animator.startAnimation()
    screen.advance(to: 0.3)
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    expect(view.center.x, x)
  }

  @Test func stoppedWithoutFinishingNothingIsCalled() {
    screen.update()
    let animator = linear()
    var calls = 0
    animator.addCompletion { _ in calls += 1 }
    animator.startAnimation()
    screen.advance(to: 0.3)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    screen.advance(to: 3)
    #expect(calls == 0)
    expect(view.center.x, 80)
  }

  @Test func pausingOnCompletionItCanStillBeReversed() {
    screen.update()
    let animator = linear()
    var calls = 0
    animator.addCompletion { _ in calls += 1 }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    screen.advance(to: 2)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(calls == 0)
    expect(animator.fractionComplete, 1)
    animator.isReversed = true
    animator.startAnimation()
    screen.advance(to: 2.25)
    expect(way, 0.75)
  }

  @Test func delayedChangesTakeTheRestOfTheTime() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    animator.addAnimations({ move() }, delayFactor: 0.5)
    animator.addAnimations { view.alpha = 0 }
    animator.startAnimation()
    screen.advance(to: 1)
    expect(way, 0)
    expect(Double(view.layer.presentation()?.opacity ?? .nan), 0.5)
    screen.advance(to: 1.5)
    expect(way, 0.5)
    screen.advance(to: 2)
    #expect(animator.state == .inactive)
  }

  @Test func changesAddedOnTheWayTakeTheRestOfTheTime() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    screen.advance(to: 0.5)
    animator.addAnimations { move() }
    expect(way, 0)
    screen.advance(to: 0.75)
    expect(way, 0.5)
    screen.advance(to: 1)
    #expect(animator.state == .inactive)
    #expect(view.layer.animationKeys() == nil)
  }

  /// Interrupted by another animator the view keeps its place, and its velocity fades.
  @Test func anotherAnimatorTakesOverWithoutAJump() {
    screen.update()
    linear().startAnimation()
    screen.advance(to: 0.4)
    let before = way
    UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 50 }.startAnimation()
    screen.update()
    expect(way, before)
    screen.advance(to: 0.401)
    #expect(abs((way - before) / 0.001 - 1) < 0.02)
    screen.advance(to: 2)
    expect(way, 0)
  }

  /// The animator that ends first leaves the value of the one that began later: the model is 250 throughout, and the
  /// second animator adds -100 times its share that remains.
  @Test func itsEndKeepsTheValueThatALaterAnimatorHasSet() {
    screen.update()
    linear(0.2).startAnimation()
    screen.advance(to: 0.1)
    UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.center.x = 250 }.startAnimation()
    screen.advance(to: 0.35)
    #expect(view.center.x == 250)
    expect(way, (250 - 50 - 100 * 0.5) / 100)
    screen.advance(to: 1)
    expect(way, 2)
  }

  @Test func theSystemSpringTakesItsOwnTime() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
    expect(animator.duration, 0.50573, within: 1e-5)
    animator.addAnimations { move() }
    animator.startAnimation()
    // Published values of the critical curve of ω = √(1000/3).
    for (time, expected) in [(0.05, 0.23223), (0.1, 0.54478), (0.25, 0.94204), (0.5, 0.99890)] {
      screen.advance(to: time)
      expect(way, expected, within: 1e-5)
    }
  }

  /// Of two velocities, each moves its own coordinate.
  @Test func aVelocityVectorMovesEachAxisByItsOwn() {
    screen.update()
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 5, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { view.center = CGPoint(x: 150, y: 150) }
    animator.startAnimation()
    screen.advance(to: 0.1)
    // Critical: 1 − (1 + (ω − v)t)·e^(−ωt) with ω = 10.
    let decay = exp(-1.0)
    expect(way, 1 - (1 + 5 * 0.1) * decay)
    let y = view.layer.presentation()?.position.y ?? .nan
    expect((y - 50) / 100, 1 - (1 + 10 * 0.1) * decay)
  }

  /// A published position of a real device: spring of ratio 0.5 at about 0.297 of a second.
  @Test func followsTheMeasuredSpring() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { move() }
    animator.startAnimation()
    screen.advance(to: 0.297)
    expect(50 + way * 100, 166.15, within: 0.16)
  }

  @Test func followsTheTimeOfALayerThatIsScrubbed() {
    screen.update()
    linear().startAnimation()
    screen.update()
    screen.window.layer.speed = 0
    screen.window.layer.timeOffset = 0.35
    expect(way, 0.35)
    screen.window.layer.timeOffset = 0.1
    expect(way, 0.1)
  }

  @Test func keyframesInItsBlockAreScrubbedWithIt() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { move() }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
      }
    }
    for (share, expected) in [(0.25, 0.5), (0.5, 1.0), (0.75, 0.5)] {
      animator.fractionComplete = share
      screen.update()
      expect(way, expected)
    }
  }

  @Test func withoutChangesItEndsAtOnce() {
    screen.update()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    var calls = 0
    animator.addCompletion { _ in calls += 1 }
    animator.startAnimation()
    screen.update()
    #expect(calls == 1)
    #expect(animator.state == .inactive)
  }

  @Test(arguments: [-1, 0, Double.nan, .infinity])
  func uselessDurationsChangeAtOnce(duration: Double) {
    screen.update()
    let animator = linear(duration)
    var calls = 0
    animator.addCompletion { _ in calls += 1 }
    animator.startAnimation()
    screen.update()
    #expect(calls == 1)
    #expect(view.center.x == 150)
  }

  @Test func aViewThatLeavesTheWindowEndsIt() {
    screen.update()
    let animator = linear()
    var calls = 0
    animator.addCompletion { _ in calls += 1 }
    animator.startAnimation()
    screen.advance(to: 0.3)
    view.removeFromSuperview()
    screen.update()
    #expect(calls == 1)
    #expect(animator.state == .inactive)
  }

  @Test func theClassMethodStartsOne() {
    screen.update()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: move
    ) { position = $0 }
    #expect(animator.isRunning)
    screen.advance(to: 1)
    expect(way, 0.5)
    screen.advance(to: 1.5)
    #expect(position == .end)
  }

  /// Measured: the default parameters are the curve (0.25, 0.1), (0.25, 1) of type builtin.
  @Test func timingParametersTellWhatTheyAre() {
    let standard = UICubicTimingParameters()
    #expect(standard.timingCurveType == .builtin)
    #expect(standard.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(standard.controlPoint2 == CGPoint(x: 0.25, y: 1))
    let custom = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))
    #expect(custom.timingCurveType == .cubic)
    #expect(UISpringTimingParameters(dampingRatio: 0.5).timingCurveType == .spring)
    #expect(UISpringTimingParameters().cubicTimingParameters == nil)
  }

  /// Scrubbed to its end and reversed it has the whole way before it: as with a curve, so with a
  /// spring, which passes its end long before it rests there.
  @Test(arguments: [true, false]) func scrubbedToTheEndAndReversedItTakesItsDuration(isSpring: Bool)
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    let timing: any UITimingCurveProvider =
      isSpring
      ? UISpringTimingParameters(dampingRatio: 0.7)
      : UICubicTimingParameters(animationCurve: .easeInOut)
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
    animator.addAnimations { view.center.x = 105 }
    var end: TimeInterval?
    animator.addCompletion { [screen] _ in end = screen.time }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 1
    animator.isReversed = true
    let start = screen.time
    animator.startAnimation()
    for step in 1...80 { screen.advance(to: start + Double(step) * 0.01) }
    #expect(abs((end ?? .nan) - (start + 0.5)) < 1e-6)
    #expect(view.center.x == 5)
  }
}
