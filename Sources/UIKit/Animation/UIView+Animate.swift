// SPDX-License-Identifier: MIT
internal import QuartzCore

extension UIView {
  /// How an animation block runs; raw values are those of the SDK.
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit for each option; the curve is a number in bits 16 to 19.
    public let rawValue: UInt

    /// Creates a set from its bits; an unknown curve is reported when it is used.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews within the block, so that their changes animate too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views be touched while they animate.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown now, where a change is not additive.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after each forward run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes the block's own duration inside another block, not that one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes the block's own curve inside another block, not that one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends; the default, because its field is 0.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// An even pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The bits that mean something here: the options above and the curve's field.
    var areAllKnown: Bool { rawValue & ~(0b111_1111 | 0xf << 16) == 0 && curve != nil }

    /// The curve's field, four bits from bit 16 on.
    var curve: UIView.AnimationCurve? { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xf)) }
  }

  /// The standard curves.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at first.
    case easeIn
    /// Slow at last.
    case easeOut
    /// An even pace.
    case linear

    var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }

  /// Animates the changes that `animations` makes to views: easeInOut, starting at once.
  ///
  /// Model values change immediately, presentations move. `completion` runs when all the block's
  /// animations have ended; its argument is false when one was removed before.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
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
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
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
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    let block = ViewAnimationBlock(
      duration: duration, delay: delay, options: options, spring: spring, completion: completion)
    block.run(animations)
  }

  /// Animates the changes that `animations` makes to views with a spring of a period and a bounce.
  ///
  /// `duration` is the perceptual one, in seconds; the animations last until the spring has settled.
  /// `bounce` is 0 for no overshoot, up to 1 for more, and negative for a sluggish spring.
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

  /// Makes changes without animation, also inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wereEnabled)
  }

  /// Whether changes in animation blocks are animated.
  public class var areAnimationsEnabled: Bool { ViewAnimationBlock.isEnabled }

  /// Sets whether changes in animation blocks are animated or show at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationBlock.isEnabled = enabled }

  /// How long the innermost animation block takes; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimationBlock.current?.duration ?? 0
  }
}
