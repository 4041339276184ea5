// SPDX-License-Identifier: MIT

// Messages to a class: what an app asks of one is its shared object.

extension NSObjectProtocol {
  /// The name of the class; a class may have its own.
  public static func description() -> String { String(describing: self) }
}

extension NSObject {
  /// Calls a class's method without arguments; a result that is no object is nil.
  ///
  /// A selector that does not know its method is looked up among the class's properties.
  @preconcurrency @MainActor
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    let result =
      aSelector.isMethod(of: self) ? aSelector.call(self, []) : value(forKey: aSelector.description)
    return (result as AnyObject?).map { Unmanaged.passRetained($0) }
  }
}
