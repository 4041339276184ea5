// SPDX-License-Identifier: MIT
internal import Foundation

extension VirtualClock {
  /// Commits what was changed since the last commit: animations added since begin now.
  ///
  /// Delegates of animations that were removed hear of it. An animation on a layer that no window
  /// shows is dropped: Core Animation discards it (measured), and as one that never began it counts
  /// as finished, so that UIKit runs the block's completion (assumed). Returns whether any delegate
  /// was called.
  package func commit() -> Bool {
    CATransaction.commit()
    var stops = takeStopped().map { (animation: $0, finished: false) }
    for layer in animatedLayers {
      guard layer.isInRenderTree else {
        stops += layer.animations.map { ($0.animation, !$0.isCommitted) }
        layer.animations = []
        continue
      }
      let local = layer.localTime(at: now)
      for index in layer.animations.indices where !layer.animations[index].isCommitted {
        layer.animations[index].isCommitted = true
        layer.animations[index].begin = layer.animations[index].begin ?? local
      }
    }
    animatedLayers.removeAll { $0.animations.isEmpty }
    for stop in stops {
      stop.animation.delegate?.animationDidStop(stop.animation, finished: stop.finished)
    }
    return startDueAnimations() || !stops.isEmpty
  }

  /// Tells the delegates of animations whose beginning has come.
  private func startDueAnimations() -> Bool {
    var started: [CAAnimation] = []
    for layer in animatedLayers {
      let local = layer.localTime(at: now)
      for index in layer.animations.indices {
        guard !layer.animations[index].hasStarted, let begin = layer.animations[index].begin,
          begin <= local + 1e-10
        else { continue }
        layer.animations[index].hasStarted = true
        started.append(layer.animations[index].animation)
      }
    }
    for animation in started { animation.delegate?.animationDidStart(animation) }
    return !started.isEmpty
  }

  /// The next instant at which an animation begins or ends; nil when none will.
  package var nextAnimationEvent: VirtualInstant? {
    animatedLayers.flatMap { layer in
      layer.animations.filter { $0.awaitsEnd }.compactMap {
        $0.hasStarted ? layer.end(of: $0) : layer.start(of: $0)
      }
    }.min()
  }

  /// Whether any animation is still going on, with or without an end.
  package var hasRunningAnimations: Bool {
    animatedLayers.contains { layer in layer.animations.contains { $0.awaitsEnd } }
  }

  /// Removes the animations that ended at or before now and tells their delegates, in the order of
  /// their ends; returns whether there were any.
  package func completeEndedAnimations() -> Bool {
    var ended: [(end: VirtualInstant, layer: CALayer, key: String)] = []
    for layer in animatedLayers {
      for entry in layer.animations where entry.awaitsEnd {
        if let end = layer.end(of: entry), end <= now { ended.append((end, layer, entry.key)) }
      }
    }
    // Stable: animations with one end keep the order in which they were added.
    let ordered = ended.enumerated().sorted {
      ($0.element.end, $0.offset) < ($1.element.end, $1.offset)
    }
    // Taken off all layers before anyone is told: a completion must not meet finished animations.
    var finished: [CAAnimation] = []
    for (_, entry) in ordered {
      guard let index = entry.layer.animations.firstIndex(where: { $0.key == entry.key }) else {
        continue
      }
      finished.append(entry.layer.animations[index].animation)
      if entry.layer.animations[index].animation.isRemovedOnCompletion {
        entry.layer.animations.remove(at: index)
      } else {
        entry.layer.animations[index].hasEnded = true
      }
    }
    for animation in finished { animation.delegate?.animationDidStop(animation, finished: true) }
    animatedLayers.removeAll { $0.animations.isEmpty }
    return !ended.isEmpty
  }

  /// What is still animating, for a report: `layer name: key`.
  package var pendingAnimations: [String] {
    animatedLayers.flatMap { layer in
      layer.animations.filter { $0.awaitsEnd }.map {
        "\(layer.recordedName ?? layer.className): \($0.key)"
      }
    }
  }
}
