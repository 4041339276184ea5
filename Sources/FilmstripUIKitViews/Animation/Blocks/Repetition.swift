// SPDX-License-Identifier: MIT

/// Lets the animations of the block around repeat: `UIView.modifyAnimations`.
@MainActor
package final class Repetition: ViewAnimationContext {
  private let count: CGFloat
  private let autoreverses: Bool
  private let outer = ViewAnimations.current.innermost

  init(count: CGFloat, autoreverses: Bool) {
    self.count = count
    self.autoreverses = autoreverses
  }

  package var duration: TimeInterval { outer?.duration ?? 0 }
  package var timingFunction: CAMediaTimingFunction? { outer?.timingFunction }
  package var options: UIView.AnimationOptions { outer?.options ?? [] }
  package var animatesChanges: Bool { outer?.animatesChanges ?? false }
  package func note(_ view: UIView) { outer?.note(view) }

  package func animate(_ change: ViewPropertyChange) {
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
