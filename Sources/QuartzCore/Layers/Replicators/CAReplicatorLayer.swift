// SPDX-License-Identifier: MIT

/// A layer that shows its sublayers several times.
///
/// Instance 0 is the sublayers themselves; each further one is moved, tinted and delayed against the
/// one before. Later instances are painted above earlier ones (assumed). Background, contents and
/// border are not repeated, and only the sublayers themselves can be hit.
open class CAReplicatorLayer: CALayer {
  public override init() { super.init() }

  public override init(layer: Any) { super.init(layer: layer) }

  override class func makeClassProperties() -> ClassProperties {
    .replicator(ReplicatorProperties())
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How often the sublayers are shown; 1 by default, 0 or less shows none; animatable.
  ///
  /// At most 10,000 layers are painted for one replicator; instances that go beyond are left out and
  /// reported.
  open var instanceCount: Int {
    get { properties.replicator.instanceCount }
    set { change("instanceCount", \.replicator.instanceCount, to: newValue) }
  }

  /// Whether the instances keep their depth instead of being flattened into the layer's plane;
  /// the layer then paints nothing of its own, as a `CATransformLayer` (documented).
  open var preservesDepth: Bool {
    get { properties.replicator.preservesDepth }
    set { update { $0.replicator.preservesDepth = newValue } }
  }

  /// Seconds by which the animations in each instance are behind those in the one before;
  /// animatable.
  ///
  /// An animation that is over is taken off its layer, and then no instance shows it any more.
  open var instanceDelay: CFTimeInterval {
    get { properties.replicator.instanceDelay }
    set { change("instanceDelay", \.replicator.instanceDelay, to: newValue) }
  }

  /// Leads from each instance to the next, about the middle of the bounds (documented: the centre
  /// of the replicator layer); animatable.
  open var instanceTransform: CATransform3D {
    get { properties.replicator.instanceTransform }
    set { change("instanceTransform", \.replicator.instanceTransform, to: newValue) }
  }

  open var instanceColor: CGColor? {
    get { properties.replicator.instanceColor }
    set { change("instanceColor", \.replicator.instanceColor, to: newValue) }
  }

  open var instanceRedOffset: Float {
    get { properties.replicator.instanceRedOffset }
    set { change("instanceRedOffset", \.replicator.instanceRedOffset, to: newValue) }
  }

  open var instanceGreenOffset: Float {
    get { properties.replicator.instanceGreenOffset }
    set { change("instanceGreenOffset", \.replicator.instanceGreenOffset, to: newValue) }
  }

  open var instanceBlueOffset: Float {
    get { properties.replicator.instanceBlueOffset }
    set { change("instanceBlueOffset", \.replicator.instanceBlueOffset, to: newValue) }
  }

  open var instanceAlphaOffset: Float {
    get { properties.replicator.instanceAlphaOffset }
    set { change("instanceAlphaOffset", \.replicator.instanceAlphaOffset, to: newValue) }
  }
}
