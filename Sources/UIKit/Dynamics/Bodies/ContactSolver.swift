// SPDX-License-Identifier: MIT
internal import Foundation

/// A point at which two bodies touch.
struct Contact {
  let one: Int
  let other: Int
  let point: Vector
  /// From the first body to the other one.
  let normal: Vector
  /// How far they reach into each other.
  let depth: Double
  var normalImpulse = 0.0
  var frictionImpulse = 0.0
  /// The speed at which they are to part.
  var bounce = 0.0

  /// Points of convex bodies in each other: along the direction in which they reach least into each other.
  static func between(
    _ one: (index: Int, outline: [Vector]), _ other: (index: Int, outline: [Vector])
  ) -> [Contact] {
    guard let a = leastDepth(one.outline, other.outline),
      let b = leastDepth(other.outline, one.outline)
    else { return [] }
    let isFirst = a.depth <= b.depth + 1e-9
    let normal = isFirst ? a.normal : -b.normal
    // Corners of each that are behind the other's side.
    let face = isFirst ? a.place : b.place
    let outward = isFirst ? a.normal : b.normal
    let inner = isFirst ? other : one
    let outer = isFirst ? one : other
    var contacts: [Contact] = []
    for corner in inner.outline {
      let depth = (face - corner).dot(outward)
      guard depth >= 0, isWithin(corner, outer.outline, along: outward.normal) else { continue }
      contacts.append(
        Contact(
          one: one.index, other: other.index, point: corner, normal: normal, depth: depth))
    }
    // A side of the inner one may reach over the whole of the outer one.
    for corner in outer.outline where (face - corner).dot(outward) < 1e-6 {
      guard isInside(corner, inner.outline) else { continue }
      contacts.append(
        Contact(
          one: one.index, other: other.index, point: corner, normal: normal,
          depth: isFirst ? a.depth : b.depth))
    }
    return contacts
  }

  /// The side of the first outline behind which the second one reaches least; nil where they do not touch.
  private static func leastDepth(
    _ one: [Vector], _ other: [Vector]
  ) -> (depth: Double, normal: Vector, place: Vector)? {
    var best: (Double, Vector, Vector)?
    for index in one.indices {
      let start = one[index]
      let side = one[(index + 1) % one.count] - start
      guard side.length > 1e-9 else { continue }
      // Outlines go clockwise on the screen, y down: outside is on the left of the way.
      let normal = -side.normal.unit
      let depth = other.map { (start - $0).dot(normal) }.max() ?? 0
      if depth < 0 { return nil }
      if best.map({ depth < $0.0 }) ?? true { best = (depth, normal, start) }
    }
    return best.map { ($0.0, $0.1, $0.2) }
  }

  private static func isWithin(_ point: Vector, _ outline: [Vector], along way: Vector) -> Bool {
    let places = outline.map { $0.dot(way) }
    guard let low = places.min(), let high = places.max() else { return false }
    let place = point.dot(way)
    return place >= low - 1e-6 && place <= high + 1e-6
  }

  private static func isInside(_ point: Vector, _ outline: [Vector]) -> Bool {
    outline.indices.allSatisfy { index in
      let start = outline[index]
      return (point - start).dot((outline[(index + 1) % outline.count] - start).normal) >= -1e-6
    }
  }

  /// Points of a body that has come through a line from either side, by where its center is.
  static func with(
    _ line: (start: Vector, end: Vector), body: (index: Int, center: Vector, outline: [Vector]),
    edge: Int
  ) -> [Contact] {
    let way = line.end - line.start
    guard way.length > 1e-9 else { return [] }
    var outward = way.normal.unit
    if (body.center - line.start).dot(outward) < 0 { outward = -outward }
    let along = way.unit
    var contacts: [Contact] = []
    for corner in body.outline {
      let depth = (line.start - corner).dot(outward)
      let place = (corner - line.start).dot(along)
      // Corners end with their line; what lies beyond it meets its ends.
      guard depth >= 0, place >= 0, place <= way.length else { continue }
      contacts.append(
        Contact(one: edge, other: body.index, point: corner, normal: outward, depth: depth))
    }
    for end in [line.start, line.end] where isInside(end, body.outline) {
      let out = (body.center - end).unit
      let reach = body.outline.map { ($0 - end).dot(-out) }.max() ?? 0
      contacts.append(
        Contact(one: edge, other: body.index, point: end, normal: out, depth: min(reach, 4)))
    }
    return contacts
  }
}

/// Lets bodies that touch push each other: impulses in turns, until they agree (sequential impulses, as in Erin
/// Catto, "Iterative Dynamics with Temporal Coherence", 2005, and in Box2D).
struct ContactSolver {
  var contacts: [Contact]
  private let behavior: DynamicsBehavior
  private static let turns = 10

  init(_ contacts: [Contact], _ bodies: [RigidBody], _ behavior: DynamicsBehavior) {
    (self.contacts, self.behavior) = (contacts, behavior)
    for index in self.contacts.indices {
      let contact = self.contacts[index]
      let speed = relative(contact, bodies).dot(contact.normal)
      let elasticity = max(bodies[contact.one].elasticity, bodies[contact.other].elasticity)
      if speed < -behavior.bounceSpeed { self.contacts[index].bounce = -elasticity * speed }
    }
  }

  private func relative(_ contact: Contact, _ bodies: [RigidBody]) -> Vector {
    let (one, other) = (bodies[contact.one], bodies[contact.other])
    return other.velocity(at: contact.point - other.center)
      - one.velocity(at: contact.point - one.center)
  }

  /// Changes velocities so that bodies do not move into each other.
  mutating func solve(_ bodies: inout [RigidBody]) {
    for _ in 0..<ContactSolver.turns {
      for index in contacts.indices {
        rub(index, &bodies)
        part(index, &bodies)
      }
    }
  }

  private mutating func part(_ index: Int, _ bodies: inout [RigidBody]) {
    let contact = contacts[index]
    let mass = felt(contact, along: contact.normal, bodies)
    guard mass > 0 else { return }
    let speed = relative(contact, bodies).dot(contact.normal)
    let old = contact.normalImpulse
    // Together the impulses of a contact never pull.
    contacts[index].normalImpulse = max(old + (contact.bounce - speed) / mass, 0)
    apply(contact, contact.normal * (contacts[index].normalImpulse - old), &bodies)
  }

  private mutating func rub(_ index: Int, _ bodies: inout [RigidBody]) {
    let contact = contacts[index]
    let way = contact.normal.normal
    let mass = felt(contact, along: way, bodies)
    guard mass > 0 else { return }
    let friction = (bodies[contact.one].friction * bodies[contact.other].friction).squareRoot()
    let limit = friction * contact.normalImpulse
    let old = contact.frictionImpulse
    let wanted = old - relative(contact, bodies).dot(way) / mass
    contacts[index].frictionImpulse = min(max(wanted, -limit), limit)
    apply(contact, way * (contacts[index].frictionImpulse - old), &bodies)
  }

  private func felt(_ contact: Contact, along way: Vector, _ bodies: [RigidBody]) -> Double {
    let (one, other) = (bodies[contact.one], bodies[contact.other])
    return one.response(at: contact.point - one.center, along: way)
      + other.response(at: contact.point - other.center, along: way)
  }

  private func apply(_ contact: Contact, _ impulse: Vector, _ bodies: inout [RigidBody]) {
    bodies[contact.one].push(-impulse, at: contact.point - bodies[contact.one].center)
    bodies[contact.other].push(impulse, at: contact.point - bodies[contact.other].center)
  }

  /// Moves bodies out of each other by a share of what they reach too far.
  func separate(_ bodies: inout [RigidBody]) {
    for contact in contacts {
      let excess = contact.depth - behavior.contact.slop
      let mass = bodies[contact.one].inverseMass + bodies[contact.other].inverseMass
      guard excess > 0, mass > 0 else { continue }
      let way = contact.normal * (excess * behavior.contact.share / mass)
      bodies[contact.one].center -= way * bodies[contact.one].inverseMass
      bodies[contact.other].center += way * bodies[contact.other].inverseMass
    }
  }
}
