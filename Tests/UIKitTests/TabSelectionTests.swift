// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

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

  private final class Fade: NSObject, UITabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(duration: 0.5) }
  }

  private let stage = Stage()
  private let log = CallLog()
  private let one = OneViewController()
  private let two = TwoViewController()
  private let tabs = UITabBarController()
  private let fade = Fade()

  init() {
    one.log = log
    two.log = log
  }

  private func show(_ controllers: [UIViewController]) {
    tabs.viewControllers = controllers
    stage.window.rootViewController = tabs
    stage.advance(by: 0)
    log.lines = []
  }

  /// Certain of iOS: a tap on the selected tab goes back to the root of its stack.
  @Test func aTapOnTheSelectedTabPopsToTheRoot() {
    let navigation = UINavigationController(rootViewController: one)
    show([navigation, two])
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    tabs.tapTab(at: 0)
    #expect(navigation.viewControllers == [one])
    #expect(stage.settle() == [])
    #expect(one.view.window === stage.window)
  }

  @Test func theIndexIsTheNewOneWhileAChangeWaits() {
    show([one, two])
    tabs.delegate = fade
    tabs.selectedIndex = 1
    stage.advance(by: 0.1)
    tabs.selectedIndex = 0
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === one)
    stage.settle()
    #expect(one.view.window === stage.window)
    #expect(two.view.window == nil)
    #expect(log.lines.suffix(1) == ["One.viewDidAppear(true)"])
  }

  @Test func newControllersDuringAChangeShowWhenItHasEnded() {
    let three = UIViewController()
    show([one, two, three])
    tabs.delegate = fade
    tabs.selectedIndex = 1
    stage.advance(by: 0.1)
    tabs.viewControllers = [one, three]
    #expect(tabs.selectedIndex == 0)
    stage.settle()
    #expect(one.view.window === stage.window)
    #expect(two.view.window == nil)
    #expect(two.parent == nil)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(three.view.window === stage.window)
    #expect(one.view.window == nil)
  }

  @Test func aSelectionDuringTheFirstAppearanceShowsTheOtherController() {
    one.onWillAppear = { [tabs] in tabs.selectedIndex = 1 }
    tabs.viewControllers = [one, two]
    stage.window.rootViewController = tabs
    stage.settle()
    #expect(
      log.lines.filter { $0.contains("ppear") } == [
        "One.viewWillAppear(false)", "One.viewWillDisappear(false)", "Two.viewWillAppear(false)",
        "One.viewDidDisappear(false)", "Two.viewIsAppearing(false)", "Two.viewDidAppear(false)",
      ])
    #expect(two.view.window === stage.window)
  }
}
