// SPDX-License-Identifier: MIT

/// A body that moves as a whole: an item of an animator, or the ground, which never moves.
struct RigidBody {
  var center = Vector.zero
  var angle = 0.0
  var velocity = Vector.zero
  var spin = 0.0
  /// One over mass and moment of inertia: 0 for what cannot be moved, or turned.
  var inverseMass = 0.0
  var inverseInertia = 0.0
  /// How far the corners are from the center, at most.
  var radius = 0.0
  var elasticity = 0.0
  var friction = 0.0
  var resistance = 0.0
  var angularResistance = 0.0

  /// Corners about the center, where they are.
  func outline(_ corners: [Vector]) -> [Vector] {
    let (c, s) = (cos(angle), sin(angle))
    return corners.map { center + Vector(x: $0.x * c - $0.y * s, y: $0.x * s + $0.y * c) }
  }

  func reach(in seconds: Double) -> Double { (velocity.length + abs(spin) * radius) * seconds }

  func velocity(at arm: Vector) -> Vector { velocity + arm.normal * spin }

  mutating func push(_ impulse: Vector, at arm: Vector) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// Moves and turns the body itself, as an impulse does with its velocities.
  mutating func shift(_ impulse: Vector, at arm: Vector) {
    center += impulse * inverseMass
    angle += arm.cross(impulse) * inverseInertia
  }

  /// How little an impulse along a direction moves the body at a point: its part of one over the mass that is
  /// felt there.
  func response(at arm: Vector, along direction: Vector) -> Double {
    let turn = arm.cross(direction)
    return inverseMass + turn * turn * inverseInertia
  }

  mutating func accelerate(_ change: Vector) { if inverseMass > 0 { velocity += change } }

  /// Velocities become less by themselves: an implicit step, as in Box2D.
  mutating func resist(for seconds: Double) {
    velocity = velocity * (1 / (1 + seconds * resistance))
    spin *= 1 / (1 + seconds * angularResistance)
  }

  mutating func move(by seconds: Double) {
    guard inverseMass > 0 else { return }
    center += velocity * seconds
    angle += spin * seconds
  }
}
