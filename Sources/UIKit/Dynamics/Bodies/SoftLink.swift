// SPDX-License-Identifier: MIT
internal import Foundation

/// Holds two points at a distance, or one on another: stiff, or as a damped spring.
///
/// A spring is a constraint that gives way (Catto, "Soft Constraints", 2011): with γ = 1 / (h (c + h k)) and a
/// bias of h k γ times the error, a step of h seconds is as an implicit one of a spring of stiffness k and
/// damping c.
struct SoftLink {
  /// The bodies, and where the link holds them, turned with them.
  var one: Int
  var other: Int
  var oneArm: Vector
  var otherArm: Vector
  /// How far apart the points are to be.
  var length: Double
  /// Hertz and damping ratio; 0 Hertz is stiff.
  var frequency: Double
  var damping: Double

  /// The share of a stiff link's error that a step corrects (that of Box2D).
  private static let stiffness = 0.2

  /// One step's impulse; `accumulated` is what the step has applied so far.
  func solve(_ bodies: inout [RigidBody], seconds: Double, accumulated: inout Double) {
    let (a, b) = (bodies[one], bodies[other])
    let (oneArm, otherArm) = (oneArm.rotated(by: a.angle), otherArm.rotated(by: b.angle))
    let way = (b.center + otherArm) - (a.center + oneArm)
    let normal = way.unit
    guard normal != .zero else { return }
    let response =
      a.response(at: oneArm, along: normal) + b.response(at: otherArm, along: normal)
    guard response > 0 else { return }
    let error = way.length - length
    let speed = (b.velocity(at: otherArm) - a.velocity(at: oneArm)).dot(normal)
    var (gamma, bias, mass) = (0.0, error * SoftLink.stiffness / seconds, 1 / response)
    if frequency > 0 {
      let rate = 2 * Double.pi * frequency
      let (stiffness, drag) = (rate * rate / response, 2 * damping * rate / response)
      gamma = 1 / (seconds * (drag + seconds * stiffness))
      bias = error * seconds * stiffness * gamma
      mass = 1 / (response + gamma)
    }
    let impulse = -mass * (speed + bias + gamma * accumulated)
    accumulated += impulse
    bodies[one].push(normal * -impulse, at: oneArm)
    bodies[other].push(normal * impulse, at: otherArm)
  }
}
