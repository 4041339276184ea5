// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// One particle as it was born; where it is and how it looks follows from its age.
struct Particle {
  let cell: EmitterCell
  /// In local time of the layer.
  let birth: Double
  /// Seconds; 0 or less for one that is never seen.
  let lifetime: Double
  private let start: SIMD3<Double>
  private let velocity: SIMD3<Double>
  private let scale: Double
  private let scaleSpeed: Double
  private let spin: Double
  private let color: SIMD4<Double>
  /// Colour of the parent particle at the birth.
  private let parentColor: SIMD4<Double>

  /// Draws the particle's random numbers, always as many and in one order.
  init(
    of cell: EmitterCell, birth: Double, place: BirthPlace, emitter: EmitterProperties,
    parentColor: SIMD4<Double>, random: inout ParticleRandom
  ) {
    func factor(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
    self.cell = cell
    self.birth = birth
    start = place.position
    lifetime = cell.lifetime.value(random.next()) * factor(emitter.lifetime)
    let speed = cell.velocity.value(random.next()) * factor(emitter.velocity)
    let angle = place.direction + cell.longitude.value(random.next())
    velocity =
      SIMD3(cos(angle) * cos(cell.latitude), sin(angle) * cos(cell.latitude), sin(cell.latitude))
      * speed
    scale = cell.scale.value(random.next()) * factor(emitter.scale)
    scaleSpeed = cell.scaleSpeed * factor(emitter.scale)
    spin = cell.spin.value(random.next()) * factor(emitter.spin)
    color = SIMD4(
      cell.color[0].value(random.next()), cell.color[1].value(random.next()),
      cell.color[2].value(random.next()), cell.color[3].value(random.next()))
    self.parentColor = parentColor
  }

  /// p = p₀ + v·t + ½·a·t².
  func position(atAge age: Double) -> SIMD3<Double> {
    start + velocity * age + cell.acceleration * (age * age / 2)
  }

  /// Red, green, blue and alpha, each from 0 to 1.
  func color(atAge age: Double) -> SIMD4<Double> {
    (color + cell.colorSpeed * age).clamped(lowerBound: .zero, upperBound: .one) * parentColor
  }

  func isAlive(at time: Double) -> Bool { time >= birth && time < birth + lifetime }

  /// What the particle paints at an age; nil when nothing is seen of it.
  func command(atAge age: Double, blend: BlendMode) -> DrawCommand? {
    let size = scale + scaleSpeed * age
    let color = self.color(atAge: age)
    let place = position(atAge: age)
    guard size > 0, color.w > 0, let drawing = cell.drawing(scale: size) else { return nil }
    let angle = spin * age
    let (s, c) = (sin(angle) * size, cos(angle) * size)
    let transform = Transform(a: c, b: s, c: -s, d: c, tx: place.x, ty: place.y)
    guard transform.isFinite else { return nil }
    let tint = Color(red: color.x, green: color.y, blue: color.z)
    return .group(
      Group(
        transform: transform, opacity: color.w, blend: blend, tint: tint == .white ? nil : tint,
        commands: [drawing]))
  }
}
