// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  weak var animator: UIDynamicAnimator?
  private var children: [UIDynamicBehavior] = []

  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !children.contains(where: { $0 === behavior }) else { return }
    children.append(behavior)
    if let animator { behavior.attach(to: animator) }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index)
    behavior.detach()
  }

  open var childBehaviors: [UIDynamicBehavior] { children }
  open var action: (() -> Void)?
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  func attach(to animator: UIDynamicAnimator) {
    willMove(to: animator)
    self.animator = animator
    didChange()
    for child in children { child.attach(to: animator) }
  }

  func detach() {
    willMove(to: nil)
    animator?.forget(self)
    animator = nil
    for child in children { child.detach() }
  }

  var all: [UIDynamicBehavior] { [self] + children.flatMap(\.all) }

  /// The items that the behavior moves by itself, in the order in which they were added.
  var movedItems: [any UIDynamicItem] = []

  func include(_ item: any UIDynamicItem) {
    movedItems.append(item)
    didChange()
  }

  func exclude(_ item: any UIDynamicItem) {
    movedItems.removeAll { $0 === item }
    didChange()
  }

  /// Changes have to be shown, by an animator that may have paused.
  func didChange() { animator?.wake() }

  func addForces(to world: inout DynamicWorld) {}
  /// What the behavior adds to attachments, and to what may meet.
  func addLinks(to world: inout DynamicWorld) {}
}

@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) {
    super.init()
    movedItems = items
  }

  public override init() { super.init() }

  open var items: [any UIDynamicItem] { movedItems }

  open func addItem(_ item: any UIDynamicItem) { include(item) }
  open func removeItem(_ item: any UIDynamicItem) { exclude(item) }

  /// Direction and strength: 1 is 1,000 points a second, each second; downwards by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { CGFloat(Vector(gravityDirection).length) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func addForces(to world: inout DynamicWorld) {
    let change = Vector(gravityDirection) * (world.behavior.gravity * world.seconds)
    for item in movedItems { world.change(item) { $0.accelerate(change) } }
  }
}

@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private let storedMode: Mode

  public init(items: [any UIDynamicItem], mode: Mode) {
    storedMode = mode
    super.init()
    movedItems = items
  }

  open var items: [any UIDynamicItem] { movedItems }
  open var mode: Mode { storedMode }

  open func addItem(_ item: any UIDynamicItem) { include(item) }
  open func removeItem(_ item: any UIDynamicItem) { exclude(item) }
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? UIOffset(horizontal: 0, vertical: 0)
  }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  open var active = true { didSet { if active { didChange() } } }
  open var pushDirection = CGVector.zero { didSet { didChange() } }
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength: 1 gives an item of 100 × 100 points 100 points a second, each second.
  open var magnitude: CGFloat {
    get { CGFloat(Vector(pushDirection).length) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  override func addForces(to world: inout DynamicWorld) {
    guard active else { return }
    let seconds = storedMode == .instantaneous ? 1 : world.seconds
    let impulse = Vector(pushDirection) * (world.behavior.push * seconds)
    for item in movedItems {
      let arm = Vector(targetOffsetFromCenter(for: item))
      world.change(item) { $0.push(impulse, at: arm.rotated(by: $0.angle)) }
    }
    if storedMode == .instantaneous { active = false }
  }
}

@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    movedItems = [item]
  }

  open var snapPoint: CGPoint { didSet { didChange() } }
  open var damping: CGFloat = 0.5 { didSet { didChange() } }

  /// A spring in both directions, and one that turns the item upright: solved in one implicit step.
  override func addForces(to world: inout DynamicWorld) {
    let rate = 2 * Double.pi * world.behavior.snapFrequency
    let (seconds, drag) = (world.seconds, 2 * Double(damping) * rate)
    let stiffness = rate * rate
    let share = 1 / (1 + seconds * drag + seconds * seconds * stiffness)
    world.change(movedItems[0]) { body in
      guard body.inverseMass > 0 else { return }
      // v' = (v - h k x) / (1 + h c + h² k), the implicit step of a damped spring.
      body.velocity =
        (body.velocity - (body.center - Vector(snapPoint)) * (seconds * stiffness)) * share
      guard body.inverseInertia > 0 else { return }
      let upright = (body.angle / (2 * .pi)).rounded() * 2 * .pi
      body.spin = (body.spin - (body.angle - upright) * seconds * stiffness) * share
    }
  }
}

extension CGVector {
  fileprivate var angle: CGFloat { atan2(dy, dx) }
  fileprivate init(angle: CGFloat, length: CGFloat) {
    self.init(dx: cos(angle) * length, dy: sin(angle) * length)
  }
}
