// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Testing

/// What drives an interactive transition, in every order and at every moment: the transition ends, and what is on the
/// screen is what was there before, or what the same change shows without animation.
@MainActor
@Suite struct InteractionMomentTests {
  enum Change: CaseIterable, Sendable {
    case push, pop, present, dismiss, presentOver, dismissOver, tab
  }

  enum Step: Sendable { case update(CGFloat), finish, cancel, pause, wait }

  /// Calls and how they end.
  ///
  /// That the first end counts is published; that values are clamped is documented.
  struct Script: Sendable, CustomTestStringConvertible {
    let steps: [Step]
    let completes: Bool
    var testDescription: String { "\(steps)" }
  }

  nonisolated static let scripts: [Script] = [
    Script(steps: [.finish], completes: true),
    Script(steps: [.cancel], completes: false),
    Script(steps: [.update(0.3), .finish], completes: true),
    Script(steps: [.update(0.3), .cancel], completes: false),
    Script(steps: [.update(0), .cancel], completes: false),
    Script(steps: [.update(1), .finish], completes: true),
    Script(steps: [.update(1), .cancel], completes: false),
    Script(steps: [.update(-3), .finish], completes: true),
    Script(steps: [.update(7), .cancel], completes: false),
    Script(steps: [.update(.nan), .finish], completes: true),
    Script(steps: [.update(0.3), .update(0.3), .finish], completes: true),
    Script(steps: [.update(0.6), .update(0.2), .cancel], completes: false),
    Script(steps: [.update(0.4), .finish, .cancel], completes: true),
    Script(steps: [.update(0.4), .cancel, .finish], completes: false),
    Script(steps: [.update(0.4), .finish, .finish], completes: true),
    Script(steps: [.update(0.4), .cancel, .cancel], completes: false),
    Script(steps: [.update(0.4), .finish, .update(0.1)], completes: true),
    Script(steps: [.update(0.4), .cancel, .update(0.9)], completes: false),
    Script(steps: [.pause, .update(0.4), .finish], completes: true),
    Script(steps: [.pause, .update(0.4), .cancel], completes: false),
    Script(steps: [.update(0.4), .pause, .cancel], completes: false),
    Script(steps: [.update(0.4), .finish, .wait, .pause, .update(0.7), .cancel], completes: false),
    Script(steps: [.update(0.4), .cancel, .wait, .pause, .update(0.2), .finish], completes: true),
    Script(steps: [.wait, .update(0.5), .wait, .finish], completes: true),
  ]

  /// When the first calls come: in the method that begins the interaction, in the animator, or later.
  enum Beginning: CaseIterable, Sendable {
    case startInteractiveTransition, animateTransition, later
  }

  private final class Driver: UIPercentDrivenInteractiveTransition {
    var onStart: (() -> Void)?
    override func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      super.startInteractiveTransition(transitionContext)
      onStart?()
    }
  }

  /// A screen before a change, with two controllers that note their callbacks.
  private func scene(_ change: Change) -> MomentScene {
    let place: ControllerPlace =
      switch change {
      case .push, .pop: .push
      case .present, .dismiss: .fullScreen
      case .presentOver, .dismissOver: .custom
      case .tab: .selectedTab
      }
    let scene = MomentScene(place, animated: true)
    if change == .pop || change == .dismiss || change == .dismissOver {
      UIView.performWithoutAnimation { scene.show() }
      scene.screen.settle()
    }
    return scene
  }

  private func perform(_ change: Change, in scene: MomentScene) {
    change == .pop || change == .dismiss || change == .dismissOver ? scene.hide() : scene.show()
  }

  @Test(arguments: Change.allCases, Beginning.allCases)
  func everyOrderOfCallsEnds(change: Change, beginning: Beginning) {
    let plain = scene(change)
    let before = plain.picture
    UIView.performWithoutAnimation { perform(change, in: plain) }
    let after = plain.picture
    #expect(before != after)
    // A block of no duration ends as it begins; what is called later comes after the transition.
    for duration in beginning == .later ? [0.5] : [0.5, 0] {
      for script in Self.scripts { run(script, change, beginning, duration, before, after) }
    }
  }

  private func run(
    _ script: Script, _ change: Change, _ beginning: Beginning, _ duration: Double,
    _ before: [String], _ after: [String]
  ) {
    let scene = scene(change)
    let driver = Driver()
    func runSteps() {
      for step in script.steps {
        switch step {
        case .update(let share): driver.update(share)
        case .finish: driver.finish()
        case .cancel: driver.cancel()
        case .pause: driver.pause()
        case .wait: if beginning == .later { scene.screen.advance(by: 0.05) }
        }
      }
    }
    // Where time cannot pass, a transition that has been ended is not paused again.
    if beginning != .later,
      script.steps.contains(where: { if case .wait = $0 { true } else { false } })
    {
      return
    }
    var endings: [Bool] = []
    let animator = ClosureAnimator(duration: duration) { context in
      let to = context.view(forKey: .to)
      if let to { context.containerView.addSubview(to) }
      let moved = to ?? context.view(forKey: .from)
      moved?.alpha = to == nil ? 1 : 0
      UIView.animate(withDuration: duration) {
        moved?.alpha = to == nil ? 0 : 1
      } completion: { _ in
        moved?.alpha = 1
        endings.append(!context.transitionWasCancelled)
        context.completeTransition(!context.transitionWasCancelled)
      }
      if beginning == .animateTransition { runSteps() }
    }
    if beginning == .startInteractiveTransition { driver.onStart = runSteps }
    let source = TransitionSource(animator, interaction: driver)
    (scene.root as? UINavigationController)?.delegate = source
    (scene.root as? UITabBarController)?.delegate = source
    scene.controller.transitioningDelegate = source
    scene.transitioningDelegate = source
    perform(change, in: scene)
    if beginning == .later {
      scene.screen.advance(by: 0.02)
      runSteps()
    }
    let pending = scene.screen.settle()
    let what = "\(change) \(beginning) \(duration) \(script.steps)"
    #expect(pending == [], "\(what)")
    #expect(endings == [script.completes], "\(what)")
    #expect(scene.picture == (script.completes ? after : before), "\(what)")
    for controller in [scene.home, scene.controller] {
      #expect(controller.transitionCoordinator == nil, "\(what)")
      #expect(controller.isBalanced, "\(what) \(controller.calls)")
    }
  }
}
