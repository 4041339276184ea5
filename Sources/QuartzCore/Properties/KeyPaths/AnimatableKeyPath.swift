// SPDX-License-Identifier: MIT

/// One animatable property of a layer: its key path, its type, and how to read and write it.
///
/// The list in ``all`` is the only place that names them; actions, animations, key-value coding and
/// the timeline look properties up here. How values of a type are interpolated:
/// `AnimatableValue.interpolated(to:at:)`.
package struct AnimatableKeyPath: Sendable {
  /// The key path as Core Animation writes it, such as `bounds.size`.
  package let name: String
  package let kind: AnimatableValue.Kind
  /// Reads the value without changing anything: properties are large, and what is passed inout is not
  /// copied.
  let read: @Sendable (inout LayerProperties) -> AnimatableValue?
  /// Ignores a value of another kind, and any on a layer whose class has no such property.
  package let set: @Sendable (inout LayerProperties, AnimatableValue) -> Void

  init(
    name: String, kind: AnimatableValue.Kind,
    get: @escaping @Sendable (inout LayerProperties) -> AnimatableValue?,
    set: @escaping @Sendable (inout LayerProperties, AnimatableValue) -> Void
  ) {
    self.name = name
    self.kind = kind
    read = get
    self.set = set
  }

  /// The value; nil when the property has none, such as no background colour, or when the layer's
  /// class has no such property.
  package func get(_ properties: LayerProperties) -> AnimatableValue? {
    var properties = properties
    return read(&properties)
  }

  package func accepts(_ value: AnimatableValue) -> Bool { value.kind == kind }

  /// The property of a name; nil when no layer property of that name can be animated.
  package static func named(_ name: String) -> AnimatableKeyPath? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  package static let all: [AnimatableKeyPath] =
    place + look + transforms + shadows + contents + filters + classProperties

  /// Whether the property affects only where a layer is and how opaque, and not what is drawn in
  /// it.
  var affectsPlacementOnly: Bool {
    switch key {
    case "position", "anchorPoint", "anchorPointZ", "zPosition", "transform", "opacity", "hidden":
      true
    default: false
    }
  }

  /// The property under whose name a change of this one looks for an action: that before the first
  /// dot.
  package var key: String { name.split(separator: ".").first.map(String.init) ?? name }
}

extension AnimatableKeyPath {
  // Properties of most animations are given by closures: reading through a key path copies all of
  // the properties.

  static func number(
    _ name: String, _ path: WritableKeyPath<LayerProperties, CGFloat> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, kind: .number, get: { .number($0[keyPath: path]) },
      set: { if case .number(let value) = $1 { $0[keyPath: path] = value } })
  }

  static func float(
    _ name: String, _ path: WritableKeyPath<LayerProperties, Float> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, kind: .number, get: { .number(Double($0[keyPath: path])) },
      set: { if case .number(let value) = $1 { $0[keyPath: path] = Float(value) } })
  }

  /// A property that is true or false: a number that counts as true from 1 on.
  static func flag(
    _ name: String, _ path: WritableKeyPath<LayerProperties, Bool> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, kind: .number, get: { .number($0[keyPath: path] ? 1 : 0) },
      set: { if case .number(let value) = $1 { $0[keyPath: path] = value >= 1 } })
  }

  static func point(
    _ name: String, _ path: WritableKeyPath<LayerProperties, CGPoint> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, kind: .point, get: { .point($0[keyPath: path]) },
      set: { if case .point(let value) = $1 { $0[keyPath: path] = value } })
  }

  static func size(
    _ name: String, _ path: WritableKeyPath<LayerProperties, CGSize> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, kind: .size, get: { .size($0[keyPath: path]) },
      set: { if case .size(let value) = $1 { $0[keyPath: path] = value } })
  }

  static func rect(
    _ name: String, _ path: WritableKeyPath<LayerProperties, CGRect> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, kind: .rect, get: { .rect($0[keyPath: path]) },
      set: { if case .rect(let value) = $1 { $0[keyPath: path] = value } })
  }

  static func color(
    _ name: String, _ path: WritableKeyPath<LayerProperties, CGColor?> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, kind: .color, get: { $0[keyPath: path].map { .color($0) } },
      set: { if case .color(let value) = $1 { $0[keyPath: path] = value } })
  }

  static func path(
    _ name: String, _ path: WritableKeyPath<LayerProperties, CGPath?> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, kind: .path, get: { $0[keyPath: path].map { .path($0) } },
      set: { if case .path(let value) = $1 { $0[keyPath: path] = value } })
  }
}
