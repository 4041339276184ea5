// SPDX-License-Identifier: MIT
internal import Synchronization

final class VirtualSleep: Sendable {
  private enum State {
    case new
    case asleep(Sleeper)
    case over
  }

  /// A task, which exists for as long as it is asleep, and what wakes it.
  private struct Sleeper: @unchecked Sendable {
    let continuation: UnsafeContinuation<Void, any Error>
    let task: UnsafeCurrentTask?
  }

  private struct Place {
    weak var scope: StageScope?
    let entry: Int
  }

  // Locked, because any thread may cancel a task, and release the last stage.
  private let state = Mutex(State.new)
  private let place = Mutex<Place?>(nil)

  private init() {}

  /// Suspends the running task for some nanoseconds of virtual time; throws at once when the task
  /// is cancelled, or its stage released.
  static func sleep(
    nanoseconds: Int64, on membership: StageTasks.Membership,
    isolation: isolated (any Actor)?
  ) async throws {
    let sleep = VirtualSleep()
    try await withTaskCancellationHandler {
      // Referenced, so that the closure runs on the caller's actor.
      _ = isolation
      try await withUnsafeThrowingContinuation { continuation in
        sleep.start(continuation, nanoseconds: nanoseconds, on: membership)
      }
    } onCancel: {
      // Not reported: which thread cancels is seldom the author's choice.
      EngineThread.onMainQueueOrNow { sleep.cancel() }
    }
  }

  private func start(
    _ continuation: UnsafeContinuation<Void, any Error>, nanoseconds: Int64,
    on membership: StageTasks.Membership
  ) {
    let sleeper = Sleeper(continuation: continuation, task: withUnsafeCurrentTask { $0 })
    let isAsleep = state.withLock {
      guard case .new = $0 else { return false }
      $0 = .asleep(sleeper)
      return true
    }
    guard isAsleep else {
      continuation.resume(throwing: CancellationError())
      return
    }
    EngineThread.onMainQueueOrNow { self.setAlarm(nanoseconds: nanoseconds, on: membership) }
  }

  private func setAlarm(nanoseconds: Int64, on membership: StageTasks.Membership) {
    guard let scope = membership.scope else { return end(isCancelled: true) }
    let alarm = Alarm(self)
    let clock = scope.clock
    let entry = clock.schedule(
      at: clock.now.advanced(byNanoseconds: nanoseconds), origin: membership.origin,
      as: "Task.sleep", orDrop: { alarm.sleep.cancelTask() },
      { alarm.sleep.end(isCancelled: false) })
    place.withLock { $0 = Place(scope: scope, entry: entry) }
  }

  private func cancel() {
    end(isCancelled: true)
    guard let place = place.withLock({ $0 }) else { return }
    place.scope?.clock.timers.cancel(place.entry)
  }

  private func cancelTask() {
    let sleeper: Sleeper? = state.withLock {
      if case .asleep(let sleeper) = $0 { return sleeper }
      return nil
    }
    sleeper?.task?.cancel()
    end(isCancelled: true)
  }

  private func end(isCancelled: Bool) {
    let continuation: UnsafeContinuation<Void, any Error>? = state.withLock {
      guard case .over = $0 else {
        let old = $0
        $0 = .over
        if case .asleep(let sleeper) = old { return sleeper.continuation }
        return nil
      }
      return nil
    }
    if isCancelled {
      continuation?.resume(throwing: CancellationError())
    } else {
      continuation?.resume()
    }
  }

  /// Retained by the clock alone, so that a sleep ends with the stage it is on.
  private final class Alarm {
    let sleep: VirtualSleep

    init(_ sleep: VirtualSleep) { self.sleep = sleep }

    deinit { sleep.end(isCancelled: true) }
  }
}
