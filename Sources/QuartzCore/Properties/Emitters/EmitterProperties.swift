// SPDX-License-Identifier: MIT

/// The properties of a `CAEmitterLayer` as a value, with the documented defaults.
package struct EmitterProperties {
  var birthRate: Float = 1
  var lifetime: Float = 1
  var emitterPosition = CGPoint.zero
  var emitterZPosition: CGFloat = 0
  var emitterSize = CGSize.zero
  var emitterDepth: CGFloat = 0
  var emitterShape = CAEmitterLayerEmitterShape.point
  var emitterMode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1
  var seed: UInt32 = 0
  var cellObjects: [CAEmitterCell]?
  /// The cells' values when they were given.
  var cells: [EmitterCell] = []
  /// What the values were before, oldest first.
  var past: [EmitterHistory] = []
}

struct EmitterHistory {
  let end: Double
  let emitter: EmitterProperties
}

/// A time during which an emitter does not change.
struct EmissionSpan {
  let start: Double
  let end: Double
  let emitter: EmitterProperties
}

extension EmitterProperties {
  /// What was emitted from local time 0 until a time.
  func spans(until time: Double) -> [EmissionSpan] {
    var spans: [EmissionSpan] = []
    var start = 0.0
    for past in past where past.end > start && start < time {
      spans.append(EmissionSpan(start: start, end: min(past.end, time), emitter: past.emitter))
      start = past.end
    }
    if start <= time { spans.append(EmissionSpan(start: start, end: time, emitter: self)) }
    return spans
  }
}
