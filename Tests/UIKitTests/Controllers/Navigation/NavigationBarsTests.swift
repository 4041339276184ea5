// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

/// Bars of containers in real pushes: insets, taps, and how they come and go.
@MainActor
@Suite struct NavigationBarsTests {
  private final class Hiding: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  private let stage = Stage()
  private let home = UIViewController()
  private let detail = UIViewController()

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.advance(by: 0)
  }

  private func navigation() -> UINavigationController {
    home.title = "Home"
    detail.title = "Detail"
    return UINavigationController(rootViewController: home)
  }

  /// 59 points of status bar and 44 of bar; 34 of home indicator.
  @Test func theSafeAreaKeepsClearOfTheBars() {
    let navigation = navigation()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(home.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    detail.hidesBottomBarWhenPushed = true
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.pushViewController(detail, animated: false)
    stage.advance(by: 0)
    #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  /// An app may hide the bar itself and not the controller's, before it is shown or after.
  @Test(arguments: [false, true]) func aBarThatTheAppHidesStaysHidden(isLate: Bool) {
    let navigation = navigation()
    navigation.isToolbarHidden = false
    if !isLate { navigation.navigationBar.isHidden = true }
    show(navigation)
    if isLate { (navigation.navigationBar.isHidden, navigation.toolbar.isHidden) = (true, true) }
    navigation.pushViewController(detail, animated: true)
    stage.advance(by: 1)
    #expect(navigation.navigationBar.isHidden && !navigation.isNavigationBarHidden)
    #expect(navigation.toolbar.isHidden == isLate)
    navigation.setNavigationBarHidden(true, animated: true)
    stage.advance(by: 1)
    navigation.setNavigationBarHidden(false, animated: true)
    stage.advance(by: 1)
    #expect(!navigation.navigationBar.isHidden)
  }

  @Test func aToolbarMayBeShownBeforeThereIsAView() {
    let navigation = navigation()
    home.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.isToolbarHidden = false
    show(navigation)
    // 44 points above the home indicator's 34, of 852.
    #expect(navigation.toolbar.frame.minY == 774 && navigation.toolbar.frame.width == 393)
    #expect(navigation.toolbar.items?.count == 1)
  }

  @Test func barButtonsDoTheirActions() {
    var senders: [AnyObject?] = []
    let action = UIAction(title: "Save") { senders.append($0.sender as AnyObject?) }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Save")
    #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
    home.navigationItem.rightBarButtonItem = item
    show(navigation())
    stage.perform(.tap(at: .point(365, 81)))
    stage.settle()
    #expect(senders.count == 1 && senders.first! === item)
  }

  @Test func barButtonsWithoutAnActionShowTheirMenus() throws {
    var lines: [String] = []
    let menu = UIMenu(children: [UIAction(title: "By name") { _ in lines.append("name") }])
    home.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu)
    show(navigation())
    var shown: UIView? {
      stage.window.subviews.first { $0.layer.role == "context menu" }?.subviews
        .first { $0.layer.role == "menu" }
    }
    #expect(shown == nil)
    stage.perform(.tap(at: .point(365, 81)))
    stage.settle()
    let frame = try #require(shown).frame
    stage.perform(.tap(at: .point(frame.midX, frame.midY)))
    stage.settle()
    #expect(lines == ["name"])
  }

  @Test func theMenuOfABarButtonWithAnActionIsReported() {
    var lines: [String] = []
    let recording = stage.record("bar") {
      home.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sort", primaryAction: UIAction(title: "Sort") { _ in lines.append("tap") },
        menu: UIMenu(children: []))
      show(navigation())
    }
    #expect(recording.findings.contains { $0.message.contains("by a long press") })
    stage.perform(.tap(at: .point(365, 81)))
    stage.settle()
    #expect(lines == ["tap"])
  }

  @Test func anOpaqueBarLeavesTheRest() {
    let navigation = navigation()
    navigation.navigationBar.isTranslucent = false
    show(navigation)
    #expect(home.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
    #expect(home.view.safeAreaInsets.top == 0)
    home.extendedLayoutIncludesOpaqueBars = true
    navigation.view.setNeedsLayout()
    stage.advance(by: 0)
    #expect(home.view.frame.minY == 0)
  }

  @Test func theBackButtonPops() {
    let navigation = navigation()
    show(navigation)
    navigation.pushViewController(detail, animated: true)
    stage.settle()
    stage.perform(.tap(at: .point(30, 81)))
    stage.settle()
    #expect(navigation.viewControllers == [home])
    #expect(home.view.window === stage.window)
  }

  @Test func touchesAreIgnoredDuringAPush() {
    let navigation = navigation()
    show(navigation)
    let third = UIViewController()
    let recording = stage.record("push") {
      navigation.pushViewController(detail, animated: true)
      stage.perform(.tap(at: .point(30, 81)).delayed(by: 0.2))
    }
    #expect(navigation.topViewController === detail)
    #expect(recording.findings.count == 1)
    #expect(recording.findings.first?.message.contains("ignores touches") == true)
    _ = third
  }

  @Test func aTapOnATabSelectsItAfterTheBarsDelegateIsNotified() {
    final class Tabs: UITabBarController {
      var selections: [Int] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        selections.append(selectedIndex)
      }
    }
    let tabs = Tabs()
    home.title = "One"
    detail.title = "Two"
    tabs.viewControllers = [home, detail]
    show(tabs)
    stage.perform(.tap(at: .point(300, 790)))
    stage.settle()
    #expect(tabs.selections == [0])
    #expect(tabs.selectedIndex == 1)
    #expect(detail.view.window === stage.window && home.view.window == nil)
    #expect(tabs.tabBar.selectedItem === detail.tabBarItem)
  }

  /// The bar leaves to the left with the old screen and comes back with it.
  @Test func aBarThatAControllerHidesGoesSidewaysWithThePush() {
    let navigation = navigation()
    show(navigation)
    let hiding = Hiding()
    let bar = navigation.navigationBar
    navigation.pushViewController(hiding, animated: true)
    stage.advance(by: 0.1)
    let x = Double(bar.layer.presentation()?.frame.minX ?? 0)
    // The system's spring after 0.1 s, of the published table.
    expect(x, -393 * 0.54478, within: 0.05)
    expect(bar.layer.presentation()?.frame.minY, 59)
    stage.settle()
    #expect(bar.isHidden && navigation.isNavigationBarHidden)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    expect(bar.layer.presentation()?.frame.minX, -393 * (1 - 0.54478), within: 0.05)
    stage.settle()
    #expect(!bar.isHidden && bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(bar.topItem === home.navigationItem)
  }

  /// The tab bar moves with the lower screen, three tenths of the width, beneath the new one.
  @Test func aTabBarIsCoveredByAPush() {
    let navigation = navigation()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    let bar = tabs.tabBar
    let place = bar.frame
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    stage.advance(by: 0.1)
    #expect(bar.isDescendant(of: home.view) && !bar.isHidden)
    expect(home.view.layer.presentation()?.frame.minX, -0.3 * 393 * 0.54478, within: 0.05)
    stage.settle()
    #expect(bar.superview === tabs.view && bar.isHidden)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    #expect(bar.isDescendant(of: home.view) && !bar.isHidden)
    stage.settle()
    #expect(bar.superview === tabs.view && !bar.isHidden && bar.frame == place)
  }

  /// Every view in a bar, by where it is.
  private func places(in view: UIView) -> [String] {
    ["\(type(of: view)) \(view.frame)"] + view.subviews.flatMap { places(in: $0) }
  }

  @Test(arguments: [false, true])
  func theBarIsTheSameAfterAPushAndAPop(hidesTabs: Bool) {
    let navigation = navigation()
    home.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    let before = places(in: navigation.navigationBar)
    detail.hidesBottomBarWhenPushed = hidesTabs
    navigation.pushViewController(detail, animated: true)
    stage.settle()
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(places(in: navigation.navigationBar) == before)
  }
}
