// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Testing

/// Calls, and changes of layout, traits, frames and touches, while a transition runs: as it begins, half-way, in its
/// completion, and while a touch drives it, which then finishes or goes back.
///
/// Layout, traits and frames are state, so that the transition ends as one that ran before the change. A call leads to
/// what it leads to after the transition, or, after a cancel, without one (what it does is documented without regard
/// to a transition); or it is refused with what iOS prints. How the motion goes on meanwhile is not asserted: there is
/// no evidence.
@MainActor
@Suite struct TransitionMomentTests {
  struct Act: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Where the act makes sense.
    let applies: @MainActor @Sendable (MomentScene) -> Bool
    let run: @MainActor @Sendable (MomentScene) -> Void

    /// Whether the act asks for what the change does already.
    @MainActor func repeats(_ scene: MomentScene, _ goes: Bool) -> Bool {
      switch scene.place {
      case .push: goes && testDescription.hasPrefix("pop")
      case .selectedTab: testDescription == (goes ? "first tab" : "second tab")
      default: false
      }
    }

    init(
      _ name: String,
      where applies: @escaping @MainActor @Sendable (MomentScene) -> Bool = { _ in
        true
      }, _ run: @escaping @MainActor @Sendable (MomentScene) -> Void
    ) {
      (testDescription, self.applies, self.run) = (name, applies, run)
    }
  }

  private static func hasStack(_ scene: MomentScene) -> Bool { scene.stack != nil }
  private static func hasTabs(_ scene: MomentScene) -> Bool { scene.root is UITabBarController }
  private static func hasPages(_ scene: MomentScene) -> Bool { scene.root is UIPageViewController }

  nonisolated static let acts: [Act] = [
    Act("layout") { scene in
      for controller in [scene.home, scene.controller] {
        controller.viewIfLoaded?.setNeedsLayout()
        controller.viewIfLoaded?.layoutIfNeeded()
      }
      scene.root.view.setNeedsLayout()
      scene.screen.window.layoutIfNeeded()
    },
    Act("traits and touches") { scene in
      scene.screen.window.overrideUserInterfaceStyle = .dark
      scene.home.overrideUserInterfaceStyle = .dark
      for controller in [scene.home, scene.controller] {
        controller.viewIfLoaded?.isUserInteractionEnabled.toggle()
        controller.viewIfLoaded?.isUserInteractionEnabled.toggle()
      }
    },
    Act("insets and bars") { scene in
      scene.controller.additionalSafeAreaInsets.top = 11
      scene.home.additionalSafeAreaInsets.top = 12
      scene.controller.title = "Title"
      scene.stack?.isToolbarHidden = false
    },
    Act("size") { scene in scene.screen.resize(to: CGSize(width: 320, height: 500), animated: true)
    },
    // A frame that code sets of a view that is covered, or that is a card, is left out: no evidence.
    Act("size of the container", where: { $0.place.style == nil }) { scene in
      scene.root.viewIfLoaded?.frame.size.height = 700
      scene.root.viewIfLoaded?.layoutIfNeeded()
    },
    Act("present") { scene in
      let shown = MomentController()
      shown.modalPresentationStyle = .overFullScreen
      scene.root.present(shown, animated: true)
    },
    Act("present plainly") { scene in
      let shown = MomentController()
      shown.modalPresentationStyle = .fullScreen
      scene.root.present(shown, animated: false)
    },
    Act("dismiss") { scene in scene.root.dismiss(animated: true) },
    Act("dismiss plainly") { scene in scene.root.dismiss(animated: false) },
    Act("push", where: hasStack) { scene in
      scene.stack?.pushViewController(MomentController(), animated: true)
    },
    Act("push plainly", where: hasStack) { scene in
      scene.stack?.pushViewController(MomentController(), animated: false)
    },
    Act("pop", where: hasStack) { scene in scene.stack?.popViewController(animated: true) },
    Act("pop plainly", where: hasStack) { scene in
      scene.stack?.popToRootViewController(animated: false)
    },
    Act("set a stack", where: hasStack) { scene in
      scene.stack?.setViewControllers([MomentController(), MomentController()], animated: true)
    },
    Act("first tab", where: hasTabs) { scene in
      (scene.root as? UITabBarController)?.selectedIndex = 0
    },
    Act("second tab", where: hasTabs) { scene in
      (scene.root as? UITabBarController)?.selectedIndex = 1
    },
    Act("turn", where: hasPages) { scene in
      (scene.root as? UIPageViewController)?.setViewControllers(
        [MomentController()], direction: .forward, animated: true)
    },
    Act("turn plainly", where: hasPages) { scene in
      (scene.root as? UIPageViewController)?.setViewControllers(
        [MomentController()], direction: .reverse, animated: false)
    },
  ]

  nonisolated static let places: [ControllerPlace] = [
    .push, .pushInTab, .replacedStack, .selectedTab, .turnedPage, .curledPage, .childTransition,
    .fullScreen, .pageSheet, .overFullScreen, .currentContext, .custom, .customController, .popover,
    .presentedNavigation,
  ]

  enum Moment: CaseIterable { case begun, halfWay, completion }

  /// A scene before a change: one in which the controller comes, or goes.
  private func scene(_ place: ControllerPlace, goes: Bool) -> MomentScene {
    let scene = MomentScene(place, animated: true)
    if goes {
      UIView.performWithoutAnimation { scene.show() }
      scene.screen.settle()
    }
    _ = scene.refusals
    return scene
  }

  private func change(_ scene: MomentScene, goes: Bool) {
    if goes { scene.hide() } else { scene.show() }
  }

  /// What the act leads to after the change, or without it; nil where it is refused.
  private func picture(_ act: Act, _ place: ControllerPlace, goes: Bool, completes: Bool)
    -> [String]
  {
    let scene = scene(place, goes: goes)
    if completes { UIView.performWithoutAnimation { change(scene, goes: goes) } }
    scene.screen.settle()
    act.run(scene)
    scene.screen.settle()
    return scene.picture.sorted()
  }

  private func check(_ scene: MomentScene, _ expected: [String], _ what: String) {
    #expect(scene.screen.settle() == [], "\(what)")
    if scene.refusals.isEmpty {
      let picture = scene.picture.sorted()
      #expect(picture == expected, "\(what) \(picture.difference(from: expected))")
    }
    for controller in [scene.home, scene.controller] {
      #expect(controller.isBalanced, "\(what) \(controller.calls)")
      #expect(controller.transitionCoordinator == nil, "\(what)")
    }
  }

  @Test(arguments: acts) func aRunningTransitionEndsAsOneThatRanBefore(act: Act) {
    for place in Self.places {
      for goes in [false, true] {
        guard act.applies(scene(place, goes: goes)) else { continue }
        let expected = picture(act, place, goes: goes, completes: true)
        for moment in Moment.allCases {
          let scene = scene(place, goes: goes)
          switch moment {
          case .begun:
            change(scene, goes: goes)
            act.run(scene)
          case .halfWay:
            change(scene, goes: goes)
            scene.screen.advance(by: 0.15)
            act.run(scene)
          case .completion:
            var (isRegistered, didRun) = (false, false)
            let run = {
              act.run(scene)
              didRun = true
            }
            let controller = scene.controller
            controller.actions[goes ? .viewWillDisappear : .viewWillAppear] = {
              guard let coordinator = controller.transitionCoordinator else { return }
              isRegistered = true
              coordinator.animate(alongsideTransition: nil) { _ in run() }
            }
            // Where there is no motion, the last callback is what comes next to a completion.
            controller.actions[goes ? .viewDidDisappear : .viewDidAppear] = {
              if !isRegistered { run() }
            }
            change(scene, goes: goes)
            scene.screen.settle()
            #expect(didRun, "\(act.testDescription) \(place)")
          }
          let what = "\(act.testDescription) \(place) \(goes ? "going" : "coming") \(moment)"
          check(scene, expected, what)
        }
      }
    }
  }

  @Test(arguments: acts) func aDrivenTransitionEndsAsOneThatRanBefore(act: Act) {
    for place: ControllerPlace in [.push, .selectedTab, .fullScreen, .custom] {
      for goes in [false, true] {
        for completes in [true, false] {
          let scene = scene(place, goes: goes)
          guard act.applies(scene) else { continue }
          // What the change in progress does already is asked for again, and then cancelled: no evidence what remains.
          if !completes, act.repeats(scene, goes) { continue }
          let expected = picture(act, place, goes: goes, completes: completes)
          let driver = UIPercentDrivenInteractiveTransition()
          let animator = ClosureAnimator { context in
            let to = context.view(forKey: .to)
            if let to { context.containerView.addSubview(to) }
            let moved = to ?? context.view(forKey: .from)
            moved?.alpha = to == nil ? 1 : 0
            UIView.animate(withDuration: 0.5) {
              moved?.alpha = to == nil ? 0 : 1
            } completion: { _ in
              moved?.alpha = 1
              context.completeTransition(!context.transitionWasCancelled)
            }
          }
          let source = TransitionSource(animator, interaction: driver)
          (scene.root as? UINavigationController)?.delegate = source
          (scene.root as? UITabBarController)?.delegate = source
          scene.controller.transitioningDelegate = source
          scene.transitioningDelegate = source
          change(scene, goes: goes)
          scene.screen.advance(by: 0.02)
          driver.update(0.5)
          // What follows is not driven.
          source.interaction = nil
          act.run(scene)
          scene.screen.advance(by: 0.02)
          if completes { driver.finish() } else { driver.cancel() }
          let what =
            "\(act.testDescription) \(place) \(goes ? "going" : "coming") "
            + (completes ? "finished" : "cancelled")
          check(scene, expected, what)
        }
      }
    }
  }
}

extension MomentScene {
  /// The stack in which the controllers are.
  fileprivate var stack: UINavigationController? {
    root as? UINavigationController ?? home.navigationController ?? controller.navigationController
  }
}
