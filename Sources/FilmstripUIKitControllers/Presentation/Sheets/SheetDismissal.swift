// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

/// The interactive dismissal of a sheet: its progress follows the touch, and its release continues
/// with the touch's velocity.
final class SheetDismissal: UIPercentDrivenInteractiveTransition, SpringReleasing {
  private var share: CGFloat = 0
  /// Distances a second towards the end of the dismissal; negative ones lead back.
  private var releaseVelocity = 0.0
  /// Whether the touch has ended, and with which outcome.
  private var dismisses: Bool?
  /// Whether the animations of the transition have begun, so that they can be moved.
  private var isReady = false

  /// Sets the fraction by which the sheet has been pulled down.
  func pull(to share: CGFloat) {
    self.share = share
    if isReady { update(share) }
  }

  /// Ends the interaction at a velocity in distances a second.
  func release(dismissing: Bool, velocity: Double) {
    guard dismisses == nil else { return }
    dismisses = dismissing
    releaseVelocity = velocity.isFinite ? velocity : 0
    if isReady { release() }
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    // The touch is ahead of the transition, whose animations begin with the next commit; moved
    // before that they would begin where the touch is.
    let environment = transition?.plan.owner.environment ?? .current
    environment.loop.enqueueAfterCommit { [weak self] in
      guard let self else { return }
      isReady = true
      update(share)
      if dismisses != nil { release() }
    }
  }

  private func release() {
    if dismisses == true { finish() } else { cancel() }
  }

  /// The system's spring with the touch's velocity, for both outcomes (measured: critical, ω 18.25
  /// to 18.26, to a twentieth of a point).
  func releaseSpring(left: Double) -> Spring? {
    guard left > 0 else { return nil }
    let isBack = transition?.isCancelled == true
    let velocity = (isBack ? -releaseVelocity : releaseVelocity) / left
    // Back it does not go beyond its rest: a large sheet does not move up (measured during a
    // touch).
    let fastest = isBack ? Spring.system.angularFrequency : Spring.fastestRelease
    return Spring.system.released(at: velocity, within: -Spring.fastestRelease...fastest)
  }
}
