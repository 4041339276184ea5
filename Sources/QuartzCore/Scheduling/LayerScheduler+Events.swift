// SPDX-License-Identifier: MIT

extension LayerScheduler {
  /// The next instant after now at which anything happens by itself; nil when nothing will.
  package var nextEvent: VirtualInstant? {
    [
      nextAnimationEvent, clock.timers.nextDue(after: now),
      displayLinks.compactMap(\.nextTick).min(),
    ].compactMap(\.self).filter { $0 > now }.min()
  }

  /// The timers, sleeps and running display links that wait, in words.
  package var pendingWork: [String] { pendingWork(startedSince: 0) }

  /// The same, of those that were started since the recording began.
  package var pendingWorkOfRecording: [String] {
    pendingWork(startedSince: clock.recording.firstStart)
  }

  private func pendingWork(startedSince start: Int) -> [String] {
    clock.timers.names(startedSince: start)
      + displayLinks.filter { $0.isRunning && $0.origin >= start }.map(\.reportedName)
  }

  // MARK: The display

  /// Calls the display links whose tick has come; returns whether there were any.
  package func tickDisplayLinks() -> Bool {
    var didTick = false
    for link in displayLinks where link.tick(at: now) {
      didTick = true
      clock.recording.noteWork(startedAs: link.origin, at: now)
    }
    return didTick
  }

  /// Begins a recording: what is started from now on belongs to it, and the display refreshes now
  /// and every sixtieth of a second after.
  package func startRecording() {
    clock.startRecording()
    refreshGrid = FrameSchedule(start: now, rate: LayerScheduler.refreshRate)
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
