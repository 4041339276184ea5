// SPDX-License-Identifier: MIT
public import Foundation

/// Hears of an animation's beginning and end.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` is true when the animation reached its end, false when it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What all animations share: timing and a delegate.
///
/// A layer takes the animation's values when it is added; later changes to the object do not reach
/// a running animation, as on iOS.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  public var beginTime: CFTimeInterval = 0
  public var duration: CFTimeInterval = 0
  public var speed: Float = 1
  public var timeOffset: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var repeatDuration: CFTimeInterval = 0
  public var autoreverses = false
  public var fillMode: CAMediaTimingFillMode = .removed

  /// The pacing of each iteration; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive until the animation has ended, as documented.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation at its end.
  open var isRemovedOnCompletion = true

  public override init() { super.init() }

  /// Adds the animation to the layer whose property changed.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// What the animation does to a layer, as a value; nil when it does nothing.
  package func effect() -> AnimationEffect? { nil }
}
