// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension DispatchQueue {
  /// A block that was submitted and has not run; the clock has it, and releases it with the stage.
  struct WaitingBlock {
    weak var clock: VirtualClock?
    let entry: Int
  }

  func submit(
    after deadline: DispatchTime?, group: DispatchGroup?, _ work: @escaping @Sendable () -> Void
  ) {
    EngineThread.perform("DispatchQueue.async") { [self] in
      group?.enter()
      let clock = StageScope.current.clock
      let isLater = deadline.map { $0.instant > clock.now } ?? false
      // The main queue's blocks are never run before their turn.
      let mayRunEarly = isSerial && !isLater && self !== DispatchQueue.main
      var entry = 0
      entry = clock.schedule(
        at: deadline?.instant ?? clock.now, as: isLater ? "\(self.name).asyncAfter" : nil
      ) { [self, weak clock] in
        if mayRunEarly { waiting.removeAll { $0.entry == entry && $0.clock === clock } }
        runAsCurrent(work)
        group?.leave()
      }
      guard mayRunEarly else { return }
      if let first = waiting.first, first.clock == nil { waiting.removeAll { $0.clock == nil } }
      waiting.append(WaitingBlock(clock: clock, entry: entry))
    }
  }

  /// Runs a block now; on a serial queue after what was submitted before.
  func runSynchronously<Result>(_ work: () throws -> Result) rethrows -> Result {
    // Another thread has to wait for the machine's main queue, which stages run on.
    guard EngineThread.isCurrent else { return try EngineThread.onMainQueueAndWait(work) }
    let running = StageScope.current.runningQueues
    require(
      !isSerial || !running.queues.contains { $0 === self },
      "\(name).sync: called on that queue, where it would wait for itself without end")
    running.queues.append(self)
    defer { running.queues.removeLast() }
    // The main queue's turn comes in the stage's step, not in the middle of another block.
    while self !== DispatchQueue.main, let first = waiting.first {
      waiting.removeFirst()
      first.clock?.timers.take(first.entry)?()
    }
    return try work()
  }

  /// Runs a block from the loop: nothing waits for it.
  private func runAsCurrent(_ work: () -> Void) {
    let running = StageScope.current.runningQueues
    let callers = running.queues
    running.queues = [self]
    defer { running.queues = callers }
    work()
  }

  private var name: String {
    self === DispatchQueue.main ? "DispatchQueue.main" : "DispatchQueue(\(label))"
  }
}

private final class RunningQueues {
  /// Each block is called from the one before it; never empty.
  var queues: [DispatchQueue] = [.main]
}

extension StageScope {
  fileprivate var runningQueues: RunningQueues { part { RunningQueues() } }
}
