// SPDX-License-Identifier: MIT
internal import QuartzCore

/// Takes up the changes made in a property animator's block.
@MainActor
final class AnimatorBlock: KeyframeOwner {
  private let motion: AnimatorMotion
  private let delayFactor: Double
  private let parameters: any UITimingCurveProvider
  let duration: TimeInterval
  private(set) var environment: StageEnvironment?

  init(animator: UIViewPropertyAnimator, motion: AnimatorMotion, delayFactor: CGFloat) {
    self.motion = motion
    self.delayFactor = delayFactor
    parameters = animator.timingParameters
    duration = animator.duration
  }

  var timingFunction: CAMediaTimingFunction? { parameters.cubicTimingParameters?.timingFunction }
  var options: UIView.AnimationOptions { [] }
  /// Whatever the duration: published gestures scrub an animator without one, and continue it with a spring.
  var animatesChanges: Bool { true }

  func note(_ view: UIView) { environment = environment ?? view.environment }

  func animate(_ change: ViewPropertyChange) {
    for part in motion.differsByAxis ? change.axes : [change] {
      let animation = CABasicAnimation(keyPath: part.property.name)
      part.setEnds(of: animation)
      if !part.isAdditive { animation.toValue = part.new.anyValue }
      motion.add(animation, for: part, delayFactor: delayFactor)
    }
  }

  func run(_ animation: CAKeyframeAnimation, for change: ViewPropertyChange) {
    motion.add(animation, for: change, delayFactor: delayFactor)
  }
}

/// Takes up the changes of one block for two animators.
@MainActor
final class DividedAnimatorBlock: KeyframeOwner {
  private let layer: CALayer
  private let inner: AnimatorBlock
  private let outer: AnimatorBlock

  /// The changes of layers inside of `layer` are those of `inner`.
  init(within layer: CALayer, inner: AnimatorBlock, outer: AnimatorBlock) {
    (self.layer, self.inner, self.outer) = (layer, inner, outer)
  }

  private func block(for change: ViewPropertyChange) -> AnimatorBlock {
    change.layer.isInside(layer) ? inner : outer
  }

  var duration: TimeInterval { inner.duration }
  var timingFunction: CAMediaTimingFunction? { inner.timingFunction }
  var options: UIView.AnimationOptions { inner.options }
  var animatesChanges: Bool { inner.animatesChanges }

  func note(_ view: UIView) {
    inner.note(view)
    outer.note(view)
  }

  func animate(_ change: ViewPropertyChange) { block(for: change).animate(change) }

  func run(_ animation: CAKeyframeAnimation, for change: ViewPropertyChange) {
    block(for: change).run(animation, for: change)
  }
}

extension ViewPropertyChange {
  /// A change of position as one of x and one of y; any other as it is.
  fileprivate var axes: [ViewPropertyChange] {
    guard property.name == "position", case .point(let start) = start, case .point(let old) = old,
      case .point(let new) = new,
      let x = AnimatableKeyPath.named("position.x"), let y = AnimatableKeyPath.named("position.y")
    else { return [self] }
    return [
      ViewPropertyChange(
        layer: layer, property: x, start: .number(start.x), old: .number(old.x),
        new: .number(new.x), isAdditive: true),
      ViewPropertyChange(
        layer: layer, property: y, start: .number(start.y), old: .number(old.y),
        new: .number(new.y), isAdditive: true),
    ].filter { $0.old != $0.new }
  }
}
