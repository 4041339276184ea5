// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// The order of all callbacks of pushes and pops, as a recording lists them.
///
/// Sources: the orders collected from published logs of devices; where they are silent or conflict,
/// docs/transitions.md says what was chosen.
@MainActor
@Suite struct PushEventOrderTests {
  private let order = EventOrder()
  private var a: UIViewController { order.a }
  private var b: UIViewController { order.b }

  /// What comes before the first frame of a push with an animator.
  private let pushBeginning = [
    "0.0: willMoveToParent B",
    "viewDidLoad B",
    "animationControllerForOperation Delegate",
    "interactionControllerForAnimationController Delegate",
    "transitionDuration SlideAnimator",
    "navigationControllerWillShow Delegate",
    "viewWillDisappear A",
    "viewWillAppear B",
    "animateTransition SlideAnimator",
    "viewIsAppearing B",
  ]

  /// What comes when such a push has taken place.
  private func pushEnd(at time: Double) -> [String] {
    [
      "\(time): viewDidDisappear A",
      "viewDidAppear B",
      "didMoveToParent B",
      "navigationControllerDidShow Delegate",
      "animationEnded SlideAnimator",
    ]
  }

  /// What comes before the first frame of a pop with an animator.
  private let popBeginning = [
    "0.0: willMoveToParent B",
    "viewDidLoad A",
    "animationControllerForOperation Delegate",
    "interactionControllerForAnimationController Delegate",
    "transitionDuration SlideAnimator",
    "navigationControllerWillShow Delegate",
    "viewWillDisappear B",
    "viewWillAppear A",
    "animateTransition SlideAnimator",
    "viewIsAppearing A",
  ]

  /// What comes when such a pop has taken place.
  private func popEnd(at time: Double) -> [String] {
    [
      "\(time): viewDidDisappear B",
      "viewDidAppear A",
      "didMoveToParent B",
      "navigationControllerDidShow Delegate",
      "animationEnded SlideAnimator",
    ]
  }

  /// The new view is laid out within the transition's first step, after it is in the window and
  /// before it is seen.
  @Test func layoutFollowsTheBeginning() {
    let navigation = UINavigationController(rootViewController: a)
    order.show(navigation)
    #expect(
      order.events(withLayout: true) { navigation.pushViewController(b, animated: true) } == [
        "0.0: willMoveToParent B", "viewDidLoad B", "viewWillDisappear A", "viewWillAppear B",
        "viewIsAppearing B", "viewWillLayoutSubviews B", "viewDidLayoutSubviews B",
        "0.505734884: viewDidDisappear A", "viewDidAppear B", "didMoveToParent B",
      ])
  }

  private func show(_ delegate: EventOrder.Delegate?, pushed: Bool = false)
    -> UINavigationController
  {
    let navigation = EventOrder.Navigation(rootViewController: a)
    if pushed { navigation.pushViewController(b, animated: false) }
    order.show(navigation)
    navigation.delegate = delegate
    return navigation
  }

  /// Without animation, and as the system animates it.
  @Test(arguments: [(false, ""), (true, "0.505734884: ")])
  func pushWithoutAnAnimator(animated: Bool, end: String) {
    let navigation = show(nil)
    #expect(
      order.events { navigation.pushViewController(b, animated: animated) } == [
        "0.0: willMoveToParent B",
        "viewDidLoad B",
        "viewWillDisappear A",
        "viewWillAppear B",
        "viewIsAppearing B",
        "\(end)viewDidDisappear A",
        "viewDidAppear B",
        "didMoveToParent B",
      ])
  }

  @Test func pushWithAnAnimator() {
    let delegate = EventOrder.Delegate(interaction: nil)
    let navigation = show(delegate)
    #expect(
      order.events { navigation.pushViewController(b, animated: true) } == pushBeginning
        + pushEnd(at: 0.5))
  }

  @Test(arguments: [true, false]) func pushDriven(finishing: Bool) {
    let delegate = EventOrder.Delegate(interaction: UIPercentDrivenInteractiveTransition())
    let navigation = show(delegate)
    let cancelled = [
      "0.7: viewWillDisappear B",
      "viewDidDisappear B",
      "viewWillAppear A",
      "viewIsAppearing A",
      "viewDidAppear A",
      "didMoveToParent B",
      "animationEnded SlideAnimator",
    ]
    #expect(
      order.events {
        navigation.pushViewController(b, animated: true)
        order.endInteraction(delegate.interaction, finishing: finishing)
      } == order.driven(pushBeginning) + (finishing ? pushEnd(at: 0.8) : cancelled))
  }

  /// Without animation, and as the system animates it.
  @Test(arguments: [(false, ""), (true, "0.505734884: ")])
  func popWithoutAnAnimator(animated: Bool, end: String) {
    let navigation = show(nil, pushed: true)
    #expect(
      order.events { navigation.popViewController(animated: animated) } == [
        "0.0: willMoveToParent B",
        "viewDidLoad A",
        "viewWillDisappear B",
        "viewWillAppear A",
        "viewIsAppearing A",
        "\(end)viewDidDisappear B",
        "viewDidAppear A",
        "didMoveToParent B",
      ])
  }

  @Test func popWithAnAnimator() {
    let delegate = EventOrder.Delegate(interaction: nil)
    let navigation = show(delegate, pushed: true)
    #expect(
      order.events { navigation.popViewController(animated: true) } == popBeginning
        + popEnd(at: 0.5))
  }

  @Test(arguments: [true, false]) func popDriven(finishing: Bool) {
    let delegate = EventOrder.Delegate(interaction: UIPercentDrivenInteractiveTransition())
    let navigation = show(delegate, pushed: true)
    let cancelled = [
      "0.7: viewWillDisappear A",
      "viewDidDisappear A",
      "viewWillAppear B",
      "viewIsAppearing B",
      "viewDidAppear B",
      "animationEnded SlideAnimator",
    ]
    #expect(
      order.events {
        navigation.popViewController(animated: true)
        order.endInteraction(delegate.interaction, finishing: finishing)
      } == order.driven(popBeginning) + (finishing ? popEnd(at: 0.8) : cancelled))
  }
}
