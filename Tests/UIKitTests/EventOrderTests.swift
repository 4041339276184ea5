// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// The order of all callbacks of each kind of transition, as a recording lists them.
///
/// Sources: the orders collected from published logs of devices; where they are silent or conflict,
/// docs/transitions.md says what was chosen.
@MainActor
@Suite struct EventOrderTests {
  private final class A: UIViewController {}
  private final class B: UIViewController {}
  private final class Navigation: UINavigationController {}
  private final class Tabs: UITabBarController {}

  /// Animates, drives and listens, in every container.
  private final class Delegate: NSObject, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UIViewControllerTransitioningDelegate
  {
    let animator: SlideAnimator
    let interaction: UIPercentDrivenInteractiveTransition?
    /// Whether it has an animator and a presentation controller to offer.
    var isCustom = true

    init(interaction: UIPercentDrivenInteractiveTransition?) {
      self.interaction = interaction
      animator = SlideAnimator(duration: 0.5)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { isCustom ? animator : nil }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { isCustom ? animator : nil }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { isCustom ? FadeAnimator() : nil }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { isCustom ? FadeAnimator() : nil }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Presentation(presentedViewController: presented, presenting: presenting)
    }
  }

  private final class Presentation: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
  }

  private let stage = Stage()
  private let a = A()
  private let b = B()

  /// Every event of `body`, as `time name object`, the time left out where it is that of the one
  /// before; layout callbacks only if asked for.
  private func events(withLayout: Bool = false, _ body: () -> Void) -> [String] {
    let recording = stage.record("events", body)
    #expect(recording.findings == [])
    var last = -1.0
    let events = recording.events.filter {
      withLayout || !["viewWillLayoutSubviews", "viewDidLayoutSubviews"].contains($0.name)
    }
    return events.map { event in
      defer { last = event.time }
      let time = event.time == last ? "" : "\(event.time): "
      return "\(time)\(event.name) \(event.object)"
    }
  }

  /// Lets go of a driven transition after half a second, at 0.4 of the way.
  private func letGo(_ interaction: UIPercentDrivenInteractiveTransition?, finishing: Bool) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      interaction?.update(0.4)
      if finishing { interaction?.finish() } else { interaction?.cancel() }
    }
  }

  private func show(_ navigation: UINavigationController) {
    navigation.setNavigationBarHidden(true, animated: false)
    stage.window.rootViewController = navigation
  }

  /// The new view is laid out within the transition's first step, after it is in the window and
  /// before it is seen.
  @Test func layoutFollowsTheBeginning() {
    let navigation = UINavigationController(rootViewController: a)
    show(navigation)
    #expect(
      events(withLayout: true) { navigation.pushViewController(b, animated: true) } == [
        "0.0: willMoveToParent B", "viewDidLoad B", "viewWillDisappear A", "viewWillAppear B",
        "viewIsAppearing B", "viewWillLayoutSubviews B", "viewDidLayoutSubviews B",
        "0.505734884: viewDidDisappear A", "viewDidAppear B", "didMoveToParent B",
      ])
  }

  @Test func layoutOfAPresentationFollowsItsBeginning() {
    stage.window.rootViewController = a
    b.modalPresentationStyle = .overFullScreen
    #expect(
      events(withLayout: true) { a.present(b, animated: true) } == [
        "0.0: viewDidLoad B", "viewWillAppear B", "viewIsAppearing B", "viewWillLayoutSubviews B",
        "viewDidLayoutSubviews B", "viewWillLayoutSubviews B", "viewDidLayoutSubviews B",
        "0.505734884: viewDidAppear B",
      ])
  }

  @Test func pushWithoutAnimation() {
    let navigation = Navigation(rootViewController: a)
    show(navigation)
    #expect(
      events { navigation.pushViewController(b, animated: false) } == [
        "0.0: willMoveToParent B",
        "viewDidLoad B",
        "viewWillDisappear A",
        "viewWillAppear B",
        "viewIsAppearing B",
        "viewDidDisappear A",
        "viewDidAppear B",
        "didMoveToParent B",
      ])
  }

  @Test func pushOfTheSystem() {
    let navigation = Navigation(rootViewController: a)
    show(navigation)
    #expect(
      events { navigation.pushViewController(b, animated: true) } == [
        "0.0: willMoveToParent B",
        "viewDidLoad B",
        "viewWillDisappear A",
        "viewWillAppear B",
        "viewIsAppearing B",
        "0.505734884: viewDidDisappear A",
        "viewDidAppear B",
        "didMoveToParent B",
      ])
  }

  @Test func pushWithAnAnimator() {
    let navigation = Navigation(rootViewController: a)
    show(navigation)
    let delegate = Delegate(interaction: nil)
    navigation.delegate = delegate
    #expect(
      events { navigation.pushViewController(b, animated: true) } == [
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
        "0.5: viewDidDisappear A",
        "viewDidAppear B",
        "didMoveToParent B",
        "navigationControllerDidShow Delegate",
        "animationEnded SlideAnimator",
      ])
  }

  @Test func pushDrivenAndFinished() {
    let navigation = Navigation(rootViewController: a)
    show(navigation)
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(interaction: interaction)
    navigation.delegate = delegate
    #expect(
      events {
        navigation.pushViewController(b, animated: true)
        letGo(interaction, finishing: true)
      } == [
        "0.0: willMoveToParent B",
        "viewDidLoad B",
        "animationControllerForOperation Delegate",
        "interactionControllerForAnimationController Delegate",
        "transitionDuration SlideAnimator",
        "navigationControllerWillShow Delegate",
        "viewWillDisappear A",
        "viewWillAppear B",
        "startInteractiveTransition UIPercentDrivenInteractiveTransition",
        "animateTransition SlideAnimator",
        "viewIsAppearing B",
        "0.8: viewDidDisappear A",
        "viewDidAppear B",
        "didMoveToParent B",
        "navigationControllerDidShow Delegate",
        "animationEnded SlideAnimator",
      ])
  }

  @Test func pushDrivenAndCancelled() {
    let navigation = Navigation(rootViewController: a)
    show(navigation)
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(interaction: interaction)
    navigation.delegate = delegate
    #expect(
      events {
        navigation.pushViewController(b, animated: true)
        letGo(interaction, finishing: false)
      } == [
        "0.0: willMoveToParent B",
        "viewDidLoad B",
        "animationControllerForOperation Delegate",
        "interactionControllerForAnimationController Delegate",
        "transitionDuration SlideAnimator",
        "navigationControllerWillShow Delegate",
        "viewWillDisappear A",
        "viewWillAppear B",
        "startInteractiveTransition UIPercentDrivenInteractiveTransition",
        "animateTransition SlideAnimator",
        "viewIsAppearing B",
        "0.7: viewWillDisappear B",
        "viewDidDisappear B",
        "viewWillAppear A",
        "viewIsAppearing A",
        "viewDidAppear A",
        "didMoveToParent B",
        "animationEnded SlideAnimator",
      ])
  }

  @Test func popWithoutAnimation() {
    let navigation = Navigation(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    show(navigation)
    #expect(
      events { navigation.popViewController(animated: false) } == [
        "0.0: willMoveToParent B",
        "viewDidLoad A",
        "viewWillDisappear B",
        "viewWillAppear A",
        "viewIsAppearing A",
        "viewDidDisappear B",
        "viewDidAppear A",
        "didMoveToParent B",
      ])
  }

  @Test func popOfTheSystem() {
    let navigation = Navigation(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    show(navigation)
    #expect(
      events { navigation.popViewController(animated: true) } == [
        "0.0: willMoveToParent B",
        "viewDidLoad A",
        "viewWillDisappear B",
        "viewWillAppear A",
        "viewIsAppearing A",
        "0.505734884: viewDidDisappear B",
        "viewDidAppear A",
        "didMoveToParent B",
      ])
  }

  @Test func popWithAnAnimator() {
    let navigation = Navigation(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    show(navigation)
    let delegate = Delegate(interaction: nil)
    navigation.delegate = delegate
    #expect(
      events { navigation.popViewController(animated: true) } == [
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
        "0.5: viewDidDisappear B",
        "viewDidAppear A",
        "didMoveToParent B",
        "navigationControllerDidShow Delegate",
        "animationEnded SlideAnimator",
      ])
  }

  @Test func popDrivenAndFinished() {
    let navigation = Navigation(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    show(navigation)
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(interaction: interaction)
    navigation.delegate = delegate
    #expect(
      events {
        navigation.popViewController(animated: true)
        letGo(interaction, finishing: true)
      } == [
        "0.0: willMoveToParent B",
        "viewDidLoad A",
        "animationControllerForOperation Delegate",
        "interactionControllerForAnimationController Delegate",
        "transitionDuration SlideAnimator",
        "navigationControllerWillShow Delegate",
        "viewWillDisappear B",
        "viewWillAppear A",
        "startInteractiveTransition UIPercentDrivenInteractiveTransition",
        "animateTransition SlideAnimator",
        "viewIsAppearing A",
        "0.8: viewDidDisappear B",
        "viewDidAppear A",
        "didMoveToParent B",
        "navigationControllerDidShow Delegate",
        "animationEnded SlideAnimator",
      ])
  }

  @Test func popDrivenAndCancelled() {
    let navigation = Navigation(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    show(navigation)
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(interaction: interaction)
    navigation.delegate = delegate
    #expect(
      events {
        navigation.popViewController(animated: true)
        letGo(interaction, finishing: false)
      } == [
        "0.0: willMoveToParent B",
        "viewDidLoad A",
        "animationControllerForOperation Delegate",
        "interactionControllerForAnimationController Delegate",
        "transitionDuration SlideAnimator",
        "navigationControllerWillShow Delegate",
        "viewWillDisappear B",
        "viewWillAppear A",
        "startInteractiveTransition UIPercentDrivenInteractiveTransition",
        "animateTransition SlideAnimator",
        "viewIsAppearing A",
        "0.7: viewWillDisappear A",
        "viewDidDisappear A",
        "viewWillAppear B",
        "viewIsAppearing B",
        "viewDidAppear B",
        "animationEnded SlideAnimator",
      ])
  }

  @Test func presentWithoutAnimation() {
    stage.window.rootViewController = a
    b.modalPresentationStyle = .fullScreen
    #expect(
      events { a.present(b, animated: false) {} } == [
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
    stage.window.rootViewController = a
    b.modalPresentationStyle = .fullScreen
    #expect(
      events { a.present(b, animated: true) {} } == [
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
    stage.window.rootViewController = a
    b.modalPresentationStyle = .custom
    let delegate = Delegate(interaction: nil)
    b.transitioningDelegate = delegate
    #expect(
      events { a.present(b, animated: true) {} } == [
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
        "0.5: presentationTransitionDidEnd Presentation",
        "viewDidAppear B",
        "viewDidDisappear A",
        "animationEnded FadeAnimator",
        "presentCompletion A",
        "containerViewWillLayoutSubviews Presentation",
        "containerViewDidLayoutSubviews Presentation",
      ])
  }

  @Test func presentDrivenAndFinished() {
    stage.window.rootViewController = a
    b.modalPresentationStyle = .custom
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(interaction: interaction)
    b.transitioningDelegate = delegate
    #expect(
      events {
        a.present(b, animated: true) {}
        letGo(interaction, finishing: true)
      } == [
        "0.0: presentationControllerForPresented Delegate",
        "viewDidLoad B",
        "animationControllerForPresented Delegate",
        "interactionControllerForPresentation Delegate",
        "transitionDuration FadeAnimator",
        "presentationTransitionWillBegin Presentation",
        "viewWillDisappear A",
        "viewWillAppear B",
        "startInteractiveTransition UIPercentDrivenInteractiveTransition",
        "animateTransition FadeAnimator",
        "viewIsAppearing B",
        "containerViewWillLayoutSubviews Presentation",
        "containerViewDidLayoutSubviews Presentation",
        "0.8: presentationTransitionDidEnd Presentation",
        "viewDidAppear B",
        "viewDidDisappear A",
        "animationEnded FadeAnimator",
        "presentCompletion A",
        "containerViewWillLayoutSubviews Presentation",
        "containerViewDidLayoutSubviews Presentation",
      ])
  }

  @Test func presentDrivenAndCancelled() {
    stage.window.rootViewController = a
    b.modalPresentationStyle = .custom
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(interaction: interaction)
    b.transitioningDelegate = delegate
    #expect(
      events {
        a.present(b, animated: true) {}
        letGo(interaction, finishing: false)
      } == [
        "0.0: presentationControllerForPresented Delegate",
        "viewDidLoad B",
        "animationControllerForPresented Delegate",
        "interactionControllerForPresentation Delegate",
        "transitionDuration FadeAnimator",
        "presentationTransitionWillBegin Presentation",
        "viewWillDisappear A",
        "viewWillAppear B",
        "startInteractiveTransition UIPercentDrivenInteractiveTransition",
        "animateTransition FadeAnimator",
        "viewIsAppearing B",
        "containerViewWillLayoutSubviews Presentation",
        "containerViewDidLayoutSubviews Presentation",
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
    stage.window.rootViewController = a
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    #expect(
      events { b.dismiss(animated: false) {} } == [
        "0.0: viewWillDisappear B",
        "viewWillAppear A",
        "viewIsAppearing A",
        "viewDidDisappear B",
        "viewDidAppear A",
        "dismissCompletion A",
      ])
  }

  @Test func dismissFullScreen() {
    stage.window.rootViewController = a
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    #expect(
      events { b.dismiss(animated: true) {} } == [
        "0.0: viewWillDisappear B",
        "viewWillAppear A",
        "viewIsAppearing A",
        "0.505734884: viewDidDisappear B",
        "viewDidAppear A",
        "dismissCompletion A",
      ])
  }

  @Test func dismissWithAnAnimator() {
    stage.window.rootViewController = a
    b.modalPresentationStyle = .custom
    let delegate = Delegate(interaction: nil)
    b.transitioningDelegate = delegate
    a.present(b, animated: false)
    #expect(
      events { b.dismiss(animated: true) {} } == [
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
        "0.5: dismissalTransitionDidEnd Presentation",
        "viewDidDisappear B",
        "viewDidAppear A",
        "animationEnded FadeAnimator",
        "dismissCompletion A",
      ])
  }

  @Test func dismissDrivenAndFinished() {
    stage.window.rootViewController = a
    b.modalPresentationStyle = .custom
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(interaction: interaction)
    b.transitioningDelegate = delegate
    a.present(b, animated: false)
    #expect(
      events {
        b.dismiss(animated: true) {}
        letGo(interaction, finishing: true)
      } == [
        "0.0: animationControllerForDismissed Delegate",
        "interactionControllerForDismissal Delegate",
        "transitionDuration FadeAnimator",
        "dismissalTransitionWillBegin Presentation",
        "viewWillDisappear B",
        "viewWillAppear A",
        "viewIsAppearing A",
        "startInteractiveTransition UIPercentDrivenInteractiveTransition",
        "animateTransition FadeAnimator",
        "containerViewWillLayoutSubviews Presentation",
        "containerViewDidLayoutSubviews Presentation",
        "0.8: dismissalTransitionDidEnd Presentation",
        "viewDidDisappear B",
        "viewDidAppear A",
        "animationEnded FadeAnimator",
        "dismissCompletion A",
      ])
  }

  @Test func dismissDrivenAndCancelled() {
    stage.window.rootViewController = a
    b.modalPresentationStyle = .custom
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(interaction: interaction)
    b.transitioningDelegate = delegate
    a.present(b, animated: false)
    #expect(
      events {
        b.dismiss(animated: true) {}
        letGo(interaction, finishing: false)
      } == [
        "0.0: animationControllerForDismissed Delegate",
        "interactionControllerForDismissal Delegate",
        "transitionDuration FadeAnimator",
        "dismissalTransitionWillBegin Presentation",
        "viewWillDisappear B",
        "viewWillAppear A",
        "viewIsAppearing A",
        "startInteractiveTransition UIPercentDrivenInteractiveTransition",
        "animateTransition FadeAnimator",
        "containerViewWillLayoutSubviews Presentation",
        "containerViewDidLayoutSubviews Presentation",
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

  @Test func tabSelectedInCode() {
    let tabs = Tabs()
    tabs.viewControllers = [a, b]
    stage.window.rootViewController = tabs
    #expect(
      events { tabs.selectedIndex = 1 } == [
        "0.0: viewDidLoad B",
        "viewWillDisappear A",
        "viewWillAppear B",
        "viewIsAppearing B",
        "viewDidDisappear A",
        "viewDidAppear B",
      ])
  }

  @Test func tabTapped() {
    let tabs = Tabs()
    tabs.viewControllers = [a, b]
    stage.window.rootViewController = tabs
    let delegate = Delegate(interaction: nil)
    tabs.delegate = delegate
    delegate.isCustom = false
    #expect(
      events { tabs.tapTab(at: 1) } == [
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
    let tabs = Tabs()
    tabs.viewControllers = [a, b]
    stage.window.rootViewController = tabs
    let delegate = Delegate(interaction: nil)
    tabs.delegate = delegate
    #expect(
      events { tabs.tapTab(at: 1) } == [
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
    let tabs = Tabs()
    tabs.viewControllers = [a, b]
    stage.window.rootViewController = tabs
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(interaction: interaction)
    tabs.delegate = delegate
    #expect(
      events {
        tabs.selectedIndex = 1
        letGo(interaction, finishing: true)
      } == [
        "0.0: viewDidLoad B",
        "animationControllerForTransition Delegate",
        "interactionControllerForAnimationController Delegate",
        "transitionDuration SlideAnimator",
        "viewWillDisappear A",
        "viewWillAppear B",
        "startInteractiveTransition UIPercentDrivenInteractiveTransition",
        "animateTransition SlideAnimator",
        "viewIsAppearing B",
        "0.8: viewDidDisappear A",
        "viewDidAppear B",
        "animationEnded SlideAnimator",
      ])
  }

  @Test func tabDrivenAndCancelled() {
    let tabs = Tabs()
    tabs.viewControllers = [a, b]
    stage.window.rootViewController = tabs
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(interaction: interaction)
    tabs.delegate = delegate
    #expect(
      events {
        tabs.selectedIndex = 1
        letGo(interaction, finishing: false)
      } == [
        "0.0: viewDidLoad B",
        "animationControllerForTransition Delegate",
        "interactionControllerForAnimationController Delegate",
        "transitionDuration SlideAnimator",
        "viewWillDisappear A",
        "viewWillAppear B",
        "startInteractiveTransition UIPercentDrivenInteractiveTransition",
        "animateTransition SlideAnimator",
        "viewIsAppearing B",
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
    stage.window.rootViewController = container
    #expect(
      events {
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
    stage.window.rootViewController = container
    #expect(
      events {
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

/// Fades whichever view comes or goes.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.5) {
      to.alpha = 1
    } completion: { _ in
      to.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
