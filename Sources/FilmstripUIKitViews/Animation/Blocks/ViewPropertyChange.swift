// SPDX-License-Identifier: MIT

package struct ViewPropertyChange {
  let layer: CALayer
  let property: AnimatableKeyPath
  /// Where the animation starts: the old value, or what was shown.
  let start: AnimatableValue
  let old: AnimatableValue
  var new: AnimatableValue
  /// Whether the change is added to other animations of the property.
  let isAdditive: Bool
  /// Whether the model has no value after the change, such as no colour: `new` is then what it looks like.
  var endsAsNone = false

  /// An intermediate value as the animation has it: less the new value where it is added to the
  /// model.
  ///
  /// Nothing that is added to a transform that takes all size away shows: it is nothing then.
  func relative(_ value: AnimatableValue) -> AnimatableValue {
    isAdditive ? value.subtracting(new) ?? new.zero ?? value : value
  }

  func setEnds(of animation: CABasicAnimation) {
    animation.fromValue = relative(start).anyValue
    if isAdditive { animation.toValue = new.zero?.anyValue }
    if endsAsNone { animation.toValue = new.anyValue }
    animation.isAdditive = isAdditive
  }

  /// The key under which its animation is on the layer: additive ones do not replace each other.
  @MainActor var key: String { isAdditive ? layer.unusedKey(like: property.name) : property.name }
}
