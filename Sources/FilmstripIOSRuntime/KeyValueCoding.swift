// SPDX-License-Identifier: MIT

// Key-value coding of objects: layers and animations have their own in QuartzCore, lowered classes have what
// they expose to Objective-C in the tables that selectors are found in, and of the SDK's classes there is what
// `SDKProperties` lists.

extension NSObjectProtocol {
  /// The value of a property; without one, what the class has for an undefined key.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    if let layer = self as? CALayer { return layer.value(forKey: key) }
    if let animation = self as? CAAnimation { return animation.value(forKey: key) }
    for name in KeyValueNames.getters(key) {
      if let getter = Lowered.method(name, of: self) {
        return getter.call(self, []).flatMap(KeyValueConversion.flat)
      }
      if let property = SDKProperties.property(name, of: self) { return property.get(self) }
    }
    if let method = Lowered.method("valueForUndefinedKey:", of: self) {
      return method.call(self, [key])
    }
    return value(forUndefinedKey: key)
  }

  /// Sets a property, to a number or a boxed value where it has such a type; without one, does what the class
  /// does for an undefined key.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKey: key) }
    if let animation = self as? CAAnimation { return animation.setValue(value, forKey: key) }
    for name in KeyValueNames.getters(key) {
      if let setter = Lowered.method(KeyValueNames.setter(name), of: self) {
        setter.call(self, [value])
        return
      }
      guard let property = SDKProperties.property(name, of: self) else { continue }
      if let set = property.set, set(self, value) { return }
      UnsupportedFeature.report(
        "setValue(_:forKey: \"\(key)\") of \(type(of: self)), with a "
          + (value.map { "\(type(of: $0))" } ?? "nil"))
      return
    }
    if let method = Lowered.method("setValue:forUndefinedKey:", of: self) {
      method.call(self, [value, key])
    } else {
      setValue(value, forUndefinedKey: key)
    }
  }

  /// The value at the end of a path of keys, such as `layer.position`; nil where an object on the way is nil.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    if let layer = self as? CALayer { return layer.value(forKeyPath: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    guard let object = value(forKey: String(keyPath[..<dot])) else { return nil }
    let rest = String(keyPath[keyPath.index(after: dot)...])
    return KeyValueNames.object(object)?.value(forKeyPath: rest)
      ?? GeometryMembers.value(rest, of: object)
  }

  /// Sets the property at the end of a path of keys.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    guard let object = self.value(forKey: String(keyPath[..<dot])) else { return }
    KeyValueNames.object(object)?.setValue(
      value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Sets several properties.
  @preconcurrency @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// The values of several properties.
  @preconcurrency @MainActor
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Nil, after a report: on iOS the program ends.
  @preconcurrency @MainActor
  public func value(forUndefinedKey key: String) -> Any? {
    UnsupportedFeature.report("value(forKey: \"\(key)\") of \(type(of: self))")
    return nil
  }

  /// Does nothing, after a report: on iOS the program ends.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    UnsupportedFeature.report("setValue(_:forKey: \"\(key)\") of \(type(of: self))")
  }
}

extension Lowered {
  /// The method of a name that the class of an object has in its table.
  static func method(_ name: String, of object: any NSObjectProtocol) -> Selector? {
    (type(of: object) as? any SelectorTable.Type)?.loweredSelector(name)
  }
}

enum KeyValueNames {
  /// The property itself, and a Boolean one that says `is`.
  static func getters(_ key: String) -> [String] {
    [key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
  }

  static func setter(_ key: String) -> String {
    "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
  }

  /// A value as an object that has keys; nil for a structure.
  static func object(_ value: Any) -> (any NSObjectProtocol)? { value as? any NSObjectProtocol }
}

/// Members of geometry that end a path of keys, such as `bounds.size.width`.
private enum GeometryMembers {
  static func value(_ path: String, of value: Any) -> Any? {
    var current: Any? = value
    for member in path.split(separator: ".") {
      switch (current, member) {
      case (let rect as CGRect, "origin"): current = rect.origin
      case (let rect as CGRect, "size"): current = rect.size
      case (let size as CGSize, "width"): current = size.width
      case (let size as CGSize, "height"): current = size.height
      case (let point as CGPoint, "x"): current = point.x
      case (let point as CGPoint, "y"): current = point.y
      default: return nil
      }
    }
    return current
  }
}
