// SPDX-License-Identifier: MIT
internal import QuartzCore
package import Foundation
internal import FilmstripVirtualTime

extension StageEnvironment {
  /// Lets virtual time pass until nothing is in progress, or for some seconds at most.
  ///
  /// Returns what is still in progress, in words; empty if all has settled.
  package func settle(within limit: TimeInterval) -> [String] {
    step()
    let end = clock.now.advanced(bySeconds: limit)
    while isAnimatingOrOpen || hasPendingWork {
      guard let next = nextEvent, next <= end else { return pending(work: pendingWork) }
      clock.advance(to: next)
      step()
    }
    return []
  }

  /// Whether anything is animating, open or waiting for this step; timers are counted apart.
  package var isAnimatingOrOpen: Bool {
    scheduler.hasRunningAnimations || !log.openTransitions.isEmpty || loop.hasWork
  }

  /// Descriptions of animations, timers, sleeps and display links that go on.
  package var workInProgress: [String] {
    scheduler.attachedAnimations.map { "the animation of \($0)" } + scheduler.pendingWork
  }

  /// Descriptions of what keeps the stage busy; `work` is what waits for its instant.
  package func pending(work: [String]) -> [String] {
    let all =
      log.openTransitions.map { "the transition \($0.description) is not complete" }
      + scheduler.pendingAnimations.map { "still animating: \($0)" }
      + work.map { "still waiting: \($0)" }
    // Several timers of one kind make one sentence.
    return all.enumerated().filter { all.firstIndex(of: $0.element) == $0.offset }.map(\.element)
  }

  /// Descriptions of the timers, sleeps, display links and touches of scripts that wait.
  private var pendingWork: [String] {
    scheduler.pendingWork + touches.pending(sinceRecording: false)
  }

  private var hasPendingWork: Bool {
    touches.isPending(sinceRecording: false) || !scheduler.pendingWork.isEmpty
  }
}
