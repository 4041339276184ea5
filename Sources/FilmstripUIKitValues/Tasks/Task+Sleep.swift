// SPDX-License-Identifier: MIT

// Files that import UIKit find these before those of the standard library, which sleep on the
// machine's clock. They run on the caller's actor, to know the task that calls.
extension Task where Success == Never, Failure == Never {
  /// Suspends the task for some nanoseconds of virtual time.
  ///
  /// A task that drives the stage itself, such as a test's body, lets the stage's time pass
  /// meanwhile. Throws `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await TaskSleep.sleep(nanoseconds: Int64(clamping: duration))
  }

  nonisolated(nonsending) public static func sleep(_ duration: UInt64) async {
    // What it throws means only that it was cancelled.
    _ = try? await TaskSleep.sleep(nanoseconds: Int64(clamping: duration))
  }

  /// Suspends the task for some virtual time; it wakes exactly at the end, whatever the tolerance.
  ///
  /// A task that drives the stage itself, such as a test's body, lets the stage's time pass
  /// meanwhile. Throws `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending)
    public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws
  {
    try await TaskSleep.sleep(nanoseconds: duration.nanoseconds)
  }

  /// Suspends the task for a duration on a given clock, which is not the stage's; reported, if the
  /// task belongs to a stage and the clock is the machine's.
  nonisolated(nonsending)
    public static func sleep<C: Clock>(
      for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
      clock: C = .continuous
    ) async throws
  {
    TaskSleep.report("Task.sleep(for:tolerance:clock:)", on: clock)
    try await MachineTime.sleep(
      until: clock.now.advanced(by: duration), tolerance: tolerance, clock: clock)
  }

  /// Suspends the task until an instant of a clock, which is not the stage's; reported, if the task
  /// belongs to a stage and the clock is the machine's.
  nonisolated(nonsending)
    public static func sleep<C: Clock>(
      until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws
  {
    TaskSleep.report("Task.sleep(until:tolerance:clock:)", on: clock)
    try await MachineTime.sleep(until: deadline, tolerance: tolerance, clock: clock)
  }

  /// Lets what is due run before the task continues, in the same step of the stage.
  nonisolated(nonsending) public static func yield() async {
    // The standard library's yields to the machine's threads.
    guard EngineThread.isCurrent else { return await MachineTime.yield() }
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      continuation.resume()
    }
  }
}

private enum TaskSleep {
  nonisolated(nonsending) static func sleep(nanoseconds: Int64) async throws {
    let tasks = StageTasks.shared
    if tasks.isCurrentTaskOrphaned { try await endWithStage() }
    try Task<Never, Never>.checkCancellation()
    if EngineThread.isCurrent {
      if let membership = tasks.currentMembership, hasStage(membership) {
        return try await VirtualSleep.sleep(
          nanoseconds: max(nanoseconds, 0), on: membership, isolation: #isolation)
      }
      if let driven = tasks.scopeDrivenByCurrentTask {
        return pass(nanoseconds: max(nanoseconds, 0), on: driven)
      }
    }
    report("Task.sleep on another thread")
    try await MachineTime.sleep(nanoseconds: UInt64(clamping: nanoseconds))
  }

  /// Cancels a task that outlives its stage, as no clock of it goes on, and throws.
  nonisolated(nonsending) private static func endWithStage() async throws {
    withUnsafeCurrentTask { $0?.cancel() }
    if StageTasks.shared.countSleepOfOrphan() > unpausedSleeps {
      // A loop that ignores its cancellation is not to take a processor for itself. The pause is a task of its
      // own because this one's would be over at once.
      await Task<Void, Never>.detached { try? await MachineTime.sleep(nanoseconds: 10_000_000) }
        .value
    }
    throw CancellationError()
  }

  /// How many sleeps of a task without its stage throw at once.
  private static let unpausedSleeps = 100

  /// Whether anything advances the clock.
  private static func hasStage(_ membership: StageTasks.Membership) -> Bool {
    guard let scope = membership.scope else { return false }
    return MainActor.assumeIsolated { StageEnvironment.of(scope)?.stage != nil }
  }

  /// Lets a stage's time pass: nothing else would advance its clock while its driver sleeps.
  private static func pass(nanoseconds: Int64, on scope: StageScope) {
    let end = scope.clock.now.advanced(byNanoseconds: nanoseconds)
    MainActor.assumeIsolated { StageEnvironment.of(scope)?.stage?.advance(to: end) }
  }

  /// Reports a sleep that is not on the virtual clock, if the running task belongs to a stage.
  static func report(_ name: String) {
    let tasks = StageTasks.shared
    guard let scope = tasks.currentMembership?.scope ?? tasks.scopeDrivenByCurrentTask else {
      return
    }
    nonisolated(unsafe) let log = scope.unsupported
    EngineThread.onMainQueueOrNow { log.report(.machineTime(name)) }
  }

  static func report(_ name: String, on clock: some Clock) {
    if MachineTime.runs(clock) { report("\(name) on \(type(of: clock))") }
  }
}

extension Duration {
  /// The length in whole nanoseconds, clamped to ±292 years.
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflows) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    return isTooLong || overflows ? (seconds > 0 ? .max : .min) : sum
  }
}
