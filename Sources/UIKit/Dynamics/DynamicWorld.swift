// SPDX-License-Identifier: MIT
internal import Foundation

/// The bodies of an animator's items, and what acts on them in a step.
@MainActor
struct DynamicWorld {
  let behavior: DynamicsBehavior
  /// The items with their bodies, in the order in which they came.
  private(set) var items: [any UIDynamicItem] = []
  var bodies: [RigidBody] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var itemCount = 0
  /// What a step has besides: links, pairs that may meet, and lines with the body that may meet them and the
  /// boundary that they belong to.
  var links: [SoftLink] = []
  var pairs: [(Int, Int)] = []
  var lines: [(line: (start: Vector, end: Vector), body: Int, boundary: Int)] = []
  private var edges: [Int: Int] = [:]

  init(_ behavior: DynamicsBehavior) { self.behavior = behavior }

  /// Seconds of a step.
  var seconds: Double { 1 / behavior.stepsPerSecond }

  /// Makes bodies for items that are new, and forgets those that are gone.
  mutating func adopt(_ wanted: [any UIDynamicItem]) {
    var known: [any UIDynamicItem] = []
    var kept: [RigidBody] = []
    var new: [ObjectIdentifier: Int] = [:]
    for item in wanted where new[ObjectIdentifier(item)] == nil {
      new[ObjectIdentifier(item)] = known.count
      known.append(item)
      kept.append(places[ObjectIdentifier(item)].map { bodies[$0] } ?? makeBody(item))
    }
    (items, bodies, places, itemCount) = (known, kept, new, known.count)
  }

  private func makeBody(_ item: any UIDynamicItem) -> RigidBody {
    var body = RigidBody()
    body.friction = behavior.friction
    body.setMass(item.mass, of: item)
    body.corners = item.outline
    DynamicWorld.read(item, into: &body)
    return body
  }

  /// Takes the place of an item over.
  mutating func update(_ item: any UIDynamicItem) {
    change(item) { DynamicWorld.read(item, into: &$0) }
  }

  private static func read(_ item: any UIDynamicItem, into body: inout RigidBody) {
    body.center = Vector(x: Double(item.center.x), y: Double(item.center.y))
    body.angle = Double(atan2(item.transform.b, item.transform.a))
  }

  func index(of item: any UIDynamicItem) -> Int? { places[ObjectIdentifier(item)] }

  mutating func change(_ item: any UIDynamicItem, _ body: (inout RigidBody) -> Void) {
    if let index = index(of: item) { body(&bodies[index]) }
  }

  /// A body that stays at a point, for the step.
  mutating func addFixed(at point: Vector) -> Int {
    var body = RigidBody()
    body.center = point
    body.friction = behavior.friction
    bodies.append(body)
    return bodies.count - 1
  }

  /// The boundary that a contact is with; nil for one between items.
  func boundary(of contact: Contact) -> Int? { edges[contact.one] }

  /// Begins a step: usual bodies, and nothing that acts on them.
  mutating func begin() {
    bodies.removeSubrange(itemCount...)
    (links, pairs, lines, edges) = ([], [], [], [:])
    for index in bodies.indices {
      bodies[index].force = .zero
      bodies[index].torque = 0
      bodies[index].acceleration = .zero
    }
  }

  /// Moves everything by a step; returns where bodies touched.
  mutating func step() -> [Contact] {
    for index in bodies.indices { bodies[index].accelerate(by: seconds) }
    let contacts = findContacts()
    var solver = ContactSolver(contacts, bodies, behavior)
    var impulses = [Double](repeating: 0, count: links.count)
    for _ in 0..<10 {
      for index in links.indices {
        links[index].solve(&bodies, seconds: seconds, accumulated: &impulses[index])
      }
    }
    solver.solve(&bodies)
    for index in bodies.indices { bodies[index].move(by: seconds) }
    solver.separate(&bodies)
    return contacts
  }

  private mutating func findContacts() -> [Contact] {
    var contacts: [Contact] = []
    let outlines = bodies.map(\.outline)
    for (one, other) in pairs {
      contacts += Contact.between((one, outlines[one]), (other, outlines[other]))
    }
    var fixed: [Int: Int] = [:]
    for (line, index, boundary) in lines {
      let found = Contact.with(
        line, body: (index, bodies[index].center, outlines[index]), edge: fixed[boundary] ?? -1)
      guard !found.isEmpty else { continue }
      let edge = fixed[boundary] ?? addFixed(at: .zero)
      fixed[boundary] = edge
      edges[edge] = boundary
      contacts += found.map {
        Contact(one: edge, other: $0.other, point: $0.point, normal: $0.normal, depth: $0.depth)
      }
    }
    return contacts
  }

  /// Whether all items are nearly at rest.
  var isSlow: Bool {
    bodies[..<itemCount].allSatisfy {
      $0.velocity.length < behavior.sleep.speed
        && abs($0.spin) * 180 / .pi < behavior.sleep.angle
    }
  }

  /// Gives the items the places of their bodies.
  func show() {
    for (item, body) in zip(items, bodies) {
      guard body.inverseMass > 0 else { continue }
      let center = CGPoint(x: body.center.x, y: body.center.y)
      if item.center != center { item.center = center }
      // What an application has scaled stays so.
      let old = item.transform
      let known = Double(atan2(old.b, old.a))
      let turn = body.angle - known
      if abs(sin(turn)) > 1e-12 || cos(turn) < 0 {
        item.transform = old.concatenating(CGAffineTransform(rotationAngle: CGFloat(turn)))
      }
    }
  }
}
