// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// The order of all callbacks of presentations and dismissals, as a recording lists them.
///
/// Sources: the orders collected from published logs of devices; where they are silent or conflict,
/// docs/transitions.md says what was chosen.
@MainActor
@Suite struct PresentationEventOrderTests {
  private let order = EventOrder()
  private var a: UIViewController { order.a }
  private var b: UIViewController { order.b }

  /// What comes before the first frame of a presentation with an animator.
  private let presentationBeginning = [
    "0.0: presentationControllerForPresented Delegate",
    "viewDidLoad B",
    "animationControllerForPresented Delegate",
    "interactionControllerForPresentation Delegate",
    "transitionDuration FadeAnimator",
    "presentationTransitionWillBegin Presentation",
    "viewWillDisappear A",
    "viewWillAppear B",
    "animateTransition FadeAnimator",
    "viewIsAppearing B",
    "containerViewWillLayoutSubviews Presentation",
    "containerViewDidLayoutSubviews Presentation",
  ]

  /// What comes when such a presentation has taken place.
  private func presentationEnd(at time: Double) -> [String] {
    [
      "\(time): presentationTransitionDidEnd Presentation",
      "viewDidAppear B",
      "viewDidDisappear A",
      "animationEnded FadeAnimator",
      "presentCompletion A",
      "containerViewWillLayoutSubviews Presentation",
      "containerViewDidLayoutSubviews Presentation",
    ]
  }

  /// What comes before the first frame of a dismissal with an animator.
  private let dismissalBeginning = [
    "0.0: animationControllerForDismissed Delegate",
    "interactionControllerForDismissal Delegate",
    "transitionDuration FadeAnimator",
    "dismissalTransitionWillBegin Presentation",
    "viewWillDisappear B",
    "viewWillAppear A",
    "viewIsAppearing A",
    "animateTransition FadeAnimator",
    "containerViewWillLayoutSubviews Presentation",
    "containerViewDidLayoutSubviews Presentation",
  ]

  /// What comes when such a dismissal has taken place.
  private func dismissalEnd(at time: Double) -> [String] {
    [
      "\(time): dismissalTransitionDidEnd Presentation",
      "viewDidDisappear B",
      "viewDidAppear A",
      "animationEnded FadeAnimator",
      "dismissCompletion A",
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

  @Test func presentWithoutAnimation() {
    order.stage.window.rootViewController = a
    b.modalPresentationStyle = .fullScreen
    #expect(
      order.events { a.present(b, animated: false) {} } == [
        "0.0: viewDidLoad B",
        "viewWillDisappear A",
        "viewWillAppear B",
        "viewIsAppearing B",
        "viewDidAppear B",
        "viewDidDisappear A",
        "presentCompletion A",
      ])
  }

  @Test func presentFullScreen() {
    order.stage.window.rootViewController = a
    b.modalPresentationStyle = .fullScreen
    #expect(
      order.events { a.present(b, animated: true) {} } == [
        "0.0: viewDidLoad B",
        "viewWillDisappear A",
        "viewWillAppear B",
        "viewIsAppearing B",
        "0.505734884: viewDidAppear B",
        "viewDidDisappear A",
        "presentCompletion A",
      ])
  }

  @Test func presentWithAnAnimator() {
    order.stage.window.rootViewController = a
    b.modalPresentationStyle = .custom
    let delegate = EventOrder.Delegate(interaction: nil)
    b.transitioningDelegate = delegate
    #expect(
      order.events { a.present(b, animated: true) {} } == presentationBeginning
        + presentationEnd(at: 0.5))
  }

  @Test func presentDrivenAndFinished() {
    order.stage.window.rootViewController = a
    b.modalPresentationStyle = .custom
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = EventOrder.Delegate(interaction: interaction)
    b.transitioningDelegate = delegate
    #expect(
      order.events {
        a.present(b, animated: true) {}
        order.endInteraction(interaction, finishing: true)
      } == order.driven(presentationBeginning) + presentationEnd(at: 0.8))
  }

  @Test func presentDrivenAndCancelled() {
    order.stage.window.rootViewController = a
    b.modalPresentationStyle = .custom
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = EventOrder.Delegate(interaction: interaction)
    b.transitioningDelegate = delegate
    #expect(
      order.events {
        a.present(b, animated: true) {}
        order.endInteraction(interaction, finishing: false)
      } == order.driven(presentationBeginning) + [
        "0.7: presentationTransitionDidEnd Presentation",
        "viewWillDisappear B",
        "viewDidDisappear B",
        "viewWillAppear A",
        "viewIsAppearing A",
        "viewDidAppear A",
        "animationEnded FadeAnimator",
      ])
  }

  @Test func dismissWithoutAnimation() {
    order.stage.window.rootViewController = a
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    #expect(
      order.events { b.dismiss(animated: false) {} } == [
        "0.0: viewWillDisappear B",
        "viewWillAppear A",
        "viewIsAppearing A",
        "viewDidDisappear B",
        "viewDidAppear A",
        "dismissCompletion A",
      ])
  }

  @Test func dismissFullScreen() {
    order.stage.window.rootViewController = a
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    #expect(
      order.events { b.dismiss(animated: true) {} } == [
        "0.0: viewWillDisappear B",
        "viewWillAppear A",
        "viewIsAppearing A",
        "0.505734884: viewDidDisappear B",
        "viewDidAppear A",
        "dismissCompletion A",
      ])
  }

  @Test func dismissWithAnAnimator() {
    order.stage.window.rootViewController = a
    b.modalPresentationStyle = .custom
    let delegate = EventOrder.Delegate(interaction: nil)
    b.transitioningDelegate = delegate
    a.present(b, animated: false)
    #expect(
      order.events { b.dismiss(animated: true) {} } == dismissalBeginning + dismissalEnd(at: 0.5))
  }

  @Test func dismissDrivenAndFinished() {
    order.stage.window.rootViewController = a
    b.modalPresentationStyle = .custom
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = EventOrder.Delegate(interaction: interaction)
    b.transitioningDelegate = delegate
    a.present(b, animated: false)
    #expect(
      order.events {
        b.dismiss(animated: true) {}
        order.endInteraction(interaction, finishing: true)
      } == order.driven(dismissalBeginning) + dismissalEnd(at: 0.8))
  }

  @Test func dismissDrivenAndCancelled() {
    order.stage.window.rootViewController = a
    b.modalPresentationStyle = .custom
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = EventOrder.Delegate(interaction: interaction)
    b.transitioningDelegate = delegate
    a.present(b, animated: false)
    #expect(
      order.events {
        b.dismiss(animated: true) {}
        order.endInteraction(interaction, finishing: false)
      } == order.driven(dismissalBeginning) + [
        "0.7: dismissalTransitionDidEnd Presentation",
        "viewWillDisappear A",
        "viewDidDisappear A",
        "viewWillAppear B",
        "viewIsAppearing B",
        "viewDidAppear B",
        "animationEnded FadeAnimator",
        "containerViewWillLayoutSubviews Presentation",
        "containerViewDidLayoutSubviews Presentation",
      ])
  }
}
