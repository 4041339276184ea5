// SPDX-License-Identifier: MIT
import Animators
import Expectations
import Filmstrip
import Testing
import UIKit

/// A transition whose animator can be paused, scrubbed and reversed by itself.
@MainActor
@Suite struct InterruptibleAnimatorTests {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var animator: UIViewPropertyAnimator?
    private(set) var asked = 0
    private(set) var endings: [Bool] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      asked += 1
      if let animator { return animator }
      let view = transitionContext.view(forKey: .to) ?? UIView()
      view.frame = transitionContext.containerView.bounds.offsetBy(dx: 400, dy: 0)
      transitionContext.containerView.addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        view.frame.origin.x = 0
      }
      animator.addCompletion { position in
        transitionContext.completeTransition(position == .end)
        self.animator = nil
      }
      self.animator = animator
      return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
  }

  private let stage = Stage()
  private let home = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let animator = Animator()
  private let interaction = UIPercentDrivenInteractiveTransition()
  private let source: TransitionSource

  init() {
    navigation = UINavigationController(rootViewController: home)
    source = TransitionSource(animator, interaction: interaction)
    stage.window.rootViewController = navigation
    navigation.delegate = source
    stage.advance(by: 0)
  }

  private var x: Double? { detail.view.layer.presentation().map { Double($0.frame.minX) } }

  @Test(arguments: [true, false])
  func aTouchScrubsAndReleasesIt(finishes: Bool) {
    navigation.pushViewController(detail, animated: true)
    stage.advance(by: 1)
    interaction.update(0.25)
    stage.advance(by: 1)
    expect(x, 300)
    interaction.completionCurve = .linear
    if finishes { interaction.finish() } else { interaction.cancel() }
    stage.advance(by: 0.05)
    expect(x, finishes ? 260 : 340, within: 1e-6)
    #expect(stage.settle() == [])
    #expect(stage.time == 2 + (finishes ? 0.375 : 0.125))
    #expect(animator.endings == [finishes])
    #expect(navigation.viewControllers == (finishes ? [home, detail] : [home]))
  }

  @Test func runningItIsTakenIntoTheHandWhereItIs() {
    interaction.wantsInteractiveStart = false
    navigation.pushViewController(detail, animated: true)
    stage.advance(by: 0.2)
    expect(x, 240, within: 1e-6)
    interaction.pause()
    stage.advance(by: 3)
    expect(x, 240, within: 1e-6)
    expect(interaction.percentComplete, 0.4)
    interaction.update(0.6)
    stage.advance(by: 0)
    expect(x, 160, within: 1e-6)
    interaction.cancel()
    #expect(stage.settle() == [])
    #expect(animator.endings == [false])
    #expect(home.view.window === stage.window && detail.view.superview == nil)
  }

  @Test func theCoordinatorTellsThatItCanBeInterrupted() {
    navigation.pushViewController(detail, animated: true)
    stage.advance(by: 0)
    #expect(navigation.transitionCoordinator?.isInterruptible == true)
    interaction.finish()
    stage.settle()
    navigation.delegate = nil
    navigation.popViewController(animated: true)
    stage.advance(by: 0)
    #expect(navigation.transitionCoordinator?.isInterruptible == false)
  }

  @Test func withoutATouchItJustRuns() {
    source.interaction = nil
    let recording = stage.record("push") { navigation.pushViewController(detail, animated: true) }
    #expect(recording.findings == [])
    #expect(recording.duration == 0.5)
    #expect(animator.endings == [true])
  }
}
