// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Testing

/// What a controller sets, and what it calls, at each moment on its way to the screen and on it, in each container.
///
/// Properties are documented as state, so that the moment at which one is set does not count once all has settled;
/// nor does that of a change of a container, which is shown then. What is on the screen is compared with what the same
/// code shows when the controller has been on it for long.
@MainActor
@Suite struct ControllerMomentTests {
  struct Code: Sendable {
    let name: String
    let run: @MainActor @Sendable (MomentScene) -> Void

    init(_ name: String, _ run: @escaping @MainActor @Sendable (MomentScene) -> Void) {
      (self.name, self.run) = (name, run)
    }
  }

  nonisolated static let codes: [Code] = [
    Code("content") { scene in
      let controller = scene.controller
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
      controller.title = "Title"
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right")
      controller.navigationItem.prompt = "Prompt"
      controller.toolbarItems = [UIBarButtonItem(title: "Tool")]
      controller.navigationController?.isToolbarHidden = false
      let content = UIView()
      let view: UIView = controller.view
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    },
    Code("edges") { scene in
      let controller = scene.controller
      controller.edgesForExtendedLayout = []
      controller.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
      controller.navigationItem.hidesBackButton = true
      let child = UIViewController()
      controller.addChild(child)
      child.view.frame = controller.view.bounds
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
    },
    Code("bars") { scene in
      scene.controller.navigationController?.isNavigationBarHidden = true
      scene.controller.tabBarController?.tabBar.isHidden = true
    },
    Code("opaque bar") { scene in
      scene.controller.navigationController?.navigationBar.isTranslucent = false
      scene.controller.extendedLayoutIncludesOpaqueBars = true
    },
    Code("bars in motion") { scene in
      scene.controller.navigationController?.setNavigationBarHidden(true, animated: true)
    },
    Code("tab") { scene in
      scene.controller.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    },
    Code("push") { scene in
      scene.controller.navigationController?.pushViewController(MomentController(), animated: true)
    },
    Code("push plainly") { scene in
      scene.controller.navigationController?.pushViewController(MomentController(), animated: false)
    },
    Code("pop") { scene in
      scene.controller.navigationController?.popViewController(animated: true)
    },
    Code("pop plainly") { scene in
      scene.controller.navigationController?.popViewController(animated: false)
    },
    Code("set a stack") { scene in
      scene.controller.navigationController?.setViewControllers(
        [scene.controller, MomentController()], animated: true)
    },
    Code("push and pop") { scene in
      let navigation = scene.controller.navigationController
      navigation?.pushViewController(MomentController(), animated: true)
      navigation?.popViewController(animated: true)
    },
    Code("first tab") { scene in scene.controller.tabBarController?.selectedIndex = 0 },
    Code("second tab") { scene in scene.controller.tabBarController?.selectedIndex = 1 },
    Code("other tabs") { scene in
      scene.controller.tabBarController?.viewControllers = [UIViewController(), UIViewController()]
    },
    Code("turn") { scene in
      (scene.root as? UIPageViewController)?.setViewControllers(
        [MomentController()], direction: .forward, animated: true
      ) { _ in scene.completions += 1 }
    },
    Code("turn plainly") { scene in
      (scene.root as? UIPageViewController)?.setViewControllers(
        [MomentController()], direction: .forward, animated: false
      ) { _ in scene.completions += 1 }
    },
    Code("other root") { scene in
      // A presentation of a controller whose presenter is gone is another matter; a narrow split view presents, too.
      guard scene.place.style == nil, scene.place != .detail else { return }
      scene.screen.window.rootViewController = UIViewController()
    },
  ]

  @Test(arguments: codes.indices)
  func theMomentDoesNotCount(number: Int) {
    let code = Self.codes[number]
    for place in ControllerPlace.allCases {
      let animated = place.isAnimated(inTest: number)
      let shown = MomentScene(place, animated: animated)
      #expect(shown.run(at: .shown) { code.run(shown) })
      let expected = shown.picture.sorted()
      for moment in ControllerMoment.appearing where moment != .made && moment != .shown {
        let scene = MomentScene(place, animated: animated)
        let what = "\(code.name) in \(place), \(moment)\(animated ? ", animated" : "")"
        #expect(scene.run(at: moment) { code.run(scene) }, "\(what) never came")
        #expect(scene.screen.settle() == [], "\(what)")
        let picture = scene.picture.sorted()
        #expect(picture == expected, "\(what) \(picture.difference(from: expected))")
        #expect(scene.completions == shown.completions, "\(what)")
        #expect(scene.controller.isBalanced, "\(what) \(scene.controller.calls)")
        #expect(scene.home.isBalanced, "\(what) \(scene.home.calls)")
        #expect(scene.controller.transitionCoordinator == nil, "\(what)")
      }
    }
  }

  /// What is compared above, in one cell by arithmetic: 59 points of the status bar, 44 of the bar, 11 of the insets.
  @Test func theStateIsWhatTheLayoutSays() {
    let inset = MomentScene(.push, animated: true)
    _ = inset.run(at: .viewWillAppear) { inset.controller.additionalSafeAreaInsets.top = 11 }
    #expect(abs(inset.controller.view.safeAreaInsets.top - (59 + 44 + 11)) < 1e-6)
    let edges = MomentScene(.push, animated: true)
    _ = edges.run(at: .viewDidAppear) { edges.controller.edgesForExtendedLayout = [] }
    #expect(edges.controller.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
    let tab = MomentScene(.firstTab, animated: false)
    _ = tab.run(at: .viewDidLoad) {
      tab.controller.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    }
    #expect(tab.picture.contains { $0.contains(" Tab") })
  }

  /// A screen that has turned looks as one that was made for it, whenever it turned: during a transition, too.
  @Test(arguments: [
    ControllerPlace.root, .navigationRoot, .push, .pushInTab, .firstTab, .selectedTab, .fullScreen,
  ])
  func aTurnedScreenIsAsOneThatWasTurnedBefore(place: ControllerPlace) {
    let before = MomentScene(place, animated: true)
    before.screen.rotate(to: .landscapeRight, animated: true)
    before.show()
    let expected = before.picture.sorted()
    for delay in [nil, 0, 0.1, 0.3] {
      for animated in [true, false] {
        let scene = MomentScene(place, animated: true)
        scene.show()
        if let delay { scene.screen.advance(by: delay) } else { scene.screen.settle() }
        scene.screen.rotate(to: .landscapeRight, animated: animated)
        let picture = scene.picture.sorted()
        #expect(picture == expected, "\(delay ?? -1) \(picture.difference(from: expected))")
      }
    }
  }
}
