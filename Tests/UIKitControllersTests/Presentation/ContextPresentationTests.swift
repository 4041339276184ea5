// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// What is presented in the place of one tab, or of one controller of a stack, stays in that place.
@MainActor
@Suite struct ContextPresentationTests {
  private final class OneViewController: LoggingViewController {}
  private final class CoverViewController: LoggingViewController {}

  private let screen = Screen()
  private let log = CallLog()
  private let one = OneViewController()
  private let two = UIViewController()
  private let cover = CoverViewController()
  private let point = CGPoint(x: 100, y: 300)

  private func showTabs(_ style: UIModalPresentationStyle) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    screen.window.rootViewController = tabs
    screen.settle()
    one.definesPresentationContext = true
    cover.modalPresentationStyle = style
    one.present(cover, animated: false)
    screen.settle()
    one.log = log
    cover.log = log
    return tabs
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func itGoesWithItsTabAndComesBackInFront(style: UIModalPresentationStyle) {
    let tabs = showTabs(style)
    tabs.selectedIndex = 1
    screen.settle()
    #expect(cover.view.window == nil)
    #expect(one.view.window == nil)
    #expect(screen.window.hitTest(point, with: nil) === two.view)
    tabs.selectedIndex = 0
    screen.settle()
    #expect(screen.window.hitTest(point, with: nil) === cover.view)
    #expect((one.view.window != nil) == (style == .overCurrentContext))
    one.dismiss(animated: false)
    screen.settle()
    #expect(screen.window.hitTest(point, with: nil) === one.view)
  }

  @Test func aCoveredControllerIsNotNotifiedOfTabs() {
    let tabs = showTabs(.currentContext)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    #expect(
      log.lines == [
        "Cover.viewWillDisappear(false)", "Cover.viewDidDisappear(false)",
        "Cover.viewWillAppear(false)", "Cover.viewIsAppearing(false)",
        "Cover.viewDidAppear(false)",
      ])
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func aDismissalWhileAnotherTabShowsLeavesThatTab(style: UIModalPresentationStyle) {
    let tabs = showTabs(style)
    tabs.selectedIndex = 1
    one.dismiss(animated: true)
    screen.settle()
    #expect(screen.window.hitTest(point, with: nil) === two.view)
    tabs.selectedIndex = 0
    screen.settle()
    #expect(screen.window.hitTest(point, with: nil) === one.view)
    #expect(one.presentedViewController == nil)
  }

  @Test func itStaysInFrontOfItsPlaceInAStack() {
    let navigation = UINavigationController(rootViewController: one)
    screen.window.rootViewController = navigation
    screen.settle()
    one.definesPresentationContext = true
    cover.modalPresentationStyle = .overCurrentContext
    one.present(cover, animated: false)
    navigation.pushViewController(two, animated: true)
    screen.settle()
    #expect(screen.window.hitTest(point, with: nil) === two.view)
    #expect(cover.view.window == nil)
    navigation.popViewController(animated: true)
    screen.settle()
    #expect(screen.window.hitTest(point, with: nil) === cover.view)
  }
}
