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

  @Test func tabSelectedInCode() {
    let tabs = EventOrder.Tabs()
    tabs.viewControllers = [a, b]
    order.stage.window.rootViewController = tabs
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
    let tabs = EventOrder.Tabs()
    tabs.viewControllers = [a, b]
    order.stage.window.rootViewController = tabs
    let delegate = EventOrder.Delegate(interaction: nil)
    tabs.delegate = delegate
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
    let tabs = EventOrder.Tabs()
    tabs.viewControllers = [a, b]
    order.stage.window.rootViewController = tabs
    let delegate = EventOrder.Delegate(interaction: nil)
    tabs.delegate = delegate
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

  @Test func tabDrivenAndFinished() {
    let tabs = EventOrder.Tabs()
    tabs.viewControllers = [a, b]
    order.stage.window.rootViewController = tabs
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = EventOrder.Delegate(interaction: interaction)
    tabs.delegate = delegate
    #expect(
      order.events {
        tabs.selectedIndex = 1
        order.endInteraction(interaction, finishing: true)
      } == drivenBeginning + [
        "0.8: viewDidDisappear A",
        "viewDidAppear B",
        "animationEnded SlideAnimator",
      ])
  }

  @Test func tabDrivenAndCancelled() {
    let tabs = EventOrder.Tabs()
    tabs.viewControllers = [a, b]
    order.stage.window.rootViewController = tabs
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = EventOrder.Delegate(interaction: interaction)
    tabs.delegate = delegate
    #expect(
      order.events {
        tabs.selectedIndex = 1
        order.endInteraction(interaction, finishing: false)
      } == drivenBeginning + [
        "0.7: viewWillDisappear B",
        "viewDidDisappear B",
        "viewWillAppear A",
        "viewIsAppearing A",
        "viewDidAppear A",
        "animationEnded SlideAnimator",
      ])
  }

  @Test func containmentPlain() {
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
          from: a, to: b, duration: 0, animations: { b.view.alpha = 0.5 }
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
        "viewDidDisappear A",
        "viewDidAppear B",
        "didMoveToParent A",
      ])
  }

  @Test func containmentAnimated() {
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
          from: a, to: b, duration: 0.25, animations: { b.view.alpha = 0.5 }
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
        "0.25: viewDidDisappear A",
        "viewDidAppear B",
        "didMoveToParent A",
      ])
  }
}
