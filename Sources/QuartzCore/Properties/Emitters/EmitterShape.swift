// SPDX-License-Identifier: MIT

/// Where a particle is born, and which way is ahead there.
struct BirthPlace {
  var position: SIMD3<Double>
  /// Radians in the plane from +x towards +y.
  var direction: Double
}

extension EmitterProperties {
  /// A random place of the shape.
  ///
  /// Of a line, ahead is −y, and of a circle and a sphere away from the middle: known from public
  /// projects whose confetti falls with a longitude of π, and whose bursts leave a circle as a ring.
  /// Elsewhere it is +x (assumed).
  func birthPlace(_ random: inout ParticleRandom) -> BirthPlace {
    // Always three numbers, so that a change of the shape leaves a particle's other numbers alone.
    let (u, v, w) = (random.next(), random.next(), random.next())
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    let middle = SIMD3(
      finite(emitterPosition.x), finite(emitterPosition.y), finite(emitterZPosition))
    let size = SIMD3(finite(emitterSize.width), finite(emitterSize.height), finite(emitterDepth))
    switch emitterShape {
    case .line:
      let x = emitterMode == .points ? (u < 0.5 ? -0.5 : 0.5) : u - 0.5
      return BirthPlace(position: middle + SIMD3(x * size.x, 0, 0), direction: -.pi / 2)
    case .rectangle:
      return BirthPlace(
        position: middle + place(inBox: SIMD3(size.x, size.y, 0), u, v, w), direction: 0)
    case .cuboid: return BirthPlace(position: middle + place(inBox: size, u, v, w), direction: 0)
    case .circle:
      // The square root makes equal areas equally likely.
      let radius = size.x * (emitterMode == .volume || emitterMode == .surface ? v.squareRoot() : 1)
      let turn = 2 * Double.pi * (emitterMode == .points ? (u * 4).rounded(.down) / 4 : u)
      return BirthPlace(position: middle + SIMD3(cos(turn), sin(turn), 0) * radius, direction: turn)
    case .sphere:
      let turn = 2 * Double.pi * (emitterMode == .points ? (u * 4).rounded(.down) / 4 : u)
      // Archimedes: equal heights of a sphere have equal areas.
      let height = emitterMode == .volume || emitterMode == .surface ? 2 * w - 1 : 0
      let ring = (1 - height * height).squareRoot()
      let radius = size.x * (emitterMode == .volume ? cbrt(v) : 1)
      return BirthPlace(
        position: middle + SIMD3(cos(turn) * ring, sin(turn) * ring, height) * radius,
        direction: turn)
    default: return BirthPlace(position: middle, direction: 0)
    }
  }

  /// A place in, or on, a box about zero.
  private func place(
    inBox size: SIMD3<Double>, _ u: Double, _ v: Double, _ w: Double
  ) -> SIMD3<Double> {
    func corner(_ random: Double) -> Double { random < 0.5 ? -0.5 : 0.5 }
    switch emitterMode {
    case .points: return SIMD3(corner(u), corner(v), corner(w)) * size
    case .outline:
      // Along the four sides as one line; each at the front or the back.
      let distance = u * 2 * (abs(size.x) + abs(size.y))
      let upright = distance >= 2 * abs(size.x)
      let along = upright ? (distance - 2 * abs(size.x)) / abs(size.y) : distance / abs(size.x)
      guard along.isFinite else { return .zero }
      let side = along < 1 ? -0.5 : 0.5
      let share = along - along.rounded(.down) - 0.5
      return (upright ? SIMD3(side, share, corner(w)) : SIMD3(share, side, corner(w))) * size
    case .surface where size.z != 0:
      let faces = [size.y * size.z, size.x * size.z, size.x * size.y].map { abs($0) }
      let total = faces.reduce(0, +)
      // The first random number chooses the face, and what is left of it the side.
      var rest = u * total
      for axis in 0..<3 {
        if rest < faces[axis] || axis == 2 {
          var place = SIMD3(v - 0.5, w - 0.5, v - 0.5)
          if axis == 0 { place = SIMD3(0, v - 0.5, w - 0.5) }
          if axis == 1 { place = SIMD3(v - 0.5, 0, w - 0.5) }
          if axis == 2 { place = SIMD3(v - 0.5, w - 0.5, 0) }
          place[axis] = rest < faces[axis] / 2 ? -0.5 : 0.5
          return place * size
        }
        rest -= faces[axis]
      }
      return .zero
    default: return SIMD3(u - 0.5, v - 0.5, w - 0.5) * size
    }
  }
}
