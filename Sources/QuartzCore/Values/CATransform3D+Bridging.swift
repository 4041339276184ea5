// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NoLeadingUnderscores, AllPublicDeclarationsHaveDocumentation

// See UIKit's BridgedGeometry.swift: casts between the structure and its box, as in Objective-C.

extension CATransform3D: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
    result = source.boxedTransform
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CATransform3D?
  ) -> Bool {
    result = source.boxedTransform
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source?.boxedTransform ?? CATransform3DIdentity
  }
}

extension NSValue {
  fileprivate var boxedTransform: CATransform3D? {
    boxedType == NSValue.transformType ? caTransform3DValue : nil
  }
}
