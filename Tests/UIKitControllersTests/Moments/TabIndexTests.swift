// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// Which tab is the selected one in each callback of a change.
///
/// Published code relies on it: an animator of scrolling tabs takes `selectedIndex` for the tab that is left where it is
/// made, and for the one that comes in `animateTransition`.
@MainActor
@Suite struct TabIndexTests {
  private final class Source: NSObject, UITabBarControllerDelegate {
    var indices: [String: Int] = [:]

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      indices["choosing"] = tabBarController.selectedIndex
      return ClosureAnimator { context in
        self.indices["animating"] = tabBarController.selectedIndex
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
    }
  }

  @Test(arguments: [(0, 2, false), (2, 0, false), (0, 2, true), (2, 1, true)])
  func theTabThatIsLeftIsSelectedWhileItsAnimatorIsChosen(from: Int, to: Int, byTap: Bool) {
    let screen = Screen()
    let source = Source()
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { _ in UIViewController() }
    tabs.selectedIndex = from
    screen.window.rootViewController = tabs
    screen.settle()
    tabs.delegate = source
    if byTap {
      let place = tabs.tabBar.frame
      screen.tap(at: CGPoint(x: place.width * (Double(to) + 0.5) / 3, y: place.minY + 20))
    } else {
      tabs.selectedIndex = to
    }
    screen.settle()
    #expect(source.indices == ["choosing": from, "animating": to])
    #expect(tabs.selectedIndex == to)
  }
}
