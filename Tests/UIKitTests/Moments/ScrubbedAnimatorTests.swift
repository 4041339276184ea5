// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// Property animators in states that published drags put them into.
@MainActor
@Suite struct ScrubbedAnimatorTests {
  private let screen = Screen()
  private let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))

  init() { screen.show(view) }

  private var place: CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

  private func animator(_ duration: TimeInterval) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.frame.origin.x = 200
    }
  }

  @Test(arguments: [0, 0.25])
  func anAnimatorOfAnyDurationIsScrubbed(duration: TimeInterval) {
    let animator = animator(duration)
    for share in [0.6, 0.25, 1, 0.5] {
      animator.fractionComplete = share
      screen.update()
      #expect(abs(place - 200 * share) < 1e-6)
      #expect(abs(animator.fractionComplete - share) < 1e-6)
      #expect(animator.state == .active && !animator.isRunning)
    }
  }

  @Test func oneWithoutADurationContinuesWithASpring() {
    let animator = animator(0)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.fractionComplete = 0.5
    screen.update()
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    let began = screen.time
    screen.advance(to: began + 0.1)
    // Critically damped at ω = 10: 1 − (1 + ωt)·e^(−ωt) of the half that is left.
    let share = 1 - 2 * Foundation.exp(-1.0)
    #expect(abs(place - (100 + 100 * share)) < 0.01)
    screen.advance(to: began + 3)
    #expect(view.frame.minX == 200 && positions == [.end])
  }

  @Test func oneWithoutADurationThatIsReversedEndsAtItsStart() {
    let animator = animator(0)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.fractionComplete = 0.6
    screen.update()
    animator.isReversed = true
    animator.startAnimation()
    screen.update()
    #expect(view.frame.minX == 0 && positions == [.start])
  }

  @Test func oneWithoutADurationThatIsStartedEndsAtOnce() {
    let animator = animator(0)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    screen.update()
    #expect(view.frame.minX == 200 && positions == [.end] && animator.state == .inactive)
    #expect(place == 200)
  }

  /// A published sheet stops and finishes the animator of its last drag at the beginning of the next.
  @Test func anAnimatorThatIsDoneIsStoppedAndFinished() {
    let animator = animator(0.25)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    screen.advance(to: screen.time + 1)
    #expect(positions == [.end] && animator.state == .inactive)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive && positions == [.end] && view.frame.minX == 200)
  }
}
