// SPDX-License-Identifier: MIT
internal import Foundation

/// A cause of movement, or several together.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  weak var animator: UIDynamicAnimator?
  private var children: [UIDynamicBehavior] = []

  /// A behavior that does nothing by itself.
  public override init() { super.init() }

  /// Adds a behavior that counts as a part of this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !children.contains(where: { $0 === behavior }) else { return }
    children.append(behavior)
    if let animator { behavior.attach(to: animator) }
  }

  /// Removes a part; does nothing for any other behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index)
    behavior.detach()
  }

  /// The parts, in the order in which they were added.
  open var childBehaviors: [UIDynamicBehavior] { children }
  /// Is called in each step that is shown.
  open var action: (() -> Void)?
  /// Before the behavior is added to an animator; nil means that it leaves one.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
  /// The animator of the behavior; nil without one.
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

  /// The behavior and its parts.
  var all: [UIDynamicBehavior] { [self] + children.flatMap(\.all) }

  /// The items that the behavior moves by itself.
  var ownItems: [any UIDynamicItem] { [] }

  /// Changes have to be shown, by an animator that may have paused.
  func didChange() { animator?.wake() }

  /// What the behavior adds to the forces of a step.
  func addForces(to world: inout DynamicWorld) {}
  /// What the behavior adds to links and lines.
  func addLinks(to world: inout DynamicWorld) {}
}

/// Pulls items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var storedItems: [any UIDynamicItem] = []

  /// Gravity downwards.
  public init(items: [any UIDynamicItem]) {
    storedItems = items
    super.init()
  }

  /// Gravity downwards, of items that are added later.
  public override init() { super.init() }

  /// The items that are pulled.
  open var items: [any UIDynamicItem] { storedItems }
  override var ownItems: [any UIDynamicItem] { storedItems }

  /// Pulls an item, too.
  open func addItem(_ item: any UIDynamicItem) {
    storedItems.append(item)
    didChange()
  }
  /// Pulls an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    storedItems.removeAll { $0 === item }
    didChange()
  }

  /// Direction and strength: 1 is 1,000 points a second, each second; downwards by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }
  /// The direction, in radians from the right on, clockwise.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength.
  open var magnitude: CGFloat {
    get {
      (gravityDirection.dx * gravityDirection.dx + gravityDirection.dy * gravityDirection.dy)
        .squareRoot()
    }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func addForces(to world: inout DynamicWorld) {
    let way = Vector(x: Double(gravityDirection.dx), y: Double(gravityDirection.dy))
    let acceleration = way * world.behavior.gravity
    for item in storedItems { world.change(item) { $0.acceleration += acceleration } }
  }
}

/// Pushes items, at once or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous = 0
    /// For an instant, after which it is not active.
    case instantaneous = 1
  }

  private var storedItems: [any UIDynamicItem] = []
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private let storedMode: Mode

  /// A push without a direction.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (storedItems, storedMode) = (items, mode)
    super.init()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { storedItems }
  override var ownItems: [any UIDynamicItem] { storedItems }
  /// How long the push lasts.
  open var mode: Mode { storedMode }

  /// Pushes an item, too.
  open func addItem(_ item: any UIDynamicItem) {
    storedItems.append(item)
    didChange()
  }
  /// Pushes an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    storedItems.removeAll { $0 === item }
    didChange()
  }
  /// Where an item is pushed, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? UIOffset(horizontal: 0, vertical: 0)
  }
  /// Says where an item is pushed, from its middle.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  /// Whether the push acts; true at first.
  open var active = true { didSet { if active { didChange() } } }
  /// Direction and strength.
  open var pushDirection = CGVector.zero { didSet { didChange() } }
  /// The direction, in radians from the right on, clockwise.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength: 1 gives an item of 100 × 100 points 100 points a second, each second.
  open var magnitude: CGFloat {
    get {
      (pushDirection.dx * pushDirection.dx + pushDirection.dy * pushDirection.dy).squareRoot()
    }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func addForces(to world: inout DynamicWorld) {
    guard active else { return }
    let way = Vector(x: Double(pushDirection.dx), y: Double(pushDirection.dy)) * world.behavior.push
    for item in storedItems {
      let offset = targetOffsetFromCenter(for: item)
      let arm = Vector(x: Double(offset.horizontal), y: Double(offset.vertical))
      world.change(item) { body in
        let turned = arm.rotated(by: body.angle)
        if storedMode == .instantaneous {
          body.push(way, at: turned)
        } else {
          body.force += way
          body.torque += turned.cross(way)
        }
      }
    }
    if storedMode == .instantaneous { active = false }
  }
}

/// Lets an item spring to a point.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// A snap of an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { [item] }
  /// Where the item goes.
  open var snapPoint: CGPoint { didSet { didChange() } }
  /// How much is left of the swing, from 0 for most to 1 for none; 0.5 by default.
  open var damping: CGFloat = 0.5 { didSet { didChange() } }

  /// A spring in both directions, and one that turns the item upright: solved in one implicit step.
  override func addForces(to world: inout DynamicWorld) {
    let rate = 2 * Double.pi * world.behavior.snapFrequency
    let (seconds, drag) = (world.seconds, 2 * Double(damping) * rate)
    let stiffness = rate * rate
    let share = 1 / (1 + seconds * drag + seconds * seconds * stiffness)
    let target = Vector(x: Double(snapPoint.x), y: Double(snapPoint.y))
    world.change(item) { body in
      guard body.inverseMass > 0 else { return }
      // v' = (v - h k x) / (1 + h c + h² k), the implicit step of a damped spring.
      body.velocity = (body.velocity - (body.center - target) * (seconds * stiffness)) * share
      guard body.inverseInertia > 0 else { return }
      let upright = (body.angle / (2 * .pi)).rounded() * 2 * .pi
      body.spin = (body.spin - (body.angle - upright) * seconds * stiffness) * share
    }
  }
}
