// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

/// Taps while a transition runs that is meant to be reversed by them.
@MainActor
@Suite struct TransitionTouchTests {
  /// An animator that published menus have: interruptible, and an interaction controller that starts by itself.
  private final class Reversible: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
  {
    private var animator: UIViewPropertyAnimator?
    private weak var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      context.addIncomingView()
      interruptibleAnimator(using: context).startAnimation()
    }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      animateTransition(using: context)
    }

    var wantsInteractiveStart: Bool { false }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      if let animator { return animator }
      let view = context.view(forKey: .to) ?? UIView()
      view.alpha = 0
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 1 }
      animator.addCompletion { _ in
        context.completeTransition(!context.transitionWasCancelled)
        self.animator = nil
      }
      self.animator = animator
      return animator
    }

    func reverse() {
      context?.cancelInteractiveTransition()
      animator?.isReversed = true
      animator?.startAnimation()
    }
  }

  enum Way: CaseIterable, Sendable { case push, present }

  /// With an interaction controller the tap reverses it; else it is lost, which is a finding.
  @Test(arguments: Way.allCases, [false, true])
  func aTapReversesATransitionThatCanBecomeInteractive(way: Way, isInteractive: Bool) {
    let stage = Stage()
    let (home, detail) = (UIViewController(), UIViewController())
    let animator = Reversible()
    let source = TransitionSource(animator, interaction: isInteractive ? animator : nil)
    let navigation = UINavigationController(rootViewController: home)
    navigation.delegate = source
    stage.window.rootViewController = navigation
    stage.settle()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addTarget { _ in
      taps += 1
      animator.reverse()
    }
    detail.view.addGestureRecognizer(tap)
    let recording = stage.record("reversed") {
      switch way {
      case .push: navigation.pushViewController(detail, animated: true)
      case .present: home.present(detail, with: source)
      }
      stage.perform(.tap(at: .point(200, 400)).delayed(by: 0.2))
    }
    #expect(taps == (isInteractive ? 1 : 0))
    #expect(recording.findings.map(\.rule) == (isInteractive ? [] : [.lostTouch]))
    #expect((detail.view.window == nil) == isInteractive)
    // Back in the time that it had run, of which the tap takes a part.
    if !isInteractive { #expect(recording.duration == 0.4) }
  }

  /// A pan that dismisses its controller, without a guard, is cancelled; one that drives the dismissal goes on.
  @Test(arguments: [false, true]) func aPanThatDismissesIsCancelled(isInteractive: Bool) {
    let stage = Stage()
    let (home, detail) = (UIViewController(), UIViewController())
    stage.window.rootViewController = home
    let driver = UIPercentDrivenInteractiveTransition()
    let source = TransitionSource()
    source.dismissal = ClosureAnimator { context in
      context.animate { context.view(forKey: .from)?.alpha = 0 }
    }
    if isInteractive { source.interaction = driver }
    home.present(detail, .fullScreen, with: source, animated: false)
    stage.settle()
    var dismissals = 0
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer()
    pan.addTarget { recognizer in
      states.append(recognizer.state)
      if isInteractive {
        switch recognizer.state {
        case .began:
          dismissals += 1
          detail.dismiss(animated: true)
        case .ended: driver.finish()
        default: driver.update(0.5)
        }
      } else {
        dismissals += 1
        detail.dismiss(animated: true)
      }
    }
    detail.view.addGestureRecognizer(pan)
    let recording = stage.record("dismissed") {
      stage.perform(.pan(from: .point(200, 200), to: .point(200, 600), duration: 0.5))
    }
    #expect(states.last == (isInteractive ? .ended : .cancelled))
    #expect(home.presentedViewController == nil)
    // The cancelled pan tells its target once more.
    if !isInteractive { #expect(states == [.began, .cancelled] && dismissals == 2) }
    #expect(recording.findings.map(\.rule) == (isInteractive ? [] : [.dismissedInTransition]))
  }
}
