// SPDX-License-Identifier: MIT

extension LayerScheduler {
  /// Commits what was changed since the last commit: animations added since begin now.
  ///
  /// Delegates of animations that were removed are notified. An animation on a layer that no window
  /// shows is dropped: Core Animation discards it (measured), and as one that never began it counts
  /// as finished, so that UIKit runs the block's completion (assumed). Returns whether any delegate
  /// or completion block was called.
  package func commit() -> Bool {
    transactions.commitAll()
    for layer in changedLayers { layer.committedState = nil }
    changedLayers = []
    for layer in removedLayers where !layer.isInRenderTree { layer.markUncommitted() }
    removedLayers = []
    var stops = takeStopped().map { (animation: $0, finished: false) }
    let isUnchanged = committedChanges == scheduleChanges
    if !isUnchanged { handOverLayersOfOtherStages() }
    for layer in animatedLayers where !isUnchanged {
      guard layer.isInRenderTree else {
        stops += layer.animations.filter { $0.awaitsEnd && !$0.outlivesWindow }
          .map { ($0, !$0.isCommitted) }
        layer.animations.removeAll { !$0.outlivesWindow }
        // What is left of them runs on when the layer is shown again.
        layer.isListedAsAnimated = false
        continue
      }
      beginAnimations(of: layer)
    }
    if !isUnchanged {
      animatedLayers.removeAll { !$0.isListedAsAnimated }
      forgetIdleLayers()
      committedChanges = scheduleChanges
      knownEvent.changes = -1
    }
    for stop in stops { announceStop(of: stop.animation, finished: stop.finished) }
    let didStart = startDueAnimations()
    return transactions.runDueCompletions() || didStart || !stops.isEmpty
  }

  func beginAnimations(of layer: CALayer) {
    var local: Double?
    for entry in layer.animations where !entry.isCommitted {
      entry.isCommitted = true
      guard entry.begin == nil else { continue }
      local = local ?? layer.localTime(at: now)
      entry.begin = local
    }
  }

  private func announceStop(of entry: AttachedAnimation, finished: Bool) {
    for completion in entry.completions { completion.animationEnded() }
    entry.completions = []
    entry.delegate?.animationDidStop(entry.animation, finished: finished)
  }

  /// Hands layers that were animated before another stage showed them over to that stage.
  private func handOverLayersOfOtherStages() {
    func isElsewhere(_ layer: CALayer) -> Bool { layer.isInRenderTree && layer.scheduler !== self }
    guard animatedLayers.contains(where: isElsewhere) else { return }
    for layer in animatedLayers where isElsewhere(layer) {
      layer.scheduler.animatedLayers.append(layer)
      layer.scheduler.noteScheduleChange()
    }
    animatedLayers.removeAll(where: isElsewhere)
  }

  private func forgetIdleLayers() {
    guard animatedLayers.contains(where: { $0.animations.isEmpty }) else { return }
    for layer in animatedLayers where layer.animations.isEmpty { layer.isListedAsAnimated = false }
    animatedLayers.removeAll { $0.animations.isEmpty }
  }

  /// Notifies the delegates of animations that begin at or before now.
  private func startDueAnimations() -> Bool {
    guard mayHaveEvent else { return false }
    var started: [AttachedAnimation] = []
    for layer in animatedLayers where layer.animations.contains(where: { !$0.hasStarted }) {
      let local = layer.localTime(at: now)
      for entry in layer.animations where !entry.hasStarted {
        guard let begin = entry.begin else { continue }
        // A beginning between two nanoseconds is met at the nearest one, which may lie before it.
        guard begin <= local || layer.start(of: entry).map({ $0 <= now }) == true else { continue }
        entry.hasStarted = true
        noteScheduleChange()
        started.append(entry)
      }
    }
    for entry in started { entry.delegate?.animationDidStart(entry.animation) }
    return !started.isEmpty
  }

  /// The next instant at which an animation begins or ends; nil when none will.
  package var nextAnimationEvent: VirtualInstant? {
    if knownEvent.changes == scheduleChanges { return knownEvent.event }
    var next: VirtualInstant?
    for layer in animatedLayers {
      for entry in layer.animations where entry.awaitsEnd {
        guard let event = entry.hasStarted ? layer.end(of: entry) : layer.start(of: entry) else {
          continue
        }
        next = min(next ?? event, event)
      }
    }
    knownEvent = (next, scheduleChanges)
    return next
  }

  /// Whether an animation may begin or end at or before now: without a change since that was last
  /// determined, most frames need not check.
  private var mayHaveEvent: Bool {
    guard let next = nextAnimationEvent else { return false }
    return next <= now
  }

  /// Whether any animation is still running, with or without an end; one that is paused by its own
  /// speed of 0, or by an interactive transition, is not.
  package var hasRunningAnimations: Bool {
    animatedLayers.contains { layer in
      layer.animations.contains(where: \.isAwaited) && !layer.isPausedByDriver
    }
  }

  /// Removes the animations that ended at or before now and notifies their delegates, in the order
  /// of their ends; returns whether there were any.
  package func completeEndedAnimations() -> Bool {
    guard mayHaveEvent else { return false }
    var ended: [(end: VirtualInstant, layer: CALayer, entry: AttachedAnimation)] = []
    for layer in animatedLayers {
      for entry in layer.animations where entry.awaitsEnd {
        if let end = layer.end(of: entry), end <= now { ended.append((end, layer, entry)) }
      }
    }
    guard !ended.isEmpty else { return false }
    noteScheduleChange()
    // Stable: animations with one end keep the order in which they were added.
    let ordered = ended.enumerated().sorted {
      ($0.element.end, $0.offset) < ($1.element.end, $1.offset)
    }
    // Removed from all layers before any delegate is notified: a completion must not find finished
    // animations.
    for (_, item) in ordered {
      item.layer.invalidateCapture()
      item.entry.hasEnded = true
      if item.entry.isRemovedOnCompletion { item.layer.animations.removeAll { $0 === item.entry } }
    }
    forgetIdleLayers()
    // Completions find the values that a cancelled transition has restored.
    for (_, item) in ordered { item.layer.finishReturn() }
    for (_, item) in ordered { announceStop(of: item.entry, finished: true) }
    _ = transactions.runDueCompletions()
    return true
  }

  /// What is still animating, for a report: `layer name: key`.
  package var pendingAnimations: [String] {
    animatedLayers.filter { !$0.isPausedByDriver }.flatMap { layer in
      layer.animations.filter(\.isAwaited).map { layer.description(of: $0) }
    }
  }

  /// All animations that layers have, those without end and those that stay after theirs, too.
  package var attachedAnimations: [String] {
    animatedLayers.flatMap { layer in layer.animations.map { layer.description(of: $0) } }
  }
}

extension CALayer {
  fileprivate func description(of animation: AttachedAnimation) -> String {
    "\(recordedName ?? className): \(animation.key)"
  }
}
