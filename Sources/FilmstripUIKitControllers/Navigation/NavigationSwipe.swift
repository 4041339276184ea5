// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

/// The system's swipe back: its progress follows the touch, and its release continues with the
/// touch's velocity.
final class NavigationSwipe: UIPercentDrivenInteractiveTransition, SpringReleasing, BuiltInPart {
  /// Widths a second towards the end of the pop; negative ones lead back.
  private var releaseVelocity = 0.0

  /// Ends the swipe at a velocity in widths a second, which decides with the progress.
  ///
  /// See `NavigationBehavior` for the evidence for the numbers.
  func release(velocity: Double) {
    let profile = BehaviorProfile.current.navigation
    releaseVelocity = velocity
    let isFlick = abs(velocity) >= profile.popFlickSpeed
    let completes = isFlick ? velocity > 0 : Double(percentComplete) > profile.popThreshold
    if completes { finish() } else { cancel() }
  }

  /// The system's spring with the touch's velocity, as a released sheet has it (measured for sheets
  /// on iOS 26; assumed here).
  func releaseSpring(left: Double) -> Spring? {
    guard left > 0 else { return nil }
    let isBack = transition?.isCancelled == true
    let velocity = (isBack ? -releaseVelocity : releaseVelocity) / left
    return Spring.system.released(at: velocity, within: 0...Spring.fastestRelease)
  }
}
