// SPDX-License-Identifier: MIT
internal import Foundation
internal import Wording

/// The only clock there is: it moves when the stage moves it.
///
/// Also keeps the layers that have running animations, in the order in which they got their first.
package final class VirtualClock {
  // The engine runs on one thread (ARCHITECTURE.md). `CACurrentMediaTime()` and `CALayer` are not
  // isolated in the SDK, so the running stage's clock has to be reachable without an actor.
  /// The clock of the running stage.
  nonisolated(unsafe) package static var current = VirtualClock()

  /// Where the clock stands; zero when it is made.
  package private(set) var now: VirtualInstant = .zero
  /// Layers that have animations, in the order in which they got their first.
  package internal(set) var animatedLayers: [CALayer] = []

  /// Layers whose model was changed since the last commit.
  var changedLayers: [CALayer] = []
  /// Layers that were taken from their parents since the last commit.
  var layersThatLeft: [CALayer] = []

  /// Completion blocks of transactions that have not run yet, in the order in which they were set.
  var transactionCompletions: [TransactionCompletion] = []

  // The engine runs on one thread (ARCHITECTURE.md).
  /// Counts the changes of what decides when animations begin and end, of all clocks.
  ///
  /// As long as it stays, no animation has to be asked again.
  nonisolated(unsafe) static var scheduleChanges = 0
  /// The next event of an animation, and the count of changes for which that is right.
  var knownEvent: (event: VirtualInstant?, changes: Int) = (nil, -1)
  /// The count of changes up to which animations are committed.
  var committedChanges = -1

  /// What waits for its instant.
  package let timers = TimerQueue()
  /// The links that were added to the run loop, in that order.
  var displayLinks: [CADisplayLink] = []
  /// When the display refreshes.
  var refreshGrid = FrameSchedule(start: .zero, rate: VirtualClock.refreshRate)
  /// What has a lower number was started before the recording.
  var recordingStart = 0
  /// When a timer, block or display link that was started in the recording last ran.
  package internal(set) var lastAwaitedWork: VirtualInstant = .zero

  /// A clock at zero, with nothing animating.
  package init() {}

  /// Animations that were removed before their end, whose delegates have not been told yet.
  private var stopped: [AttachedAnimation] = []

  /// Notes that an animation was removed before its end; its delegate is told with the next commit,
  /// never in the middle of the change that removed it.
  func noteStop(of animation: AttachedAnimation) { stopped.append(animation) }

  /// Hands out what was noted since the last call.
  func takeStopped() -> [AttachedAnimation] {
    defer { stopped = [] }
    return stopped
  }

  /// Moves the clock forward.
  ///
  /// - Precondition: `instant` is not in the past.
  package func advance(to instant: VirtualInstant) {
    require(
      instant >= now,
      "VirtualClock.advance(to: \(instant.seconds)): the clock is already at \(now.seconds)")
    now = instant
  }
}

/// The current time of the virtual clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.current.now.seconds }
