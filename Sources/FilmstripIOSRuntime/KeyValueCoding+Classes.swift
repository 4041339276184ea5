// SPDX-License-Identifier: MIT

// In Objective-C a class is an object that has keys too: code reaches `UIApplication.shared` by them where
// the compiler forbids it by name, as in extensions of applications.

extension NSObjectProtocol {
  /// The value of a property of the class, or of a method without arguments that its source exposes; of the
  /// SDK's classes those that give the one object of a kind.
  ///
  /// Nil for any other, after a report: on iOS the program ends.
  @preconcurrency @MainActor
  public static func value(forKey key: String) -> Any? {
    if let method = (self as? any SelectorTable.Type)?.loweredSelector(key) {
      return method.call(self, [])
    }
    if let value = ClassProperties.value(key, of: self) { return value }
    UnsupportedFeature.report("value(forKey: \"\(key)\") of the class \(self)")
    return nil
  }

  /// The value at the end of a path of keys that begins with a property of the class.
  @preconcurrency @MainActor
  public static func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let object = value(forKey: String(keyPath[..<dot]))
    return object.flatMap(KeyValueNames.object)?
      .value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }
}

@MainActor
private enum ClassProperties {
  static func value(_ key: String, of type: Any.Type) -> Any? {
    switch (type, key) {
    case (is UIApplication.Type, "shared"), (is UIApplication.Type, "sharedApplication"):
      UIApplication.shared
    case (is UIScreen.Type, "main"), (is UIScreen.Type, "mainScreen"): UIScreen.main
    case (is UIDevice.Type, "current"), (is UIDevice.Type, "currentDevice"): UIDevice.current
    case (is Bundle.Type, "main"), (is Bundle.Type, "mainBundle"): Bundle.main
    case (is NotificationCenter.Type, "default"), (is NotificationCenter.Type, "defaultCenter"):
      NotificationCenter.default
    case (is UserDefaults.Type, "standard"), (is UserDefaults.Type, "standardUserDefaults"):
      UserDefaults.standard
    default: nil
    }
  }
}
