// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// `DispatchQueue` and what goes with it on a stage's clock.
@MainActor
@Suite struct DispatchQueueTests {
  private let stage = Stage()

  init() { stage.advance(by: 0) }

  @Test func asyncRunsLaterInTheSameStepInOrder() {
    stage.advance(by: 0)
    var log: [String] = []
    DispatchQueue.main.async {
      log.append("first")
      DispatchQueue.main.async { log.append("nested at \(CACurrentMediaTime())") }
    }
    DispatchQueue.main.async { log.append("second") }
    log.append("caller")
    stage.advance(by: 0)
    #expect(log == ["caller", "first", "second", "nested at 0.0"])
  }

  /// Documented for `UIUpdateLink`: an update of the screen handles events and commits.
  ///
  /// Published code relies on a dismissal having begun by the time such a block runs.
  @Test func blocksOfATouchRunAfterTheUpdateThatHandlesIt() {
    let log = TouchLog()
    let view = LoggedLayout(log)
    let recognizer = UITapGestureRecognizer()
    recognizer.addTarget { _ in
      view.setNeedsLayout()
      DispatchQueue.main.async { log.lines.append("block") }
    }
    view.addGestureRecognizer(recognizer)
    view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    stage.window.addSubview(view)
    stage.advance(by: 0)
    log.lines = []
    stage.perform(.tap(at: .point(100, 100)))
    stage.settle()
    #expect(log.lines == ["layout", "block"])
  }

  @Test func asyncAfterRunsAtItsDeadlineAndNests() {
    stage.advance(to: 1)
    var log: [TimeInterval] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      log.append(CACurrentMediaTime())
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) {
        log.append(CACurrentMediaTime())
      }
    }
    stage.advance(to: 1.299)
    #expect(log == [])
    stage.advance(to: 5)
    #expect(log == [1.3, 1.5])
  }

  @Test func blocksRunByDeadlineThenByOrder() {
    stage.advance(by: 0)
    var log: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log.append("c") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.append("a") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log.append("d") }
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in log.append("b") }
    DispatchQueue.main.asyncAfter(deadline: .now() - 1) { log.append("past") }
    stage.advance(to: 1)
    #expect(log == ["past", "a", "b", "c", "d"])
  }

  @Test func deadlinesAreInVirtualTime() {
    stage.advance(to: 2.5)
    #expect(DispatchTime.now().uptimeNanoseconds == 2_500_000_000)
    #expect(DispatchTime.now() + 0.5 == DispatchTime(uptimeNanoseconds: 3_000_000_000))
    #expect(DispatchTime.now() + .seconds(1) - .microseconds(1) > .now())
    #expect(DispatchTime.now() + .never == .distantFuture)
    #expect(DispatchTime.distantFuture + 1 == .distantFuture)
  }

  @Test func aCancelledItemDoesNothing() {
    stage.advance(by: 0)
    var log: [String] = []
    let item = DispatchWorkItem { log.append("ran") }
    item.notify(queue: .main) { log.append("notified") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
    stage.advance(to: 0.4)
    item.cancel()
    stage.advance(to: 1)
    #expect(item.isCancelled)
    #expect(log == ["notified"])
  }

  @Test func anItemTellsWhenItHasRun() {
    stage.advance(by: 0)
    var log: [String] = []
    let item = DispatchWorkItem { log.append("ran") }
    item.notify(queue: .main) { log.append("notified") }
    item.perform()
    #expect(log == ["ran"])
    stage.advance(by: 0)
    #expect(log == ["ran", "notified"])
  }

  @Test func aGroupTellsWhenTheLastHasLeft() {
    stage.advance(by: 0)
    var log: [String] = []
    let group = DispatchGroup()
    for delay in [0.5, 0.25] {
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        log.append("left at \(CACurrentMediaTime())")
        group.leave()
      }
    }
    DispatchQueue.main.async(group: group) { log.append("block") }
    group.notify(queue: .main) { log.append("all at \(CACurrentMediaTime())") }
    stage.advance(to: 1)
    #expect(log == ["block", "left at 0.25", "left at 0.5", "all at 0.5"])
  }

  /// A block without state of its own, as background work has to be.
  private final class Log: @unchecked Sendable { var lines: [String] = [] }

  @Test func backgroundWorkTakesNoTimeAndComesBackInTheSameStep() {
    stage.advance(by: 0)
    let log = Log()
    DispatchQueue.global(qos: .userInitiated).async {
      log.lines.append("background")
      DispatchQueue.main.async { log.lines.append("main at \(CACurrentMediaTime())") }
    }
    DispatchQueue.main.async { log.lines.append("before") }
    stage.advance(by: 0)
    #expect(log.lines == ["background", "before", "main at 0.0"])
  }

  @Test func syncOnAnotherQueueRunsAfterWhatWaitsThere() {
    stage.advance(by: 0)
    let log = Log()
    let queue = DispatchQueue(label: "serial")
    queue.async { log.lines.append("waiting") }
    let result = queue.sync {
      log.lines.append("now")
      return 42
    }
    #expect(result == 42)
    #expect(log.lines == ["waiting", "now"])
    stage.advance(by: 0)
    #expect(log.lines == ["waiting", "now"])
  }

  @Test func aBackgroundBlockMayCallTheMainQueueSynchronously() {
    stage.advance(by: 0)
    let log = Log()
    DispatchQueue.global().async {
      DispatchQueue.main.sync { log.lines.append("main") }
      log.lines.append("background")
    }
    stage.advance(by: 0)
    #expect(log.lines == ["main", "background"])
  }

  @Test func syncOnTheMainQueueFromItselfStops() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { DispatchQueue.main.sync {} } }
  }

  /// In a process of its own: the block goes to whichever stage is current when it comes.
  @Test func aBlockFromAnotherThreadRunsOnTheStageAndIsReported() async {
    await #expect(processExitsWith: .success) { await DispatchQueueTests.submitFromAnotherThread() }
  }

  private static func submitFromAnotherThread() async {
    let stage = Stage()
    let log = Log()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        DispatchQueue.main.async { log.lines.append("ran") }
        continuation.resume()
      }
    }
    let recording = stage.record("after") {}
    precondition(log.lines == ["ran"])
    precondition(
      recording.findings.map(\.message) == [
        "DispatchQueue.async on another thread runs in real time, not in the virtual time of the stage"
      ])
  }

  @Test func concurrentPerformCallsForEachIteration() {
    let log = Log()
    DispatchQueue.concurrentPerform(iterations: 3) { log.lines.append("\($0)") }
    #expect(log.lines == ["0", "1", "2"])
  }

  @Test func aBlockThatSubmitsItselfWithoutEndIsStopped() {
    final class Loop { @MainActor func again() { DispatchQueue.main.async { self.again() } } }
    let loop = Loop()
    let recording = stage.record("endless", limit: 0.1) { loop.again() }
    #expect(recording.findings.map(\.rule) == [.endlessWork])
    #expect(recording.findings.first?.message.contains("1000 rounds") == true)
  }

  @Test func aBlockAnimatesFromItsInstantOn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    let recording = stage.record("delayed", frameRate: 10) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.alpha = 0 }
      }
    }
    // From 0.25 s to 0.75 s; the first frame after is at 0.8 s.
    #expect(recording.duration == 0.75)
    #expect(recording.frames.count == 9)
    let opacities = recording.timeline.frames.map { $0.last?.opacity ?? .nan }
    #expect(opacities.map { ($0 * 10).rounded() / 10 } == [1, 1, 1, 0.9, 0.7, 0.5, 0.3, 0.1, 0])
  }
}

/// A view that notes its layout.
private final class LoggedLayout: UIView {
  private let log: TouchLog

  init(_ log: TouchLog) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { log.lines.append("layout") }
}
