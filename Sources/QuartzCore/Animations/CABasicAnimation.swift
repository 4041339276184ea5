// SPDX-License-Identifier: MIT
internal import Foundation

/// An animation from one value to another.
///
/// Without a `toValue` it runs to the value that the layer has without it, without a `fromValue`
/// from there; `byValue` is added to the one given.
open class CABasicAnimation: CAPropertyAnimation {
  /// Value at the beginning; nil derives it from the others.
  open var fromValue: Any?
  /// Value at the end; nil derives it from the others.
  open var toValue: Any?
  /// Difference between the two ends; not used when both are given.
  open var byValue: Any?

  package override func effect() -> AnimationEffect? {
    guard let name = keyPath, let property = AnimatableKeyPath.named(name) else {
      UnsupportedFeature.report("CABasicAnimation(keyPath: \"\(keyPath ?? "nil")\")")
      return nil
    }
    if isCumulative { UnsupportedFeature.report("CAPropertyAnimation.isCumulative") }
    return AnimationEffect(
      property: property, from: value(fromValue, of: property), to: value(toValue, of: property),
      by: value(byValue, of: property), isAdditive: isAdditive,
      pacing: pacing)
  }

  /// A given value in the property's kind; nil, and reported, when it is of another.
  private func value(_ given: Any?, of property: AnimatableKeyPath) -> AnimatableValue? {
    guard let given else { return nil }
    if let value = AnimatableValue(given), property.accepts(value) { return value }
    UnsupportedFeature.report("a \(type(of: given)) as a value of \(property.name)")
    return nil
  }

  /// How the value follows from the fraction of the duration.
  package var pacing: Pacing { timingFunction.map { .curve($0) } ?? .linear }
}
