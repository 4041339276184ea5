// SPDX-License-Identifier: MIT
import Expectations
import QuartzCore
import Testing

/// `CATransition` as the API shows it: key, replacement, timing and delegate.
///
/// What it looks like is tested by pixels elsewhere.
@MainActor
@Suite struct CATransitionTests {
  private let screen = Screen()
  private let layer = CALayer()
  private let log: AnimationLog

  init() {
    log = AnimationLog(screen)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.show(layer)
  }

  private func transition(_ duration: TimeInterval = 1) -> CATransition {
    let transition = CATransition()
    transition.duration = duration
    transition.delegate = log
    return transition
  }

  /// Documented defaults.
  @Test func aNewTransitionIsAFadeOverItsWholeProgress() {
    let transition = CATransition()
    #expect(transition.type == .fade && transition.subtype == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
    #expect(transition.duration == 0 && transition.isRemovedOnCompletion)
  }

  @Test(arguments: [nil, "mine", "transition"])
  func theKeyIsAlwaysTransition(key: String?) {
    screen.update()
    layer.add(transition(), forKey: key)
    #expect(layer.animationKeys() == ["transition"])
    #expect(layer.animation(forKey: "transition") is CATransition)
  }

  @Test func aSecondTransitionReplacesTheFirst() {
    screen.update()
    layer.add(transition(), forKey: nil)
    screen.advance(to: 0.25)
    layer.add(transition(), forKey: nil)
    #expect(layer.animationKeys() == ["transition"])
    screen.advance(to: 2)
    #expect(log.stops == [0.25, 1.25] && log.outcomes == [false, true])
  }

  @Test func itLeavesTheLayersValuesAlone() {
    screen.update()
    layer.add(transition(), forKey: nil)
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    screen.advance(to: 0.5)
    expect(layer.presentation()?.opacity, 0.5)
    #expect(layer.animationKeys() == ["transition"])
  }

  @Test(arguments: [(Float(0.25), Float(0.75)), (0.5, 0.5), (0.8, 0.2), (-1, 7)])
  func aPartOfTheProgressTakesTheWholeDuration(start: Float, end: Float) {
    screen.update()
    let transition = transition()
    (transition.startProgress, transition.endProgress) = (start, end)
    layer.add(transition, forKey: nil)
    screen.advance(to: 2)
    #expect(log.starts == [0] && log.stops == [1] && log.outcomes == [true])
  }

  /// Documented: 0.25 s and a fade where a transition is the action of a change.
  @Test func asAnActionItTakesTheTransactionsDuration() {
    screen.update()
    layer.actions = ["opacity": transition(0)]
    layer.opacity = 0.5
    #expect(layer.animationKeys() == ["transition"])
    expect(layer.presentation()?.opacity, 0.5)
    screen.advance(to: 1)
    #expect(log.stops == [0.25])
  }

  @Test func atTwiceTheSpeedItTakesHalfTheTime() {
    screen.update()
    let transition = transition()
    transition.speed = 2
    transition.beginTime = 1
    layer.add(transition, forKey: nil)
    screen.advance(to: 3)
    #expect(log.starts == [1] && log.stops == [1.5])
  }

  @Test(arguments: ["fade", "moveIn", "push", "reveal", "cube", "oglFlip", "pageCurl", "nonsense"])
  func everyTypeRunsAndEnds(type: String) {
    screen.update()
    let transition = transition()
    transition.type = CATransitionType(rawValue: type)
    transition.subtype = .fromRight
    layer.add(transition, forKey: nil)
    screen.advance(to: 0.5)
    #expect(layer.presentation() != nil)
    screen.advance(to: 1)
    #expect(log.outcomes == [true])
  }
}
