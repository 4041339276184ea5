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
  var animatesChanges: Bool { duration > 0 }

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
