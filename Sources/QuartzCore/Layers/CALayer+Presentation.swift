// SPDX-License-Identifier: MIT

extension CALayer {
  /// The properties as they are shown at an instant of the clock.
  ///
  /// A pure function of the layer's state and the instant.
  package func presentationProperties(at instant: VirtualInstant) -> LayerProperties {
    if animations.isEmpty { return properties }
    return properties(atLocalTime: localTime(at: instant))
  }

  /// The model with every animation applied, in the order in which they were added.
  func properties(atLocalTime time: Double) -> LayerProperties {
    var result = properties
    for entry in animations {
      guard let effect = entry.effect,
        let fraction = entry.timing.iterationProgress(after: time - (entry.begin ?? time))
      else { continue }
      effect.apply(fraction: fraction, of: entry.timing.duration, to: &result)
    }
    return result
  }
}
