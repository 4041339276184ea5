// SPDX-License-Identifier: MIT

/// The time of the layers that an interactive transition controls.
///
/// As on iOS an ordinary animation is scrubbed by pausing the time of the layer that it is in; what
/// is animated alongside, outside of the container, is paused in the same way.
@MainActor
final class TransitionTime {
  private struct DrivenLayer {
    let layer: CALayer
    let origin: Double
  }

  private var layers: [DrivenLayer] = []
  /// Seconds from the start, 0 to the transition's duration, while it is paused.
  private(set) var position: Double = 0
  /// Whether the layers have a timing: not before the first of them was paused.
  private var isApplied = false
  /// Makes the timing of a layer that begins at an instant of its parent's time.
  private var makeTiming = TransitionTime.pausedTiming

  private static let pausedTiming: (DrivenLayer, Double) -> DrivenTiming = { item, _ in
    .paused(at: item.origin)
  }

  /// Adds a layer, whose time is that of the others from now on.
  ///
  /// Does nothing for one that was added already, by itself or inside of another.
  func add(_ layer: CALayer) { add(layer, origin: layer.ownTime - position) }

  /// Adds a layer whose local time was `origin` when the transition began, and pauses everything
  /// where it is now.
  func stop(_ layer: CALayer, origin: Double) {
    add(layer, origin: origin)
    let elapsed = layers.first.map { $0.layer.ownTime - $0.origin } ?? position
    pause(at: elapsed)
  }

  private func add(_ layer: CALayer, origin: Double) {
    guard !layers.contains(where: { layer.isInside($0.layer) }) else { return }
    let item = DrivenLayer(layer: layer, origin: origin)
    layers.append(item)
    if isApplied { apply(to: item) }
  }

  func pause(at seconds: Double) {
    position = seconds
    isApplied = true
    makeTiming = { item, _ in .paused(at: item.origin + seconds) }
    layers.forEach(apply)
  }

  /// Continues everything to a number of seconds from the start, or back to the start; `onReturn`
  /// is called there for each layer that returns, before the completions of what ends with it.
  func run(
    to seconds: Double, in duration: Double, pacing: Pacing, isReturn: Bool,
    onReturn: @escaping (CALayer) -> Void
  ) {
    let start = position
    isApplied = true
    makeTiming = { item, now in
      .leading(
        from: item.origin + start, to: item.origin + seconds, begin: now, duration: duration,
        pacing: pacing, isReturn: isReturn, onReturn: { onReturn(item.layer) })
    }
    layers.forEach(apply)
  }

  /// Restores the own time of every layer.
  func release() {
    for item in layers { item.layer.drivenTiming = nil }
    layers = []
    isApplied = false
    makeTiming = TransitionTime.pausedTiming
  }

  private func apply(to item: DrivenLayer) {
    item.layer.drivenTiming = makeTiming(item, item.layer.parentTime(at: item.layer.clock.now))
  }
}

extension CALayer {
  fileprivate var ownTime: Double { localTime(at: clock.now) }
}
