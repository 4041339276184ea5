// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitViews
import Screens
import Testing

/// `UIView.animateKeyframes`.
@MainActor
@Suite struct UIViewKeyframeTests {
  private let screen = Screen()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { screen.show(view) }

  private var x: CGFloat? { view.layer.presentation()?.position.x }
  private var alpha: Float? { view.layer.presentation()?.opacity }

  /// The curve's bits count for keyframes too, though they have no name among their options.
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func keyframe(_ start: Double, _ duration: Double, _ body: @escaping () -> Void) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration, animations: body)
  }

  private func run(_ values: [(Double, Double)], sourceLocation: SourceLocation = #_sourceLocation)
  {
    for (time, expected) in values {
      screen.advance(to: time)
      expect(x, expected, within: 1e-5, sourceLocation: sourceLocation)
    }
  }

  @Test func eachKeyframeTakesItsPartOfTheTime() {
    screen.update()
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      keyframe(0, 0.5) { view.center.x = 150 }
      keyframe(0.5, 0.25) { view.center.x = 50 }
    }
    #expect(view.center.x == 50)
    run([(0.5, 100), (1, 150), (1.25, 100), (1.5, 50), (1.75, 50), (2, 50)])
    #expect(view.layer.animationKeys() == nil)
  }

  /// The center is one property: where it is set twice in a keyframe, both parts move throughout it.
  @Test func aKeyframeEndsAtTheValueThatWasSetLast() {
    screen.update()
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      keyframe(0, 0.5) {
        view.center.y = 90
        view.center.x = 150
      }
      keyframe(0.5, 0.5) { view.center.x = 250 }
    }
    for (time, place) in [(0.5, CGPoint(x: 100, y: 70)), (1, CGPoint(x: 150, y: 90))] {
      screen.advance(to: time)
      expect(x, place.x, within: 1e-5)
      expect(view.layer.presentation()?.position.y, place.y, within: 1e-5)
    }
  }

  @Test func betweenKeyframesTheValueStands() {
    screen.update()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      keyframe(0.2, 0.2) { view.center.x = 150 }
      keyframe(0.6, 0.2) { view.center.x = 250 }
    }
    run([(0.1, 50), (0.3, 100), (0.5, 150), (0.7, 200), (0.9, 250)])
  }

  /// The options without a curve are easeInOut, over the whole.
  @Test func theWholeIsPacedByEaseInOut() {
    screen.update()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      keyframe(0, 0.5) { view.center.x = 150 }
      keyframe(0.5, 0.5) { view.center.x = 50 }
    }
    let quarter = easeInOut(0.25)
    run([(0.25, 50 + 200 * quarter), (0.5, 150), (0.75, 150 - 200 * (0.5 - quarter))])
  }

  @Test func propertiesHaveTheirOwnKeyframes() {
    screen.update()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      keyframe(0, 1) { view.center.x = 150 }
      keyframe(0.5, 0.5) { view.alpha = 0 }
    }
    run([(0.25, 75)])
    expect(alpha, 1)
    run([(0.75, 125)])
    expect(alpha, 0.5)
  }

  @Test func changesOutsideOfAnyKeyframeTakeTheWholeTime() {
    screen.update()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      view.center.x = 150
      keyframe(0, 0.5) { view.alpha = 0 }
    }
    run([(0.25, 75)])
    expect(alpha, 0.5)
  }

  @Test func duringTheDelayTheOldValueShows() {
    screen.update()
    UIView.animateKeyframes(withDuration: 1, delay: 1, options: linear) {
      keyframe(0, 0.5) { view.center.x = 150 }
    }
    run([(0.5, 50), (1.25, 100), (1.75, 150), (2, 150)])
  }

  @Test func theCompletionRunsAtTheEnd() {
    screen.update()
    var ended: [String] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0.5) {
      keyframe(0, 0.25) { view.center.x = 150 }
    } completion: {
      ended.append("\($0) \(screen.time)")
    }
    screen.advance(to: 3)
    #expect(ended == ["true 1.5"])
  }

  @Test func removedItHasNotFinished() {
    screen.update()
    var outcomes: [Bool] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      keyframe(0, 0.25) { view.center.x = 150 }
    } completion: {
      outcomes.append($0)
    }
    screen.advance(to: 0.5)
    view.layer.removeAllAnimations()
    screen.update()
    #expect(outcomes == [false])
  }

  @Test func discreteKeyframesJumpAtTheirTimes() {
    screen.update()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete]
    ) {
      keyframe(0, 0.4) { view.center.x = 150 }
      keyframe(0.4, 0.6) { view.center.x = 250 }
    }
    run([(0.2, 50), (0.39, 50), (0.4, 150), (0.9, 150), (1, 250)])
  }

  /// Ways of 100 and 300: a quarter of the time and the rest.
  @Test func pacedKeyframesKeepTheirSpeed() {
    screen.update()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModePaced]) {
      keyframe(0, 0.9) { view.center.x = 150 }
      keyframe(0.9, 0.1) { view.center.x = 450 }
    }
    run([(0.125, 100), (0.25, 150), (0.625, 300)])
  }

  /// Catmull and Rom's spline between the inner of four values: (−p0 + 9p1 + 9p2 − p3)/16.
  @Test func cubicKeyframesFollowASpline() {
    screen.update()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModeCubic]) {
      keyframe(0, 1.0 / 3) { view.center.x = 60 }
      keyframe(1.0 / 3, 1.0 / 3) { view.center.x = 90 }
      keyframe(2.0 / 3, 1.0 / 3) { view.center.x = 80 }
    }
    run([(0.5, (-50 + 9 * 60 + 9 * 90 - 80) / 16)])
  }

  /// Assumed: keyframes that overlap follow each other, the later one's value at its own end.
  @Test func overlappingKeyframesEndWhereTheLaterOneDoes() {
    screen.update()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      keyframe(0, 0.6) { view.center.x = 150 }
      keyframe(0.4, 0.6) { view.center.x = 250 }
    }
    screen.advance(to: 0.3)
    expect(x, 100)
    screen.advance(to: 0.99)
    #expect((x ?? 0) > 240 && (x ?? 0) <= 250)
    screen.advance(to: 1)
    expect(x, 250)
  }

  @Test func keyframesMayBeAddedInAnyOrder() {
    screen.update()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      keyframe(0.5, 0.5) { view.alpha = 0.5 }
      keyframe(0, 0.5) { view.alpha = 0 }
    }
    screen.advance(to: 0.25)
    expect(alpha, 0.5)
    screen.advance(to: 0.75)
    expect(alpha, 0.25)
  }

  @Test func repeatingAndReversingPlaysTheKeyframesBackwards() {
    screen.update()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .repeat, .autoreverse]) {
      keyframe(0, 0.5) { view.center.x = 150 }
    }
    run([(0.25, 100), (0.75, 150), (1.25, 150), (1.75, 100), (2.25, 100), (40.25, 100)])
    view.layer.removeAllAnimations()
  }

  /// Assumed: times outside of 0 to 1 are held to it.
  @Test(arguments: [(-1.0, 9.0), (0, .infinity), (.nan, 1)])
  func timesOutsideOfTheAnimationAreHeldToIt(start: Double, duration: Double) {
    screen.update()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      keyframe(start, duration) { view.center.x = 150 }
    }
    run([(0.5, 100), (1, 150)])
  }

  @Test func withoutDurationChangesAreMadeAtOnce() {
    screen.update()
    var count = 0
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      keyframe(0, 1) { view.center.x = 150 }
    } completion: { _ in
      count += 1
    }
    screen.update()
    expect(x, 150)
    #expect(count == 1 && view.layer.animationKeys() == nil)
  }

  @Test func outsideOfAnAnimationAKeyframeChangesAtOnce() {
    keyframe(0, 1) { view.center.x = 150 }
    #expect(view.center.x == 150 && view.layer.animationKeys() == nil)
  }

  @Test func insideABlockTheKeyframesTakeItsDuration() {
    screen.update()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 0.1, delay: 0, options: linear) {
        keyframe(0, 0.5) { view.center.x = 150 }
      }
    }
    run([(0.5, 100), (1, 150), (1.5, 150)])
  }
}
