// SPDX-License-Identifier: MIT
import Animators
import Expectations
import FilmstripUIKitControllers
import Screens
import Testing

/// Turns of the device and changes of the window's size.
///
/// Documented: `willTransition` and `viewWillTransition` come before traits and size change, containers
/// pass them on with their children's sizes, presentation controllers to what they present; what runs
/// alongside does so in the time of the turn.
@MainActor
@Suite struct RotationTests {
  private static let upright = CGSize(width: 393, height: 852)
  private static let onItsSide = CGSize(width: 852, height: 393)

  /// Writes down what happens around a change of size.
  private class Turning: UIViewController {
    let name: String
    let log: CallLog
    /// Whether the layout in the old size is over, so that layout passes are worth noting.
    var notesLayout = false
    private(set) var coordinator: (any UIViewControllerTransitionCoordinator)?

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { log.lines.append("\(name) \(line)") }

    private func words(_ size: CGSize) -> String { "\(Int(size.width))×\(Int(size.height))" }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("willTransition(\(newCollection.verticalSizeClass == .compact ? "compact" : "regular"))")
      super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("viewWillTransition(\(words(size))) in \(words(view.bounds.size))")
      self.coordinator = coordinator
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { [unowned self] _ in
        note("alongside in \(words(view.bounds.size))")
      } completion: { [unowned self] _ in
        note("completion")
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      if notesLayout { note("traitCollectionDidChange") }
    }

    override func viewWillLayoutSubviews() {
      if notesLayout { note("viewWillLayoutSubviews in \(words(view.bounds.size))") }
    }

    override func viewDidLayoutSubviews() {
      if notesLayout { note("viewDidLayoutSubviews") }
    }
  }

  @Test func callbacksComeInOrder() {
    let screen = Screen()
    let log = CallLog()
    let controller = Turning("A", log)
    screen.window.rootViewController = controller
    screen.update()
    controller.notesLayout = true
    #expect(screen.rotate(to: .landscapeRight, animated: true))
    screen.advance(to: 1)
    #expect(
      log.lines == [
        "A willTransition(compact)",
        "A viewWillTransition(852×393) in 393×852",
        "A traitCollectionDidChange",
        "A viewWillLayoutSubviews in 852×393",
        "A viewDidLayoutSubviews",
        "A alongside in 852×393",
        "A completion",
      ])
  }

  @Test func containersPassTheirChildrensSizesOn() {
    final class Half: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
    }
    let screen = Screen()
    let log = CallLog()
    let parent = Half()
    let child = Turning("child", log)
    screen.window.rootViewController = parent
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 196, height: 852)
    parent.view.addSubview(child.view)
    screen.update()
    screen.resize(to: CGSize(width: 300, height: 500), animated: true)
    #expect(log.lines.first == "child viewWillTransition(150×500) in 196×852")
    log.lines = []
    child.view.frame.size = CGSize(width: 150, height: 500)
    screen.advance(to: 1)
    log.lines = []
    // The width changes, but not for the child.
    child.view.frame.size = CGSize(width: 200, height: 500)
    screen.resize(to: CGSize(width: 400, height: 500), animated: true)
    screen.advance(to: 2)
    #expect(log.lines.isEmpty)
  }

  @Test func presentationsAreNotifiedAfterTheirPresenters() {
    final class Presentation: UIPresentationController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width, height: 200) }

      override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
      }

      override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
    let screen = Screen()
    let log = CallLog()
    let (root, card) = (Turning("root", log), Turning("card", log))
    let source = TransitionSource(presentation: Presentation.init)
    screen.window.rootViewController = root
    root.present(card, with: source, animated: false)
    screen.update()
    screen.rotate(to: .landscapeLeft, animated: true)
    #expect(
      log.lines == [
        "root willTransition(compact)", "card willTransition(compact)",
        "root viewWillTransition(852×393) in 393×852",
        "card viewWillTransition(852×200) in 393×200",
        // Children add their part before the parent does, which calls super first.
        "card alongside in 852×200", "root alongside in 852×393",
      ])
    #expect(card.view.frame == CGRect(x: 0, y: 193, width: 852, height: 200))
    screen.advance(to: 1)
    #expect(log.lines.suffix(2) == ["card completion", "root completion"])
  }

  @Test func theCoordinatorTellsOfTheTurn() throws {
    let screen = Screen()
    let controller = Turning("A", CallLog())
    screen.window.rootViewController = controller
    screen.update()
    screen.rotate(to: .landscapeRight, animated: true)
    let coordinator = try #require(controller.coordinator)
    // Clockwise: a picture of a camera stays still when it turns by the opposite (Apple's QA1890).
    let turn = coordinator.targetTransform
    expect(CGFloat(atan2(Double(turn.b), Double(turn.a))), .pi / 2)
    expect(coordinator.transitionDuration, 0.4)
    #expect(coordinator.isAnimated)
    #expect(controller.transitionCoordinator === coordinator)
    screen.advance(to: 0.5)
    #expect(controller.transitionCoordinator == nil)
    #expect(!coordinator.animate(alongsideTransition: { _ in }))
  }

  @Test func theRootViewGrowsWhileTheWindowTurns() throws {
    let screen = Screen()
    let controller = UIViewController()
    let corner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    controller.view.addSubview(corner)
    screen.window.rootViewController = controller
    screen.update()
    screen.rotate(to: .landscapeRight, animated: true)
    #expect(screen.window.bounds.size == Self.onItsSide)
    func shown(_ time: Double) throws -> (angle: Double, size: CGSize, root: CGSize) {
      screen.advance(to: time)
      let window = try #require(screen.window.layer.presentation())
      let root = try #require(controller.view.layer.presentation())
      let angle = try #require(window.value(forKeyPath: "transform.rotation.z") as? Double)
      return (angle, window.bounds.size, root.bounds.size)
    }
    let start = try shown(0)
    expect(start.angle, -.pi / 2)
    #expect(start.size == Self.upright)
    #expect(start.root == Self.upright)
    // Half of the time is half of the way on a symmetric curve.
    let middle = try shown(0.2)
    expect(middle.angle, -.pi / 4, within: 1e-3)
    expect(middle.root.width, (393 + 852) / 2, within: 1e-3)
    expect(middle.size.height, (393 + 852) / 2, within: 1e-3)
    let end = try shown(0.41)
    expect(end.angle, 0)
    #expect(end.root == Self.onItsSide)
  }

  @Test func halfATurnChangesNoSizeAndNotifiesNoOne() {
    let screen = Screen()
    let log = CallLog()
    let controller = Turning("A", log)
    screen.window.rootViewController = controller
    screen.rotate(to: .landscapeRight)
    screen.update()
    log.lines = []
    #expect(screen.rotate(to: .landscapeLeft, animated: true))
    let angle = screen.window.layer.presentation()?.value(forKeyPath: "transform.rotation.z")
    expect((angle as? Double).map(abs), .pi)
    screen.advance(to: 1)
    #expect(log.lines.isEmpty)
    #expect(UIApplication.shared.statusBarOrientation == .landscapeLeft)
  }

  @Test func aTurnWithinATurnGoesOnFromWhereItIs() throws {
    let screen = Screen()
    screen.window.rootViewController = UIViewController()
    screen.update()
    func angleOnTheDevice(_ orientation: UIInterfaceOrientation) throws -> Double {
      let layer = try #require(screen.window.layer.presentation())
      return try #require(layer.value(forKeyPath: "transform.rotation.z") as? Double)
        + Double(orientation.angle)
    }
    screen.rotate(to: .landscapeRight, animated: true)
    screen.advance(to: 0.2)
    let before = try angleOnTheDevice(.landscapeRight)
    screen.rotate(to: .portrait, animated: true)
    expect(try angleOnTheDevice(.portrait), before, within: 1e-6)
    screen.advance(to: 1)
    expect(try angleOnTheDevice(.portrait), 0)
    #expect(screen.window.bounds.size == Self.upright)
  }

  @Test func withoutAnimationAllAreNotifiedAtOnce() throws {
    let screen = Screen()
    let log = CallLog()
    let controller = Turning("A", log)
    screen.window.rootViewController = controller
    screen.update()
    screen.rotate(to: .landscapeRight)
    #expect(
      log.lines == [
        "A willTransition(compact)", "A viewWillTransition(852×393) in 393×852",
        "A alongside in 852×393", "A completion",
      ])
    #expect(controller.coordinator?.isAnimated == false)
    #expect(screen.window.layer.animationKeys() == nil)
  }

  // MARK: During other transitions

  @Test(arguments: [0.05, 0.2, 0.45])
  func aPushThatIsUnderWayEndsInTheNewSize(time: Double) {
    let screen = Screen()
    let (home, detail) = (UIViewController(), UIViewController())
    // Neither follows by itself.
    for controller in [home, detail] { controller.view.autoresizingMask = [] }
    let navigation = UINavigationController(rootViewController: home)
    screen.window.rootViewController = navigation
    screen.update()
    navigation.pushViewController(detail, animated: true)
    screen.advance(to: time)
    screen.rotate(to: .landscapeRight, animated: true)
    screen.advance(to: 3)
    #expect(navigation.transitionCoordinator == nil)
    #expect(detail.view.frame == CGRect(origin: .zero, size: Self.onItsSide))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
    navigation.popViewController(animated: true)
    screen.advance(to: 5)
    #expect(home.view.frame == CGRect(origin: .zero, size: Self.onItsSide))
    #expect(home.view.window != nil)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [0.05, 0.2, 0.45])
  func aPresentationThatIsUnderWayEndsInTheNewSize(style: UIModalPresentationStyle, time: Double) {
    let screen = Screen()
    let (home, card) = (UIViewController(), UIViewController())
    card.view.autoresizingMask = []
    card.modalPresentationStyle = style
    screen.window.rootViewController = home
    screen.update()
    var isPresented = false
    home.present(card, animated: true) { isPresented = true }
    screen.advance(to: time)
    screen.rotate(to: .landscapeRight, animated: true)
    screen.advance(to: 3)
    #expect(isPresented)
    #expect(card.view.frame == CGRect(origin: .zero, size: Self.onItsSide))
    screen.rotate(to: .portrait, animated: true)
    screen.advance(to: 4)
    #expect(card.view.frame == CGRect(origin: .zero, size: Self.upright))
    home.dismiss(animated: true)
    screen.advance(to: 4.1)
    screen.rotate(to: .landscapeLeft, animated: true)
    screen.advance(to: 6)
    #expect(home.view.window != nil)
    #expect(home.view.frame == CGRect(origin: .zero, size: Self.onItsSide))
    #expect(card.view.window == nil)
  }

  @Test func barsLieOutInTheNewSize() {
    let screen = Screen()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation, UIViewController()]
    screen.window.rootViewController = tabs
    screen.update()
    screen.rotate(to: .landscapeRight, animated: true)
    // 21 points for the home indicator, 59 beside the notch (published).
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 323, width: 852, height: 70))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
    #expect(
      navigation.viewControllers[0].view.safeAreaInsets
        == UIEdgeInsets(top: 32, left: 59, bottom: 70, right: 59))
    screen.advance(to: 1)
    tabs.selectedIndex = 1
    screen.advance(to: 2)
    #expect(tabs.selectedViewController?.view.frame.size == Self.onItsSide)
  }

  // MARK: Who decides

  private final class Fixed: UIViewController {
    var mask = UIInterfaceOrientationMask.portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  @Test func whatIsPresentedFullScreenDecidesAboutOrientations() {
    let screen = Screen()
    let (home, card) = (UIViewController(), Fixed())
    card.mask = .landscapeRight
    card.modalPresentationStyle = .fullScreen
    screen.window.rootViewController = home
    screen.update()
    home.present(card, animated: true)
    screen.advance(to: 2)
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    #expect(!screen.rotate(to: .portrait, animated: true))
    home.dismiss(animated: true)
    screen.advance(to: 4)
    // The device is held upright.
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
    #expect(home.view.frame.size == Self.upright)
  }

  @Test func containersAnswerForThemselves() {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: Fixed())
    screen.window.rootViewController = navigation
    screen.update()
    #expect(screen.rotate(to: .landscapeLeft))
  }

  @Test func childrenDecideAboutTheStatusBar() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    let screen = Screen(.iPhoneSE3)
    let navigation = UINavigationController(rootViewController: Light())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    screen.window.rootViewController = tabs
    screen.update()
    let manager = screen.window.windowScene?.statusBarManager
    #expect(manager?.isStatusBarHidden == true)
    // With a bar its style decides.
    #expect(manager?.statusBarStyle == .default)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(manager?.statusBarStyle == .lightContent)
    let card = UIViewController()
    card.modalPresentationStyle = .overFullScreen
    tabs.present(card, animated: false)
    screen.update()
    #expect(manager?.statusBarStyle == .lightContent)
    tabs.dismiss(animated: false)
    screen.update()
    card.modalPresentationCapturesStatusBarAppearance = true
    tabs.present(card, animated: false)
    screen.update()
    #expect(manager?.statusBarStyle == .default)
    #expect(manager?.isStatusBarHidden == false)
  }
}
