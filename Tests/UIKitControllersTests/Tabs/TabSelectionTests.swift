// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// Selections of tabs at unusual times: of the tab that shows, during a change, before the first one.
@MainActor
@Suite struct TabSelectionTests {
  private final class OneViewController: LoggingViewController {
    var onWillAppear: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onWillAppear?()
    }
  }
  private final class TwoViewController: LoggingViewController {}

  private let screen = Screen()
  private let log = CallLog()
  private let one = OneViewController()
  private let two = TwoViewController()
  private let tabs = UITabBarController()
  private let slide = TransitionSource(SlideAnimator())

  init() {
    one.log = log
    two.log = log
  }

  private func show(_ controllers: [UIViewController]) {
    tabs.viewControllers = controllers
    screen.window.rootViewController = tabs
    screen.advance(by: 0)
    log.lines = []
  }

  /// Certain of iOS: a tap on the selected tab goes back to the root of its stack.
  @Test func aTapOnTheSelectedTabPopsToTheRoot() {
    let navigation = UINavigationController(rootViewController: one)
    show([navigation, two])
    navigation.pushViewController(UIViewController(), animated: false)
    screen.settle()
    tabs.tapTab(at: 0)
    #expect(navigation.viewControllers == [one])
    #expect(screen.settle() == [])
    #expect(one.view.window === screen.window)
  }

  @Test func theIndexIsTheNewOneWhileAChangeWaits() {
    show([one, two])
    tabs.delegate = slide
    tabs.selectedIndex = 1
    screen.advance(by: 0.1)
    tabs.selectedIndex = 0
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === one)
    screen.settle()
    #expect(one.view.window === screen.window)
    #expect(two.view.window == nil)
    #expect(log.lines.suffix(1) == ["One.viewDidAppear(true)"])
  }

  @Test func newControllersDuringAChangeShowWhenItHasEnded() {
    let three = UIViewController()
    show([one, two, three])
    tabs.delegate = slide
    tabs.selectedIndex = 1
    screen.advance(by: 0.1)
    tabs.viewControllers = [one, three]
    #expect(tabs.selectedIndex == 0)
    screen.settle()
    #expect(one.view.window === screen.window)
    #expect(two.view.window == nil)
    #expect(two.parent == nil)
    tabs.selectedIndex = 1
    screen.settle()
    #expect(three.view.window === screen.window)
    #expect(one.view.window == nil)
  }

  @Test func aSelectionDuringTheFirstAppearanceShowsTheOtherController() {
    one.onWillAppear = { [tabs] in tabs.selectedIndex = 1 }
    tabs.viewControllers = [one, two]
    screen.window.rootViewController = tabs
    screen.settle()
    #expect(
      log.lines.filter { $0.contains("ppear") } == [
        "One.viewWillAppear(false)", "One.viewWillDisappear(false)", "Two.viewWillAppear(false)",
        "One.viewDidDisappear(false)", "Two.viewIsAppearing(false)", "Two.viewDidAppear(false)",
      ])
    #expect(two.view.window === screen.window)
  }
}
