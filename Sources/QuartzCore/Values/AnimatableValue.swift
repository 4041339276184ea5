// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

/// A value that can be interpolated, added and subtracted: what a key path of a layer holds.
package enum AnimatableValue: Equatable {
  /// A length, an opacity, or a truth value as 0 or 1.
  case number(Double)
  case point(CGPoint)
  /// Width and height, interpolated each for itself.
  case size(CGSize)
  /// Origin and size, interpolated each for itself.
  case rect(CGRect)
  /// Gamma-encoded sRGB, interpolated by component.
  case color(CGColor)
  /// Interpolated by its parts: translation, scale, shear, rotation and perspective.
  case transform(CATransform3D)
  /// Interpolated point by point where both have the same structure.
  case path(CGPath)
  /// Interpolated number by number where both have as many.
  case numbers([Double])
  /// Interpolated colour by colour where both have as many.
  case colors([CGColor])
  /// Cross-faded.
  case image(CGImage)
  /// Interpolated filter by filter where both lists have the same kinds; an empty list is taken for
  /// one whose filters change nothing.
  case filters([Filter])

  package enum Kind: Sendable {
    case number, point, size, rect, color, transform, path, numbers, colors, image,
      filters
  }

  package var kind: Kind {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .color: .color
    case .transform: .transform
    case .path: .path
    case .numbers: .numbers
    case .colors: .colors
    case .image: .image
    case .filters: .filters
    }
  }

  /// Whether both are equal; paths by their elements, images if they are one and the same.
  package static func == (left: AnimatableValue, right: AnimatableValue) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
    case (.path(let a), .path(let b)): a === b || a.path == b.path
    case (.numbers(let a), .numbers(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.image(let a), .image(let b)): a === b
    case (.filters(let a), .filters(let b)): a == b
    default: false
    }
  }
}

extension AnimatableValue {
  /// What a caller gave as `fromValue` or `toValue`; nil when it cannot be animated.
  package init?(_ value: Any?) {
    if let value, type(of: value) is NSValue.Type, let boxed = value as? NSValue {
      // First, as casts of an object to one structure after the other take long.
      self.init(boxed: boxed)
      return
    }
    switch value {
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGColor: self = .color(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue: self.init(boxed: value)
    case let value as CGPath: self = .path(value)
    case let value as CGImage: self = .image(value)
    case let value as [Filter] where !value.isEmpty: self = .filters(value)
    case let value as [CGColor]: self = .colors(value)
    case let value as [Double]: self = .numbers(value)
    case let value as [CGFloat]: self = .numbers(value.map { Double($0) })
    case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
    case let value as [Any]:
      let colors = value.compactMap { $0 as? CGColor }
      guard !value.isEmpty, colors.count == value.count else { return nil }
      self = .colors(colors)
    default: return nil
    }
  }

  /// A number, point, size, rectangle or transform in an object; nil for any other.
  private init?(boxed value: NSValue) {
    if let number = value as? NSNumber {
      self = .number(number.doubleValue)
      return
    }
    switch value.boxedType {
    case NSValue.pointType: self = .point(value.pointValue)
    case NSValue.sizeType: self = .size(value.sizeValue)
    case NSValue.rectType: self = .rect(value.rectValue)
    case NSValue.transformType: self = .transform(value.caTransform3DValue)
    case NSValue.affineTransformType:
      var transform = CGAffineTransform.identity
      value.getValue(&transform)
      self = .transform(CATransform3DMakeAffineTransform(transform))
    default: return nil
    }
  }

  /// The value as a caller of the SDK would give it; a number as an `NSNumber`, which, as on iOS, a
  /// caller can cast to any type of number.
  package var anyValue: Any {
    switch self {
    case .number(let value): NSNumber(value: value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): value
    case .transform(let value): value
    case .path(let value): value
    case .numbers(let value): value.map { NSNumber(value: $0) }
    case .colors(let value): value
    case .image(let value): value
    case .filters(let value): value
    }
  }
}
