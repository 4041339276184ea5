// SPDX-License-Identifier: MIT

/// Values as key-value coding passes them, as what a property declares: Objective-C boxes numbers and
/// geometry in objects, and takes them out of them.
enum KeyValueConversion {
  static func value<Value>(_ given: Any?, as type: Value.Type = Value.self) -> Value? {
    if let value = given as? Value { return value }
    if let optional = Value.self as? any OptionalValue.Type {
      return optional.wrapping(given) as? Value
    }
    guard let given else { return nil }
    if let type = Value.self as? any RawRepresentable.Type { return raw(given, type) as? Value }
    if let number = number(given), !(Value.self is AnyClass) || Value.self == NSNumber.self,
      let value: Value = value(of: number)
    {
      return value
    }
    guard let boxed = given as? NSValue else { return nil }
    // Foundation ends the program where a box has another type than the one asked for.
    switch boxed.boxedType {
    case NSValue.rectType: return boxed.cgRectValue as? Value
    case NSValue.pointType: return boxed.cgPointValue as? Value
    case NSValue.sizeType: return boxed.cgSizeValue as? Value
    default: break
    }
    let values: [Any] = [
      boxed.uiEdgeInsetsValue, boxed.cgAffineTransformValue, boxed.caTransform3DValue,
      boxed.cgVectorValue,
    ]
    return values.lazy.compactMap { $0 as? Value }.first
  }

  /// What a property has, as an object of no optional type; nil for an optional without a value.
  static func flat(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flat($0.value) }
  }

  private static func raw<Value: RawRepresentable>(_ given: Any, _ type: Value.Type) -> Value? {
    value(given, as: Value.RawValue.self).flatMap { Value(rawValue: $0) }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }

  private static func value<Value>(of number: Double) -> Value? {
    if Value.self == Bool.self { return (number != 0) as? Value }
    if let type = Value.self as? any BinaryFloatingPoint.Type { return type.init(number) as? Value }
    if let type = Value.self as? any BinaryInteger.Type {
      guard number.isFinite, abs(number) < 0x1p62 else { return nil }
      return type.init(exactly: number.rounded(.towardZero)) as? Value
    }
    if Value.self == NSNumber.self { return NSNumber(value: number) as? Value }
    return nil
  }
}

/// An optional, as something that a value or nil becomes.
private protocol OptionalValue { static func wrapping(_ value: Any?) -> Any? }

extension Optional: OptionalValue {
  /// The value as this optional; nil for a value of another type.
  static func wrapping(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return Self.none as Any }
    guard let wrapped: Wrapped = KeyValueConversion.value(value) else { return nil }
    return Self.some(wrapped) as Any
  }
}
