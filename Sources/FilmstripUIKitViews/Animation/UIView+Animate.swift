// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that `animations` makes to views.
  ///
  /// During the delay the old values show. A negative duration or delay counts as 0; a duration of
  /// 0 makes the changes at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let block = ViewAnimationBlock(
      duration: duration, delay: delay, options: options, completion: completion)
    block.run(animations)
  }

  /// Animates the changes that `animations` makes to views with a spring.
  ///
  /// `dampingRatio` is 1 for no overshoot and less for more; `velocity` is in whole distances a
  /// second. The spring is chosen so that it has nearly come to rest after `duration` seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    let block = ViewAnimationBlock(
      duration: duration, delay: delay, options: options, spring: spring, completion: completion)
    block.run(animations)
  }

  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    let block = ViewAnimationBlock(
      duration: spring.settlingDuration, delay: delay, options: options, spring: spring,
      completion: completion)
    block.run(animations)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wereEnabled)
  }

  /// Repeats the animations of the changes that `animations` makes, inside an animation block.
  ///
  /// `count` may have a fraction; 0 or less plays once. `autoreverses` follows every play by one
  /// backwards. Outside of a block it has no effect.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    ViewAnimations.current.run(Repetition(count: count, autoreverses: autoreverses), animations)
  }

  public class var areAnimationsEnabled: Bool { ViewAnimations.current.isEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimations.current.isEnabled = enabled
  }

  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimations.current.innermost?.duration ?? 0
  }
}
