// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// Selection and appearance in a tab bar controller.
@MainActor
@Suite struct UITabBarControllerTests {
  private final class OneViewController: LoggingViewController {}
  private final class TwoViewController: LoggingViewController {}

  /// The order asserted by a public test suite of real UIKit's behaviour: old will, new will, old
  /// did, new did, with the new view loaded first.
  @Test func selectingAnotherTabReplacesTheViewAtOnce() {
    let screen = Screen()
    let log = CallLog()
    let (one, two) = (OneViewController(), TwoViewController())
    one.log = log
    two.log = log
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    screen.window.rootViewController = tabs
    screen.advance(by: 0)
    #expect(tabs.selectedViewController === one)
    log.lines = []
    tabs.selectedIndex = 1
    #expect(
      log.lines == [
        "Two.viewDidLoad", "One.viewWillDisappear(false)", "Two.viewWillAppear(false)",
        "Two.viewIsAppearing(false)", "One.viewDidDisappear(false)", "Two.viewDidAppear(false)",
      ])
    #expect(one.view.window == nil)
    #expect(two.view.window === screen.window)
  }

  @Test func theBarLiesAtTheBottomAboveTheHomeIndicator() {
    let screen = Screen()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    screen.window.rootViewController = tabs
    screen.advance(by: 0)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(tabs.view.subviews.last === tabs.tabBar)
  }

  @Test func anIndexOutOfRangeChangesNothing() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 0)
  }
}
