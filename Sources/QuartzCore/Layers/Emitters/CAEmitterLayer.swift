// SPDX-License-Identifier: MIT

/// A layer that emits particles, each a small image that flies, turns, grows and fades.
///
/// What is shown at a time is a function of that time, the seed and the properties: frames can be
/// taken in any order. A change of a property counts for particles that are born from then on, and
/// is not animated implicitly; an animation of one, for as long as it is on the layer, for those
/// born while it runs. `render(in:)` draws no particles. At most 10,000 are looked at for a frame;
/// when there are more, the oldest are left out, which is reported.
///
/// Particles are born at the layer's local times k / rate, k = 1, 2, …: a layer whose `beginTime` is
/// 0 has emitted since the clock was 0, and one whose `beginTime` is now begins now.
open class CAEmitterLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }

  override class func makeClassProperties() -> ClassProperties { .emitter(EmitterProperties()) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Properties of the emission change at once (assumed).
  open override class func defaultAction(forKey event: String) -> (any CAAction)? {
    AnimatableKeyPath.emitterNames.contains(event) ? NSNull() : super.defaultAction(forKey: event)
  }

  public override var beginTime: CFTimeInterval { didSet { keepHistory() } }

  /// What is emitted; nil, the default, emits nothing.
  ///
  /// Changes of a cell made until the next commit count; later ones only when they are made with
  /// `setValue(_:forKeyPath: "emitterCells.name.property")`, as on iOS, or when the cells are set
  /// again.
  open var emitterCells: [CAEmitterCell]? {
    get { properties.emitter.cellObjects }
    set {
      for cell in emitterCells ?? [] where cell.holder === self { cell.holder = nil }
      for cell in newValue ?? [] { cell.holder = self }
      changeEmission {
        $0.cellObjects = newValue
        $0.cells = (newValue ?? []).map { EmitterCell($0) }
      }
    }
  }

  open var birthRate: Float {
    get { properties.emitter.birthRate }
    set { changeEmission { $0.birthRate = newValue } }
  }

  open var lifetime: Float {
    get { properties.emitter.lifetime }
    set { changeEmission { $0.lifetime = newValue } }
  }

  open var emitterPosition: CGPoint {
    get { properties.emitter.emitterPosition }
    set { changeEmission { $0.emitterPosition = newValue } }
  }

  /// Depth of the middle of the shape that emits; animatable.
  ///
  /// Depth orders particles in the mode `backToFront`; where it is drawn, it does not count.
  open var emitterZPosition: CGFloat {
    get { properties.emitter.emitterZPosition }
    set { changeEmission { $0.emitterZPosition = newValue } }
  }

  /// Size of the shape that emits; of a circle and a sphere the width is the radius (documented);
  /// animatable.
  open var emitterSize: CGSize {
    get { properties.emitter.emitterSize }
    set { changeEmission { $0.emitterSize = newValue } }
  }

  open var emitterDepth: CGFloat {
    get { properties.emitter.emitterDepth }
    set { changeEmission { $0.emitterDepth = newValue } }
  }

  open var emitterShape: CAEmitterLayerEmitterShape {
    get { properties.emitter.emitterShape }
    set { changeEmission { $0.emitterShape = newValue } }
  }

  open var emitterMode: CAEmitterLayerEmitterMode {
    get { properties.emitter.emitterMode }
    set { changeEmission { $0.emitterMode = newValue } }
  }

  open var renderMode: CAEmitterLayerRenderMode {
    get { properties.emitter.renderMode }
    set { changeEmission { $0.renderMode = newValue } }
  }

  /// Whether particles keep their depth in the superlayer; that is reported and has no effect.
  open var preservesDepth = false {
    didSet { if preservesDepth { UnsupportedFeature.report("CAEmitterLayer.preservesDepth") } }
  }

  open var velocity: Float {
    get { properties.emitter.velocity }
    set { changeEmission { $0.velocity = newValue } }
  }

  open var scale: Float {
    get { properties.emitter.scale }
    set { changeEmission { $0.scale = newValue } }
  }

  open var spin: Float {
    get { properties.emitter.spin }
    set { changeEmission { $0.spin = newValue } }
  }

  /// What the random numbers are made from; another seed gives other particles; 0 by default.
  open var seed: UInt32 {
    get { properties.emitter.seed }
    set { changeEmission { $0.seed = newValue } }
  }

  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let (cells, key) = cells(in: keyPath) else { return super.value(forKeyPath: keyPath) }
    return cells.first?.value(forKeyPath: key)
  }

  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (cells, key) = cells(in: keyPath) else {
      if AnimatableKeyPath.emitterNames.contains(keyPath) { keepHistory() }
      super.setValue(value, forKeyPath: keyPath)
      return
    }
    for cell in cells { cell.setValue(value, forKeyPath: key) }
    let all = emitterCells
    emitterCells = all
  }

  /// The cells of a name in a key path such as `emitterCells.spark.birthRate`, and the rest of it.
  private func cells(in keyPath: String) -> (cells: [CAEmitterCell], key: String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 2)
    guard parts.count == 3, parts[0] == "emitterCells" else { return nil }
    return ((emitterCells ?? []).filter { $0.name == String(parts[1]) }, String(parts[2]))
  }
}
