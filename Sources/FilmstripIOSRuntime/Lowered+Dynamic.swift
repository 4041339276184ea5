// SPDX-License-Identifier: MIT

extension Lowered {
  /// The members of an object of any class, as Objective-C finds them.
  ///
  /// - Parameter object: The object, or a number, a string or a structure that Objective-C would box.
  /// - Returns: What has the members; each is nil where the object has none of the name.
  public static func dynamic(_ object: Any?) -> DynamicObject { DynamicObject(object: object) }
}

/// An object of which only Objective-C knows what it has: the members of numbers, strings, boxes, collections and
/// views.
///
/// Each member is nil for an object that has none of the name; on iOS the program would end.
public struct DynamicObject {
  let object: Any?

  /// A number, or the number that a string begins with, 0 for one that begins with none.
  private func number<Number>(_ type: Number.Type = Number.self) -> Number? {
    if let text = object as? String { return KeyValueConversion.value(text.leadingNumber) }
    return KeyValueConversion.value(object)
  }

  /// The number without its fraction; 0 for one that no integer holds.
  private var whole: Int? { number(Double.self).map { Int(exactly: $0.rounded(.towardZero)) ?? 0 } }

  /// The value of a number or a string.
  public var doubleValue: Double! { number() }
  /// The value of a number or a string.
  public var floatValue: Float! { number() }
  /// The whole part of a number or a string.
  public var intValue: Int32! { whole.map { Int32(clamping: $0) } }
  /// The whole part of a number or a string.
  public var integerValue: Int! { whole }
  /// Whether a number is other than 0, or a string says that something is so.
  public var boolValue: Bool! {
    if let text = object as? String {
      return text.first { !" +-0".contains($0) }.map { "YyTt123456789".contains($0) } ?? false
    }
    return number()
  }
  /// A number's digits.
  public var stringValue: String! { number(NSNumber.self)?.stringValue }
  /// How many elements a collection has.
  public var count: Int! {
    switch object {
    case let array as NSArray: array.count
    case let dictionary as NSDictionary: dictionary.count
    case let set as NSSet: set.count
    case let collection as any Collection: collection.count
    default: nil
    }
  }
  /// How many UTF-16 units a string has, or bytes data.
  public var length: Int! {
    switch object {
    case let text as String: text.utf16.count
    case let text as NSString: text.length
    case let data as Data: data.count
    default: nil
    }
  }
  /// The frame of a view, a layer, or an element of a collection view's layout.
  @preconcurrency @MainActor
  public var frame: CGRect! {
    switch object {
    case let view as UIView: view.frame
    case let layer as CALayer: layer.frame
    case let attributes as UICollectionViewLayoutAttributes: attributes.frame
    default: nil
    }
  }
  /// The bounds of a view, a layer, or an element of a collection view's layout.
  @preconcurrency @MainActor
  public var bounds: CGRect! {
    switch object {
    case let view as UIView: view.bounds
    case let layer as CALayer: layer.bounds
    case let attributes as UICollectionViewLayoutAttributes: attributes.bounds
    default: nil
    }
  }
  /// The rectangle of a box.
  public var cgRectValue: CGRect! { KeyValueConversion.value(object) }
  /// The point of a box.
  public var cgPointValue: CGPoint! { KeyValueConversion.value(object) }
  /// The size of a box.
  public var cgSizeValue: CGSize! { KeyValueConversion.value(object) }
  /// The vector of a box.
  public var cgVectorValue: CGVector! { KeyValueConversion.value(object) }
  /// The transform of a box.
  public var cgAffineTransformValue: CGAffineTransform! { KeyValueConversion.value(object) }
  /// The insets of a box.
  public var uiEdgeInsetsValue: UIEdgeInsets! { KeyValueConversion.value(object) }
  /// The transform of a box.
  public var caTransform3DValue: CATransform3D! { KeyValueConversion.value(object) }
}

extension String {
  /// The number that the text begins with, after spaces; 0 without one.
  fileprivate var leadingNumber: Double {
    let text = drop(while: \.isWhitespace)
    // No number has more digits that count.
    let digits = text.prefix(64).prefix { "+-.0123456789eE".contains($0) }
    for end in digits.indices.reversed() {
      if let number = Double(digits[...end]) { return number }
    }
    return 0
  }
}
