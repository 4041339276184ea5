// SPDX-License-Identifier: MIT
internal import QuartzCore

/// The system's swipe back: the share of the way is the finger's, and its release goes on with the
/// finger's velocity.
final class NavigationSwipe: UIPercentDrivenInteractiveTransition, SpringReleasing, BuiltInPart {
  /// Widths a second towards the end of the pop; negative ones lead back.
  private var releaseVelocity = 0.0

  /// Lets go at a velocity in widths a second, and decides by it and by the way done.
  ///
  /// See `NavigationBehavior` for what speaks for the numbers.
  func release(velocity: Double) {
    let profile = BehaviorProfile.current.navigation
    releaseVelocity = velocity
    let isFlick = abs(velocity) >= profile.popFlickSpeed
    let completes = isFlick ? velocity > 0 : Double(percentComplete) > profile.popThreshold
    if completes { finish() } else { cancel() }
  }

  /// The system's spring with the finger's velocity, as a released sheet has it (measured for sheets
  /// on iOS 26; assumed here).
  func releaseSpring(left: Double) -> Spring? {
    guard left > 0 else { return nil }
    let system = Spring.system
    let isBack = transition?.isCancelled == true
    let velocity = (isBack ? -releaseVelocity : releaseVelocity) / left
    return Spring(
      mass: system.mass, stiffness: system.stiffness, damping: system.damping,
      initialVelocity: min(max(velocity, 0), 50))
  }
}
