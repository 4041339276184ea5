// SPDX-License-Identifier: MIT
public import Foundation

public protocol CAAction {
  /// Called after the change; `event` is the property's key and `object` the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: `NSNull` as an action says that there is none.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
