// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitViews
import Screens
import Testing

/// Animations as they were written before blocks, and as SwiftUI describes them.
@MainActor
@Suite struct BeginAnimationsTests {
  private let screen = Screen()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private var shownX: CGFloat? { view.layer.presentation()?.position.x }

  @available(*, deprecated, message: "for deprecated API")
  private func begin(_ settings: () -> Void = {}) {
    screen.show(view)
    view.center = .zero
    screen.update()
    UIView.beginAnimations("move", context: nil)
    settings()
    view.center.x = 100
    UIView.commitAnimations()
  }

  @available(*, deprecated, message: "for deprecated API")
  @Test func changesTakeTwoTenthsAndEaseAtBothEnds() {
    begin()
    let start = screen.time
    screen.advance(to: start + 0.05)
    expect(shownX, 100 * bezier(0.42, 0, 0.58, 1, at: 0.25), within: 1e-3)
    screen.advance(to: start + 0.21)
    #expect(view.layer.animationKeys() == nil)
    expect(view.center.x, 100)
  }

  @available(*, deprecated, message: "for deprecated API")
  @Test func durationDelayAndCurveAreThoseThatWereSet() {
    begin {
      UIView.setAnimationDuration(2)
      UIView.setAnimationDelay(1)
      UIView.setAnimationCurve(.linear)
    }
    let start = screen.time
    screen.advance(to: start + 0.5)
    expect(shownX, 0)
    screen.advance(to: start + 2)
    expect(shownX, 50)
  }

  @available(*, deprecated, message: "for deprecated API")
  @Test func whatIsSetCountsForLaterChangesAlone() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(other)
    other.alpha = 0
    screen.update()
    begin {
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDuration(1)
      other.alpha = 1
      UIView.setAnimationDuration(4)
    }
    screen.advance(to: screen.time + 0.5)
    expect(other.layer.presentation()?.opacity, 0.5)
    expect(shownX, 12.5)
  }

  @available(*, deprecated, message: "for deprecated API")
  @Test func repeatsRunBackwardsInBetween() {
    begin {
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDuration(1)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
    }
    let start = screen.time
    for (seconds, x) in [(0.25, 25.0), (1.25, 75), (2.25, 25), (3.75, 25)] {
      screen.advance(to: start + seconds)
      expect(shownX, x)
    }
  }

  @available(*, deprecated, message: "for deprecated API")
  @Test func blocksInsideEndWhatTheyBegan() {
    screen.show(view)
    UIView.animate(withDuration: 1) { UIView.beginAnimations(nil, context: nil) }
    UIView.commitAnimations()
    view.center.x = 100
    #expect(view.layer.animationKeys() == nil)
  }

  /// Published animators name a transition within a block of `animate(withDuration:)`.
  @available(*, deprecated, message: "for deprecated API")
  @Test func aTransitionWithinABlockHasItsDuration() {
    screen.show(view)
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.5) {
      UIView.setAnimationTransition(.flipFromRight, for: view, cache: true)
    } completion: {
      ends.append($0)
    }
    let start = screen.time
    screen.advance(to: start + 0.4)
    #expect(view.layer.animation(forKey: "transition") is CATransition)
    #expect(ends == [])
    screen.advance(to: start + 0.6)
    #expect(ends == [true])
  }

  // MARK: As SwiftUI describes them

  private func animate(_ animation: Animation, completion: (() -> Void)? = nil) -> TimeInterval {
    screen.show(view)
    view.center = .zero
    screen.update()
    UIView.animate(animation, changes: { view.center.x = 100 }, completion: completion)
    return screen.time
  }

  @Test func aCurveHasItsControlPointsAndDuration() {
    let start = animate(.timingCurve(0.2, 0.9, 0.3, 1, duration: 2))
    screen.advance(to: start + 0.5)
    expect(shownX, 100 * bezier(0.2, 0.9, 0.3, 1, at: 0.25), within: 1e-3)
  }

  @Test func aSpringHasItsPeriodAndBounce() {
    // ω = 2π / duration and ζ = 1 − bounce, as documented.
    let start = animate(.spring(duration: 0.8, bounce: 0.3))
    screen.advance(to: start + 0.3)
    let expected = springProgress(frequency: 2 * .pi / 0.8, ratio: 0.7, at: 0.3)
    expect(shownX, 100 * expected, within: 1e-3)
  }

  @Test func snappyAndBouncyBounceByTheirAmounts() {
    for (animation, ratio) in [(Animation.smooth, 1.0), (.snappy, 0.85), (.bouncy, 0.7)] {
      let start = animate(animation)
      screen.advance(to: start + 0.2)
      expect(
        shownX, 100 * springProgress(frequency: 2 * .pi / 0.5, ratio: ratio, at: 0.2),
        within: 1e-3)
      screen.advance(to: start + 5)
    }
  }

  @Test func speedAndDelayChangeWhenThingsHappen() {
    var end: TimeInterval?
    let start = animate(.linear(duration: 2).delay(1).speed(2)) { end = CACurrentMediaTime() }
    screen.advance(to: start + 1)
    expect(shownX, 50)
    screen.advance(to: start + 3)
    expect(end.map { $0 - start }, 1.5, within: 1e-3)
  }

  @Test func everySecondRepetitionRunsBackwards() {
    let start = animate(.linear(duration: 1).repeatCount(2))
    screen.advance(to: start + 1.25)
    expect(shownX, 75)
    screen.advance(to: start + 2.1)
    #expect(view.layer.animationKeys() == nil)
  }
}
