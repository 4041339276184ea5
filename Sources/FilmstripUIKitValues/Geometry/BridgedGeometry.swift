// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NoLeadingUnderscores, AllPublicDeclarationsHaveDocumentation

// Objective-C has geometry in objects: what a dictionary or key-value coding gives is an `NSValue`, which casts
// with `as?` to the structure, and the structure to it. Swift's casts do the same on Linux for types that say
// how, which Foundation's numbers do here and its geometry does not.
//
// The requirements are the language's own, for casts alone.

extension NSValue {
  /// What is boxed, if it is of a type: Foundation ends the program where a box has another type than the one
  /// asked for.
  fileprivate func unboxed<Value>(as type: String, _ path: KeyPath<NSValue, Value>) -> Value? {
    boxedType == type ? self[keyPath: path] : nil
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.unboxed(as: NSValue.pointType, \.cgPointValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    result = source.unboxed(as: NSValue.pointType, \.cgPointValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.unboxed(as: NSValue.pointType, \.cgPointValue) ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.unboxed(as: NSValue.sizeType, \.cgSizeValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    result = source.unboxed(as: NSValue.sizeType, \.cgSizeValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.unboxed(as: NSValue.sizeType, \.cgSizeValue) ?? .zero
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.unboxed(as: NSValue.rectType, \.cgRectValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = source.unboxed(as: NSValue.rectType, \.cgRectValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.unboxed(as: NSValue.rectType, \.cgRectValue) ?? .zero
  }
}

extension CGVector: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) {
    result = source.unboxed(as: NSValue.pairType, \.cgVectorValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGVector?
  ) -> Bool {
    result = source.unboxed(as: NSValue.pairType, \.cgVectorValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGVector {
    source?.unboxed(as: NSValue.pairType, \.cgVectorValue) ?? .zero
  }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?)
  { result = source.unboxed(as: NSValue.affineTransformType, \.cgAffineTransformValue) }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGAffineTransform?
  ) -> Bool {
    result = source.unboxed(as: NSValue.affineTransformType, \.cgAffineTransformValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
    source?.unboxed(as: NSValue.affineTransformType, \.cgAffineTransformValue) ?? .identity
  }
}

extension UIEdgeInsets: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
    result = source.unboxed(as: NSValue.insetsType, \.uiEdgeInsetsValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout UIEdgeInsets?
  ) -> Bool {
    result = source.unboxed(as: NSValue.insetsType, \.uiEdgeInsetsValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source?.unboxed(as: NSValue.insetsType, \.uiEdgeInsetsValue) ?? .zero
  }
}

extension UIOffset: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) {
    result = source.unboxed(as: NSValue.pairType, \.uiOffsetValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout UIOffset?
  ) -> Bool {
    result = source.unboxed(as: NSValue.pairType, \.uiOffsetValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIOffset {
    source?.unboxed(as: NSValue.pairType, \.uiOffsetValue) ?? .zero
  }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
