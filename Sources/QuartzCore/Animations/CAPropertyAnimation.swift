// SPDX-License-Identifier: MIT

open class CAPropertyAnimation: CAAnimation {
  /// The layer's property, such as `opacity`; one that cannot be animated is reported.
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public override init() { super.init() }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func makeCopy() -> CAAnimation { CAPropertyAnimation() }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  /// The property of an application's class at the key path, on the layer that the animation is for.
  private var customProperty: AnimatableKeyPath?

  /// One of the values, for its kind; nil without any.
  var exampleValue: Any? { nil }

  override func prepare(for layer: CALayer) {
    guard let keyPath, AnimatableKeyPath.named(keyPath) == nil else { return }
    customProperty = layer.customProperty(keyPath, example: exampleValue)
  }

  var property: AnimatableKeyPath? {
    if let property = keyPath.flatMap({ AnimatableKeyPath.named($0) }) { return property }
    if let customProperty, customProperty.name == keyPath { return customProperty }
    UnsupportedFeature.report("\(type(of: self))(keyPath: \"\(keyPath ?? "nil")\")")
    return nil
  }

  /// A given value in the property's kind; nil, and reported, when it is of another.
  func value(_ given: Any?, of property: AnimatableKeyPath) -> AnimatableValue? {
    guard let given else { return nil }
    if let value = AnimatableValue(given), property.accepts(value) { return value }
    // An empty array has no kind of its own.
    if let array = given as? [Any], array.isEmpty {
      switch property.kind {
      case .numbers: return .numbers([])
      case .colors: return .colors([])
      case .filters: return .filters([])
      default: break
      }
    }
    ContentFact.animatedValue(
      type: "\(type(of: given))", property: property.name, kind: "\(property.kind)"
    ).report()
    return nil
  }
}
