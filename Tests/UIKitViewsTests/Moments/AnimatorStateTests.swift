// SPDX-License-Identifier: MIT
import FilmstripUIKitViews
import Screens
import Testing

/// The state that each call leads a property animator to, from each state, with and without a window.
@MainActor
@Suite struct AnimatorStateTests {
  enum Situation: CaseIterable, Sendable {
    case new, running, paused, scrubbed, reversed, delayed, atItsEnd, stopped, done, again
  }

  enum Call: CaseIterable, Sendable {
    case start, pause, stop, stopWithoutFinishing, finish, scrub, reverse, go, add
  }

  /// A state and whether it runs; nil for a cell without evidence, or for one that is documented as an error.
  ///
  /// Documented for `UIViewAnimatingState` and the methods: starting and pausing activate, stopping deactivates or
  /// leads to `stopped`, which only finishing leaves; a pause of one that is not active starts it paused; setting the
  /// fraction pauses; `continueAnimation` runs one that is paused. One that is done is stopped and finished: one
  /// published sheet does.
  private static func expected(_ situation: Situation, _ call: Call) -> (
    UIViewAnimatingState, Bool
  )? {
    switch (situation, call) {
    case (.stopped, .finish): (.inactive, false)
    case (.stopped, _), (_, .finish): nil
    case (.done, .stopWithoutFinishing), (.new, .stopWithoutFinishing): nil
    case (.done, .add), (.done, .scrub), (.done, .reverse): nil
    case (.new, .go), (.done, .go), (.running, .go), (.reversed, .go), (.delayed, .go),
      (.again, .go):
      nil
    case (.new, .reverse), (.running, .scrub), (.reversed, .scrub), (.again, .scrub): nil
    case (.new, .add): (.inactive, false)
    case (.delayed, _): nil
    case (_, .start): (.active, true)
    case (_, .pause): (.active, false)
    case (_, .stop): (.inactive, false)
    case (_, .stopWithoutFinishing): (.stopped, false)
    case (_, .scrub): (.active, false)
    case (_, .go): (.active, true)
    case (.running, _), (.reversed, _), (.again, _): (.active, true)
    case (.paused, _), (.scrubbed, _), (.atItsEnd, _): (.active, false)
    }
  }

  @Test(arguments: Situation.allCases, Call.allCases)
  func aCallLeadsToTheDocumentedState(situation: Situation, call: Call) {
    guard let (state, isRunning) = Self.expected(situation, call) else { return }
    for isInWindow in [true, false] {
      let screen = Screen()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      if isInWindow { screen.window.addSubview(view) }
      // Without a window nothing moves, so that animations do not last.
      if !isInWindow, ![.new, .paused, .scrubbed, .stopped].contains(situation) { continue }
      screen.advance(by: 0)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      switch situation {
      case .new: break
      case .running: animator.startAnimation()
      case .paused: animator.pauseAnimation()
      case .scrubbed: animator.fractionComplete = 0.3
      case .reversed:
        animator.startAnimation()
        screen.advance(by: 0.4)
        animator.isReversed = true
      case .delayed: animator.startAnimation(afterDelay: 5)
      case .atItsEnd:
        animator.pausesOnCompletion = true
        animator.startAnimation()
        screen.advance(by: 2)
      case .stopped:
        animator.startAnimation()
        animator.stopAnimation(false)
      case .done:
        animator.startAnimation()
        screen.advance(by: 2)
      case .again:
        animator.startAnimation()
        screen.advance(by: 2)
        view.alpha = 1
        animator.addAnimations { view.alpha = 0.5 }
        animator.startAnimation()
      }
      switch call {
      case .start: animator.startAnimation()
      case .pause: animator.pauseAnimation()
      case .stop: animator.stopAnimation(true)
      case .stopWithoutFinishing: animator.stopAnimation(false)
      case .finish: animator.finishAnimation(at: .end)
      case .scrub: animator.fractionComplete = 0.5
      case .reverse: animator.isReversed = true
      case .go: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      case .add: animator.addAnimations { view.frame.origin.x = 5 }
      }
      #expect(animator.state == state, "window: \(isInWindow)")
      #expect(animator.isRunning == isRunning, "window: \(isInWindow)")
    }
  }
}
