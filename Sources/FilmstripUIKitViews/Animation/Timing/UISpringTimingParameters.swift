// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Kind {
    case ratio(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceptual(duration: TimeInterval, bounce: CGFloat)
  }

  let kind: Kind
  /// Velocity at the start along each axis, in whole distances a second; both axes count for a
  /// change of position (documented), the first one for everything else (assumed).
  public let initialVelocity: CGVector

  /// The system's spring: mass 3, stiffness 1000, damping 500, solved as critical; it takes 0.506 s
  /// whatever the animator's duration (several independent sources).
  public override init() {
    let system = Spring.system
    kind = .physical(mass: system.mass, stiffness: system.stiffness, damping: system.damping)
    initialVelocity = .zero
    super.init()
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity.usable
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity.usable
    super.init()
  }

  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity velocity: CGVector = .zero
  ) {
    kind = .perceptual(duration: duration, bounce: bounce)
    initialVelocity = velocity.usable
    super.init()
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  func spring(duration: TimeInterval, velocity: CGFloat) -> Spring {
    switch kind {
    case .ratio(let ratio):
      return Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      let animation = CASpringAnimation(keyPath: nil)
      (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
      animation.initialVelocity = velocity
      return animation.spring
    case .perceptual(let period, let bounce):
      return Spring(perceptualDuration: period, bounce: bounce, initialVelocity: velocity)
    }
  }

  /// How long an animator takes that was given a duration.
  package func settlingDuration(duration: TimeInterval) -> TimeInterval {
    if case .ratio = kind { return duration }
    return max(
      spring(duration: duration, velocity: initialVelocity.dx).settlingDuration,
      spring(duration: duration, velocity: initialVelocity.dy).settlingDuration)
  }
}

extension CGVector {
  /// The vector with 0 for what is no finite number.
  fileprivate var usable: CGVector { CGVector(dx: dx.isFinite ? dx : 0, dy: dy.isFinite ? dy : 0) }
}
