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
  /// Whether the layers have a course: not before the first of them was held.
  private var isApplied = false
  /// Makes the course of a layer's time that begins at an instant of its parent's time.
  private var makeCourse = TransitionTime.holdingCourse

  /// Holds a layer where it was at the start.
  private static let holdingCourse: (Held, Double) -> TimeCourse = { held, _ in
    .held(at: held.origin)
  }

  /// Takes a layer into the hand: its time passes as that of the others from now on.
  ///
  /// Nothing for one that is in it already, by itself or inside of another.
  func take(_ layer: CALayer) {
    take(layer, origin: layer.ownTime - position)
  }

  /// Takes a layer into the hand whose local time was `origin` when the transition began, and holds
  /// everything where it is now.
  func stop(_ layer: CALayer, origin: Double) {
    take(layer, origin: origin)
    let elapsed = held.first.map { $0.layer.ownTime - $0.origin } ?? position
    hold(at: elapsed)
  }

  private func take(_ layer: CALayer, origin: Double) {
    guard !held.contains(where: { layer.isInside($0.layer) }) else { return }
    let item = Held(layer: layer, origin: origin)
    held.append(item)
    if isApplied { apply(to: item) }
  }

  /// Holds everything at a number of seconds from the start.
  func hold(at seconds: Double) {
    position = seconds
    isApplied = true
    makeCourse = { item, _ in .held(at: item.origin + seconds) }
    held.forEach(apply)
  }

  /// Lets everything go on to a number of seconds from the start, or back to the start; `whenBack` is
  /// called there for each layer that is led back, before the completions of what ends with it.
  func run(
    to seconds: Double, in duration: Double, pacing: Pacing, isReturn: Bool,
    whenBack: @escaping (CALayer) -> Void
  ) {
    let start = position
    isApplied = true
    makeCourse = { item, now in
      .leading(
        from: item.origin + start, to: item.origin + seconds, begin: now, duration: duration,
        pacing: pacing, isReturn: isReturn, whenBack: { whenBack(item.layer) })
    }
    held.forEach(apply)
  }

  /// Gives every layer its own time back.
  func release() {
    for item in held { item.layer.timeCourse = nil }
    held = []
    isApplied = false
    makeCourse = TransitionTime.holdingCourse
  }

  private func apply(to item: Held) {
    item.layer.timeCourse = makeCourse(item, item.layer.parentTime(at: item.layer.clock.now))
  }
}

extension CALayer {
  /// The layer's local time now.
  fileprivate var ownTime: Double { localTime(at: clock.now) }
}
