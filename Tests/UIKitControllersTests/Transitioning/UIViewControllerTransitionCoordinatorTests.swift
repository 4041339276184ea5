// SPDX-License-Identifier: MIT
import Animators
import Expectations
import FilmstripUIKitControllers
import Screens
import Testing

/// What the participants of a transition learn from its coordinator, and animate with it.
@MainActor
@Suite struct UIViewControllerTransitionCoordinatorTests {
  private final class Probe: UIViewController {
    var whenAppearing: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }
    var hasCoordinatorAtTheEnd: Bool?

    override func viewWillAppear(_ animated: Bool) {
      if let transitionCoordinator { whenAppearing(transitionCoordinator) }
    }
    override func viewDidAppear(_ animated: Bool) {
      hasCoordinatorAtTheEnd = transitionCoordinator != nil
    }
  }

  private let screen = Screen()
  private let home = UIViewController()
  private let detail = Probe()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: home)
    screen.window.rootViewController = navigation
    screen.advance(by: 0)
  }

  private func presented(_ view: UIView) -> CGRect? { view.layer.presentation()?.frame }

  /// The values that were measured on a device, but for the curve's raw value 7.
  @Test func tellsOfTheSystemsPushWhatWasMeasured() throws {
    var seen: [String] = []
    detail.whenAppearing = { coordinator in
      seen.append("\(coordinator.transitionDuration)")
      seen.append("\(coordinator.presentationStyle)")
      seen.append("\(coordinator.isAnimated) \(coordinator.initiallyInteractive)")
      seen.append("\(coordinator.isInteractive) \(coordinator.isInterruptible)")
      seen.append("\(coordinator.completionVelocity) \(coordinator.percentComplete)")
      seen.append("\(coordinator.targetTransform == .identity) \(coordinator.isCancelled)")
    }
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0)
    #expect(seen == ["0.35", "none", "true false", "false false", "1.0 0.0", "true false"])
    for controller in [home, detail, navigation] {
      #expect(controller.transitionCoordinator != nil)
    }
    screen.settle()
    #expect(detail.hasCoordinatorAtTheEnd == true)
    for controller in [home, detail, navigation] {
      #expect(controller.transitionCoordinator == nil)
    }
  }

  @Test func thereIsNoneWithoutAnimation() {
    var wasAsked = false
    detail.whenAppearing = { _ in wasAsked = true }
    navigation.pushViewController(detail, animated: false)
    #expect(!wasAsked && detail.hasCoordinatorAtTheEnd == false)
  }

  /// The block does not run within `viewWillAppear`; it runs with the transition's own spring.
  @Test func animatesAlongsideTheSystemsPush() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    var order: [String] = []
    detail.whenAppearing = { coordinator in
      let isQueued = coordinator.animate(
        alongsideTransition: { _ in
          order.append("alongside")
          view.frame.origin.x = 100
        }, completion: { order.append("completion \($0.isCancelled)") })
      order.append("queued \(isQueued)")
    }
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0.1)
    #expect(order == ["queued true", "alongside"])
    expect(presented(view)?.minX, 54.478, within: 0.01)
    screen.settle()
    #expect(order == ["queued true", "alongside", "completion false"])
    expect(presented(view)?.minX, 100)
  }

  /// A view outside of the container follows the touch as well, and goes back with it.
  @Test(arguments: [true, false])
  func whatRunsAlongsideIsDriven(finishes: Bool) throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    let source = TransitionSource(SlideAnimator(), interaction: interaction)
    navigation.delegate = source
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    var changes: [String] = []
    detail.whenAppearing = { coordinator in
      coordinator.animateAlongsideTransition(in: view) { _ in view.frame.origin.x = 100 }
      coordinator.notifyWhenInteractionChanges {
        changes.append("\($0.isInteractive) \($0.isCancelled) \($0.percentComplete)")
      }
    }
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0)
    screen.advance(by: 1)
    expect(presented(view)?.minX, 0)
    interaction.update(0.4)
    screen.advance(by: 1)
    expect(presented(view)?.minX, 40)
    if finishes { interaction.finish() } else { interaction.cancel() }
    #expect(changes == ["false \(!finishes) 0.4"])
    screen.advance(by: finishes ? 0.15 : 0.1)
    expect(presented(view)?.minX, finishes ? 40 + 60 * 0.5 : 40 * 0.5, within: 1e-3)
    screen.settle()
    #expect(view.frame.minX == (finishes ? 100 : 0))
    withExtendedLifetime(source) {}
  }

  /// What changes around the container does not take the container's own motion along.
  @Test func aViewAroundTheContainerMayAnimateAlongside() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let source = TransitionSource(
      SlideAnimator(duration: 0.4, means: .block(.curveLinear)), interaction: interaction)
    navigation.delegate = source
    interaction.completionCurve = .linear
    detail.whenAppearing = { coordinator in
      coordinator.animate(alongsideTransition: { _ in
        coordinator.containerView.superview?.backgroundColor = .red
        coordinator.containerView.window?.alpha = 0.5
      })
    }
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0)
    interaction.update(0.5)
    screen.advance(by: 1)
    expect(presented(detail.view)?.minX, 196.5)
    expect(screen.window.layer.presentation()?.opacity, 0.75)
    interaction.cancel()
    screen.advance(by: 0.1)
    expect(presented(detail.view)?.minX, 196.5 * 1.5, within: 1e-6)
    expect(screen.window.layer.presentation()?.opacity, 0.875, within: 1e-6)
    #expect(screen.settle() == [])
    #expect(screen.window.alpha == 1)
    withExtendedLifetime(source) {}
  }

  /// An interaction controller that moves the views itself, in real time, after the interaction has
  /// ended.
  @Test func whatRunsAlongsideLeavesAnApplicationsOwnMotionAlone() {
    final class Own: NSObject, UIViewControllerInteractiveTransitioning {
      private var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.frame = CGRect(x: 200, y: 0, width: 393, height: 852)
      }
      func endInteraction() {
        context?.cancelInteractiveTransition()
        let (context, view) = (context, context?.view(forKey: .to))
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
          view?.frame.origin.x = 400
        } completion: { _ in
          context?.completeTransition(false)
        }
        self.context = nil
      }
    }
    let own = Own()
    let source = TransitionSource(SlideAnimator(), interaction: own)
    navigation.delegate = source
    detail.whenAppearing = { [detail] in
      $0.animate(alongsideTransition: { _ in detail.view.backgroundColor = .red })
    }
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 1)
    own.endInteraction()
    screen.advance(by: 0.1)
    expect(presented(detail.view)?.minX, 300, within: 1e-6)
    #expect(screen.settle() == [])
    #expect(navigation.viewControllers == [home])
    withExtendedLifetime((source, own)) {}
  }

  @Test func afterTheEndNothingIsQueued() throws {
    var kept: (any UIViewControllerTransitionCoordinator)?
    detail.whenAppearing = { kept = $0 }
    navigation.pushViewController(detail, animated: true)
    screen.settle()
    let coordinator = try #require(kept)
    #expect(!coordinator.animate(alongsideTransition: { _ in Issue.record("must not run") }))
    #expect(coordinator.containerView.subviews == [detail.view])
  }

  @Test func presentationsHaveOneToo() throws {
    var styles: [UIModalPresentationStyle] = []
    detail.modalPresentationStyle = .overFullScreen
    detail.whenAppearing = { styles.append($0.presentationStyle) }
    navigation.present(detail, animated: true)
    screen.advance(by: 0)
    #expect(styles == [.overFullScreen])
    #expect(navigation.transitionCoordinator != nil && home.transitionCoordinator != nil)
    screen.settle()
    #expect(navigation.transitionCoordinator == nil)
  }
}
