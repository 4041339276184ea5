// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// A stage on which transitions are listened to: two controllers, containers of their own classes, and a
/// delegate that animates, drives and presents in every one of them.
@MainActor
struct EventOrder {
  final class A: UIViewController {}
  final class B: UIViewController {}
  final class Navigation: UINavigationController {}
  final class Tabs: UITabBarController {}

  /// Animates, drives and listens, in every container.
  final class Delegate: NSObject, UINavigationControllerDelegate,
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

  final class Presentation: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
  }

  let stage = Stage()
  let a = A()
  let b = B()

  /// Every event of `body`, as `time name object`, the time left out where it is that of the one
  /// before; layout callbacks only if asked for.
  func events(withLayout: Bool = false, _ body: () -> Void) -> [String] {
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

  /// The beginning of a transition that is driven: that of one which runs by itself, with its
  /// interaction controller called before the animator.
  func driven(_ beginning: [String]) -> [String] {
    beginning.flatMap { event in
      event.hasPrefix("animateTransition")
        ? ["startInteractiveTransition UIPercentDrivenInteractiveTransition", event] : [event]
    }
  }

  /// Ends the interaction after half a second, at a progress of 0.4.
  func endInteraction(_ interaction: UIPercentDrivenInteractiveTransition?, finishing: Bool) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      interaction?.update(0.4)
      if finishing { interaction?.finish() } else { interaction?.cancel() }
    }
  }

  func show(_ navigation: UINavigationController) {
    navigation.setNavigationBarHidden(true, animated: false)
    stage.window.rootViewController = navigation
  }
}

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
