// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct DiscreteGestureTests {
  private let screen = TouchedScreen()
  private let log = TouchLog()
  private let view: UIView

  init() {
    view = screen.show()
    view.isMultipleTouchEnabled = true
  }

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    log.note(recognizer, as: "it")
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func move(_ distance: Double, in duration: Double) -> Gesture {
    .pan(from: .point(100, 400), to: .point(100 + distance, 400), duration: duration)
  }

  @Test(arguments: [(0.0, true), (10, true), (10.1, false)])
  func aTapMayMoveByTenPoints(distance: Double, isTap: Bool) {
    _ = add(UITapGestureRecognizer())
    screen.perform(move(distance, in: 0.1))
    #expect(log.lines == (isTap ? ["it.ended"] : []))
  }

  @Test(arguments: [(0.35, true), (0.36, false)])
  func twoTapsFollowEachOtherSoon(pause: Double, isTap: Bool) {
    let tap = add(UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    let one = Gesture.tap(at: .point(100, 100))
    screen.perform(.sequence([one, one.delayed(by: pause)]))
    #expect(log.lines == (isTap ? ["it.ended"] : []))
  }

  @Test(arguments: [(30.0, true), (31, false)])
  func twoTapsAreNearEachOther(distance: Double, isTap: Bool) {
    let tap = add(UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    screen.perform(
      .sequence([
        .tap(at: .point(100, 100)), .tap(at: .point(100 + distance, 100)).delayed(by: 0.1),
      ]))
    #expect(log.lines == (isTap ? ["it.ended"] : []))
  }

  @Test(arguments: [(1, 1, true), (1, 2, false), (2, 2, true), (2, 1, false)])
  func aTapHasTheTouchesItNeeds(touches: Int, required: Int, isTap: Bool) {
    let tap = add(UITapGestureRecognizer())
    tap.numberOfTouchesRequired = required
    screen.perform(.tap(at: .point(100, 100), touches: touches))
    #expect(log.lines == (isTap ? ["it.ended"] : []))
  }

  @Test func aPressBeginsAfterHalfASecondAndEndsWithTheLift() {
    let press = add(UILongPressGestureRecognizer())
    var times: [TimeInterval] = []
    press.addTarget { _ in times.append(CACurrentMediaTime()) }
    screen.perform(.longPress(at: .point(100, 100), duration: 0.8))
    #expect(log.lines == ["it.began", "it.ended"])
    #expect(times == [0.5, 0.8])
    log.lines = []
    screen.perform(.longPress(at: .point(100, 100), duration: 0.5))
    #expect(log.lines.isEmpty)
  }

  @Test(arguments: [(10.0, true), (10.1, false)])
  func aPressMayMoveByTenPointsBefore(distance: Double, isPress: Bool) {
    _ = add(UILongPressGestureRecognizer())
    screen.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: .point(100, 400)), .init(time: 0.4, at: .point(100 + distance, 400)),
          .init(time: 0.6, at: .point(100 + distance, 400)),
          .init(time: 0.7, at: .point(300, 400)),
        ])
      ]))
    #expect(log.shortened == (isPress ? ["it.began", "it.changed", "it.ended"] : []))
  }

  /// From the brackets of a probe of iOS 26.1: 50 points at once, less with each second.
  @Test(arguments: [
    (0.1, 45.301, true), (0.1, 45.299, false), (0.3, 35.901, true), (0.3, 35.899, false),
    (0.5, 26.501, true), (0.5, 26.499, false), (0.51, 100, false),
  ])
  func aSwipeGoesFarEnoughInTime(time: Double, distance: Double, isSwipe: Bool) {
    _ = add(UISwipeGestureRecognizer())
    screen.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: .point(100, 400)), .init(time: time - 1e-9, at: .point(100, 400)),
          .init(time: time, at: .point(100 + distance, 400)),
        ])
      ]))
    #expect(log.lines == (isSwipe ? ["it.ended"] : []))
  }

  @Test(
    arguments: [
      (.left, .left, true), (.right, .right, true), (.up, .up, true), (.down, .down, true),
      (.left, .right, false), (.up, [.left, .up], true), (.down, [], false),
    ] as [(Gesture.Direction, UISwipeGestureRecognizer.Direction, Bool)])
  func aSwipeGoesInItsDirections(
    swipe: Gesture.Direction, direction: UISwipeGestureRecognizer.Direction, isSwipe: Bool
  ) {
    let recognizer = add(UISwipeGestureRecognizer())
    recognizer.direction = direction
    screen.perform(.swipe(swipe))
    #expect(log.lines == (isSwipe ? ["it.ended"] : []))
  }

  @Test func aPinchHasTheScaleOfTheTouchesDistance() {
    let pinch = add(UIPinchGestureRecognizer())
    var scales: [(scale: Double, velocity: Double)] = []
    pinch.addTarget { scales.append(($0.scale, $0.velocity)) }
    // From 100 to 212 in half a second: at t the scale is 1 + 2.24 t, its velocity 2.24.
    screen.perform(.pinch(from: 100, to: 212, angle: 30, duration: 0.5))
    #expect(log.shortened == ["it.began", "it.changed", "it.ended"])
    // 10 points more with the third refresh.
    for (index, sample) in scales.enumerated() {
      expect(sample.scale, 1 + 2.24 * min(Double(index + 3) / 60, 0.5), within: 1e-6)
      expect(sample.velocity, 2.24, within: 1e-4)
    }
    #expect(scales.count == 28)
  }

  @Test func aScaleThatIsSetGoesOnFromThere() {
    let pinch = add(UIPinchGestureRecognizer())
    var product = 1.0
    pinch.addTarget {
      product *= $0.scale
      $0.scale = 1
    }
    screen.perform(.pinch(from: 300, to: 100, duration: 0.3))
    expect(product, 1.0 / 3)
  }

  @Test func aRotationHasTheAngleOfTheTouches() {
    let rotation = add(UIRotationGestureRecognizer())
    var last = (angle: 0.0, velocity: 0.0)
    rotation.addTarget { last = ($0.rotation, $0.velocity) }
    // One turn and a half.
    screen.perform(.rotation(by: 540, duration: 1))
    #expect(log.shortened == ["it.began", "it.changed", "it.ended"])
    expect(last.angle, 3 * .pi)
    expect(last.velocity, 3 * .pi, within: 1e-4)
  }

  @Test func pinchAndRotationCanBeMadeTogether() {
    let pinch = add(UIPinchGestureRecognizer())
    let rotation = UIRotationGestureRecognizer()
    view.addGestureRecognizer(rotation)
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    pinch.delegate = delegate
    var (scale, angle) = (0.0, 0.0)
    pinch.addTarget { scale = $0.scale }
    rotation.addTarget { angle = $0.rotation }
    // One touch stays, the other one goes from 100 to its right to 200 below.
    screen.perform(
      .parallel([
        .longPress(at: .point(100, 300), duration: 0.5),
        .pan(from: .point(200, 300), to: .point(100, 500), duration: 0.5),
      ]))
    expect(scale, 2)
    expect(angle, .pi / 2)
  }
}
