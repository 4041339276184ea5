// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// An animation on a layer: the values it had when it was added, and when it began.
package final class AttachedAnimation {
  let key: String
  package let animation: CAAnimation
  let effect: AnimationEffect?
  /// Whether it affects only the layer's placement, and not what is drawn in it.
  let affectsPlacementOnly: Bool
  /// Whether the layer's class wants to draw what the animation changes, in each frame.
  let redraws: Bool
  let delegate: (any CAAnimationDelegate)?
  let isRemovedOnCompletion: Bool
  /// What the layer showed before the transaction; only for a transition.
  let outgoing: Node?
  /// How the layer's time becomes the animation's.
  package var timing: MediaTiming
  /// In the layer's local time; nil until the transaction commits.
  package var begin: Double?
  /// Replaces the pacing that the animation had when it was added.
  package var pacing: Pacing?
  /// The completion blocks of transactions that wait for its end.
  var completions: [TransactionCompletion] = []
  /// Whether a transaction with it has been committed.
  var isCommitted = false
  var hasStarted = false
  /// Whether its end was announced; it may stay on to hold its last value.
  var hasEnded = false

  init(
    key: String, animation: CAAnimation, effect: AnimationEffect?, timing: MediaTiming,
    begin: Double?, redraws: Bool, outgoing: Node?
  ) {
    self.key = key
    self.animation = animation
    self.effect = effect
    affectsPlacementOnly = effect?.affectsPlacementOnly ?? true
    self.redraws = redraws
    delegate = animation.delegate
    isRemovedOnCompletion = animation.isRemovedOnCompletion
    self.timing = timing
    self.begin = begin
    self.outgoing = outgoing
  }

  var awaitsEnd: Bool { !hasEnded }

  /// Whether a recording waits for it: not while it is paused, nor for an activity indicator.
  var isAwaited: Bool { awaitsEnd && !isPaused && !animation.isAmbient }

  /// Whether it is there when a layer that has left its window comes back.
  ///
  /// Published: animations that repeat are gone when a tab or a page comes back, and go on where they are not removed
  /// on completion, which at least five libraries have changed for that reason.
  var outlivesWindow: Bool { !isRemovedOnCompletion && !animation.endsWithoutWindow }

  var isPaused: Bool { timing.speed == 0 }
}
