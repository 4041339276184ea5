// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct UITabBarControllerTests {
  private final class OneViewController: LoggingViewController {}
  private final class TwoViewController: LoggingViewController {}

  /// The order asserted by a public test suite of real UIKit's behaviour: old will, new will, old
  /// did, new did, with the new view loaded first.
  @Test func selectingAnotherTabReplacesTheViewAtOnce() {
    let stage = Stage()
    let log = CallLog()
    let (one, two) = (OneViewController(), TwoViewController())
    one.log = log
    two.log = log
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    stage.window.rootViewController = tabs
    stage.advance(by: 0)
    #expect(tabs.selectedViewController === one)
    log.lines = []
    tabs.selectedIndex = 1
    #expect(
      log.lines == [
        "Two.viewDidLoad", "One.viewWillDisappear(false)", "Two.viewWillAppear(false)",
        "Two.viewIsAppearing(false)", "One.viewDidDisappear(false)", "Two.viewDidAppear(false)",
      ])
    #expect(one.view.window == nil)
    #expect(two.view.window === stage.window)
  }

  @Test func theBarLiesAtTheBottomAboveTheHomeIndicator() {
    let stage = Stage()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    stage.window.rootViewController = tabs
    stage.advance(by: 0)
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
