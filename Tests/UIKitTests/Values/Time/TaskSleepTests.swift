// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Tasks on a stage's clock.
@MainActor
@Suite struct TaskSleepTests {
  private let stage = Stage()

  /// Lines that nonisolated code writes too.
  private final class Log: @unchecked Sendable { var lines: [String] = [] }

  @Test func aTaskSleepsInVirtualTime() {
    stage.advance(by: 0)
    var log: [TimeInterval] = []
    Task {
      log.append(CACurrentMediaTime())
      try await Task.sleep(nanoseconds: 250_000_000)
      log.append(CACurrentMediaTime())
      try await Task.sleep(for: .seconds(0.5))
      log.append(CACurrentMediaTime())
      try await Task.sleep(for: .milliseconds(250), tolerance: .seconds(1))
      log.append(CACurrentMediaTime())
    }
    #expect(log == [])
    stage.advance(by: 0)
    #expect(log == [0])
    stage.advance(to: 0.7)
    #expect(log == [0, 0.25])
    stage.advance(to: 3)
    #expect(log == [0, 0.25, 0.75, 1])
  }

  @Test func aLoopOfSleepsDoesNotDrift() {
    stage.advance(by: 0)
    var wakes: [TimeInterval] = []
    Task {
      for _ in 0..<1_000 {
        try await Task.sleep(for: .milliseconds(10))
        wakes.append(CACurrentMediaTime())
      }
    }
    stage.advance(to: 20)
    let hundredths = (1...1_000).map { Double($0) / 100 }
    #expect(wakes == hundredths)
  }

  @Test func aRecordingLastsUntilTheLastSleepIsOver() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    let recording = stage.record("steps", frameRate: 10) {
      Task {
        for step in 1...5 {
          try await Task.sleep(for: .milliseconds(100))
          view.frame.origin.x = CGFloat(step)
        }
      }
    }
    #expect(recording.duration == 0.5)
    #expect(recording.timeline.frames.map { $0.last?.frame.minX } == [0, 1, 2, 3, 4, 5])
    #expect(recording.findings == [])
  }

  @Test func aSleeperThatIsCancelledWakesAtOnce() {
    stage.advance(by: 0)
    var log: [String] = []
    let task = Task {
      do {
        try await Task.sleep(for: .seconds(100))
        log.append("slept")
      } catch is CancellationError {
        log.append("cancelled at \(CACurrentMediaTime())")
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { task.cancel() }
    #expect(stage.settle().isEmpty)
    #expect(log == ["cancelled at 0.5"])
    #expect(stage.time == 0.5)
  }

  @Test func aTaskThatIsCancelledBeforeDoesNotSleep() {
    stage.advance(by: 0)
    var log: [String] = []
    let task = Task {
      do { try await Task.sleep(for: .seconds(1)) } catch { log.append("\(type(of: error))") }
    }
    task.cancel()
    stage.advance(by: 0)
    #expect(log == ["CancellationError"])
  }

  @Test func continuationsAndChildTasksRunWithinTheStep() {
    stage.advance(by: 0)
    var log: [String] = []
    Task {
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 0.4) {
          // Nothing changes: the completion comes at once.
        } completion: { _ in
          continuation.resume()
        }
      }
      log.append("animated")
      async let first = Self.double(21)
      let detached = await Task.detached { 4 }.value
      log.append("\(await first) \(detached) at \(CACurrentMediaTime())")
      await Task.yield()
      log.append("yielded")
    }
    stage.advance(by: 0)
    #expect(log == ["animated", "42 4 at 0.0", "yielded"])
  }

  nonisolated private static func double(_ number: Int) async -> Int { 2 * number }

  private actor Counter {
    var count = 0
    func next() async throws -> Int {
      try await Task.sleep(for: .seconds(1))
      count += 1
      return count
    }
  }

  @Test func actorsOfAStagesTasksSleepInVirtualTimeToo() {
    stage.advance(by: 0)
    var log: [String] = []
    let counter = Counter()
    Task {
      for _ in 0..<2 { log.append("\(try await counter.next()) at \(CACurrentMediaTime())") }
    }
    stage.advance(to: 5)
    #expect(log == ["1 at 1.0", "2 at 2.0"])
  }

  @Test func tasksTakeTurnsWithTheBlocksOfTheMainQueue() {
    stage.advance(by: 0)
    var log: [String] = []
    _ = stage.record("order") {
      DispatchQueue.main.async { log.append("block") }
      Task { log.append("task") }
      DispatchQueue.main.async { log.append("later block") }
    }
    #expect(log == ["block", "task", "later block"])
  }

  @Test func aTaskThatTheTestAwaitsRunsWithoutTheStage() async {
    stage.advance(by: 0)
    let answer = await Task { 42 }.value
    #expect(answer == 42)
    let other = await Task.detached { 43 }.value
    #expect(other == 43)
  }

  /// The test drives the stage, so its own sleep is the stage's time passing.
  @Test func theTestsOwnSleepLetsTheStagesTimePass() async throws {
    stage.advance(by: 0)
    let stage = stage
    var log: [TimeInterval] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.75) { log.append(stage.time) }
    try await Task.sleep(for: .seconds(2))
    #expect(stage.time == 2)
    #expect(log == [0.75])
  }

  @Test func aTaskStartedBeforeTheRecordingDoesNotKeepItOpen() {
    stage.advance(by: 0)
    var wakes = 0
    let blinking = Task {
      while true {
        try await Task.sleep(for: .milliseconds(100))
        wakes += 1
      }
    }
    stage.advance(by: 0)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    let recording = stage.record("move") {
      UIView.animate(withDuration: 0.5) { view.center.x = 100 }
    }
    blinking.cancel()
    #expect(recording.duration == 0.5)
    #expect(recording.findings == [])
    #expect(wakes == 5)
  }

  @Test func aTaskThatNeverEndsIsNamedAtTheLimit() {
    var task: Task<Void, any Error>?
    let recording = stage.record("endless", frameRate: 10, limit: 1) {
      task = Task { while true { try await Task.sleep(for: .milliseconds(300)) } }
    }
    task?.cancel()
    #expect(recording.findings.map(\.rule) == [.doesNotSettle])
    #expect(recording.findings.first?.message == "still waiting: Task.sleep after 1.0 s")
  }

  @Test func theMachinesClocksAreReportedByName() {
    let recording = stage.record("real") {
      Task { try await Task.sleep(for: .milliseconds(1), clock: .continuous) }
      Task { try await Task.sleep(until: .now + .milliseconds(1), clock: .suspending) }
    }
    let messages = recording.findings.map(\.message)
    #expect(recording.findings.map(\.rule) == [.machineTime, .machineTime])
    #expect(messages.first?.contains("Task.sleep(for:tolerance:clock:) on ContinuousClock") == true)
    #expect(
      messages.last?.contains("Task.sleep(until:tolerance:clock:) on SuspendingClock") == true)
  }

  /// Wakes the task that waits for it from a thread of its own, as the network would.
  nonisolated private static func answerFromElsewhere(when gate: DispatchSemaphore) async -> Int {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        gate.wait()
        continuation.resume(returning: 42)
      }
    }
  }

  @Test func aTaskThatAnotherThreadResumesIsReported() async {
    stage.advance(by: 0)
    // Opened when the task is suspended, or it would have nothing to wait for.
    let gate = DispatchSemaphore(value: 0)
    let task = Task { await Self.answerFromElsewhere(when: gate) }
    stage.advance(by: 0)
    gate.signal()
    #expect(await task.value == 42)
    let recording = stage.record("after") {}
    #expect(
      recording.findings.map(\.message) == [
        "A Task resumed by another thread runs in real time, not in the virtual time of the stage"
      ])
  }

  @Test func aSleepEndsAsCancelledWithItsStage() async throws {
    var short: Stage? = Stage()
    short?.advance(by: 0)
    let task = Task { try await Task.sleep(for: .seconds(1)) }
    short?.advance(by: 0)
    // The next stage takes the globals from it.
    stage.advance(by: 0)
    short = nil
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func twoStagesHaveTheirOwnTasks() {
    let other = Stage()
    var log: [String] = []
    stage.advance(by: 0)
    Task {
      try await Task.sleep(for: .seconds(1))
      log.append("first at \(CACurrentMediaTime())")
    }
    stage.advance(by: 0)
    other.advance(by: 0)
    Task {
      try await Task.sleep(for: .seconds(1))
      log.append("second at \(CACurrentMediaTime())")
    }
    other.advance(to: 5)
    #expect(log == ["second at 1.0"])
    stage.advance(to: 1)
    #expect(log == ["second at 1.0", "first at 1.0"])
  }
}
