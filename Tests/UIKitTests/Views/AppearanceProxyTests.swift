// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct AppearanceProxyTests {
  private final class Pane: UIView {}
  private final class Knob: UISwitch {}

  @Test func viewsThatEnterAWindowTakeOverWhatTheProxySays() {
    let screen = TouchedScreen()
    screen.stage.advance(by: 0)
    let early = UISwitch()
    screen.window.addSubview(early)
    UISwitch.appearance().onTintColor = .red
    let late = UISwitch()
    #expect(late.onTintColor == nil)
    screen.window.addSubview(late)
    #expect(late.onTintColor == .red)
    // What is in a window already stays as it is.
    #expect(early.onTintColor == nil)
    // And what was set on the view itself.
    let own = UISwitch()
    own.onTintColor = .green
    screen.window.addSubview(own)
    #expect(own.onTintColor == .green)
  }

  @Test func theProxyOfANearerClassAndPlaceCounts() {
    let screen = TouchedScreen()
    UISwitch.appearance().onTintColor = .red
    UISwitch.appearance(whenContainedInInstancesOf: [Pane.self]).onTintColor = .blue
    Knob.appearance().onTintColor = .yellow
    let pane = Pane()
    let (inner, outer, knob) = (UISwitch(), UISwitch(), Knob())
    pane.addSubview(inner)
    for view in [pane, outer, knob] { screen.window.addSubview(view) }
    #expect(inner.onTintColor == .blue)
    #expect(outer.onTintColor == .red)
    #expect(knob.onTintColor == .yellow)
  }

  @Test func barsTakeOverTintsTitlesAndLooks() {
    let screen = TouchedScreen()
    UINavigationBar.appearance().tintColor = .orange
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.purple]
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .green
    UITabBar.appearance().standardAppearance = look
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    screen.window.rootViewController = tabs
    screen.stage.advance(by: 0)
    #expect(navigation.navigationBar.tintColor == .orange)
    #expect(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .purple)
    #expect(tabs.tabBar.standardAppearance.backgroundColor == .green)
    // Each stage has proxies of its own.
    let other = TouchedScreen()
    let bar = UINavigationBar()
    other.window.addSubview(bar)
    #expect(bar.tintColor != .orange)
  }

  @Test func aProxyOfCellsIsACell() {
    let screen = TouchedScreen()
    UITableViewCell.appearance().separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
    UITableViewCell.appearance().backgroundColor = .red
    let cell = UITableViewCell()
    screen.window.addSubview(cell)
    #expect(cell.separatorInset.left == 7)
  }
}
