// SPDX-License-Identifier: MIT
internal import Foundation

/// A body that moves as a whole: an item of an animator, or what never moves.
struct RigidBody {
  var center = Vector.zero
  var angle = 0.0
  var velocity = Vector.zero
  var spin = 0.0
  /// One over mass and moment of inertia: 0 for what cannot be moved, or turned.
  var inverseMass = 0.0
  var inverseInertia = 0.0
  /// The corners about the center, in order, and without a turn.
  var corners: [Vector] = []
  var elasticity = 0.0
  var friction = 0.0
  var resistance = 0.0
  var angularResistance = 0.0
  /// Forces of a step, and what turns.
  var force = Vector.zero
  var torque = 0.0
  /// The acceleration of a step that is the same for each mass.
  var acceleration = Vector.zero

  /// The corners where they are.
  var outline: [Vector] { corners.map { center + $0.rotated(by: angle) } }

  func velocity(at arm: Vector) -> Vector {
    velocity + Vector(x: -spin * arm.y, y: spin * arm.x)
  }

  mutating func push(_ impulse: Vector, at arm: Vector) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// How little an impulse along a direction moves the body at a point: its part of one over the mass that is
  /// felt there.
  func response(at arm: Vector, along way: Vector) -> Double {
    let turn = arm.cross(way)
    return inverseMass + turn * turn * inverseInertia
  }

  /// Takes forces over into velocities, as Box2D does: first the velocity, then the place.
  mutating func accelerate(by seconds: Double) {
    guard inverseMass > 0 else { return }
    velocity += (acceleration + force * inverseMass) * seconds
    spin += torque * inverseInertia * seconds
    velocity = velocity * (1 / (1 + seconds * resistance))
    spin *= 1 / (1 + seconds * angularResistance)
  }

  mutating func move(by seconds: Double) {
    guard inverseMass > 0 else { return }
    center += velocity * seconds
    angle += spin * seconds
  }
}
