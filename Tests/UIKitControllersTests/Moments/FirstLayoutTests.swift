// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Screens
import Testing

/// What a controller finds in `viewDidAppear` where it is shown without animation: as documented for
/// `viewIsAppearing(_:)`, a layout comes before it.
@MainActor
@Suite struct FirstLayoutTests {
  /// A controller with a view that constraints place, which notes its frame.
  private final class DialogController: UIViewController {
    let dialog = UIView()
    var calls: [String] = []
    var frame: CGRect?
    var inset: CGFloat?

    override func viewDidLoad() {
      dialog.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(dialog)
      NSLayoutConstraint.activate([
        dialog.widthAnchor.constraint(equalToConstant: 200),
        dialog.heightAnchor.constraint(equalToConstant: 100),
        dialog.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        dialog.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 50),
      ])
    }

    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
    override func viewDidLayoutSubviews() {
      if calls.last != "viewDidLayoutSubviews" { calls.append("viewDidLayoutSubviews") }
    }

    override func viewDidAppear(_ animated: Bool) {
      calls.append("viewDidAppear")
      frame = dialog.frame
      inset = view.safeAreaInsets.top
    }
  }

  enum Way: String, CaseIterable, Sendable {
    case root, fullScreen, pageSheet, formSheet, overFullScreen, currentContext, overCurrentContext,
      custom
    case push, setViewControllers, selectTab, setPage, showDetail
  }

  private let screen = Screen()

  private func show(_ controller: UIViewController, _ way: Way) {
    let home = UIViewController()
    func present(_ style: UIModalPresentationStyle) {
      screen.window.rootViewController = home
      screen.settle()
      controller.modalPresentationStyle = style
      home.present(controller, animated: false)
    }
    switch way {
    case .root: screen.window.rootViewController = controller
    case .fullScreen: present(.fullScreen)
    case .pageSheet: present(.pageSheet)
    case .formSheet: present(.formSheet)
    case .overFullScreen: present(.overFullScreen)
    case .currentContext: present(.currentContext)
    case .overCurrentContext: present(.overCurrentContext)
    case .custom: present(.custom)
    case .push, .setViewControllers:
      let navigation = UINavigationController(rootViewController: home)
      screen.window.rootViewController = navigation
      screen.settle()
      if way == .push {
        navigation.pushViewController(controller, animated: false)
      } else {
        navigation.setViewControllers([controller], animated: false)
      }
    case .selectTab:
      let tabs = UITabBarController()
      tabs.viewControllers = [home, controller]
      screen.window.rootViewController = tabs
      screen.settle()
      tabs.selectedIndex = 1
    case .setPage:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([home], direction: .forward, animated: false)
      screen.window.rootViewController = pages
      screen.settle()
      pages.setViewControllers([controller], direction: .forward, animated: false)
    case .showDetail:
      let split = UISplitViewController()
      split.viewControllers = [home]
      screen.window.rootViewController = split
      screen.settle()
      split.showDetailViewController(controller, sender: nil)
    }
  }

  @Test(arguments: Way.allCases)
  func theFirstLayoutComesBeforeTheControllerHasAppeared(way: Way) {
    let controller = DialogController()
    show(controller, way)
    screen.settle()
    #expect(controller.frame?.size == CGSize(width: 200, height: 100))
    #expect(controller.frame == controller.dialog.frame)
    #expect(controller.inset == controller.view.safeAreaInsets.top)
    #expect(
      controller.calls.prefix { $0 != "viewDidAppear" }
        == ["viewWillAppear", "viewIsAppearing", "viewDidLayoutSubviews"])
  }

  /// In `viewIsAppearing` the view is in the hierarchy and has the size that it has on the screen (documented there).
  @Test(arguments: ControllerPlace.allCases)
  func theViewHasItsSizeInViewIsAppearing(place: ControllerPlace) {
    for animated in [true, false] {
      let scene = MomentScene(place, animated: animated)
      var found: CGSize?
      scene.controller.onEach = { moment in
        if moment == .viewIsAppearing { found = scene.controller.view.bounds.size }
      }
      scene.show()
      scene.screen.settle()
      #expect(found == scene.controller.view.bounds.size, "\(animated)")
    }
  }

  /// Two published dialogs are presented without animation and come in from where they are, in `viewDidAppear`.
  @Test func anAnimationThatBeginsThenBeginsInPlace() {
    final class Dropping: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalToConstant: 100),
          box.heightAnchor.constraint(equalToConstant: 100),
          box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }

      override func viewDidAppear(_ animated: Bool) {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          self.box.frame.origin.x += 80
        }
      }
    }
    let home = UIViewController()
    screen.window.rootViewController = home
    screen.settle()
    let controller = Dropping()
    controller.modalPresentationStyle = .overFullScreen
    home.present(controller, animated: false)
    let began = screen.time
    screen.advance(to: began + 0.1)
    let shown = controller.box.layer.presentation()?.frame
    // (393 − 100) / 2 on pixels of a third of a point, and a quarter of 80.
    #expect(abs((shown?.minX ?? 0) - (146.5 + 20)) < 0.5)
    #expect(abs((shown?.minY ?? 0) - 376) < 0.5)
  }
}
