// SPDX-License-Identifier: MIT

// Objective-C keeps numbers as `NSNumber`, and Swift on Apple's platforms casts between that and every type of
// number. On Linux `CGFloat` is left out of it.

extension Lowered {
  /// What `value as? CGFloat` casts: the number of an `NSNumber`, else the value itself.
  public static func boxedNumber(_ value: Any?) -> Any? {
    guard let value, type(of: value) is NSNumber.Type, let number = value as? NSNumber else {
      return value
    }
    return CGFloat(number.doubleValue)
  }

  /// What `value as! CGFloat` casts: any number, as what comes out of an Objective-C object was an `NSNumber`
  /// there; else the value itself.
  public static func anyNumber(_ value: Any?) -> Any? {
    switch boxedNumber(value) {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let other: other
    }
  }

  /// What `value as? NSNumber` casts: the box of a `CGFloat`, else the value itself.
  public static func numberBox(_ value: Any?) -> Any? {
    guard let number = value as? CGFloat else { return value }
    return NSNumber(value: Double(number))
  }
}
