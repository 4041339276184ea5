// SPDX-License-Identifier: MIT

extension VirtualClock {
  /// Has work done when the clock reaches an instant, or in the next round if it is past.
  ///
  /// `name` says in reports what waits. `origin` is the id of what this continues, so that a timer
  /// counts as started when it was first. Returns an id for ``TimerQueue/cancel(_:)``.
  @discardableResult
  package func schedule(
    at due: VirtualInstant, origin: Int? = nil, as name: String?, _ work: @escaping () -> Void
  ) -> Int {
    timers.insert(due: max(due, now), origin: origin, name: name, work: work)
  }

  /// A number for something that starts now, to be the `origin` of what it schedules.
  package func takeStart() -> Int { timers.takeID() }

  /// Does what is due, but not what that adds; returns whether there was any.
  package func performDueTimers() -> Bool {
    let limit = timers.nextID
    var didWork = false
    while let entry = timers.takeFirst(dueAt: now, olderThan: limit) {
      didWork = true
      if entry.origin >= recordingStart { lastAwaitedWork = now }
      entry.work()
    }
    return didWork
  }

  /// Calls the display links whose tick has come; returns whether there were any.
  package func tickDisplayLinks() -> Bool {
    var didTick = false
    for link in displayLinks where link.tick(at: now) {
      didTick = true
      if link.origin >= recordingStart { lastAwaitedWork = now }
    }
    return didTick
  }

  /// Whether a timer or block is due and has not run.
  package var hasDueTimers: Bool { timers.hasWork(dueAt: now) }

  /// The next instant after now at which anything happens by itself; nil when nothing will.
  package var nextEvent: VirtualInstant? {
    [
      nextAnimationEvent, timers.nextDue(after: now), displayLinks.compactMap(\.nextTick).min(),
    ].compactMap(\.self).filter { $0 > now }.min()
  }

  /// The timers, sleeps and running display links that wait, in words.
  package var pendingWork: [String] { pendingWork(startedSince: 0) }

  /// The same, of those that were started since the recording began.
  package var pendingWorkOfRecording: [String] { pendingWork(startedSince: recordingStart) }

  private func pendingWork(startedSince start: Int) -> [String] {
    timers.names(startedSince: start)
      + displayLinks.filter { $0.isRunning && $0.origin >= start }.map(\.reportedName)
  }

  /// Begins a recording: what is started from now on belongs to it, and the display refreshes now
  /// and every sixtieth of a second after.
  package func startRecording() {
    recordingStart = timers.nextID
    lastAwaitedWork = now
    refreshGrid = FrameSchedule(start: now, rate: VirtualClock.refreshRate)
    for link in displayLinks { link.updateNextTick() }
  }

  /// How often the display refreshes in a second: 60, as displays without ProMotion do.
  package static let refreshRate = 60

  /// The first refresh after an instant, of every `divisor`-th.
  package func nextRefresh(
    after instant: VirtualInstant, every divisor: Int = 1
  ) -> VirtualInstant {
    // The guess may be one off, as instants are rounded to whole nanoseconds.
    let elapsed = Double(instant.nanoseconds - refreshGrid.start.nanoseconds) / 1_000_000_000
    var index = max(Int(elapsed * Double(refreshGrid.rate)) / divisor - 1, 0) * divisor
    while refreshGrid.instant(ofFrame: index) <= instant { index += divisor }
    return refreshGrid.instant(ofFrame: index)
  }
}
