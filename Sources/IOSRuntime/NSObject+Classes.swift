// SPDX-License-Identifier: MIT
public import UIKit

// Messages to a class: what an app asks of one is its shared object.

extension NSObject {
  /// The value of a class's property; of the SDK's classes `UIApplication.shared` has one.
  @preconcurrency @MainActor
  public class func value(forKey key: String) -> Any? {
    if let method = (self as? any SelectorTable.Type)?.loweredSelector(key) {
      return method.call(self, [])
    }
    if self == UIApplication.self, key == "shared" || key == "sharedApplication" {
      return UIApplication.shared
    }
    UnsupportedFeature.report("value(forKey: \"\(key)\") of the class \(self)")
    return nil
  }

  /// The value at the end of a path of keys that begins with a class's property.
  @preconcurrency @MainActor
  public class func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let object = value(forKey: String(keyPath[..<dot])) as? any NSObjectProtocol
    return object?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Calls a class's method without arguments; a result that is no object is nil.
  ///
  /// A selector that does not know its method is looked up among the class's properties.
  @preconcurrency @MainActor
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    let result =
      aSelector.isMethod(of: self)
      ? aSelector.call(self, []) : value(forKey: aSelector.description)
    return (result as AnyObject?).map { Unmanaged.passRetained($0) }
  }
}
