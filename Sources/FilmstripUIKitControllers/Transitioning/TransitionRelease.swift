// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

@MainActor
struct TransitionRelease {
  let seconds: Double
  let pacing: Pacing
  let timing: any UITimingCurveProvider
  /// What was given as `completionSpeed`, or 1 for an invalid value.
  let speed: CGFloat
  let isSpeedValid: Bool

  /// The end of an interaction with a fraction, 0 to 1, left of a duration in seconds.
  init(
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, left: Double, duration: Double
  ) {
    let given = interaction?.completionSpeed ?? 1
    isSpeedValid = given > 0 && given.isFinite
    speed = isSpeedValid ? given : 1
    if let spring = (interaction as? any SpringReleasing)?.releaseSpring(left: left) {
      seconds = spring.settlingDuration
      pacing = .spring(spring)
      timing = UISpringTimingParameters(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: CGVector(dx: spring.initialVelocity, dy: spring.initialVelocity))
      return
    }
    let curve = interaction?.completionCurve ?? .easeInOut
    let own = (interaction as? UIPercentDrivenInteractiveTransition)?.timingCurve
    timing = own ?? UICubicTimingParameters(animationCurve: curve)
    let even = left * duration / Double(speed)
    seconds = timing.springTimingParameters?.settlingDuration(duration: even) ?? even
    pacing = AnimatorPacing(timing, duration: even).pacing
  }
}

/// A built-in interaction that ends with a spring and the touch's velocity.
@MainActor
protocol SpringReleasing: AnyObject {
  /// The spring for the rest of the transition; nil for the completion curve.
  func releaseSpring(left: Double) -> Spring?
}
