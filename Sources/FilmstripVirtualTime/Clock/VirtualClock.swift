// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// The only clock: it advances only when the stage advances it.
package final class VirtualClock {
  package private(set) var now: VirtualInstant = .zero
  package let timers = TimerQueue()
  package let recording = RecordingScope()

  package init() {}

  /// Moves the clock forward.
  ///
  /// - Precondition: `instant` is not in the past.
  package func advance(to instant: VirtualInstant) {
    require(
      instant >= now,
      "VirtualClock.advance(to: \(instant.seconds)): the clock is already at \(now.seconds)")
    now = instant
  }

  // MARK: What is due

  /// Schedules work for an instant of the clock, or for the next round if that is past.
  ///
  /// `name` describes in reports what waits. `origin` is the id of what this continues, so that a
  /// timer counts as started when it was first scheduled. `drop` is called in place of the work where
  /// the clock stops for good. Returns an id for ``TimerQueue/cancel(_:)``.
  @discardableResult
  package func schedule(
    at due: VirtualInstant, origin: Int? = nil, as name: String?, orDrop drop: (() -> Void)? = nil,
    _ work: @escaping () -> Void
  ) -> Int {
    timers.insert(due: max(due, now), origin: origin, name: name, drop: drop, work: work)
  }

  /// A number for something that starts now, to be the `origin` of what it schedules.
  package func takeStart() -> Int { timers.takeID() }

  /// Performs the work that is due, but not what that adds; returns whether there was any.
  package func performDueTimers() -> Bool {
    let limit = timers.nextID
    var didWork = false
    while let entry = timers.takeFirst(dueAt: now, olderThan: limit) {
      didWork = true
      recording.noteWork(startedAs: entry.origin, at: now)
      entry.work()
    }
    return didWork
  }

  package var hasDueTimers: Bool { timers.hasWork(dueAt: now) }

  /// Begins a recording: what is started from now on belongs to it.
  package func startRecording() { recording.begin(at: now, firstStart: timers.nextID) }
}
