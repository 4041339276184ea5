// SPDX-License-Identifier: MIT

extension Lowered {
  /// A weak reference to an object whose type is a parameter that may be a protocol.
  @propertyWrapper
  public struct Weak<Object> {
    private weak var object: AnyObject?

    /// Refers to an object.
    public init(wrappedValue: Object?) { object = wrappedValue as AnyObject? }

    /// The object, until nothing else refers to it.
    public var wrappedValue: Object? {
      get { object as? Object }
      set { object = newValue as AnyObject? }
    }
  }
}

// Objective-C's protocols are classes where they are arguments of generic types; in Swift's eyes a value of such a
// parameter is any value.

/// Whether both are one object, or nil.
@_disfavoredOverload
public func === (left: Any?, right: Any?) -> Bool {
  (left as AnyObject?) === (right as AnyObject?)
}

/// Whether one is another object than the other.
@_disfavoredOverload
public func !== (left: Any?, right: Any?) -> Bool { !(left === right) }

extension ObjectIdentifier {
  /// What identifies an object.
  @_disfavoredOverload
  public init(_ object: Any) { self.init(object as AnyObject) }
}
