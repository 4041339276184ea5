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
    for entry in animations { entry.apply(atLocalTime: time, to: &result) }
    return result
  }

  func committedProperties(atLocalTime time: Double) -> LayerProperties {
    var result = committedState?.properties ?? properties
    for entry in animations where entry.isCommitted { entry.apply(atLocalTime: time, to: &result) }
    return result
  }
}

extension AttachedAnimation {
  /// Changes properties to what the animation makes of them at a local time of its layer.
  func apply(atLocalTime time: Double, to properties: inout LayerProperties) {
    guard let effect, let iteration = timing.iteration(after: time - (begin ?? time)) else {
      return
    }
    if let pacing, case .property(let paced) = effect {
      paced.apply(iteration, of: timing.duration, pacing: pacing, to: &properties)
    } else {
      effect.apply(iteration, of: timing.duration, to: &properties)
    }
  }
}
