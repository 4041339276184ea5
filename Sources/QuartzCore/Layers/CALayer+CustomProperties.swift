// SPDX-License-Identifier: MIT

/// Properties that a class of an application adds and Core Animation animates: those for which
/// `needsDisplay(forKey:)` is true, or that have a value by key-value coding.
extension CALayer {
  /// The value for a key that is no property of the SDK's class: as it was set, unless an animation
  /// changed it in this presentation copy; the class's default where none was set.
  func customValue(forKey key: String) -> Any? {
    let set = undefinedValues[key]
    guard let shown = properties.uncommonProperties.customValues[key] else {
      return set ?? type(of: self).defaultValue(forKey: key)
    }
    if AnimatableValue(set) == shown { return set }
    // Foundation casts an NSNumber to no CGFloat on Linux, which is what most such properties are.
    if case .number(let number) = shown, set == nil || set is CGFloat { return CGFloat(number) }
    return shown.anyValue
  }

  /// Sets a value for a key that is no property of the SDK's class, with the action that the class has
  /// for it.
  func setCustomValue(_ value: Any?, forKey key: String) {
    let action = isAnimatingChanges ? action(forKey: key) : nil
    willChange()
    undefinedValues[key] = value
    if properties.uncommonProperties.customValues[key] != nil || AnimatableValue(value) != nil {
      properties.uncommonProperties.customValues[key] = AnimatableValue(value)
    }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// A property of an application's class that Core Animation stores, as `@NSManaged` declares one on
  /// iOS: the value shown by this layer, or by this presentation copy, in the property's own type.
  ///
  /// Nil where there is none, or one of another type. Setting goes through `setValue(_:forKey:)`, which
  /// looks for an action.
  package func managedValue<Value>(forKey key: String, as type: Value.Type = Value.self) -> Value? {
    let value = self.value(forKey: key)
    if let value = value as? Value { return value }
    guard case .number(let number)? = AnimatableValue(value) else { return nil }
    return number as? Value ?? CGFloat(number) as? Value ?? Float(number) as? Value
      ?? Int(exactly: number.rounded()) as? Value ?? (number != 0) as? Value
  }

  /// A custom property as something to animate; `example` is one of the animation's values, whose kind
  /// counts where the layer has no value yet; nil where the layer's class has no such property.
  func customProperty(_ key: String, example: Any?) -> AnimatableKeyPath? {
    let stored = properties.uncommonProperties.customValues[key]
    guard stored != nil || type(of: self).needsDisplay(forKey: key) else { return nil }
    let given = AnimatableValue(example)
    guard
      let initial = stored ?? AnimatableValue(type(of: self).defaultValue(forKey: key))
        ?? given.map({ $0.zero ?? $0 })
    else { return nil }
    return .custom(key, initial: initial)
  }

  /// The properties with contents drawn again, where an animation changes something for which the class
  /// needs display; otherwise as given.
  ///
  /// Drawn by a presentation copy, as on iOS, so that `draw(in:)` finds the animated values.
  func redrawn(_ shown: LayerProperties) -> LayerProperties {
    guard animations.contains(where: \.redraws) else { return shown }
    let copy = makeCopy(showing: shown)
    copy.delegate = delegate
    copy.hasDrawnContents = hasDrawnContents
    copy.display()
    var shown = shown
    shown.contents = copy.properties.contents
    return shown
  }
}

extension AnimatableKeyPath {
  /// A property that an application's class adds; `initial` is what it is where no value was set.
  static func custom(_ key: String, initial: AnimatableValue) -> AnimatableKeyPath {
    nonisolated(unsafe) let initial = initial
    return AnimatableKeyPath(
      name: key, kind: initial.kind,
      get: { $0.uncommonProperties.customValues[key] ?? initial },
      set: { $0.uncommonProperties.customValues[key] = $1 })
  }
}
