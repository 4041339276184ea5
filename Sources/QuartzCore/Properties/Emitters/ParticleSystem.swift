// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// The particles that an emitter shows at one time.
struct ParticleSystem {
  /// How many births are considered for one frame.
  static let limit = 10_000

  /// Those that are there, cell by cell, oldest first.
  private(set) var particles: [Particle] = []
  private let time: Double
  private var room = ParticleSystem.limit
  private var isFull = false

  /// Finds the particles at a local time; `spans` gives the emitter's values until then.
  init(spans: [EmissionSpan], at time: Double) {
    self.time = time
    let count = spans.map(\.emitter.cells.count).max() ?? 0
    for index in 0..<count { emitCell(at: index, during: spans) }
    if isFull {
      UnsupportedFeature.report("CAEmitterLayer with more than \(ParticleSystem.limit) particles")
    }
  }

  /// All births of one of the layer's cells: the k-th is when the births per second, summed up since
  /// local time 0, reach k.
  private mutating func emitCell(at index: Int, during spans: [EmissionSpan]) {
    var born = 0.0
    for span in spans where span.emitter.cells.indices.contains(index) {
      let cell = span.emitter.cells[index]
      let factor = Double(span.emitter.birthRate)
      let emitter = span.emitter
      let random = ParticleRandom(seed: UInt64(emitter.seed)).part(UInt64(index))
      emit(
        cell, rate: cell.birthRate * (factor.isFinite ? factor : 0), from: span.start,
        to: span.end, emitter: emitter, born: &born
      ) { birth, number in
        var generator = random.part(number)
        let place = emitter.birthPlace(&generator)
        return (
          Particle(
            of: cell, birth: birth, place: place, emitter: emitter, parentColor: .one,
            random: &generator),
          generator
        )
      }
    }
  }

  private mutating func emitCells(
    of parent: Particle, emitter: EmitterProperties, random: ParticleRandom
  ) {
    for (index, cell) in parent.cell.cells.enumerated() {
      var born = 0.0
      let family = random.part(UInt64(index))
      // The cell's times count from the birth of its parent.
      emit(
        cell, rate: cell.birthRate, from: 0, to: min(parent.lifetime, time - parent.birth),
        origin: parent.birth, emitter: emitter, born: &born
      ) { birth, number in
        var generator = family.part(number)
        let age = birth - parent.birth
        let place = BirthPlace(position: parent.position(atAge: age), direction: 0)
        return (
          Particle(
            of: cell, birth: birth, place: place, emitter: emitter,
            parentColor: parent.color(atAge: age), random: &generator),
          generator
        )
      }
    }
  }

  /// Makes the particles that a cell emits in a span of time, counted from an origin, as far as
  /// anything can be left of them.
  private mutating func emit(
    _ cell: EmitterCell, rate: Double, from start: Double, to end: Double, origin: Double = 0,
    emitter: EmitterProperties, born: inout Double,
    make: (_ birth: Double, _ number: UInt64) -> (Particle, ParticleRandom)
  ) {
    let start = max(start, cell.begin)
    let end = min(end, cell.begin + cell.duration)
    guard cell.isEnabled, rate > 0, rate.isFinite, end > start else { return }
    let before = born
    born += rate * (end - start)
    guard born.isFinite, born < 1e15 else { return overflow() }
    let factor = Double(emitter.lifetime)
    let reach = cell.reach(lifetimeFactor: factor.isFinite ? factor : 0)
    // A tiny amount is added, so that a birth falls on the instant that is the k-th multiple of 1 /
    // rate.
    let last = Int((born + 1e-9).rounded(.down))
    let oldest = max(time - origin - reach, start)
    guard oldest <= end else { return }
    let unborn = Int((before + 1e-9).rounded(.down)) + 1
    var first = max(Int((before + rate * (oldest - start)).rounded(.down)), unborn)
    if last - first >= room {
      overflow()
      first = last - room + 1
    }
    guard first <= last else { return }
    room -= last - first + 1
    for number in first...last {
      let birth = origin + start + (Double(number) - before) / rate
      let (particle, random) = make(birth, UInt64(max(number, 0)))
      if particle.isAlive(at: time) { particles.append(particle) }
      if !cell.cells.isEmpty && particle.lifetime > 0 && time > birth {
        emitCells(of: particle, emitter: emitter, random: random)
      }
    }
  }

  private mutating func overflow() { isFull = true }
}

extension ParticleSystem {
  func commands(_ mode: CAEmitterLayerRenderMode) -> [DrawCommand] {
    let blend: BlendMode = mode == .additive ? .plusLighter : .normal
    return ordered(mode).compactMap { $0.command(atAge: time - $0.birth, blend: blend) }
  }

  private func ordered(_ mode: CAEmitterLayerRenderMode) -> [Particle] {
    let key: (Particle) -> Double
    switch mode {
    case .oldestFirst: key = { $0.birth }
    case .oldestLast: key = { -$0.birth }
    case .backToFront: key = { $0.position(atAge: time - $0.birth).z }
    default: return particles
    }
    let keys = particles.map(key)
    // By index where keys are equal: a stable order.
    return particles.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { particles[$0] }
  }
}
