// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Velocities that were added before the items were in an animator.
  private var waiting: [(item: any UIDynamicItem, velocity: Vector, spin: Double)] = []

  public init(items: [any UIDynamicItem]) {
    super.init()
    movedItems = items
  }

  public override init() { super.init() }

  open var items: [any UIDynamicItem] { movedItems }

  open func addItem(_ item: any UIDynamicItem) { include(item) }
  open func removeItem(_ item: any UIDynamicItem) { exclude(item) }

  open var elasticity: CGFloat = 0 { didSet { didChange() } }
  open var friction: CGFloat = 0.2 { didSet { didChange() } }
  /// The mass of 100 × 100 points; 1 by default.
  open var density: CGFloat = 1 { didSet { didChange() } }
  open var resistance: CGFloat = 0 { didSet { didChange() } }
  open var angularResistance: CGFloat = 0 { didSet { didChange() } }
  /// The charge for electric and magnetic fields: reported, as there are none.
  open var charge: CGFloat = 0 {
    didSet { if charge != 0 { UnsupportedFeature.report("UIDynamicItemBehavior.charge") } }
  }
  open var isAnchored = false { didSet { didChange() } }
  open var allowsRotation = true { didSet { didChange() } }

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    waiting.append((item, Vector(velocity), 0))
    didChange()
  }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = animator?.body(of: item)?.velocity ?? .zero
    return waiting.filter { $0.item === item }.reduce(velocity) { $0 + $1.velocity }.point
  }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    waiting.append((item, .zero, Double(velocity)))
    didChange()
  }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let spin = animator?.body(of: item)?.spin ?? 0
    return CGFloat(waiting.filter { $0.item === item }.reduce(spin) { $0 + $1.spin })
  }

  func configure(_ world: inout DynamicWorld) {
    for item in movedItems {
      let mass = item.mass * Double(density)
      world.change(item) { body in
        body.elasticity = Double(elasticity)
        body.friction = Double(friction)
        body.resistance = max(Double(resistance), 0)
        body.angularResistance = max(Double(angularResistance), 0)
        body.setMass(mass, of: item)
        if isAnchored { (body.inverseMass, body.inverseInertia) = (0, 0) }
        if !allowsRotation { body.inverseInertia = 0 }
      }
    }
  }

  override func addForces(to world: inout DynamicWorld) {
    for change in waiting {
      world.change(change.item) { body in
        guard body.inverseMass > 0 else { return }
        body.velocity += change.velocity
        body.spin += change.spin
      }
    }
    waiting = []
  }
}

extension RigidBody {
  /// Takes a mass over, with the inertia of a box or an ellipse of the item's size.
  @MainActor
  mutating func setMass(_ mass: Double, of item: any UIDynamicItem) {
    guard mass > 0 else { return (inverseMass, inverseInertia) = (0, 0) }
    inverseMass = 1 / mass
    let (width, height) = (Double(item.bounds.width), Double(item.bounds.height))
    let divisor = item.collisionBoundsType == .ellipse ? 16.0 : 12.0
    let inertia = mass * (width * width + height * height) / divisor
    inverseInertia = inertia > 0 ? 1 / inertia : 0
  }
}
