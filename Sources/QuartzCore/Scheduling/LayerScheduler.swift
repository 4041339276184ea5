// SPDX-License-Identifier: MIT

/// What is scheduled for the layers of a stage: animations that begin and end, changes to be committed,
/// and display links.
package final class LayerScheduler {
  package static var current: LayerScheduler { StageScope.current.layerScheduler }

  package let clock: VirtualClock

  /// Layers that have animations, in the order in which they got their first.
  package internal(set) var animatedLayers: [CALayer] = []
  var changedLayers: [CALayer] = []
  var removedLayers: [CALayer] = []
  /// Animations that were removed before their end, whose delegates have not been notified yet.
  private var stopped: [AttachedAnimation] = []

  package let refreshes: DisplayRefreshes
  let transactions: TransactionStack

  /// Counts the changes of what decides when animations begin and end.
  ///
  /// As long as it is unchanged, no animation has to be checked again.
  private(set) var scheduleChanges = 0
  /// The next event of an animation, and the count of changes for which that is right.
  var knownEvent: (event: VirtualInstant?, changes: Int) = (nil, -1)
  /// The count of changes up to which animations are committed.
  var committedChanges = -1

  fileprivate init(clock: VirtualClock, refreshes: DisplayRefreshes, transactions: TransactionStack)
  {
    self.clock = clock
    self.refreshes = refreshes
    self.transactions = transactions
  }

  var now: VirtualInstant { clock.now }

  func noteScheduleChange() { scheduleChanges += 1 }

  /// Notes that an animation was removed before its end; its delegate is notified with the next
  /// commit, never in the middle of the change that removed it.
  func noteStop(of animation: AttachedAnimation) { stopped.append(animation) }

  func takeStopped() -> [AttachedAnimation] {
    defer { stopped = [] }
    return stopped
  }
}

extension LayerScheduler: EndsWithStage {
  /// Removes all animations, as no end of them will come; their delegates are not notified.
  package func endWithStage() {
    let ended = animatedLayers
    let dropped = ended.flatMap(\.animations) + takeStopped()
    (animatedLayers, changedLayers, removedLayers) = ([], [], [])
    for layer in ended {
      layer.isListedAsAnimated = false
      layer.animations = []
    }
    for entry in dropped { entry.completions = [] }
  }
}

extension StageScope {
  package var layerScheduler: LayerScheduler {
    if let scheduler { return unsafeDowncast(scheduler, to: LayerScheduler.self) }
    let scheduler = LayerScheduler(
      clock: clock, refreshes: displayRefreshes, transactions: transactionStack)
    self.scheduler = scheduler
    return scheduler
  }
}

/// The current time of the virtual clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { StageScope.current.clock.now.seconds }
