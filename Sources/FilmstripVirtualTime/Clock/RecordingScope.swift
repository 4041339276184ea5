// SPDX-License-Identifier: MIT

/// What belongs to a recording: the work that was started since it began, which it waits for.
package final class RecordingScope {
  /// What has a lower number was started before the recording.
  package private(set) var firstStart = 0
  /// When work that was started in the recording last ran; the recording's beginning before that.
  package private(set) var lastWork: VirtualInstant = .zero

  /// At first everything belongs to it.
  init() {}

  /// Starts a new recording: what gets a number from `firstStart` on belongs to it.
  func begin(at instant: VirtualInstant, firstStart: Int) {
    self.firstStart = firstStart
    lastWork = instant
  }

  /// Notes that work has run, if what was started with a number belongs to the recording.
  package func noteWork(startedAs number: Int, at instant: VirtualInstant) {
    if number >= firstStart { lastWork = instant }
  }
}
