// SPDX-License-Identifier: MIT
import Animators
import Testing
import UIKit

/// The order of all callbacks of presentations and dismissals, as a recording lists them.
///
/// Sources: the orders collected from published logs of devices; where they are silent or conflict,
/// docs/transitions.md says what was chosen.
@MainActor
@Suite struct PresentationEventOrderTests {
  /// Fades whichever view comes or goes.
  private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using _: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.addIncomingView() else { return }
      to.alpha = 0
      UIView.animate(withDuration: 0.5) {
        to.alpha = 1
      } completion: { _ in
        to.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private let order = EventOrder()
  private var a: UIViewController { order.a }
  private var b: UIViewController { order.b }

  private func prepare(_ motion: EventOrder.Motion) -> TransitionSource? {
    let delegate = order.delegate(for: motion, FadeAnimator())
    order.stage.window.rootViewController = a
    b.modalPresentationStyle = delegate == nil ? .fullScreen : .custom
    b.transitioningDelegate = delegate
    return delegate
  }

  private func present(_ motion: EventOrder.Motion) -> [String] {
    let delegate = prepare(motion)
    return order.events(motion, delegate) { a.present(b, animated: $0) {} }
  }

  private func dismiss(_ motion: EventOrder.Motion) -> [String] {
    let delegate = prepare(motion)
    a.present(b, animated: false)
    return order.events(motion, delegate) { b.dismiss(animated: $0) {} }
  }

  /// What comes before the first frame of a presentation with an animator.
  private let presentationBeginning = [
    "0.0: presentationControllerForPresented TransitionSource", "viewDidLoad B",
    "animationControllerForPresented TransitionSource",
    "interactionControllerForPresentation TransitionSource",
    "transitionDuration FadeAnimator", "presentationTransitionWillBegin Presentation",
    "viewWillDisappear A", "viewWillAppear B", "animateTransition FadeAnimator",
    "viewIsAppearing B", "containerViewWillLayoutSubviews Presentation",
    "containerViewDidLayoutSubviews Presentation",
  ]

  /// What comes when such a presentation has taken place.
  private func presentationEnd(at time: Double) -> [String] {
    [
      "\(time): presentationTransitionDidEnd Presentation", "viewDidAppear B",
      "viewDidDisappear A", "animationEnded FadeAnimator", "presentCompletion A",
      "containerViewWillLayoutSubviews Presentation",
      "containerViewDidLayoutSubviews Presentation",
    ]
  }

  /// What comes before the first frame of a dismissal with an animator.
  private let dismissalBeginning = [
    "0.0: animationControllerForDismissed TransitionSource",
    "interactionControllerForDismissal TransitionSource",
    "transitionDuration FadeAnimator", "dismissalTransitionWillBegin Presentation",
    "viewWillDisappear B", "viewWillAppear A", "viewIsAppearing A",
    "animateTransition FadeAnimator", "containerViewWillLayoutSubviews Presentation",
    "containerViewDidLayoutSubviews Presentation",
  ]

  /// What comes when such a dismissal has taken place.
  private func dismissalEnd(at time: Double) -> [String] {
    [
      "\(time): dismissalTransitionDidEnd Presentation", "viewDidDisappear B", "viewDidAppear A",
      "animationEnded FadeAnimator", "dismissCompletion A",
    ]
  }

  /// One layout is enough, because the first one has the safe area of the place where the view ends.
  @Test func layoutOfAPresentationFollowsItsBeginning() {
    order.stage.window.rootViewController = a
    b.modalPresentationStyle = .overFullScreen
    #expect(
      order.events(withLayout: true) { a.present(b, animated: true) } == [
        "0.0: viewDidLoad B", "viewWillAppear B", "viewIsAppearing B", "viewWillLayoutSubviews B",
        "viewDidLayoutSubviews B", "0.505734884: viewDidAppear B",
      ])
  }

  @Test(arguments: [(EventOrder.Motion.none, ""), (.system, "0.505734884: ")])
  func presentWithoutAnAnimator(motion: EventOrder.Motion, end: String) {
    #expect(
      present(motion) == [
        "0.0: viewDidLoad B", "viewWillDisappear A", "viewWillAppear B", "viewIsAppearing B",
        "\(end)viewDidAppear B", "viewDidDisappear A", "presentCompletion A",
      ])
  }

  @Test func presentWithAnAnimator() {
    #expect(present(.animator) == presentationBeginning + presentationEnd(at: 0.5))
  }

  @Test func presentDrivenAndFinished() {
    #expect(
      present(.driven(finishes: true)) == order.driven(presentationBeginning)
        + presentationEnd(at: 0.8))
  }

  @Test func presentDrivenAndCancelled() {
    #expect(
      present(.driven(finishes: false)) == order.driven(presentationBeginning) + [
        "0.7: presentationTransitionDidEnd Presentation", "viewWillDisappear B",
        "viewDidDisappear B", "viewWillAppear A", "viewIsAppearing A", "viewDidAppear A",
        "animationEnded FadeAnimator",
      ])
  }

  @Test(arguments: [(EventOrder.Motion.none, ""), (.system, "0.505734884: ")])
  func dismissWithoutAnAnimator(motion: EventOrder.Motion, end: String) {
    #expect(
      dismiss(motion) == [
        "0.0: viewWillDisappear B", "viewWillAppear A", "viewIsAppearing A",
        "\(end)viewDidDisappear B", "viewDidAppear A", "dismissCompletion A",
      ])
  }

  @Test func dismissWithAnAnimator() {
    #expect(dismiss(.animator) == dismissalBeginning + dismissalEnd(at: 0.5))
  }

  @Test func dismissDrivenAndFinished() {
    #expect(
      dismiss(.driven(finishes: true)) == order.driven(dismissalBeginning) + dismissalEnd(at: 0.8))
  }

  @Test func dismissDrivenAndCancelled() {
    #expect(
      dismiss(.driven(finishes: false)) == order.driven(dismissalBeginning) + [
        "0.7: dismissalTransitionDidEnd Presentation", "viewWillDisappear A",
        "viewDidDisappear A", "viewWillAppear B", "viewIsAppearing B", "viewDidAppear B",
        "animationEnded FadeAnimator", "containerViewWillLayoutSubviews Presentation",
        "containerViewDidLayoutSubviews Presentation",
      ])
  }
}
