// SPDX-License-Identifier: MIT

@MainActor
package final class AnimatorBlock: KeyframeOwner {
  private let motion: AnimatorMotion
  private let delayFactor: Double
  private let parameters: any UITimingCurveProvider
  package let duration: TimeInterval
  private(set) var environment: StageEnvironment?

  init(animator: UIViewPropertyAnimator, motion: AnimatorMotion, delayFactor: CGFloat) {
    self.motion = motion
    self.delayFactor = delayFactor
    parameters = animator.timingParameters
    duration = animator.duration
  }

  package var timingFunction: CAMediaTimingFunction? {
    parameters.cubicTimingParameters?.timingFunction
  }
  package var options: UIView.AnimationOptions { [] }
  /// Whatever the duration: published gestures scrub an animator without one, and continue it with a spring.
  package var animatesChanges: Bool { true }

  package func note(_ view: UIView) { environment = environment ?? view.environment }

  package func animate(_ change: ViewPropertyChange) {
    for part in motion.differsByAxis ? change.axes : [change] {
      let animation = CABasicAnimation(keyPath: part.property.name)
      part.setEnds(of: animation)
      if !part.isAdditive { animation.toValue = part.new.anyValue }
      motion.add(animation, for: part, delayFactor: delayFactor)
    }
  }

  package func run(_ animation: CAKeyframeAnimation, for change: ViewPropertyChange) {
    motion.add(animation, for: change, delayFactor: delayFactor)
  }
}

/// Takes up the changes of one block for two animators.
@MainActor
package final class DividedAnimatorBlock: KeyframeOwner {
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

  package var duration: TimeInterval { inner.duration }
  package var timingFunction: CAMediaTimingFunction? { inner.timingFunction }
  package var options: UIView.AnimationOptions { inner.options }
  package var animatesChanges: Bool { inner.animatesChanges }

  package func note(_ view: UIView) {
    inner.note(view)
    outer.note(view)
  }

  package func animate(_ change: ViewPropertyChange) { block(for: change).animate(change) }

  package func run(_ animation: CAKeyframeAnimation, for change: ViewPropertyChange) {
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
