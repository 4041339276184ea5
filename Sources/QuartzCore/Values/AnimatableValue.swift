// SPDX-License-Identifier: MIT
internal import DisplayList
package import Foundation
package import CoreGraphics

/// A value that can be interpolated, added and subtracted: what a key path of a layer holds.
package enum AnimatableValue: Equatable {
  /// A length, an opacity, or a truth value as 0 or 1.
  case number(Double)
  /// Coordinates, interpolated each for itself.
  case point(CGPoint)
  /// Width and height, interpolated each for itself.
  case size(CGSize)
  /// Origin and size, interpolated each for itself.
  case rect(CGRect)
  /// Gamma-encoded sRGB, interpolated by component.
  case color(CGColor)
  /// Interpolated by its parts where it is affine.
  case transform(CATransform3D)

  /// Whether both are points, both numbers, and so on.
  func isOfSameKind(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
      (.transform, .transform):
      true
    default: false
    }
  }

  /// The value at a fraction of the way to another; both must be of one kind, else it steps to
  /// the other half-way.
  package func interpolated(to end: AnimatableValue, at fraction: Double) -> AnimatableValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(mix(a, b, fraction))
    case (.point(let a), .point(let b)):
      .point(CGPoint(x: mix(a.x, b.x, fraction), y: mix(a.y, b.y, fraction)))
    case (.size(let a), .size(let b)):
      .size(
        CGSize(width: mix(a.width, b.width, fraction), height: mix(a.height, b.height, fraction)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: mix(a.minX, b.minX, fraction), y: mix(a.minY, b.minY, fraction),
          width: mix(a.width, b.width, fraction), height: mix(a.height, b.height, fraction)))
    case (.color(let a), .color(let b)): .color(CGColor(a.color.mixed(with: b.color, fraction)))
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, at: fraction))
    default: fraction < 0.5 ? self : end
    }
  }

  /// The sum; transforms are concatenated, colours and unlike kinds give the other value.
  package func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.minX + b.minX, y: a.minY + b.minY, width: a.width + b.width,
          height: a.height + b.height))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
    default: other
    }
  }

  /// The value that, added to `other`, gives this one; nil for kinds that cannot be subtracted.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.minX - b.minX, y: a.minY - b.minY, width: a.width - b.width,
          height: a.height - b.height))
    default: nil
    }
  }

  /// What adds nothing, of the same kind; nil for kinds that cannot be subtracted.
  package var zero: AnimatableValue? {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return subtracting(self)
  }
}

extension AnimatableValue {
  /// What a caller gave as `fromValue` or `toValue`; nil when it cannot be animated.
  package init?(_ value: Any?) {
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
    default: return nil
    }
  }
}

/// Linear interpolation that is exact at both ends.
func mix(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
  fraction == 1 ? end : start + (end - start) * fraction
}

extension Color {
  /// Component by component in gamma-encoded sRGB, as measured on iOS.
  func mixed(with end: Color, _ fraction: Double) -> Color {
    Color(
      red: mix(red, end.red, fraction), green: mix(green, end.green, fraction),
      blue: mix(blue, end.blue, fraction), alpha: mix(alpha, end.alpha, fraction))
  }
}
