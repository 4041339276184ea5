// SPDX-License-Identifier: MIT

/// Sleeping by the machine's clock, for tasks that belong to no stage.
///
/// UIKit declares its own `Task.sleep`, behind which the standard library's cannot be named; it
/// calls these for sleeps that it does not handle itself. Exempt from the rule that nothing here
/// sleeps.
package enum MachineTime {
  /// Sleeps as the standard library does.
  package static func sleep(nanoseconds: UInt64) async throws {
    try await Task.sleep(nanoseconds: nanoseconds)
  }

  /// Sleeps on a clock as the standard library does.
  package static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration?, clock: C
  ) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: clock)
  }

  /// Lets other tasks run as the standard library does.
  package static func yield() async { await Task.yield() }

  /// Whether a clock is one of the machine's, rather than one that a test defines.
  package static func runs(_ clock: some Clock) -> Bool {
    clock is ContinuousClock || clock is SuspendingClock
  }
}
