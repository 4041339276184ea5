// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

/// Which views are notified of which touches, and when.
@MainActor
@Suite struct TouchDeliveryTests {
  private let screen = TouchedScreen()
  private let log = TouchLog()

  @Test func touchesBeginAndEndAtTheirInstantsAndMoveWithTheDisplay() {
    final class Watch: UIView {
      var lines: [String] = []
      private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first else { return }
        let time = (touch.timestamp * 10_000).rounded() / 10
        let x = (touch.location(in: self).x * 10).rounded() / 10
        lines.append("\(touch.phase) \(time) \(x)")
        #expect(event?.timestamp == CACurrentMediaTime())
      }
      override func touchesBegan(_ t: Set<UITouch>, with event: UIEvent?) { note(t, event) }
      override func touchesMoved(_ t: Set<UITouch>, with event: UIEvent?) { note(t, event) }
      override func touchesEnded(_ t: Set<UITouch>, with event: UIEvent?) { note(t, event) }
    }
    let watch = Watch()
    _ = screen.show(watch)
    screen.perform(
      .pan(from: .point(100, 10), to: .point(150, 10), duration: 0.05).delayed(by: 0.01))
    #expect(
      watch.lines == [
        "began 10.0 100.0", "moved 16.7 106.7", "moved 33.3 123.3", "moved 50.0 140.0",
        "ended 60.0 150.0",
      ])
  }

  @Test func touchesGoUpTheResponderChain() {
    let outer = TouchedView("outer", log)
    _ = screen.show(outer)
    outer.addSubview(UIView(frame: outer.bounds))
    screen.perform(.tap(at: .point(10, 10)))
    #expect(log.lines == ["outer.began(1)", "outer.ended(1)"])
  }

  @Test(arguments: [
    (false, ["view.began(1)", "view.ended(1)"]), (true, ["view.began(2)", "view.ended(2)"]),
  ])
  func onlyAMultipleTouchViewReceivesASecondTouch(isMultiple: Bool, lines: [String]) {
    let view = TouchedView("view", log)
    view.isMultipleTouchEnabled = isMultiple
    _ = screen.show(view)
    screen.perform(.tap(at: .point(100, 100), touches: 2))
    #expect(log.lines == lines)
  }

  @Test func anExclusiveViewKeepsOthersFromHearing() {
    let one = TouchedView("one", log)
    let other = TouchedView("other", log)
    _ = screen.show(one, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = screen.show(other, frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    one.isExclusiveTouch = true
    screen.perform(
      .parallel([.tap(at: .point(50, 50)), .tap(at: .point(150, 50)).delayed(by: 0.01)]))
    #expect(log.lines == ["one.began(1)", "one.ended(1)"])
    log.lines = []
    screen.perform(
      .parallel([.tap(at: .point(150, 50)), .tap(at: .point(50, 50)).delayed(by: 0.01)]))
    #expect(log.lines == ["other.began(1)", "other.ended(1)"])
  }

  @Test func tapsAreCounted() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let view = Counter()
    _ = screen.show(view)
    screen.perform(.tap(at: .point(100, 100), taps: 3))
    screen.perform(.tap(at: .point(150, 100)))
    screen.stage.advance(by: 1)
    screen.perform(.tap(at: .point(150, 100)))
    #expect(view.counts == [1, 2, 3, 1, 1])
  }

  @Test func aTouchOutsideTheWindowReachesNothingAndIsAFinding() {
    let view = TouchedView("view", log)
    _ = screen.show(view)
    let recording = screen.stage.record("outside") {
      screen.stage.perform(.pan(from: .point(-5, 10), to: .point(100, 10), duration: 0.1))
    }
    #expect(log.lines.isEmpty)
    #expect(
      recording.findings.map(\.message) == [
        "a touch began at -5.0, 10.0, where no view receives touches"
      ])
    // One that leaves the window stays with its view.
    screen.perform(.pan(from: .point(5, 10), to: .point(-100, 10), duration: 0.1))
    #expect(log.shortened == ["view.began(1)", "view.moved(1)", "view.ended(1)"])
  }

  @Test func theFirstResponderIsOneOfTheWindow() {
    final class Field: UIView {
      var resigns = true
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { resigns }
    }
    let (one, other) = (Field(), Field())
    #expect(!one.becomeFirstResponder())
    _ = screen.show(one)
    _ = screen.show(other)
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
    #expect(other.becomeFirstResponder() && !one.isFirstResponder)
    other.resigns = false
    #expect(!one.becomeFirstResponder())
    #expect(other.isFirstResponder && !other.resignFirstResponder())
  }

  @Test func touchesComeBeforeTimersAndRecordingsWaitForThem() {
    let view = TouchedView("view", log)
    _ = screen.show(view)
    let log = log
    let recording = screen.stage.record("order") {
      Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
        MainActor.assumeIsolated { log.lines.append("timer") }
      }
      screen.stage.perform(.tap(at: .point(10, 10)))
      screen.stage.perform(.longPress(at: .point(10, 10), duration: 0.2).delayed(by: 0.3))
    }
    #expect(
      log.lines == [
        "view.began(1)", "view.ended(1)", "timer", "view.began(1)", "view.ended(1)",
      ])
    #expect(recording.nanoseconds == 500_000_000)
  }

  @Test func aTouchThatStaysDoesNotKeepARecordingOpen() {
    let view = screen.show()
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let recording = screen.stage.record("hold") {
      screen.stage.perform(
        .pan(from: .point(10, 10), to: .point(110, 10), duration: 0.25, release: .hold))
    }
    #expect(recording.nanoseconds == 250_000_000)
    #expect(recording.findings.isEmpty)
    #expect(recording.events.map(\.name) == ["gestureBegan"])
    #expect(recording.events.map(\.object) == ["UIPanGestureRecognizer"])
    #expect(pan.state == .changed)
    expect(pan.translation(in: nil), CGPoint(x: 90, y: 0))
    #expect(screen.stage.settle().isEmpty)
  }

  @Test func aTouchThatStaysDoesNotRetainItsStage() {
    weak var window: UIWindow?
    do {
      let stage = Stage()
      window = stage.window
      let view = UIView(frame: stage.window.bounds)
      stage.window.addSubview(view)
      view.addGestureRecognizer(UIPanGestureRecognizer())
      stage.perform(.pan(from: .point(10, 10), to: .point(110, 10), duration: 0.1, release: .hold))
      stage.settle()
    }
    // The newest stage's environment is the current one, whatever retains the stage.
    screen.stage.advance(by: 0)
    #expect(window == nil)
  }
}
