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
    properties[keyPath: path] = value
    action?.run(forKey: key, object: self, arguments: nil)
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
}

extension AnimatableValue {
  /// The value as a caller of the SDK would give it.
  package var anyValue: Any {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): value
    case .transform(let value): value
    }
  }
}
