// SPDX-License-Identifier: MIT

@MainActor
struct DynamicWorld {
  /// What may meet in a step, of one collision behavior.
  struct CollisionGroup {
    var bodies: [Int] = []
    var meetsItems = false
    /// Lines with the boundaries that they belong to.
    var lines: [(ends: [Vector], boundary: Int)] = []
  }

  /// Items that touch, by their places: two, or the other one and a boundary, where what is not there is -1.
  struct Touch: Hashable, Comparable {
    let group: Int
    var one = -1
    let other: Int
    var boundary = -1

    static func < (a: Touch, b: Touch) -> Bool {
      (a.one, a.other, a.boundary) < (b.one, b.other, b.boundary)
    }
  }

  let behavior: DynamicsBehavior
  /// The items with their bodies, in the order in which they came; the last body is the ground's.
  private(set) var items: [any UIDynamicItem] = []
  var bodies: [RigidBody] = []
  /// The corners of the items about their centers, in order, and without a turn.
  private var corners: [[Vector]] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// What the next step has besides: attachments, and what may meet.
  var joints: [BodyConstraint] = []
  var groups: [CollisionGroup] = []
  /// The impulses of the last step.
  private var impulses: [BodyConstraint.Key: Vector] = [:]

  init(_ behavior: DynamicsBehavior) { self.behavior = behavior }

  /// The body of all that stays where it is, whose own space is the reference view's.
  var ground: Int { items.count }

  var seconds: Double { 1 / behavior.stepsPerSecond }

  /// Makes bodies for items that are new, and forgets those that are gone.
  mutating func adopt(_ wanted: [any UIDynamicItem]) {
    var new: [ObjectIdentifier: Int] = [:]
    let known = wanted.filter { item in
      guard new[ObjectIdentifier(item)] == nil else { return false }
      new[ObjectIdentifier(item)] = new.count
      return true
    }
    guard new != places || bodies.isEmpty else { return }
    var ground = RigidBody()
    ground.friction = behavior.friction
    let (old, oldCorners, oldPlaces) = (bodies, corners, places)
    (items, bodies, places, impulses) = (known, [], new, [:])
    bodies = Array(repeating: ground, count: known.count + 1)
    corners = Array(repeating: [], count: known.count)
    for (index, item) in known.enumerated() {
      if let place = oldPlaces[ObjectIdentifier(item)] {
        (bodies[index], corners[index]) = (old[place], oldCorners[place])
      } else {
        bodies[index].setMass(item.mass, of: item)
        update(item)
      }
    }
  }

  mutating func update(_ item: any UIDynamicItem) {
    guard let index = index(of: item) else { return }
    corners[index] = item.outline
    bodies[index].radius = corners[index].map(\.length).max() ?? 0
    bodies[index].center = Vector(item.center)
    bodies[index].angle = item.turn
  }

  func index(of item: any UIDynamicItem) -> Int? { places[ObjectIdentifier(item)] }

  mutating func change(_ item: any UIDynamicItem, _ body: (inout RigidBody) -> Void) {
    if let index = index(of: item) { body(&bodies[index]) }
  }

  /// Moves everything by a step; returns what touched, and where.
  mutating func step() -> [Touch: Vector] {
    for index in bodies.indices { bodies[index].resist(for: seconds) }
    let contacts = findContacts()
    var constraints = joints + contacts.map(\.constraint)
    for index in constraints.indices { constraints[index].prepare(bodies, seconds: seconds) }
    for index in constraints.indices {
      guard let last = impulses[constraints[index].key] else { continue }
      constraints[index].start(from: last, &bodies)
    }
    solve(&constraints)
    for index in bodies.indices { bodies[index].move(by: seconds) }
    var bounces = false
    for index in constraints.indices {
      bounces = constraints[index].bounce(from: behavior.bounceSpeed) || bounces
    }
    if bounces { solve(&constraints) }
    for _ in 0..<behavior.turns.places {
      for index in constraints.indices { constraints[index].correct(&bodies, behavior.contact) }
    }
    impulses = [:]
    for constraint in constraints {
      impulses[constraint.key] = Vector(x: constraint.impulse, y: constraint.rubbing)
    }
    var touches: [Touch: Vector] = [:]
    for (contact, solved) in zip(contacts, constraints[joints.count...])
    where solved.impulse > 0 || solved.length >= 0 { touches[contact.touch] = contact.point }
    (joints, groups) = ([], [])
    return touches
  }

  private mutating func solve(_ constraints: inout [BodyConstraint]) {
    for _ in 0..<behavior.turns.velocities {
      var change = 0.0
      for index in constraints.indices { change = max(change, constraints[index].solve(&bodies)) }
      if change < behavior.turns.change { return }
    }
  }

  private typealias Found = (constraint: BodyConstraint, touch: Touch, point: Vector)
  private func findContacts() -> [Found] {
    var found: [Found] = []
    guard !groups.isEmpty else { return found }
    let outlines = zip(bodies, corners).map { $0.outline($1) }
    let reaches = bodies.map { $0.reach(in: seconds) + behavior.contact.slop }
    for (number, group) in groups.enumerated() {
      for (place, other) in group.bodies.enumerated() {
        let body = bodies[other]
        for one in group.bodies[..<(group.meetsItems ? place : 0)] {
          let margin = reaches[one] + reaches[other]
          let gap = (body.center - bodies[one].center).length - body.radius - bodies[one].radius
          guard gap <= margin else { continue }
          let touch = Touch(group: number, one: one, other: other)
          add(touch, outlines[one], outlines[other], margin, &found)
        }
        for (index, line) in group.lines.enumerated() {
          let offset = body.center - line.ends[0].nearest(to: body.center, until: line.ends[1])
          guard offset.length <= body.radius + reaches[other] else { continue }
          let touch = Touch(group: number, other: other, boundary: line.boundary)
          add(touch, line: index, line.ends, outlines[other], reaches[other], &found)
        }
      }
    }
    return found
  }

  private func add(
    _ touch: Touch, line: Int = -1, _ outline: [Vector], _ other: [Vector], _ margin: Double,
    _ found: inout [Found]
  ) {
    let (first, second) = (touch.one < 0 ? ground : touch.one, touch.other)
    let (a, b) = (bodies[first], bodies[second])
    guard a.inverseMass + b.inverseMass > 0 else { return }
    let kind = BodyConstraint.Kind.contact(
      elasticity: max(a.elasticity, b.elasticity), friction: (a.friction * b.friction).squareRoot())
    for contact in Contact.between(outline, other, margin: margin, slop: behavior.contact.slop) {
      let key = BodyConstraint.Key(
        group: touch.group, line: line, one: first, other: second, feature: contact.feature)
      let constraint = BodyConstraint(
        key: key, kind: kind, oneArm: (contact.point - a.center).rotated(by: -a.angle),
        otherArm: (contact.point - b.center).rotated(by: -b.angle), normal: contact.normal,
        length: -contact.separation)
      found.append((constraint, touch, contact.point))
    }
  }

  var isSlow: Bool {
    let (speed, spin, _) = behavior.sleep
    return bodies.allSatisfy { $0.velocity.length < speed && abs($0.spin) * 180 / .pi < spin }
  }

  /// Takes what little velocity is left at rest.
  mutating func rest() {
    for index in bodies.indices { (bodies[index].velocity, bodies[index].spin) = (.zero, 0) }
  }

  func show() {
    for (item, body) in zip(items, bodies) {
      guard body.inverseMass > 0 else { continue }
      if item.center != body.center.point { item.center = body.center.point }
      // What an application has scaled stays so.
      let turn = body.angle - item.turn
      if abs(sin(turn)) > 1e-12 || cos(turn) < 0 {
        let more = CGAffineTransform(rotationAngle: CGFloat(turn))
        item.transform = item.transform.concatenating(more)
      }
    }
  }
}
