// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension CALayer {
  /// What the particles of an emitter of given values, without animations, paint at a local time.
  func particleCommands(of emitter: EmitterProperties, at time: Double) -> [DrawCommand] {
    guard time.isFinite, time > 0 else { return [] }
    let spans = animated(emitter.spans(until: time), until: time)
    return ParticleSystem(spans: spans, at: time).commands(emitter.renderMode)
  }

  /// Spans in which animations move the emitter, as short ones in which it stands still.
  private func animated(_ spans: [EmissionSpan], until time: Double) -> [EmissionSpan] {
    let moving = animations.filter { $0.effect?.movesEmitter ?? false }
    guard !moving.isEmpty else { return spans }
    let begin = max(moving.map { $0.begin ?? time }.min() ?? time, 0)
    guard begin < time else { return spans }
    let step = max(CALayer.emissionStep, (time - begin) / 4_096)
    return spans.flatMap { span -> [EmissionSpan] in
      guard span.end > begin else { return [span] }
      var pieces: [EmissionSpan] = []
      if span.start < begin {
        pieces.append(EmissionSpan(start: span.start, end: begin, emitter: span.emitter))
      }
      // The grid is that of the beginning, so that pieces are the same in all frames.
      var index = max(((span.start - begin) / step).rounded(.down), 0)
      while begin + index * step < span.end {
        let start = max(begin + index * step, span.start)
        let end = min(begin + (index + 1) * step, span.end)
        var shown = properties
        shown.classProperties = .emitter(span.emitter)
        for entry in moving { entry.apply(atLocalTime: begin + (index + 0.5) * step, to: &shown) }
        pieces.append(EmissionSpan(start: start, end: end, emitter: shown.emitter))
        index += 1
      }
      return pieces
    }
  }

  private static let emissionStep = 1.0 / 120
}

extension AnimationEffect {
  fileprivate var movesEmitter: Bool {
    switch self {
    case .property(let effect): AnimatableKeyPath.emitterNames.contains(effect.property.name)
    case .group(let group): group.members.contains { $0.effect.movesEmitter }
    case .transition: false
    }
  }
}
