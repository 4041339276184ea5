// SPDX-License-Identifier: MIT

/// What all animations share: timing and a delegate.
///
/// A layer takes the animation's values when it is added; later changes to the object do not reach
/// a running animation, as on iOS.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  package enum Touching {
    case atModel
    case atPresentation
    /// The view is not hit, nor is anything in it.
    case blocked
  }
  /// Whether views can be touched while they move; set by UIKit.
  package var touching = Touching.atModel

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  /// Whether it only indicates activity, so that nothing waits for its end; false by default.
  package var isAmbient = false
  /// Whether it ends when its layer leaves the window also where it stays on the layer at its end: a property
  /// animator's.
  package var endsWithoutWindow = false
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive until the animation has ended, as documented.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  /// A preferred number of frames a second; frames are taken as the recording says.
  open var preferredFrameRateRange: CAFrameRateRange = .default

  private var attachedValues: [String: Any] = [:]

  public override init() { super.init() }

  /// Another animation with the same values, which can be changed for itself; attached values and
  /// the delegate are shared.
  ///
  /// A class of an application cannot be created here: its copies are of the nearest class of the
  /// SDK.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    copy.copyValues(from: self)
    return copy
  }

  func makeCopy() -> CAAnimation { CAAnimation() }

  func copyValues(from other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (isAmbient, endsWithoutWindow) = (other.isAmbient, other.endsWithoutWindow)
    (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
    (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    attachedValues = other.attachedValues
  }

  open func value(forKey key: String) -> Any? { attachedValues[key] }

  open func setValue(_ value: Any?, forKey key: String) { attachedValues[key] = value }

  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "beginTime", "duration", "timeOffset", "repeatDuration": 0.0
    case "speed": Float(1)
    case "repeatCount": Float(0)
    case "autoreverses": false
    case "fillMode": CAMediaTimingFillMode.removed
    case "removedOnCompletion": true
    default: nil
    }
  }

  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  func prepare(for layer: CALayer) {}

  /// What the animation does to a layer, as a value; nil when it does nothing.
  ///
  /// `duration` is that of the transaction or of the group, for an animation without its own.
  package func effect(defaultDuration: CFTimeInterval) -> AnimationEffect? { nil }

  /// How the value follows from the fraction of the duration.
  package var pacing: Pacing { timingFunction.map { .curve($0) } ?? .linear }

  /// The timing the animation has now, with a duration where it has none of its own.
  package func timing(defaultDuration: CFTimeInterval) -> MediaTiming {
    var timing = MediaTiming(self)
    if timing.duration == 0 { timing.duration = defaultDuration }
    return timing
  }
}
