// SPDX-License-Identifier: MIT

/// The name of a method, and how to call it.
///
/// There is no Objective-C runtime here to look a name up in, so that a selector carries what calls
/// its method: lowered sources make selectors of that kind from `#selector`. One that was made from a
/// name alone calls nothing, which is reported when it is used. Two selectors are equal if their names
/// are.
public struct Selector: ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// The name as Objective-C spells it, such as `tapped:`.
  package let name: String
  /// What calls the method; nil if the selector was made from a name alone.
  package let method: SelectorMethod?

  package init(name: String, method: SelectorMethod?) {
    self.name = name
    self.method = method
  }

  public init(_ str: String) { self.init(name: str, method: nil) }
  public init(stringLiteral value: String) { self.init(value) }
  public var description: String { name }
}

extension Selector: Hashable {
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector {
  /// How many arguments a method of that name takes.
  package var arity: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }

  package func isMethod(of target: Any) -> Bool { method?.isMethod(target) ?? false }

  /// Calls the method of an object or a class; what the receiver does not have is reported.
  ///
  /// As in Objective-C a method takes as many of the arguments as it has parameters.
  @discardableResult
  package func call(_ target: Any, _ arguments: [Any?] = []) -> Any? {
    guard let method, method.isMethod(target) else {
      UnsupportedFeature.report("selector \(name), which \(type(of: target)) has no method for")
      return nil
    }
    return method.call(target, arguments)
  }
}

package struct SelectorMethod {
  package let isMethod: (Any) -> Bool
  /// Calls it for a receiver that has it; the result is nil for a method that returns nothing.
  package let call: (_ target: Any, _ arguments: [Any?]) -> Any?

  package init(isMethod: @escaping (Any) -> Bool, call: @escaping (_ target: Any, [Any?]) -> Any?) {
    self.isMethod = isMethod
    self.call = call
  }
}

/// Who a selector is sent to: an object, which is not kept, or a class.
package struct SelectorTarget {
  private weak var object: AnyObject?
  private let type: Any.Type?

  /// A target, unless it is nil.
  package init?(_ target: Any?) {
    guard let target else { return nil }
    type = target as? Any.Type
    object = type == nil ? target as AnyObject : nil
  }

  /// The target; nil once the object is gone.
  package var value: Any? { type ?? object }

  package func matches(_ other: Any) -> Bool {
    if let type { return type == other as? Any.Type }
    return object === other as AnyObject
  }
}
