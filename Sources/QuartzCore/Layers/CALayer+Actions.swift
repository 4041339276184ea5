// SPDX-License-Identifier: MIT
internal import CoreGraphics

extension CALayer {
  /// Changes a model value, with the action that belongs to the change.
  ///
  /// The action is found while the old value still stands and run when the new one does.
  func change<Value>(
    _ key: String, _ path: WritableKeyPath<LayerProperties, Value>, to value: Value
  ) {
    let action = isAnimatingChanges ? action(forKey: key) : nil
    willChange()
    properties[keyPath: path] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Changes model values without any action.
  func update(_ body: (inout LayerProperties) -> Void) {
    willChange()
    body(&properties)
  }

  /// Whether changes look for an action: for a layer that is shown, or that a view owns.
  private var isAnimatingChanges: Bool {
    guard !CATransaction.disableActions() else { return false }
    return delegate != nil || isCommitted
  }

  /// Implicit animation: a `CABasicAnimation` from what is shown now to the new value, with the
  /// transaction's duration and timing function; only for a layer that is shown.
  func implicitAction(forKey event: String) -> (any CAAction)? {
    guard isCommitted, let property = AnimatableKeyPath.named(event) else { return nil }
    let shown = presentationProperties(at: clock.now)
    guard let value = property.get(shown) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = value.anyValue
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Sets a value by key path; nil for an animatable property is its default.
  func setCoded(_ value: Any?, for keyPath: String) {
    guard let property = AnimatableKeyPath.named(keyPath) else {
      undefinedValues[keyPath] = value
      if type(of: self).needsDisplay(forKey: keyPath) { setNeedsDisplay() }
      return
    }
    guard
      let value = AnimatableValue(value ?? type(of: self).defaultValue(forKey: keyPath)),
      property.accepts(value)
    else {
      UnsupportedFeature.report("CALayer.setValue(_:forKeyPath: \"\(keyPath)\") of another type")
      return
    }
    let action = isAnimatingChanges ? action(forKey: property.key) : nil
    update { property.set(&$0, value) }
    if type(of: self).needsDisplay(forKey: property.key) { setNeedsDisplay() }
    action?.run(forKey: property.key, object: self, arguments: nil)
  }
}
