// SPDX-License-Identifier: MIT

/// One `UIView.animateKeyframes` call: collects what each keyframe changes and makes one keyframe
/// animation for each property of each layer.
@MainActor
package final class KeyframeBlock: ViewAnimationContext {
  /// A keyframe: when it begins and how long it takes, in fractions of the block's duration.
  private struct Keyframe {
    let start: Double
    let duration: Double
    /// Tells keyframes of one time apart; 0 is outside of any.
    var number = 0
  }

  private struct Step {
    let keyframe: Keyframe
    var change: ViewPropertyChange
  }

  private let block: ViewAnimationBlock
  private let mode: CAAnimationCalculationMode
  /// Outside of any keyframe, changes take the whole duration.
  private var keyframe = Keyframe(start: 0, duration: 1)
  private var keyframeCount = 0
  private var steps: [Step] = []
  /// The property animator whose block this one is in; it then runs the animations.
  private let animator: (any KeyframeOwner)?

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    animator = ViewAnimations.current.innermost as? any KeyframeOwner
    block = ViewAnimationBlock(
      duration: duration, delay: delay, options: options.blockOptions, completion: completion)
    mode = options.calculationMode
  }

  package var duration: TimeInterval { block.duration * keyframe.duration }
  package var timingFunction: CAMediaTimingFunction? { block.timingFunction }
  package var options: UIView.AnimationOptions { block.options }
  package var animatesChanges: Bool { block.animatesChanges }
  package func note(_ view: UIView) { block.note(view) }

  package func animate(_ change: ViewPropertyChange) {
    // A property animator itself restores what it has changed.
    if animator == nil { ViewAnimations.current.transitionChanges?.note(change) }
    steps.append(Step(keyframe: keyframe, change: change))
  }

  func run(_ animations: () -> Void) {
    block.run {
      ViewAnimations.current.run(self, animations)
      addAnimations()
    }
  }

  func addKeyframe(start: Double, duration: Double, _ animations: () -> Void) {
    let outer = keyframe
    let from = start.isNaN ? 0 : min(max(start, 0), 1)
    keyframeCount += 1
    keyframe = Keyframe(
      start: from, duration: min(max(duration.isNaN ? 0 : duration, 0), 1 - from),
      number: keyframeCount)
    animations()
    keyframe = outer
  }

  private func addAnimations() {
    var tracks: [[Step]] = []
    for step in steps {
      let place = tracks.firstIndex {
        $0[0].change.layer === step.change.layer
          && $0[0].change.property.name == step.change.property.name
      }
      guard let place else {
        tracks.append([step])
        continue
      }
      let last = tracks[place].count - 1
      if tracks[place][last].keyframe.number == step.keyframe.number {
        // A keyframe has one value of a property: the one that was set last.
        tracks[place][last].change.new = step.change.new
      } else {
        tracks[place].append(step)
      }
    }
    for track in tracks { add(track) }
  }

  /// The course of one property: it is constant between keyframes and changes within them.
  private func add(_ steps: [Step]) {
    let last = steps[steps.count - 1].change
    let change = ViewPropertyChange(
      layer: last.layer, property: last.property, start: steps[0].change.start,
      old: steps[0].change.old, new: last.new, isAdditive: last.isAdditive)
    // By their time, not by the order in which they were added.
    let ordered = steps.enumerated().sorted {
      ($0.element.keyframe.start, $0.offset) < ($1.element.keyframe.start, $1.offset)
    }.map(\.element)
    var times = [0.0]
    var values = [change.start]
    for step in ordered {
      let start = max(step.keyframe.start, times[times.count - 1])
      if start > times[times.count - 1] {
        times.append(start)
        values.append(values[values.count - 1])
      }
      times.append(max(step.keyframe.start + step.keyframe.duration, start))
      values.append(step.change.new)
    }
    if times[times.count - 1] < 1 {
      times.append(1)
      values.append(values[values.count - 1])
    }
    let animation = CAKeyframeAnimation(keyPath: change.property.name)
    animation.values = values.map { change.relative($0).anyValue }
    animation.isAdditive = change.isAdditive
    animation.calculationMode = mode
    if mode == .discrete {
      // Each value holds from its time to the next one's.
      animation.keyTimes = (times + [1]).map { NSNumber(value: $0) }
    } else if mode != .paced && mode != .cubicPaced {
      animation.keyTimes = times.map { NSNumber(value: $0) }
    }
    if let animator {
      animator.run(animation, for: change)
      return
    }
    animation.timingFunction = block.curveOfChanges
    block.add(animation, to: change.layer, key: change.key)
  }
}

@MainActor
package protocol KeyframeOwner: ViewAnimationContext {
  /// Takes over an animation of a change; its own duration and pacing are still to be set.
  func run(_ animation: CAKeyframeAnimation, for change: ViewPropertyChange)
}
