// SPDX-License-Identifier: MIT

extension StageEnvironment {
  package var touches: TouchPlayer { part { TouchPlayer(environment: self) } }

  var gestures: GestureArena {
    part {
      let arena = GestureArena()
      arena.whenDecided = { [unowned self] in touches.window?.touchRouter.settle() }
      return arena
    }
  }

  /// Whether touches that begin are lost: during transitions that are not interactive, and where an
  /// application ignores them.
  package var ignoresTouches: Bool {
    touches.touchBlockingTransitions > 0 || application.isIgnoringInteractionEvents
  }
}
