// SPDX-License-Identifier: MIT
import Animators
import Testing
import UIKit

/// The order of all callbacks of tabs and of containment, as a recording lists them.
///
/// Sources: the orders collected from published logs of devices; where they are silent or conflict,
/// docs/transitions.md says what was chosen.
@MainActor
@Suite struct ContainerEventOrderTests {
  private let order = EventOrder()
  private var a: UIViewController { order.a }
  private var b: UIViewController { order.b }

  private func tabs(_ delegate: TransitionSource? = nil) -> UITabBarController {
    let tabs = EventOrder.Tabs()
    tabs.viewControllers = [a, b]
    order.stage.window.rootViewController = tabs
    tabs.delegate = delegate
    return tabs
  }

  @Test func tabSelectedInCode() {
    let tabs = tabs()
    #expect(
      order.events { tabs.selectedIndex = 1 } == [
        "0.0: viewDidLoad B", "viewWillDisappear A", "viewWillAppear B", "viewIsAppearing B",
        "viewDidDisappear A", "viewDidAppear B",
      ])
  }

  @Test func tabTapped() {
    let delegate = TransitionSource()
    let tabs = tabs(delegate)
    #expect(
      order.events { tabs.tapTab(at: 1) } == [
        "0.0: tabBarControllerShouldSelect TransitionSource", "viewDidLoad B",
        "animationControllerForTransition TransitionSource",
        "tabBarControllerDidSelect TransitionSource",
        "viewWillDisappear A", "viewWillAppear B", "viewIsAppearing B",
        "0.5: viewDidDisappear A", "viewDidAppear B",
      ])
  }

  @Test func tabTappedWithAnAnimator() {
    let delegate = order.delegate(for: .animator)
    let tabs = tabs(delegate)
    #expect(
      order.events { tabs.tapTab(at: 1) } == [
        "0.0: tabBarControllerShouldSelect TransitionSource", "viewDidLoad B",
        "animationControllerForTransition TransitionSource",
        "interactionControllerForAnimationController TransitionSource",
        "tabBarControllerDidSelect TransitionSource", "transitionDuration SlideAnimator",
        "viewWillDisappear A", "viewWillAppear B", "animateTransition SlideAnimator",
        "viewIsAppearing B", "0.5: viewDidDisappear A", "viewDidAppear B",
        "animationEnded SlideAnimator",
      ])
  }

  @Test(arguments: [
    (
      true, ["0.8: viewDidDisappear A", "viewDidAppear B", "animationEnded SlideAnimator"]
    ),
    (
      false,
      [
        "0.7: viewWillDisappear B", "viewDidDisappear B", "viewWillAppear A", "viewIsAppearing A",
        "viewDidAppear A", "animationEnded SlideAnimator",
      ]
    ),
  ])
  func tabDriven(finishes: Bool, end: [String]) {
    let motion = EventOrder.Motion.driven(finishes: finishes)
    let delegate = order.delegate(for: motion)
    let tabs = tabs(delegate)
    #expect(
      order.events(motion, delegate) { _ in tabs.selectedIndex = 1 } == [
        "0.0: viewDidLoad B", "animationControllerForTransition TransitionSource",
        "interactionControllerForAnimationController TransitionSource",
        "transitionDuration SlideAnimator", "viewWillDisappear A", "viewWillAppear B",
        "startInteractiveTransition UIPercentDrivenInteractiveTransition",
        "animateTransition SlideAnimator", "viewIsAppearing B",
      ] + end)
  }

  @Test(arguments: [(0.0, ""), (0.25, "0.25: ")])
  func containment(duration: Double, end: String) {
    let container = UIViewController()
    container.addChild(a)
    container.view.addSubview(a.view)
    a.didMove(toParent: container)
    order.stage.window.rootViewController = container
    #expect(
      order.events {
        a.willMove(toParent: nil)
        container.addChild(b)
        container.transition(
          from: a, to: b, duration: duration, animations: { b.view.alpha = 0.5 }
        ) { _ in
          a.removeFromParent()
          b.didMove(toParent: container)
        }
      } == [
        "0.0: willMoveToParent B", "viewDidLoad B", "viewWillDisappear A", "viewWillAppear B",
        "viewIsAppearing B", "\(end)viewDidDisappear A", "viewDidAppear B", "didMoveToParent A",
      ])
  }
}
