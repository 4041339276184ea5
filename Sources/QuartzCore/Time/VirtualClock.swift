// SPDX-License-Identifier: MIT
internal import Foundation

/// The only clock there is: it moves when the stage moves it.
///
/// Also keeps the layers that have running animations, in the order in which they got their first.
package final class VirtualClock {
  // The engine runs on one thread (ARCHITECTURE.md). `CACurrentMediaTime()` and `CALayer` are not
  // isolated in the SDK, so the running stage's clock has to be reachable without an actor.
  nonisolated(unsafe) package static var current = VirtualClock()

  package private(set) var now: VirtualInstant = .zero
  package internal(set) var animatedLayers: [CALayer] = []

  package init() {}

  /// Moves the clock forward.
  ///
  /// - Precondition: `instant` is not in the past.
  package func advance(to instant: VirtualInstant) {
    precondition(
      instant >= now,
      "VirtualClock.advance(to: \(instant.seconds)): the clock is already at \(now.seconds)")
    now = instant
  }
}

/// The current time of the virtual clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.current.now.seconds }
