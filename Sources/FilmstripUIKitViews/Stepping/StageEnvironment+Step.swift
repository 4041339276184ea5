// SPDX-License-Identifier: MIT

@MainActor
private final class StepState {
  var lastCompletion = VirtualInstant.zero
}

extension StageEnvironment {
  private var stepState: StepState { part { StepState() } }

  /// The last instant at which an animation ended, or something ran that the recording waits for.
  package var lastActivity: VirtualInstant {
    max(stepState.lastCompletion, clock.recording.lastWork, touches.lastAwaitedTouch)
  }

  /// The next instant after now at which anything happens by itself; nil when nothing will.
  package var nextEvent: VirtualInstant? {
    [scheduler.nextEvent, touches.nextInstant].compactMap(\.self).min()
  }

  /// Performs all that is due at this instant: touches, waiting blocks and timers, display links,
  /// layout, commit, completions; work that these start is performed too.
  package func step() {
    for _ in 0..<StageEnvironment.roundLimit {
      let touched = touches.deliverDue()
      // The handling of touches and the commit are parts of one update of the screen (documented for
      // `UIUpdateLink`): what waits for the main queue is run after it.
      let ranBlocks = !touched && loop.runWaitingBlocks()
      let ranTimers = !touched && clock.performDueTimers()
      let ticked = scheduler.refreshes.tick()
      windows.updateChrome()
      let didLayOut = layOut()
      let calledDelegates = scheduler.commit()
      rootLayer.markCommitted()
      let ranAfterCommit = loop.runBlocksAfterCommit()
      let ended = scheduler.completeEndedAnimations()
      if ended { stepState.lastCompletion = clock.now }
      let didNotify = compareObservedValues()
      let hadWork =
        touched || ranBlocks || ranTimers || ticked || calledDelegates || ranAfterCommit || ended
        || didNotify
      guard
        hadWork || didLayOut || loop.hasWork || clock.hasDueTimers || touches.isDue
          || !constraintWork.isEmpty
      else { return }
    }
    log.report(.endlessWork(rounds: StageEnvironment.roundLimit))
  }

  /// Advances the clock to an instant that is not in the past, and performs everything that is due on the
  /// way at its own instant.
  package func advance(to instant: VirtualInstant) {
    step()
    while let next = nextEvent, next < instant {
      clock.advance(to: next)
      step()
    }
    clock.advance(to: instant)
    step()
  }

  /// Lays out the windows, with what has changed of constraints; returns whether any view requested it
  /// and the layout settled.
  private func layOut() -> Bool {
    var didLayOut = false
    for _ in 0..<CALayer.layoutPassLimit {
      constraintWork.perform()
      switch rootLayer.layoutTree() {
      case .nothing: break
      case .done: didLayOut = true
      case .endless(let requesters):
        let names = requesters.prefix(3).map { layer in
          (layer.delegate as? UIView)?.reportName ?? "\(type(of: layer))"
        }
        log.report(.endlessLayout(passes: CALayer.layoutPassLimit, views: names))
        return false
      }
      // What is laid out may change constraints.
      if constraintWork.isEmpty { return didLayOut }
    }
    let names = constraintWork.postpone().map(\.reportName)
    log.report(.endlessConstraints(rounds: CALayer.layoutPassLimit, views: names))
    return false
  }

  /// Rounds of new work at one instant after which the clock advances: only code that restarts itself
  /// without letting time pass needs more.
  private static let roundLimit = 1_000
}
