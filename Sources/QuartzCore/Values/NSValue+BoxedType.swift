// SPDX-License-Identifier: MIT

extension NSValue {
  /// The type of a boxed point, as in ``boxedType``.
  package static let pointType = "{CGPoint"
  package static let sizeType = "{CGSize"
  package static let rectType = "{CGRect"

  /// The type of what is boxed, in Objective-C's encoding up to the fields.
  ///
  /// In place of `objCType`, which on Linux is memory that nothing frees, for each call (swift-corelibs-foundation
  /// of Swift 6.3.1), this looks into the box, whose fields are `_value` for geometry and `_typeInfo` for arrays of
  /// numbers.
  package var boxedType: String {
    // A number's is a constant.
    if self is NSNumber { return String(cString: objCType) }
    for field in Mirror(reflecting: self).children {
      switch field.value {
      case is CGPoint where field.label == "_value": return NSValue.pointType
      case is CGSize where field.label == "_value": return NSValue.sizeType
      case is CGRect where field.label == "_value": return NSValue.rectType
      default: break
      }
      guard field.label == "_typeInfo" else { continue }
      let name = Mirror(reflecting: field.value).children.first { $0.label == "name" }
      if let name = name?.value as? String { return name }
    }
    return String(String(cString: objCType).prefix { $0 != "=" })
  }
}
