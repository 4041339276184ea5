// SPDX-License-Identifier: MIT
internal import Foundation

extension VirtualClock {
  /// Commits what was changed since the last commit: animations added since begin now.
  ///
  /// An animation on a layer that no window shows is dropped and reported as finished: Core
  /// Animation discards it (measured), and UIKit runs the block's completion (assumed).
  package func commit() {
    CATransaction.commit()
    for layer in animatedLayers {
      guard layer.isInRenderTree else {
        let dropped = layer.animations
        layer.animations = []
        for entry in dropped {
          entry.animation.delegate?.animationDidStop(entry.animation, finished: true)
        }
        continue
      }
      let local = layer.localTime(at: now)
      var started: [CAAnimation] = []
      for index in layer.animations.indices where !layer.animations[index].isCommitted {
        layer.animations[index].isCommitted = true
        layer.animations[index].begin = layer.animations[index].begin ?? local
        started.append(layer.animations[index].animation)
      }
      for animation in started { animation.delegate?.animationDidStart(animation) }
    }
    animatedLayers.removeAll { $0.animations.isEmpty }
  }

  /// The next instant at which an animation ends; nil when none will.
  package var nextAnimationEnd: VirtualInstant? {
    animatedLayers.flatMap { layer in
      layer.animations.filter { $0.awaitsEnd }.compactMap { layer.end(of: $0) }
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
