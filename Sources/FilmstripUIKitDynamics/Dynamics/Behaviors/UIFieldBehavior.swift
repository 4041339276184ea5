// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let test: (Vector) -> Bool

  private init(_ test: @escaping (Vector) -> Bool) {
    self.test = test
    super.init()
  }

  public convenience init(radius: CGFloat) { self.init { $0.length <= Double(radius) } }
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= Double(size.width) / 2 && abs($0.y) <= Double(size.height) / 2 }
  }
  open class var infinite: UIRegion { UIRegion { _ in true } }
  open func inverse() -> Self { make { [test] in !test($0) } }
  open func union(_ region: UIRegion) -> Self { make { [test] in test($0) || region.test($0) } }
  open func subtracting(_ region: UIRegion) -> Self {
    make { [test] in test($0) && !region.test($0) }
  }
  open func intersecting(_ region: UIRegion) -> Self {
    make { [test] in test($0) && region.test($0) }
  }
  open func contains(_ point: CGPoint) -> Bool { test(Vector(point)) }

  private func make(_ test: @escaping (Vector) -> Bool) -> Self {
    unsafeDowncast(UIRegion(test), to: Self.self)
  }
}

@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// What a field of an application does: the force on an item, from where it is seen from the field's middle,
  /// its velocity in points a second, its mass, its charge, and the seconds of a step.
  public typealias Evaluation = (
    _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
    _ charge: CGFloat, _ deltaTime: TimeInterval
  ) -> CGVector

  private enum Kind {
    case drag, vortex, radial, linear, velocity, spring
    case custom(Evaluation)
    case none
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  // MARK: Fields

  open class func dragField() -> Self { make(.drag) }
  open class func vortexField() -> Self { make(.vortex) }
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radial)
    field.position = position
    return field
  }
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linear)
    field.direction = direction
    return field
  }
  open class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }
  open class func springField() -> Self { make(.spring) }
  open class func field(evaluationBlock block: @escaping Evaluation) -> Self {
    make(.custom(block))
  }
  /// Pushes items at random: reported, and it pushes none.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    UnsupportedFeature.report("UIFieldBehavior.noiseField(smoothness:animationSpeed:)")
    return make(.none)
  }
  /// Pushes items at random by their velocity: reported, and it pushes none.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    UnsupportedFeature.report("UIFieldBehavior.turbulenceField(smoothness:animationSpeed:)")
    return make(.none)
  }
  /// Pushes items by their charge, of which they have none: reported.
  open class func electricField() -> Self {
    UnsupportedFeature.report("UIFieldBehavior.electricField()")
    return make(.none)
  }
  /// Pushes items by their charge, of which they have none: reported.
  open class func magneticField() -> Self {
    UnsupportedFeature.report("UIFieldBehavior.magneticField()")
    return make(.none)
  }

  private class func make(_ kind: Kind) -> Self {
    unsafeDowncast(UIFieldBehavior(kind), to: Self.self)
  }

  // MARK: Items

  open var items: [any UIDynamicItem] { movedItems }
  open func addItem(_ item: any UIDynamicItem) { include(item) }
  open func removeItem(_ item: any UIDynamicItem) { exclude(item) }

  // MARK: Strength

  open var position = CGPoint.zero { didSet { didChange() } }
  open var region = UIRegion.infinite { didSet { didChange() } }
  open var strength: CGFloat = 1 { didSet { didChange() } }
  open var falloff: CGFloat = 0 { didSet { didChange() } }
  open var minimumRadius: CGFloat = 0 { didSet { didChange() } }
  open var direction = CGVector.zero { didSet { didChange() } }
  /// How smooth a random field is: those are reported.
  open var smoothness: CGFloat {
    get { 0 }
    set { UnsupportedFeature.report("UIFieldBehavior.smoothness") }
  }
  /// How fast a random field changes: those are reported.
  open var animationSpeed: CGFloat {
    get { 0 }
    set { UnsupportedFeature.report("UIFieldBehavior.animationSpeed") }
  }

  /// What an item gets in a step.
  ///
  /// Apple documents the directions and the falloff, no units. Here a strength of 1 is that of a push of
  /// magnitude 1 (`DynamicsBehavior.push`) for what is a force, and of a gravity of magnitude 1 for the
  /// gravities; a spring of strength 1 pulls an item of 100 × 100 points with an angular frequency of 1, and drag
  /// of strength 1 takes its velocity with a rate of 1 a second (approximated).
  override func addForces(to world: inout DynamicWorld) {
    let (middle, way) = (Vector(position), Vector(direction))
    let (behavior, seconds) = (world.behavior, world.seconds)
    for item in movedItems {
      world.change(item) { body in
        let place = body.center - middle
        guard region.contains(place.point), body.inverseMass > 0 else { return }
        let distance = max(place.length, Double(minimumRadius))
        let fall = falloff == 0 || distance == 0 ? 1 : pow(distance, -Double(falloff))
        let share = Double(strength) * fall
        switch kind {
        case .drag: body.velocity = body.velocity * (1 / (1 + seconds * max(share, 0)))
        case .vortex: body.push(place.unit.normal * (share * behavior.push * seconds), at: .zero)
        case .radial: body.accelerate(place.unit * (-share * behavior.gravity * seconds))
        case .linear: body.accelerate(way * (share * behavior.gravity * seconds))
        case .velocity: body.velocity = way * share
        case .spring: body.accelerate(place * (-share * seconds))
        case .custom(let evaluate):
          let force = evaluate(
            self, place.point, CGVector(dx: body.velocity.x, dy: body.velocity.y),
            CGFloat(1 / body.inverseMass), 0, seconds)
          guard force.dx.isFinite, force.dy.isFinite else { return }
          body.push(Vector(force) * (share * behavior.push * seconds), at: .zero)
        case .none: break
        }
      }
    }
  }
}
