// SPDX-License-Identifier: MIT

extension NSValue {
  /// The type of a boxed transform: Foundation boxes no structures of C here, but arrays of numbers.
  package static let transformType = "[16d]"
  package static let affineTransformType = "[6d]"

  public convenience init(caTransform3D t: CATransform3D) {
    var t = t
    self.init(bytes: &t, objCType: NSValue.transformType)
  }

  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    guard boxedType == NSValue.transformType else { return transform }
    getValue(&transform)
    return transform
  }
}
