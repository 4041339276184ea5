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

  private func push(_ motion: EventOrder.Motion) -> [String] {
    let navigation = EventOrder.Navigation(rootViewController: a)
    order.show(navigation)
    let delegate = order.delegate(for: motion)
    navigation.delegate = delegate
    return order.events(motion, delegate) { navigation.pushViewController(b, animated: $0) }
  }

  private func pop(_ motion: EventOrder.Motion) -> [String] {
    let navigation = EventOrder.Navigation(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    order.show(navigation)
    let delegate = order.delegate(for: motion)
    navigation.delegate = delegate
    return order.events(motion, delegate) { navigation.popViewController(animated: $0) }
  }

  /// What comes before the first frame of a push with an animator.
  private let pushBeginning = [
    "0.0: willMoveToParent B", "viewDidLoad B", "animationControllerForOperation TransitionSource",
    "interactionControllerForAnimationController TransitionSource",
    "transitionDuration SlideAnimator",
    "navigationControllerWillShow TransitionSource", "viewWillDisappear A", "viewWillAppear B",
    "animateTransition SlideAnimator", "viewIsAppearing B",
  ]

  /// What comes when such a push has taken place.
  private func pushEnd(at time: Double) -> [String] {
    [
      "\(time): viewDidDisappear A", "viewDidAppear B", "didMoveToParent B",
      "navigationControllerDidShow TransitionSource", "animationEnded SlideAnimator",
    ]
  }

  /// What comes before the first frame of a pop with an animator.
  private let popBeginning = [
    "0.0: willMoveToParent B", "viewDidLoad A", "animationControllerForOperation TransitionSource",
    "interactionControllerForAnimationController TransitionSource",
    "transitionDuration SlideAnimator",
    "navigationControllerWillShow TransitionSource", "viewWillDisappear B", "viewWillAppear A",
    "animateTransition SlideAnimator", "viewIsAppearing A",
  ]

  /// What comes when such a pop has taken place.
  private func popEnd(at time: Double) -> [String] {
    [
      "\(time): viewDidDisappear B", "viewDidAppear A", "didMoveToParent B",
      "navigationControllerDidShow TransitionSource", "animationEnded SlideAnimator",
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

  @Test(arguments: [(EventOrder.Motion.none, ""), (.system, "0.505734884: ")])
  func pushWithoutAnAnimator(motion: EventOrder.Motion, end: String) {
    #expect(
      push(motion) == [
        "0.0: willMoveToParent B", "viewDidLoad B", "viewWillDisappear A", "viewWillAppear B",
        "viewIsAppearing B", "\(end)viewDidDisappear A", "viewDidAppear B", "didMoveToParent B",
      ])
  }

  @Test func pushWithAnAnimator() { #expect(push(.animator) == pushBeginning + pushEnd(at: 0.5)) }

  @Test func pushDrivenAndFinished() {
    #expect(push(.driven(finishes: true)) == order.driven(pushBeginning) + pushEnd(at: 0.8))
  }

  @Test func pushDrivenAndCancelled() {
    #expect(
      push(.driven(finishes: false)) == order.driven(pushBeginning) + [
        "0.7: viewWillDisappear B", "viewDidDisappear B", "viewWillAppear A", "viewIsAppearing A",
        "viewDidAppear A", "didMoveToParent B", "animationEnded SlideAnimator",
      ])
  }

  @Test(arguments: [(EventOrder.Motion.none, ""), (.system, "0.505734884: ")])
  func popWithoutAnAnimator(motion: EventOrder.Motion, end: String) {
    #expect(
      pop(motion) == [
        "0.0: willMoveToParent B", "viewDidLoad A", "viewWillDisappear B", "viewWillAppear A",
        "viewIsAppearing A", "\(end)viewDidDisappear B", "viewDidAppear A", "didMoveToParent B",
      ])
  }

  @Test func popWithAnAnimator() { #expect(pop(.animator) == popBeginning + popEnd(at: 0.5)) }

  @Test func popDrivenAndFinished() {
    #expect(pop(.driven(finishes: true)) == order.driven(popBeginning) + popEnd(at: 0.8))
  }

  @Test func popDrivenAndCancelled() {
    #expect(
      pop(.driven(finishes: false)) == order.driven(popBeginning) + [
        "0.7: viewWillDisappear A", "viewDidDisappear A", "viewWillAppear B", "viewIsAppearing B",
        "viewDidAppear B", "animationEnded SlideAnimator",
      ])
  }
}
