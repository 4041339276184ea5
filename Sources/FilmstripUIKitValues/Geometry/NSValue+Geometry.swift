// SPDX-License-Identifier: MIT

extension NSValue {
  static let pairType = "[2d]"
  static let insetsType = "[4d]"

  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) { self.init(vector, as: NSValue.pairType) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(transform, as: NSValue.affineTransformType)
  }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(insets, as: NSValue.insetsType)
  }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(insets, as: NSValue.insetsType)
  }
  public convenience init(uiOffset insets: UIOffset) { self.init(insets, as: NSValue.pairType) }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
  public var cgVectorValue: CGVector { unboxed(NSValue.pairType, or: .zero) }
  public var cgAffineTransformValue: CGAffineTransform {
    unboxed(NSValue.affineTransformType, or: .identity)
  }
  public var uiEdgeInsetsValue: UIEdgeInsets { unboxed(NSValue.insetsType, or: .zero) }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    unboxed(NSValue.insetsType, or: .zero)
  }
  public var uiOffsetValue: UIOffset { unboxed(NSValue.pairType, or: .zero) }

  /// Foundation boxes no structures of C here, but arrays of numbers.
  private convenience init<Value>(_ value: Value, as type: String) {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: value)
    defer { place.deallocate() }
    self.init(bytes: place, objCType: type)
  }

  /// What is boxed, where it has a type; otherwise what is given.
  private func unboxed<Value>(_ type: String, or other: Value) -> Value {
    guard boxedType == type else { return other }
    var value = other
    withUnsafeMutablePointer(to: &value) { getValue(UnsafeMutableRawPointer($0)) }
    return value
  }
}
