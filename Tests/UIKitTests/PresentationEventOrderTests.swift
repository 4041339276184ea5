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

  private func show(
    _ style: UIModalPresentationStyle, _ delegate: EventOrder.Delegate?, presented: Bool = false
  ) {
    order.stage.window.rootViewController = a
    b.modalPresentationStyle = style
    b.transitioningDelegate = delegate
    if presented { a.present(b, animated: false) }
  }

  /// Without animation, and as the system animates it.
  @Test(arguments: [(false, ""), (true, "0.505734884: ")])
  func presentFullScreen(animated: Bool, end: String) {
    show(.fullScreen, nil)
    #expect(
      order.events { a.present(b, animated: animated) {} } == [
        "0.0: viewDidLoad B",
        "viewWillDisappear A",
        "viewWillAppear B",
        "viewIsAppearing B",
        "\(end)viewDidAppear B",
        "viewDidDisappear A",
        "presentCompletion A",
      ])
  }

  @Test func presentWithAnAnimator() {
    let delegate = EventOrder.Delegate(interaction: nil)
    show(.custom, delegate)
    #expect(
      order.events { a.present(b, animated: true) {} } == presentationBeginning
        + presentationEnd(at: 0.5))
  }

  @Test(arguments: [true, false]) func presentDriven(finishing: Bool) {
    let delegate = EventOrder.Delegate(interaction: UIPercentDrivenInteractiveTransition())
    show(.custom, delegate)
    let cancelled = [
      "0.7: presentationTransitionDidEnd Presentation",
      "viewWillDisappear B",
      "viewDidDisappear B",
      "viewWillAppear A",
      "viewIsAppearing A",
      "viewDidAppear A",
      "animationEnded FadeAnimator",
    ]
    #expect(
      order.events {
        a.present(b, animated: true) {}
        order.endInteraction(delegate.interaction, finishing: finishing)
      } == order.driven(presentationBeginning)
        + (finishing ? presentationEnd(at: 0.8) : cancelled))
  }

  /// Without animation, and as the system animates it.
  @Test(arguments: [(false, ""), (true, "0.505734884: ")])
  func dismissFullScreen(animated: Bool, end: String) {
    show(.fullScreen, nil, presented: true)
    #expect(
      order.events { b.dismiss(animated: animated) {} } == [
        "0.0: viewWillDisappear B",
        "viewWillAppear A",
        "viewIsAppearing A",
        "\(end)viewDidDisappear B",
        "viewDidAppear A",
        "dismissCompletion A",
      ])
  }

  @Test func dismissWithAnAnimator() {
    let delegate = EventOrder.Delegate(interaction: nil)
    show(.custom, delegate, presented: true)
    #expect(
      order.events { b.dismiss(animated: true) {} } == dismissalBeginning + dismissalEnd(at: 0.5))
  }

  @Test(arguments: [true, false]) func dismissDriven(finishing: Bool) {
    let delegate = EventOrder.Delegate(interaction: UIPercentDrivenInteractiveTransition())
    show(.custom, delegate, presented: true)
    let cancelled = [
      "0.7: dismissalTransitionDidEnd Presentation",
      "viewWillDisappear A",
      "viewDidDisappear A",
      "viewWillAppear B",
      "viewIsAppearing B",
      "viewDidAppear B",
      "animationEnded FadeAnimator",
      "containerViewWillLayoutSubviews Presentation",
      "containerViewDidLayoutSubviews Presentation",
    ]
    #expect(
      order.events {
        b.dismiss(animated: true) {}
        order.endInteraction(delegate.interaction, finishing: finishing)
      } == order.driven(dismissalBeginning) + (finishing ? dismissalEnd(at: 0.8) : cancelled))
  }
}
