// SPDX-License-Identifier: MIT
public import Foundation

/// What all animations share: timing and a delegate.
///
/// A layer takes the animation's values when it is added; later changes to the object do not reach
/// a running animation, as on iOS.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  /// How touches on a view are hit-tested while the animation is on its layer.
  package enum Touching {
    /// The view is hit where the model has it.
    case atModel
    /// The view is hit where it is shown.
    case atPresentation
    /// The view is not hit, nor is anything in it.
    case blocked
  }
  /// Whether views can be touched while they move; set by UIKit.
  package var touching = Touching.atModel

  /// When it begins, in seconds of the layer's time, or of the group's; 0 means at the commit.
  open var beginTime: CFTimeInterval = 0
  /// Seconds of one play; 0 means the transaction's, in a group the group's.
  open var duration: CFTimeInterval = 0
  /// Rate against the layer's time; 0 never ends, a negative one plays backwards.
  open var speed: Float = 1
  /// Seconds into the plays at which the animation starts.
  open var timeOffset: CFTimeInterval = 0
  /// How many times it plays, in whole or in part; 0 counts as 1.
  open var repeatCount: Float = 0
  /// Whether it only indicates activity, so that nothing waits for its end; false by default.
  package var isAmbient = false
  /// Whether it ends when its layer leaves the window also where it stays on the layer at its end: a property
  /// animator's.
  package var endsWithoutWindow = false
  /// Seconds for which it repeats in place of `repeatCount`; 0 leaves it to that.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether every play is followed by one backwards, which takes as long again.
  open var autoreverses = false
  /// Whether it shows before its beginning and after its end; neither by default.
  open var fillMode: CAMediaTimingFillMode = .removed

  /// The pacing of each iteration; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive until the animation has ended, as documented.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  /// A preferred number of frames a second; frames are taken as the recording says.
  open var preferredFrameRateRange: CAFrameRateRange = .default

  /// Values an application has attached under keys of its own.
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

  /// A new animation of the class.
  func makeCopy() -> CAAnimation { CAAnimation() }

  /// Copies the values of an animation of the same class.
  func copyValues(from other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (isAmbient, endsWithoutWindow) = (other.isAmbient, other.endsWithoutWindow)
    (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
    (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    attachedValues = other.attachedValues
  }

  /// What was attached under a key; nil without it.
  ///
  /// The animation's own properties are reached by their names in Swift.
  open func value(forKey key: String) -> Any? { attachedValues[key] }

  /// Attaches a value under a key, for the delegate to identify animations; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) { attachedValues[key] = value }

  /// The value that a property of this class has unless it is set; nil where that is none.
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

  /// Finds what the animation needs to know of the layer that it is about to be added to.
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
