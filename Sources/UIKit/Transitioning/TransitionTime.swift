// SPDX-License-Identifier: MIT
internal import QuartzCore

/// The time of the layers that a driven transition has in its hand.
///
/// As on iOS an ordinary animation is scrubbed by holding the time of the layer that it is in; what is
/// animated alongside, outside of the container, is held in the same way.
@MainActor
final class TransitionTime {
  /// A layer, and its local time at the start of the transition.
  private struct Held {
    let layer: CALayer
    let origin: Double
  }

  private var held: [Held] = []
  /// Seconds from the start, 0 to the transition's duration, while it is held.
  private(set) var position: Double = 0
  /// Makes the course of a layer's time that begins at an instant of its parent's time.
  private var makeCourse: (Held, Double) -> TimeCourse = { held, _ in
    .held(at: held.origin)
  }

  /// Takes a layer into the hand: its time passes as that of the others from now on.
  ///
  /// Nothing for one that is in it already, by itself or inside of another.
  func take(_ layer: CALayer) {
    guard !held.contains(where: { layer === $0.layer || layer.isInside($0.layer) }) else { return }
    let item = Held(layer: layer, origin: layer.localTime(at: layer.clock.now) - position)
    held.append(item)
    apply(to: item)
  }

  /// Seconds of the first layer's time since the start.
  var elapsed: Double {
    guard let first = held.first else { return position }
    return first.layer.localTime(at: first.layer.clock.now) - first.origin
  }

  /// Takes hold of everything where it is now.
  func stop() { hold(at: elapsed) }

  /// Holds everything at a number of seconds from the start.
  func hold(at seconds: Double) {
    position = seconds
    makeCourse = { item, _ in .held(at: item.origin + seconds) }
    held.forEach(apply)
  }

  /// Lets everything go on, or back, to a number of seconds from the start.
  func run(to seconds: Double, in duration: Double, pacing: Pacing) {
    let start = position
    makeCourse = { item, now in
      .leading(
        from: item.origin + start, to: item.origin + seconds, begin: now, duration: duration,
        pacing: pacing)
    }
    held.forEach(apply)
  }

  /// Gives every layer its own time back.
  func release() {
    for item in held { item.layer.timeCourse = nil }
    held = []
  }

  private func apply(to item: Held) {
    item.layer.timeCourse = makeCourse(item, item.layer.parentTime(at: item.layer.clock.now))
  }
}

extension CALayer {
  fileprivate func isInside(_ other: CALayer) -> Bool {
    var layer = superlayer
    while let current = layer {
      if current === other { return true }
      layer = current.superlayer
    }
    return false
  }
}
