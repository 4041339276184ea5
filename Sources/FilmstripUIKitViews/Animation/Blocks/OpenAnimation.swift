// SPDX-License-Identifier: MIT

/// The animation between `beginAnimations` and `commitAnimations`.
///
/// What is set counts for the changes that follow, as documented: each change belongs to a block with the
/// settings of its time.
@MainActor
package final class OpenAnimation: ViewAnimationContext {
  /// What is set between the two calls.
  struct Settings: Equatable {
    /// 0.2 seconds unless set (documented).
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    var beginsFromCurrentState = false

    var options: UIView.AnimationOptions {
      var options: UIView.AnimationOptions = [
        .init(rawValue: UInt(curve.rawValue) << 16), .overrideInheritedDuration,
        .overrideInheritedCurve,
      ]
      if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
      return options
    }
  }

  var settings = Settings()
  /// What runs alongside a transition, and is animated with the last changes.
  var joining: (() -> Void)?
  private var blocks: [(settings: Settings, block: ViewAnimationBlock)] = []

  private var block: ViewAnimationBlock {
    if let last = blocks.last, last.settings == settings { return last.block }
    isMakingBlock = true
    defer { isMakingBlock = false }
    let block = ViewAnimationBlock(
      duration: settings.duration, delay: settings.delay, options: settings.options,
      completion: nil)
    blocks.append((settings, block))
    return block
  }

  /// What is around this animation, which its blocks inherit from.
  private let outer = ViewAnimations.current.innermost
  /// Whether a block asks what is around it, which is this animation's surroundings.
  private var isMakingBlock = false

  package var duration: TimeInterval { isMakingBlock ? outer?.duration ?? 0 : block.duration }
  package var timingFunction: CAMediaTimingFunction? {
    isMakingBlock ? outer?.timingFunction : block.timingFunction
  }
  package var options: UIView.AnimationOptions {
    isMakingBlock ? outer?.options ?? [] : block.options
  }
  package var animatesChanges: Bool { block.animatesChanges }
  package func note(_ view: UIView) { block.note(view) }

  package func animate(_ change: ViewPropertyChange) { repeating { block.animate(change) } }

  func show(_ style: TransitionEffect.Style, of view: UIView) {
    repeating { block.show(style, of: view) }
  }

  func close() { for (_, block) in blocks { block.close() } }

  private func repeating(_ body: () -> Void) {
    guard settings.repeatCount > 0 || settings.autoreverses else { return body() }
    let animations = ViewAnimations.current
    animations.repetitions.append(
      Repetition(count: CGFloat(settings.repeatCount), autoreverses: settings.autoreverses))
    body()
    animations.repetitions.removeLast()
  }
}
