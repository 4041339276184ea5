// SPDX-License-Identifier: MIT

extension Recording {
  /// The recording until half a second after its last transition is complete, where something else goes on without end,
  /// such as content that moves for ever; the recording itself otherwise.
  package var untilTransitionsEnd: Recording {
    let ends = transitions.compactMap(\.end)
    guard findings.contains(where: { $0.rule == .doesNotSettle }), ends.count == transitions.count,
      let last = ends.max()
    else { return self }
    let end = last + 500_000_000
    guard end < nanoseconds else { return self }
    let count = min(Int(end * Int64(frameRate) / 1_000_000_000) + 1, frames.count)
    var result = Recording(
      name: name, device: device, frameRate: frameRate, nanoseconds: end,
      frames: Array(frames.prefix(count)), events: events.filter { $0.nanoseconds <= end },
      findings: findings, touches: touches.filter { $0.nanoseconds <= end })
    result.layouts = Array(layouts.prefix(count))
    result.touchPath = touchPath.filter { $0.nanoseconds <= end }
    (result.layerNames, result.sources, result.transitions) = (layerNames, sources, transitions)
    (result.safeAreaChanges, result.screenBefore) = (safeAreaChanges, screenBefore)
    result.reducesMotion = reducesMotion
    return result
  }
}
