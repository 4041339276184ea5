// SPDX-License-Identifier: MIT
internal import QuartzCore

/// How the rest of a driven transition runs once the finger has let go.
@MainActor
struct TransitionRelease {
  /// Seconds.
  let seconds: Double
  let pacing: Pacing
  /// The same pacing for an animator that is continued.
  let timing: any UITimingCurveProvider
  /// What was given as `completionSpeed`, or 1 for what cannot be meant.
  let speed: CGFloat
  let isSpeedValid: Bool

  /// The release of an interaction with a share of the way, 0 to 1, left of a duration in seconds.
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
    seconds =
      timing.springTimingParameters?.settlingDuration(duration: even) ?? even
    pacing = AnimatorPacing(timing, duration: even).pacing
  }
}

/// A built-in interaction whose release goes on with the finger's velocity, by a spring.
@MainActor
protocol SpringReleasing: AnyObject {
  /// The spring of the rest of the way; nil for the completion curve.
  func releaseSpring(left: Double) -> Spring?
}
