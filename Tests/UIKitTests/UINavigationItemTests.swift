// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
@Suite struct UINavigationItemTests {
  /// Measured: setting a controller's title sets its tab's, and makes the tab.
  @Test func aControllersTitleIsThatOfItsBarItems() {
    let controller = UIViewController()
    controller.title = "Inbox"
    #expect(controller.navigationItem.title == "Inbox")
    #expect(controller.tabBarItem.title == "Inbox")
    controller.title = "Sent"
    #expect(controller.navigationItem.title == "Sent")
    #expect(controller.tabBarItem.title == "Sent")
  }

  /// Measured.
  @Test func aNavigationItemsTitleStaysThere() {
    let controller = UIViewController()
    controller.navigationItem.title = "Inbox"
    #expect(controller.title == nil)
    #expect(controller.tabBarItem.title == nil)
  }

  @Test func aTabsTitleStaysThere() {
    let controller = UIViewController()
    controller.title = "Inbox"
    controller.tabBarItem.title = "Mail"
    #expect(controller.title == "Inbox")
    #expect(controller.navigationItem.title == "Inbox")
  }

  @Test func aControllerHasOneNavigationItemAndOneTab() {
    let controller = UIViewController()
    #expect(controller.navigationItem === controller.navigationItem)
    #expect(controller.tabBarItem === controller.tabBarItem)
    let item = UITabBarItem(title: "Mail", image: nil, tag: 3)
    controller.tabBarItem = item
    #expect(controller.tabBarItem === item)
    #expect(item.tag == 3)
  }

  @Test func aNavigationControllersTabIsItsRootsUnlessItHasItsOwn() {
    let root = UIViewController()
    root.title = "Home"
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.tabBarItem.title == "Home")
    navigation.title = "Start"
    #expect(navigation.tabBarItem.title == "Start")
    #expect(root.tabBarItem.title == "Home")
  }

  @Test func theSingularBarButtonsAreTheFirstOfThePlural() {
    let item = UINavigationItem(title: "")
    let (one, two) = (UIBarButtonItem(title: "1"), UIBarButtonItem(title: "2"))
    item.rightBarButtonItems = [one, two]
    #expect(item.rightBarButtonItem === one)
    item.rightBarButtonItem = two
    #expect(item.rightBarButtonItems?.count == 1)
    item.leftBarButtonItem = one
    #expect(item.leftBarButtonItems?.first === one)
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
  }

  @Test func appearancesAreCopied() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    let item = UINavigationItem(title: "")
    item.standardAppearance = look
    look.backgroundColor = .green
    #expect(item.standardAppearance?.backgroundColor == .red)
    let other = UITabBarAppearance(barAppearance: look)
    #expect(other.backgroundColor == .green)
    look.configureWithTransparentBackground()
    #expect(look.backgroundColor == nil)
    #expect(look.shadowColor == nil)
  }
}
