// SPDX-License-Identifier: MIT

/// The animatable properties that a class of layers has beyond those of `CALayer`.
package indirect enum ClassProperties {
  case none
  /// Those of a `CATransformLayer`: none, but its sublayers keep their depth.
  case transform
  case shape(ShapeProperties)
  case gradient(GradientProperties)
  case text(TextProperties)
  case replicator(ReplicatorProperties)
  case emitter(EmitterProperties)
}

// For key paths such as `\.shape.strokeEnd`. On a layer of another class they read the values of a
// new layer and writing them does nothing.
extension LayerProperties {
  /// The properties of a `CAShapeLayer`; of a new one on any other layer.
  var shape: ShapeProperties {
    get { if case .shape(let value) = classProperties { value } else { ShapeProperties() } }
    set { if case .shape = classProperties { classProperties = .shape(newValue) } }
  }

  /// The properties of a `CAGradientLayer`; of a new one on any other layer.
  var gradient: GradientProperties {
    get { if case .gradient(let value) = classProperties { value } else { GradientProperties() } }
    set { if case .gradient = classProperties { classProperties = .gradient(newValue) } }
  }

  /// The properties of a `CATextLayer`; of a new one on any other layer.
  var text: TextProperties {
    get { if case .text(let value) = classProperties { value } else { TextProperties() } }
    set { if case .text = classProperties { classProperties = .text(newValue) } }
  }

  /// The properties of a `CAReplicatorLayer`; of a new one on any other layer.
  var replicator: ReplicatorProperties {
    get {
      if case .replicator(let value) = classProperties { value } else { ReplicatorProperties() }
    }
    set { if case .replicator = classProperties { classProperties = .replicator(newValue) } }
  }

  /// The properties of a `CAEmitterLayer`; of a new one on any other layer.
  var emitter: EmitterProperties {
    get { if case .emitter(let value) = classProperties { value } else { EmitterProperties() } }
    set { if case .emitter = classProperties { classProperties = .emitter(newValue) } }
  }
}

extension ClassProperties {
  var isShape: Bool { if case .shape = self { true } else { false } }
  var isGradient: Bool { if case .gradient = self { true } else { false } }
  var isText: Bool { if case .text = self { true } else { false } }
  var isReplicator: Bool { if case .replicator = self { true } else { false } }
  var isEmitter: Bool { if case .emitter = self { true } else { false } }

  var preservesDepth: Bool {
    switch self {
    case .transform: true
    case .replicator(let replicator): replicator.preservesDepth
    default: false
    }
  }
}
