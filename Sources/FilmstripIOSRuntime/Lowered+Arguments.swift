// SPDX-License-Identifier: MIT

extension Lowered {
  /// An argument as what a method declares; nil, after a report, if it cannot be made of it.
  ///
  /// Objective-C passes what it has. A method that declares a class gets the object whatever its class
  /// is: handlers often declare a sender that another one calls, and do not use it. One that declares
  /// `NSNotification` gets the notification as that class. A number or a Bool gets whether, or how many,
  /// bits are set in Objective-C; here true, and 0, for anything but nil.
  static func argument<A>(_ index: Int, of arguments: [Any?], _ name: String) -> A? {
    let given = index < arguments.count ? arguments[index] : nil
    if let value = given as? A { return value }
    if A.self is any ExpressibleByNilLiteral.Type, given == nil {
      return Optional<Any>.none as? A ?? nilValue()
    }
    if let notification = given as? Notification,
      let object = NSNotification(
        name: notification.name, object: notification.object, userInfo: notification.userInfo)
        as? A
    {
      return object
    }
    if given != nil, let value: A = KeyValueConversion.value(given) { return value }
    if A.self == Bool.self { return (given != nil) as? A }
    if A.self == Any.self, given == nil { return Optional<Any>.none as Any as? A }
    if let object = given as AnyObject?, let cast = foreign(object, as: A.self) {
      ContentFact.foreignArgument(
        selector: name, given: "\(type(of: object))", declared: "\(A.self)"
      ).report()
      return cast
    }
    UnsupportedFeature.report("selector \(name), called without a \(A.self)")
    return nil
  }

  /// The nil of an optional type.
  private static func nilValue<A>() -> A? {
    (A.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? A }
  }

  /// An object in the place of one of another class, as Objective-C passes it.
  private static func foreign<A>(_ object: AnyObject, as type: A.Type) -> A? {
    if A.self is AnyClass { return unsafeBitCast(object, to: A.self) }
    if let optional = A.self as? any OptionalClass.Type { return optional.wrap(object) as? A }
    return nil
  }
}

/// An optional whose value may be of a class.
private protocol OptionalClass { static func wrap(_ object: AnyObject) -> Any? }

extension Optional: OptionalClass {
  static func wrap(_ object: AnyObject) -> Any? {
    guard Wrapped.self is AnyClass else { return nil }
    return unsafeBitCast(object, to: Wrapped.self)
  }
}
