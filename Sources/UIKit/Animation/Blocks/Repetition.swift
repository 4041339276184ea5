// SPDX-License-Identifier: MIT
internal import QuartzCore

/// Lets the animations of the block around repeat: `UIView.modifyAnimations`.
@MainActor
final class Repetition: ViewAnimationContext {
  private let count: CGFloat
  private let autoreverses: Bool
  private let outer = ViewAnimations.current.innermost

  init(count: CGFloat, autoreverses: Bool) {
    self.count = count
    self.autoreverses = autoreverses
  }

  var duration: TimeInterval { outer?.duration ?? 0 }
  var timingFunction: CAMediaTimingFunction? { outer?.timingFunction }
  var options: UIView.AnimationOptions { outer?.options ?? [] }
  var animatesChanges: Bool { outer?.animatesChanges ?? false }
  func note(_ view: UIView) { outer?.note(view) }

  func animate(_ change: ViewPropertyChange) {
    let animations = ViewAnimations.current
    animations.repetitions.append(self)
    outer?.animate(change)
    animations.repetitions.removeLast()
  }

  func apply(to animation: CAAnimation) {
    if count > 0, !count.isNaN { animation.repeatCount = Float(count) }
    animation.autoreverses = autoreverses
  }
}
