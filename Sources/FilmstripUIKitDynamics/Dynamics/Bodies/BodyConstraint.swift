// SPDX-License-Identifier: MIT

/// What two bodies may not do along a direction: come nearer where they touch, or leave the distance at which an
/// attachment holds them.
///
/// Impulses are applied in turns until all constraints agree, and begin with those of the step before (sequential
/// impulses with warm starting: Catto, "Iterative Dynamics with Temporal Coherence", 2005). Bodies that are apart
/// may come as near as the gap between them within a step, so none passes another. What is left of an error moves
/// bodies and leaves their velocities alone ("pseudo-velocities" there), so that it adds no energy.
struct BodyConstraint {
  enum Kind: Equatable {
    /// Bodies touch, with the elasticity and friction of both.
    case contact(elasticity: Double, friction: Double)
    /// A point lies on another one, seen along the normal.
    case pin
    /// Points are at a distance.
    case rod
    /// A damped spring of Hertz and a damping ratio (Catto, "Soft Constraints", 2011).
    case spring(frequency: Double, damping: Double)
  }

  /// Names a constraint from step to step.
  struct Key: Hashable {
    var group = -1
    var line = -1
    let one: Int
    let other: Int
    let feature: Int
  }

  let key: Key
  let kind: Kind
  /// Where the bodies are held, from their centers and without their turns.
  let oneArm: Vector
  let otherArm: Vector
  /// From the first body to the other one; that of rods and springs follows their points.
  private(set) var normal: Vector
  /// How far the points are to be apart along the normal; for a contact, less than how far the outlines are.
  let length: Double
  /// What a step has applied so far, along the normal and across it.
  private(set) var impulse = 0.0
  private(set) var rubbing = 0.0
  private var arms = (one: Vector.zero, other: Vector.zero)
  private var mass = 0.0
  private var rubbingMass = 0.0
  private var bias = 0.0
  private var softness = 0.0
  private var approach = 0.0

  init(
    key: Key, kind: Kind, oneArm: Vector, otherArm: Vector, normal: Vector = .zero, length: Double
  ) {
    (self.key, self.kind, self.oneArm, self.otherArm) = (key, kind, oneArm, otherArm)
    (self.normal, self.length) = (normal, length)
  }

  mutating func prepare(_ bodies: [RigidBody], seconds: Double) {
    let error = updateError(bodies)
    let response = response(bodies, along: normal)
    guard response > 0 else { return }
    (mass, approach) = (1 / response, relativeVelocity(bodies).dot(normal))
    switch kind {
    case .contact:
      bias = max(error, 0) / seconds
      rubbingMass = 1 / self.response(bodies, along: normal.normal)
    case .pin, .rod: break
    case .spring(let frequency, let damping):
      // With γ = 1 / (h (c + h k)) and a bias of h k γ times the error, a step of h seconds is as an implicit
      // one of a spring of stiffness k and damping c.
      let rate = 2 * Double.pi * frequency
      let (stiffness, drag) = (rate * rate * mass, 2 * damping * rate * mass)
      softness = 1 / (seconds * (drag + seconds * stiffness))
      bias = error * seconds * stiffness * softness
      mass = 1 / (response + softness)
    }
  }

  /// Begins with the impulses of the step before, along the normal and across it.
  mutating func start(from last: Vector, _ bodies: inout [RigidBody]) {
    guard mass > 0 else { return }
    (impulse, rubbing) = (last.x, last.y)
    apply(normal * impulse + normal.normal * rubbing, &bodies)
  }

  /// One turn; returns by how much it changes a speed, at most.
  mutating func solve(_ bodies: inout [RigidBody]) -> Double {
    guard mass > 0 else { return 0 }
    var change = 0.0
    var least = -Double.infinity
    if case .contact(_, let friction) = kind {
      least = 0
      let wanted = rubbing - relativeVelocity(bodies).dot(normal.normal) * rubbingMass
      let new = min(max(wanted, -friction * impulse), friction * impulse)
      apply(normal.normal * (new - rubbing), &bodies)
      change = abs(new - rubbing) / rubbingMass
      rubbing = new
    }
    let speed = relativeVelocity(bodies).dot(normal)
    let new = max(impulse - mass * (speed + bias + softness * impulse), least)
    apply(normal * (new - impulse), &bodies)
    change = max(change, abs(new - impulse) / mass)
    impulse = new
    return change
  }

  /// Lets bodies that have met part with a share of the speed at which they met; returns whether they do.
  mutating func bounce(from speed: Double) -> Bool {
    guard case .contact(let elasticity, _) = kind, elasticity > 0, impulse > 0, approach < -speed
    else { return false }
    bias = elasticity * approach
    return true
  }

  /// Moves bodies to where the constraint holds: out of each other by a share, and all the way for attachments.
  mutating func correct(_ bodies: inout [RigidBody], _ contact: (slop: Double, share: Double)) {
    var error = updateError(bodies)
    switch kind {
    case .contact: error = min(error + contact.slop, 0) * contact.share
    case .pin, .rod: break
    case .spring: return
    }
    let response = response(bodies, along: normal)
    guard error != 0, response > 0 else { return }
    bodies[key.one].shift(normal * (error / response), at: arms.one)
    bodies[key.other].shift(normal * (-error / response), at: arms.other)
  }

  private mutating func updateError(_ bodies: [RigidBody]) -> Double {
    arms.one = oneArm.rotated(by: bodies[key.one].angle)
    arms.other = otherArm.rotated(by: bodies[key.other].angle)
    let span = bodies[key.other].center + arms.other - (bodies[key.one].center + arms.one)
    switch kind {
    case .rod, .spring: normal = span.unit
    case .contact, .pin: break
    }
    return span.dot(normal) - length
  }

  private func relativeVelocity(_ bodies: [RigidBody]) -> Vector {
    bodies[key.other].velocity(at: arms.other) - bodies[key.one].velocity(at: arms.one)
  }

  private func response(_ bodies: [RigidBody], along direction: Vector) -> Double {
    bodies[key.one].response(at: arms.one, along: direction)
      + bodies[key.other].response(at: arms.other, along: direction)
  }

  private func apply(_ impulse: Vector, _ bodies: inout [RigidBody]) {
    bodies[key.one].push(-impulse, at: arms.one)
    bodies[key.other].push(impulse, at: arms.other)
  }
}
