// SPDX-License-Identifier: MIT
import Expectations
import QuartzCore
import Testing

/// `CAMediaTiming` from the superlayer over the layer to the animation, as its header states it:
/// `local = (parent − beginTime) · speed + timeOffset`.
@MainActor
@Suite struct CAMediaTimingTests {
  private let screen = Screen()
  private let outer = CALayer()
  private let layer = CALayer()
  private let log: AnimationLog

  init() {
    log = AnimationLog(screen)
    layer.zPosition = -1
    outer.addSublayer(layer)
    screen.show(outer)
  }

  /// What is shown; −1 where no animation has an effect.
  private var value: CGFloat { layer.presentation()?.zPosition ?? .nan }

  /// From 0 to 1 in a second at an even pace; stays on at its end.
  private func animation(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation("zPosition", from: 0, to: 1)
    animation.isRemovedOnCompletion = false
    animation.delegate = log
    change(animation)
    return animation
  }

  private func run(_ change: (CABasicAnimation) -> Void = { _ in }) {
    layer.add(animation(change), forKey: "test")
  }

  private var now: CFTimeInterval { layer.convertTime(CACurrentMediaTime(), from: nil) }

  @Test(
    arguments: [
      (.removed, -1, -1), (.backwards, 0, -1), (.forwards, -1, 1), (.both, 0, 1),
    ] as [(CAMediaTimingFillMode, Double, Double)])
  func fillModesDecideWhatShowsBeforeAndAfter(
    mode: CAMediaTimingFillMode, before: Double, after: Double
  ) {
    screen.update()
    run {
      $0.beginTime = now + 1
      $0.fillMode = mode
    }
    for (time, expected) in [
      (0, before), (0.999, before), (1, 0), (1.25, 0.25), (1.75, 0.75), (2, after), (3, after),
    ] {
      screen.advance(to: time)
      expect(value, expected)
    }
    #expect(log.starts == [1] && log.stops == [2] && log.outcomes == [true])
    #expect(layer.animationKeys() == ["test"])
  }

  @Test func anAnimationIsTakenOffAtItsEndUnlessItStays() {
    screen.update()
    run {
      $0.isRemovedOnCompletion = true
      $0.fillMode = .both
    }
    screen.advance(to: 0.75)
    expect(value, 0.75)
    screen.advance(to: 1)
    expect(value, -1)
    #expect(layer.animationKeys() == nil)
  }

  /// Rates multiply on the way down: 2 · 0.5 · 4.
  @Test func speedsMultiplyFromTheSuperlayerToTheAnimation() {
    screen.update()
    outer.speed = 2
    layer.speed = 0.5
    run { $0.speed = 4 }
    screen.advance(to: 0.1)
    expect(value, 0.4)
    screen.advance(to: 1)
    #expect(log.stops == [0.25])
  }

  @Test(arguments: [(1, 1), (2, 0.5), (0.5, 2), (4, 0.25), (3, 1.0 / 3)] as [(Float, Double)])
  func anAnimationsSpeedStretchesItsTime(speed: Float, duration: Double) {
    screen.update()
    run { $0.speed = speed }
    screen.advance(to: duration * 0.3)
    expect(value, 0.3)
    screen.advance(to: 3)
    expect(log.stops.first, duration, within: 2e-9)
    #expect(log.stops.count == 1)
  }

  /// Assumed: a negative speed plays from the end to the start.
  @Test func aNegativeSpeedPlaysBackwards() {
    screen.update()
    run {
      $0.speed = -2
      $0.fillMode = .both
    }
    screen.advance(to: 0.1)
    expect(value, 0.8)
    screen.advance(to: 0.5)
    expect(value, 0)
    #expect(log.stops == [0.5])
  }

  /// Local time runs from 10 downwards and meets the animation's span, 8 to 10, from its end.
  @Test func aLayerWithNegativeSpeedMeetsAnAnimationFromItsEnd() {
    screen.update()
    layer.speed = -1
    layer.timeOffset = 10
    run {
      $0.beginTime = 8
      $0.duration = 2
    }
    screen.advance(to: 0.5)
    expect(value, 0.75)
    screen.advance(to: 1.5)
    expect(value, 0.25)
    screen.advance(to: 3)
    expect(value, -1)
    #expect(log.stops == [2])
  }

  @Test func anAnimationOfSpeedZeroStandsAtItsOffsetForEver() {
    screen.update()
    run {
      $0.speed = 0
      $0.timeOffset = 0.3
    }
    for time in [0, 0.5, 100] {
      screen.advance(to: time)
      expect(value, 0.3)
    }
    #expect(log.stops == [])
  }

  /// The offset moves the time at which the animation is, not how long it runs: it wraps round.
  @Test func anAnimationsTimeOffsetStartsItInTheMiddle() {
    screen.update()
    run {
      $0.timeOffset = 0.25
      $0.fillMode = .forwards
    }
    for (time, expected) in [(0, 0.25), (0.5, 0.75), (0.9, 0.15), (1, 0.25), (2, 0.25)] {
      screen.advance(to: time)
      expect(value, expected)
    }
    #expect(log.stops == [1])
  }

  /// Each row: repeat count, repeat duration, reversing, then times with values, the last of them
  /// the end.
  @Test(
    arguments: [
      (2.5, 0, false, [(0.25, 0.25), (1, 0), (2.25, 0.25), (2.5, 0.5)]),
      (3, 0, false, [(1.999, 0.999), (2, 0), (3, 1)]),
      (0.25, 0, false, [(0.2, 0.2), (0.25, 0.25)]),
      (0, 1.75, false, [(1.5, 0.5), (1.75, 0.75)]),
      (0, 0, true, [(0.25, 0.25), (1, 1), (1.25, 0.75), (2, 0)]),
      (1.5, 0, true, [(1.5, 0.5), (2.25, 0.25), (3, 1)]),
      (0, 1.5, true, [(0.75, 0.75), (1.5, 0.5)]),
    ] as [(Float, Double, Bool, [(Double, Double)])])
  func repeatsAndReversesEndWhereTheirTimeIsUp(
    count: Float, duration: Double, reverses: Bool, values: [(Double, Double)]
  ) {
    screen.update()
    run {
      $0.repeatCount = count
      $0.repeatDuration = duration
      $0.autoreverses = reverses
      $0.fillMode = .forwards
    }
    for (time, expected) in values {
      screen.advance(to: time)
      expect(value, expected)
    }
    let end = values[values.count - 1]
    #expect(log.stops == [end.0])
    screen.advance(to: end.0 + 5)
    expect(value, end.1)
  }

  @Test func aLayersBeginTimeAndOffsetMoveItsTime() {
    screen.update()
    outer.beginTime = 1
    outer.speed = 2
    layer.timeOffset = 10
    // (t − 1) · 2 + 10 = 11 at t = 1.5.
    run { $0.beginTime = 11 }
    screen.advance(to: 1.75)
    expect(value, 0.5)
    screen.advance(to: 4)
    #expect(log.starts == [1.5] && log.stops == [2])
  }

  /// A third of a second is no whole number of nanoseconds: the beginning must be met all the same.
  @Test(arguments: [(3, 1), (7, 2), (0.3, 0.1), (1000, 1)] as [(Float, Double)])
  func beginningsBetweenNanosecondsAreMet(speed: Float, begin: Double) {
    screen.update()
    layer.speed = speed
    run { $0.beginTime = begin }
    screen.advance(to: 10)
    expect(log.starts.first, begin / Double(speed), within: 2e-9)
    expect(log.stops.first, (begin + 1) / Double(speed), within: 2e-9)
    #expect(log.starts.count == 1 && log.stops.count == 1)
  }

  @Test func aSubtreeIsScrubbedByTheOffsetOfALayerOfSpeedZero() {
    let fast = CALayer()
    fast.zPosition = -1
    layer.addSublayer(fast)
    screen.update()
    outer.speed = 0
    fast.speed = 2
    run()
    fast.add(animation { $0.duration = 2 }, forKey: nil)
    screen.update()
    for offset in [0.3, 0.9, 0.1, 0.5] {
      outer.timeOffset = offset
      expect(value, offset)
      // Twice as fast, in twice the time.
      expect(fast.presentation()?.zPosition, offset)
    }
    screen.advance(to: 100)
    expect(value, 0.5)
    #expect(log.stops == [])
    outer.timeOffset = 1.5
    screen.update()
    expect(value, -1)
  }

  /// The recipe of Apple's Technical Q&A QA1673.
  @Test func aLayerIsPausedAndResumedAsDocumented() {
    screen.update()
    run()
    screen.advance(to: 0.25)
    let pausedTime = outer.convertTime(CACurrentMediaTime(), from: nil)
    outer.speed = 0
    outer.timeOffset = pausedTime
    screen.advance(to: 2)
    expect(value, 0.25)

    let offset = outer.timeOffset
    outer.speed = 1
    outer.timeOffset = 0
    outer.beginTime = 0
    outer.beginTime = outer.convertTime(CACurrentMediaTime(), from: nil) - offset
    screen.advance(to: 2)
    expect(value, 0.25)
    screen.advance(to: 2.5)
    expect(value, 0.75)
    screen.advance(to: 4)
    #expect(log.stops == [2.75] && log.outcomes == [true])
  }

  /// a = (2t − 1) · 3 and b = t/2 + 4: at t = 2 these are 9 and 5.
  @Test func timesConvertBetweenCousins() {
    screen.update()
    outer.speed = 2
    layer.beginTime = 1
    layer.speed = 3
    let other = CALayer()
    other.speed = 0.5
    other.timeOffset = 4
    screen.root.addSublayer(other)
    expect(layer.convertTime(5, from: other), 9)
    expect(layer.convertTime(9, to: other), 5)
    expect(other.convertTime(9, from: layer), 5)
    expect(other.convertTime(5, to: layer), 9)
    expect(layer.convertTime(2, from: screen.root), 9)
    expect(layer.convertTime(9, to: screen.root), 2)
    expect(outer.convertTime(9, from: layer), 4)
  }

  /// The layer halves, the group doubles, the member begins at 0.25 and doubles again.
  @Test func aGroupIsOneMoreTimeOnTheWay() {
    screen.update()
    layer.speed = 0.5
    let group = CAAnimationGroup()
    group.animations = [
      animation {
        $0.beginTime = 0.25
        $0.speed = 2
      }
    ]
    group.speed = 2
    group.duration = 4
    group.delegate = log
    layer.add(group, forKey: nil)
    for (time, expected) in [(0.2, -1), (0.25, 0), (0.5, 0.5), (0.7, 0.9), (0.75, -1)] {
      screen.advance(to: time)
      expect(value, expected)
    }
    screen.advance(to: 9)
    #expect(log.stops == [4])
  }
}
