// SPDX-License-Identifier: MIT

extension NSObjectProtocol {
  /// Whether the object conforms to a protocol: to its name as a type, such as `UIScrollViewDelegate.self`.
  public func conforms<Conformed>(to aProtocol: Conformed.Type) -> Bool { self is Conformed }
}
