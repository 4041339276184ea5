// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

/// A stage on which transitions are listened to: two controllers, containers of their own classes, and delegates that
/// animate, drive and present in every one of them.
@MainActor
struct EventOrder {
  final class A: UIViewController {}
  final class B: UIViewController {}
  final class Navigation: UINavigationController {}
  final class Tabs: UITabBarController {}

  final class Presentation: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
  }

  /// What moves a transition: an animator by itself, or driven to 0.4 until it ends after half a second.
  enum Motion: Equatable { case none, system, animator, driven(finishes: Bool) }

  let stage = Stage()
  let a = A()
  let b = B()

  /// The delegate that has the animator; nil where the system moves something, or nothing moves.
  func delegate(
    for motion: Motion, _ animator: any UIViewControllerAnimatedTransitioning = SlideAnimator()
  ) -> TransitionSource? {
    let interaction = UIPercentDrivenInteractiveTransition()
    switch motion {
    case .none, .system: return nil
    case .animator: return TransitionSource(animator, presentation: Presentation.init)
    case .driven:
      return TransitionSource(animator, interaction: interaction, presentation: Presentation.init)
    }
  }

  /// Every event of a transition, which `begin` begins, animated or not.
  func events(
    _ motion: Motion, _ delegate: TransitionSource?, _ begin: (_ animated: Bool) -> Void
  ) -> [String] {
    events {
      begin(motion != .none)
      guard case .driven(let finishes) = motion else { return }
      let interaction = delegate?.interaction as? UIPercentDrivenInteractiveTransition
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        interaction?.update(0.4)
        if finishes { interaction?.finish() } else { interaction?.cancel() }
      }
    }
  }

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

  func show(_ navigation: UINavigationController) {
    navigation.setNavigationBarHidden(true, animated: false)
    stage.window.rootViewController = navigation
  }
}
