// SPDX-License-Identifier: MIT

extension AnimatableKeyPath {
  static let classProperties = shapes + gradients + texts + replicators + emitters

  private static let shapes: [AnimatableKeyPath] = [
    path("path", \.shape.path),
    color("fillColor", \.shape.fillColor),
    color("strokeColor", \.shape.strokeColor),
    number("strokeStart", \.shape.strokeStart),
    number("strokeEnd", \.shape.strokeEnd),
    number("lineWidth", \.shape.lineWidth),
    number("miterLimit", \.shape.miterLimit),
    number("lineDashPhase", \.shape.lineDashPhase),
    numbers("lineDashPattern", \.shape.lineDashPattern),
  ].map { $0.only { $0.isShape } }

  private static let gradients: [AnimatableKeyPath] =
    ([
      colors("colors", \.gradient.colors),
      numbers("locations", \.gradient.locations),
    ] + point("startPoint", \.gradient.startPoint).withParts
    + point("endPoint", \.gradient.endPoint).withParts).map { $0.only { $0.isGradient } }

  private static let texts: [AnimatableKeyPath] = [
    number("fontSize", \.text.fontSize),
    color("foregroundColor", \.text.foregroundColor),
  ].map { $0.only { $0.isText } }

  private static let replicators: [AnimatableKeyPath] =
    ([
      count("instanceCount", \.replicator.instanceCount),
      seconds("instanceDelay", \.replicator.instanceDelay),
      color("instanceColor", \.replicator.instanceColor),
      float("instanceRedOffset", \.replicator.instanceRedOffset),
      float("instanceGreenOffset", \.replicator.instanceGreenOffset),
      float("instanceBlueOffset", \.replicator.instanceBlueOffset),
      float("instanceAlphaOffset", \.replicator.instanceAlphaOffset),
    ]
    + parts(
      "instanceTransform", get: { $0.replicator.instanceTransform },
      set: { $0.replicator.instanceTransform = $1 })).map {
      $0.only { $0.isReplicator }
    }

  private static let emitters: [AnimatableKeyPath] =
    ([
      float("birthRate", \.emitter.birthRate),
      float("lifetime", \.emitter.lifetime),
      number("emitterZPosition", \.emitter.emitterZPosition),
      number("emitterDepth", \.emitter.emitterDepth),
      float("velocity", \.emitter.velocity),
      float("scale", \.emitter.scale),
      float("spin", \.emitter.spin),
    ] + point("emitterPosition", \.emitter.emitterPosition).withParts
    + size("emitterSize", \.emitter.emitterSize).withParts).map { $0.only { $0.isEmitter } }
}

extension AnimatableKeyPath {
  /// The property on layers whose class has it; nothing on all others.
  func only(_ isOfClass: @escaping @Sendable (ClassProperties) -> Bool) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, kind: kind,
      get: { [get] in isOfClass($0.classProperties) ? get($0) : nil },
      set: { [set] in if isOfClass($0.classProperties) { set(&$0, $1) } })
  }

  /// A property that is a time in seconds.
  static func seconds(
    _ name: String, _ path: WritableKeyPath<LayerProperties, CFTimeInterval> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, kind: .number, get: { .number($0[keyPath: path]) },
      set: { if case .number(let value) = $1 { $0[keyPath: path] = value } })
  }

  /// A property that is a whole number: it steps to the next one half-way.
  static func count(
    _ name: String, _ path: WritableKeyPath<LayerProperties, Int> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, kind: .number, get: { .number(Double($0[keyPath: path])) },
      set: {
        guard case .number(let value) = $1, !value.isNaN else { return }
        $0[keyPath: path] = Int(min(max(value.rounded(), -1e15), 1e15))
      })
  }

  static func numbers(
    _ name: String, _ path: WritableKeyPath<LayerProperties, [Double]?> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, kind: .numbers, get: { $0[keyPath: path].map { .numbers($0) } },
      set: { if case .numbers(let value) = $1 { $0[keyPath: path] = value } })
  }

  static func colors(
    _ name: String, _ path: WritableKeyPath<LayerProperties, [CGColor]?> & Sendable
  ) -> AnimatableKeyPath {
    AnimatableKeyPath(
      name: name, kind: .colors, get: { $0[keyPath: path].map { .colors($0) } },
      set: { if case .colors(let value) = $1 { $0[keyPath: path] = value } })
  }
}

extension AnimatableKeyPath {
  static let emitterNames = Set(emitters.map(\.name))
}
