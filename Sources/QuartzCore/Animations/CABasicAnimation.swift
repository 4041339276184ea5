// SPDX-License-Identifier: MIT

/// An animation from one value to another.
///
/// Without a `toValue` it runs to the value that the layer has without it, without a `fromValue`
/// from there; `byValue` is added to the one given.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func makeCopy() -> CAAnimation { CABasicAnimation() }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override var exampleValue: Any? { fromValue ?? toValue ?? byValue }

  package override func effect(defaultDuration: CFTimeInterval) -> AnimationEffect? {
    guard let property else { return nil }
    let interval = ValueInterval(
      from: value(fromValue, of: property), to: value(toValue, of: property),
      by: value(byValue, of: property))
    return .property(
      PropertyEffect(
        property: property, values: .interval(interval), isAdditive: isAdditive,
        isCumulative: isCumulative, pacing: pacing))
  }
}
