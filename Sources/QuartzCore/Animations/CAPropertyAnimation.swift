// SPDX-License-Identifier: MIT
internal import Foundation

/// An animation of the property at a key path.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether values add to what the layer shows without this animation.
  open var isAdditive = false
  /// Whether each iteration starts from where the one before ended.
  open var isCumulative = false

  public override init() { super.init() }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
///
/// Without a `toValue` it runs to the value that the layer has without it, without a `fromValue`
/// from there; `byValue` is added to the one given.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  package override func effect() -> AnimationEffect? {
    guard let name = keyPath, let property = AnimatableKeyPath.named(name) else {
      UnsupportedFeature.report("CABasicAnimation(keyPath: \"\(keyPath ?? "nil")\")")
      return nil
    }
    if isCumulative { UnsupportedFeature.report("CAPropertyAnimation.isCumulative") }
    return AnimationEffect(
      property: property, from: AnimatableValue(fromValue), to: AnimatableValue(toValue),
      by: AnimatableValue(byValue), isAdditive: isAdditive,
      timingFunction: timingFunction)
  }
}
