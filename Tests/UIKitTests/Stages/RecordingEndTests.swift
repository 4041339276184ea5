// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

/// When a recording ends, with timers, blocks and display links in progress.
@MainActor
@Suite struct RecordingEndTests {
  private let stage = Stage()

  @Test func theLastBlockEndsIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    let recording = stage.record("blocks", frameRate: 20) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { view.alpha = 0.5 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { view.alpha = 0 }
    }
    #expect(recording.frames.count == 7)
    #expect(recording.duration == 0.3)
    #expect(recording.timeline.frames.map { $0.last?.opacity } == [1, 1, 0.5, 0.5, 0.5, 0.5, 0])
  }

  @Test func aRepeatingTimerIsNamedAtTheLimit() {
    var timer: Timer?
    let recording = stage.record("endless", frameRate: 10, limit: 2) {
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
    }
    timer?.invalidate()
    #expect(recording.frames.count == 21)
    #expect(recording.findings.map(\.rule) == [.doesNotSettle])
    #expect(recording.findings.map(\.message) == ["still waiting: Timer every 0.1 s after 2.0 s"])
  }

  /// A push of 0.4 s beside a timer without end: half a second after it.
  @Test func whatGoesOnWithoutEndIsCutBehindTheTransition() {
    let (home, detail) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: home)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    let source = TransitionSource(SlideAnimator(duration: 0.4))
    navigation.delegate = source
    stage.advance(by: 0)
    var timer: Timer?
    let recording = stage.record("moves on", frameRate: 10, limit: 3) {
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
      navigation.pushViewController(detail, animated: true)
    }
    timer?.invalidate()
    #expect(recording.frames.count == 31)
    let cut = recording.untilTransitionsEnd
    #expect(cut.duration == 0.9)
    #expect(cut.frames.count == 10)
    #expect(cut.findings.map(\.rule) == [.doesNotSettle])
    #expect(cut.events.count == recording.events.count)
    // Without a transition all of it stays.
    let alone = stage.record("waits", frameRate: 10, limit: 1) {
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
    }
    timer?.invalidate()
    #expect(alone.untilTransitionsEnd.frames.count == alone.frames.count)
    withExtendedLifetime(source) {}
  }

  @Test func aRunningDisplayLinkIsNamedAtTheLimit() {
    stage.advance(by: 0)
    let link = CADisplayLink { _ in }
    link.preferredFramesPerSecond = 30
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    let recording = stage.record("endless", frameRate: 10, limit: 1) { link.isPaused = false }
    link.invalidate()
    #expect(
      recording.findings.map(\.message) == [
        "still waiting: CADisplayLink at 30 per second after 1.0 s"
      ])
  }

  @Test func whatWasStartedBeforeFiresAndIsNotWaitedFor() {
    stage.advance(by: 0)
    var calls: [String] = []
    let start = stage.time
    let timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
      calls.append("timer")
    }
    let link = CADisplayLink { _ in calls.append("link") }
    link.preferredFramesPerSecond = 4
    link.add(to: .main, forMode: .common)
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { calls.append("late") }
    let recording = stage.record("half a second") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { calls.append("block") }
    }
    timer.invalidate()
    link.invalidate()
    #expect(start == 0)
    #expect(recording.duration == 0.5)
    #expect(recording.findings == [])
    #expect(calls == ["timer", "link", "timer", "block", "link"])
  }

  @Test func aTimerMayCompleteATransitionThatWaits() {
    let source = TransitionSource(
      ClosureAnimator(duration: 0.3) { context in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { context.completeTransition(true) }
      })
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.delegate = source
    stage.window.rootViewController = navigation
    let recording = stage.record("push") {
      navigation.pushViewController(UIViewController(), animated: true)
    }
    #expect(recording.findings == [])
    #expect(recording.duration == 0.3)
    #expect(recording.frames.count == 19)
  }

  @Test func aHaltedTimerKeepsNothingOpen() {
    let recording = stage.record("halted") {
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      timer.fireDate = .distantFuture
    }
    #expect(recording.frames.count == 1)
    #expect(recording.findings == [])
  }

  @Test func settlingWaitsForWhatWasStartedBefore() {
    stage.advance(by: 0)
    var calls = 0
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { calls += 1 }
    }
    #expect(stage.settle().isEmpty)
    #expect(calls == 1)
    #expect(stage.time == 1)
  }
}
