// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NoLeadingUnderscores, AllPublicDeclarationsHaveDocumentation
public import Foundation
public import QuartzCore

// Objective-C has geometry in objects: what a dictionary or key-value coding gives is an `NSValue`, which casts
// with `as?` to the structure, and the structure to it. Swift's casts do the same on Linux for types that say
// how, which Foundation's numbers do here and its geometry does not.
//
// The requirements are the language's own, for casts alone.

extension NSValue {
  /// What is boxed, if it is of the kind of an example: Foundation ends the program where a box has another
  /// type than the one asked for.
  fileprivate func unboxed<Value>(as example: NSValue, _ path: KeyPath<NSValue, Value>) -> Value? {
    String(cString: objCType) == String(cString: example.objCType) ? self[keyPath: path] : nil
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.unboxed(as: NSValue(cgPoint: .zero), \.cgPointValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    result = source.unboxed(as: NSValue(cgPoint: .zero), \.cgPointValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.unboxed(as: NSValue(cgPoint: .zero), \.cgPointValue) ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.unboxed(as: NSValue(cgSize: .zero), \.cgSizeValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    result = source.unboxed(as: NSValue(cgSize: .zero), \.cgSizeValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.unboxed(as: NSValue(cgSize: .zero), \.cgSizeValue) ?? .zero
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.unboxed(as: NSValue(cgRect: .zero), \.cgRectValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = source.unboxed(as: NSValue(cgRect: .zero), \.cgRectValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.unboxed(as: NSValue(cgRect: .zero), \.cgRectValue) ?? .zero
  }
}

extension CGVector: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) {
    result = source.unboxed(as: NSValue(cgVector: .zero), \.cgVectorValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGVector?
  ) -> Bool {
    result = source.unboxed(as: NSValue(cgVector: .zero), \.cgVectorValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGVector {
    source?.unboxed(as: NSValue(cgVector: .zero), \.cgVectorValue) ?? .zero
  }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?)
  {
    result = source.unboxed(as: NSValue(cgAffineTransform: .identity), \.cgAffineTransformValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGAffineTransform?
  ) -> Bool {
    result = source.unboxed(as: NSValue(cgAffineTransform: .identity), \.cgAffineTransformValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
    source?.unboxed(as: NSValue(cgAffineTransform: .identity), \.cgAffineTransformValue)
      ?? .identity
  }
}

extension UIEdgeInsets: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
    result = source.unboxed(as: NSValue(uiEdgeInsets: .zero), \.uiEdgeInsetsValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout UIEdgeInsets?
  ) -> Bool {
    result = source.unboxed(as: NSValue(uiEdgeInsets: .zero), \.uiEdgeInsetsValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source?.unboxed(as: NSValue(uiEdgeInsets: .zero), \.uiEdgeInsetsValue) ?? .zero
  }
}

extension UIOffset: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) {
    result = source.unboxed(as: NSValue(uiOffset: .zero), \.uiOffsetValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout UIOffset?
  ) -> Bool {
    result = source.unboxed(as: NSValue(uiOffset: .zero), \.uiOffsetValue)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIOffset {
    source?.unboxed(as: NSValue(uiOffset: .zero), \.uiOffsetValue) ?? .zero
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
