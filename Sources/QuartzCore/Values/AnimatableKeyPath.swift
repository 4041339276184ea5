// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import Foundation

/// One animatable property of a layer: its key path, and how to read and write it.
///
/// The list in ``all`` is the only place that names them; actions, animations and the timeline
/// look properties up here.
package struct AnimatableKeyPath: Sendable {
  /// The key path as Core Animation writes it, such as `bounds.size`.
  package let name: String
  /// Reads the value; nil when the property has none, such as no background colour.
  package let get: @Sendable (LayerProperties) -> AnimatableValue?
  /// Ignores a value of another kind.
  package let set: @Sendable (inout LayerProperties, AnimatableValue) -> Void

  /// Whether a value is of the property's kind.
  package func accepts(_ value: AnimatableValue) -> Bool {
    var properties = LayerProperties()
    set(&properties, value)
    // Kinds, not values: a property may round what it is given, as a 32-bit opacity does.
    return get(properties)?.isOfSameKind(as: value) ?? false
  }

  /// The property of a name; nil when no layer property of that name can be animated.
  package static func named(_ name: String) -> AnimatableKeyPath? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Every animatable property, once.
  package static let all: [AnimatableKeyPath] = [
    point("position", \.position),
    number("position.x", \.position.x),
    number("position.y", \.position.y),
    number("zPosition", \.zPosition),
    point("anchorPoint", \.anchorPoint),
    AnimatableKeyPath(
      name: "bounds", get: { .rect($0.bounds) },
      set: { if case .rect(let value) = $1 { $0.bounds = value } }),
    point("bounds.origin", \.bounds.origin),
    AnimatableKeyPath(
      name: "bounds.size", get: { .size($0.bounds.size) },
      set: { if case .size(let value) = $1 { $0.bounds.size = value } }),
    number("bounds.size.width", \.bounds.size.width),
    number("bounds.size.height", \.bounds.size.height),
    AnimatableKeyPath(
      name: "transform", get: { .transform($0.transform) },
      set: { if case .transform(let value) = $1 { $0.transform = value } }),
    AnimatableKeyPath(
      name: "opacity", get: { .number(Double($0.opacity)) },
      set: { if case .number(let value) = $1 { $0.opacity = Float(value) } }),
    AnimatableKeyPath(
      name: "hidden", get: { .number($0.isHidden ? 1 : 0) },
      set: { if case .number(let value) = $1 { $0.isHidden = value >= 1 } }),
    color("backgroundColor", \.backgroundColor),
    number("cornerRadius", \.cornerRadius),
    number("borderWidth", \.borderWidth),
    color("borderColor", \.borderColor),
  ]

  private static func number(
    _ name: String, _ path: WritableKeyPath<LayerProperties, CGFloat> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, get: { .number($0[keyPath: path]) },
      set: { if case .number(let value) = $1 { $0[keyPath: path] = value } })
  }

  private static func point(
    _ name: String, _ path: WritableKeyPath<LayerProperties, CGPoint> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, get: { .point($0[keyPath: path]) },
      set: { if case .point(let value) = $1 { $0[keyPath: path] = value } })
  }

  private static func color(
    _ name: String, _ path: WritableKeyPath<LayerProperties, CGColor?> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, get: { $0[keyPath: path].map { .color($0) } },
      set: { if case .color(let value) = $1 { $0[keyPath: path] = value } })
  }
}
