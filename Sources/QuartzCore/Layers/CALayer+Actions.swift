// SPDX-License-Identifier: MIT

extension CALayer: KeyValueObserved {}

extension CALayer {
  /// Changes a model value, with the action that belongs to the change.
  ///
  /// The action is found before the value changes and run afterwards.
  func change<Value>(
    _ key: String, _ path: WritableKeyPath<LayerProperties, Value>, to value: Value
  ) {
    let action = isAnimatingChanges ? action(forKey: key) : nil
    willChange()
    properties[keyPath: path] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
    keyValueObservers?.changed()
  }

  /// Changes model values without any action.
  func update(_ body: (inout LayerProperties) -> Void) {
    willChange()
    body(&properties)
    keyValueObservers?.changed()
  }

  /// Whether changes look for an action: for a layer that is shown, or that a view owns.
  var isAnimatingChanges: Bool {
    guard modelLayer == nil, !CATransaction.disableActions() else { return false }
    return delegate != nil || isCommitted
  }

  /// Implicit animation: a `CABasicAnimation` from what is shown now to the new value, with the
  /// transaction's duration and timing function; only for a layer that is shown.
  func implicitAction(forKey event: String) -> (any CAAction)? {
    guard isCommitted, let property = AnimatableKeyPath.named(event) else { return nil }
    let shown = presentationProperties(at: clock.now)
    guard let value = property.get(shown) else {
      return property.kind == .color ? ColorAppearance(property: property) : nil
    }
    return CALayer.implicitAnimation(of: event, from: value.anyValue)
  }

  /// An animation from a value to the new one, paced as the transaction says.
  fileprivate static func implicitAnimation(of event: String, from value: Any?) -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = value
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

/// A colour where there was none starts as the same colour, transparent (assumed).
private struct ColorAppearance: CAAction {
  let property: AnimatableKeyPath

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, case .color(let color)? = property.get(layer.properties)
    else { return }
    layer.add(CALayer.implicitAnimation(of: event, from: color.copy(alpha: 0)), forKey: event)
  }
}
