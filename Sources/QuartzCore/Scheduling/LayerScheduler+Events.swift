// SPDX-License-Identifier: MIT

extension LayerScheduler {
  /// The next instant after now at which anything happens by itself; nil when nothing will.
  package var nextEvent: VirtualInstant? {
    [
      nextAnimationEvent, clock.timers.nextDue(after: now),
      refreshes.nextTick,
    ].compactMap(\.self).filter { $0 > now }.min()
  }

  package var pendingWork: [String] { pendingWork(startedSince: 0) }

  /// The same, of those that were started since the recording began.
  package var pendingWorkOfRecording: [String] {
    pendingWork(startedSince: clock.recording.firstStart)
  }

  private func pendingWork(startedSince start: Int) -> [String] {
    clock.timers.names(startedSince: start) + refreshes.names(startedSince: start)
  }

  /// Begins a recording: what is started from now on belongs to it, and the display refreshes now
  /// and every sixtieth of a second after.
  package func startRecording() {
    clock.startRecording()
    refreshes.startRecording()
  }
}
