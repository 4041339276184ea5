// SPDX-License-Identifier: MIT
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

  /// What comes before the first frame of a selection that is driven.
  private let drivenBeginning = [
    "0.0: viewDidLoad B",
    "animationControllerForTransition Delegate",
    "interactionControllerForAnimationController Delegate",
    "transitionDuration SlideAnimator",
    "viewWillDisappear A",
    "viewWillAppear B",
    "startInteractiveTransition UIPercentDrivenInteractiveTransition",
    "animateTransition SlideAnimator",
    "viewIsAppearing B",
  ]

  private func show(_ delegate: EventOrder.Delegate?) -> UITabBarController {
    let tabs = EventOrder.Tabs()
    tabs.viewControllers = [a, b]
    order.stage.window.rootViewController = tabs
    tabs.delegate = delegate
    return tabs
  }

  @Test func tabSelectedInCode() {
    let tabs = show(nil)
    #expect(
      order.events { tabs.selectedIndex = 1 } == [
        "0.0: viewDidLoad B",
        "viewWillDisappear A",
        "viewWillAppear B",
        "viewIsAppearing B",
        "viewDidDisappear A",
        "viewDidAppear B",
      ])
  }

  @Test func tabTapped() {
    let delegate = EventOrder.Delegate(interaction: nil)
    let tabs = show(delegate)
    delegate.isCustom = false
    #expect(
      order.events { tabs.tapTab(at: 1) } == [
        "0.0: tabBarControllerShouldSelect Delegate",
        "viewDidLoad B",
        "animationControllerForTransition Delegate",
        "tabBarControllerDidSelect Delegate",
        "viewWillDisappear A",
        "viewWillAppear B",
        "viewIsAppearing B",
        "0.5: viewDidDisappear A",
        "viewDidAppear B",
      ])
  }

  @Test func tabTappedWithAnAnimator() {
    let delegate = EventOrder.Delegate(interaction: nil)
    let tabs = show(delegate)
    #expect(
      order.events { tabs.tapTab(at: 1) } == [
        "0.0: tabBarControllerShouldSelect Delegate",
        "viewDidLoad B",
        "animationControllerForTransition Delegate",
        "interactionControllerForAnimationController Delegate",
        "tabBarControllerDidSelect Delegate",
        "transitionDuration SlideAnimator",
        "viewWillDisappear A",
        "viewWillAppear B",
        "animateTransition SlideAnimator",
        "viewIsAppearing B",
        "0.5: viewDidDisappear A",
        "viewDidAppear B",
        "animationEnded SlideAnimator",
      ])
  }

  @Test(arguments: [true, false]) func tabDriven(finishing: Bool) {
    let delegate = EventOrder.Delegate(interaction: UIPercentDrivenInteractiveTransition())
    let tabs = show(delegate)
    let finished = [
      "0.8: viewDidDisappear A",
      "viewDidAppear B",
      "animationEnded SlideAnimator",
    ]
    let cancelled = [
      "0.7: viewWillDisappear B",
      "viewDidDisappear B",
      "viewWillAppear A",
      "viewIsAppearing A",
      "viewDidAppear A",
      "animationEnded SlideAnimator",
    ]
    #expect(
      order.events {
        tabs.selectedIndex = 1
        order.endInteraction(delegate.interaction, finishing: finishing)
      } == drivenBeginning + (finishing ? finished : cancelled))
  }

  /// Without animation, and with one.
  @Test(arguments: [(0, ""), (0.25, "0.25: ")])
  func containment(duration: TimeInterval, end: String) {
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
        "0.0: willMoveToParent B",
        "viewDidLoad B",
        "viewWillDisappear A",
        "viewWillAppear B",
        "viewIsAppearing B",
        "\(end)viewDidDisappear A",
        "viewDidAppear B",
        "didMoveToParent A",
      ])
  }
}
