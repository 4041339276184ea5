// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Bars that screens hide and show, in every combination of what two screens ask for, pushed, popped, and popped back by
/// a swipe that is cancelled.
@MainActor
@Suite struct BarMomentTests {
  /// What a screen asks for, and when: most published code asks in `viewWillAppear`, some undoes it as it leaves.
  enum Wish: CaseIterable, Sendable {
    case nothing, hides, shows, hidesAnimated, showsAnimated, hidesWhileShown,
      hidesWhileShownAnimated

    /// What the bar is after the screen has appeared, if it was `isHidden` before.
    func appeared(_ isHidden: Bool) -> Bool {
      switch self {
      case .nothing: isHidden
      case .shows, .showsAnimated: false
      default: true
      }
    }

    /// What it is after the screen was told that it leaves.
    func left(_ isHidden: Bool) -> Bool {
      self == .hidesWhileShown || self == .hidesWhileShownAnimated ? false : isHidden
    }

    var isAnimated: Bool {
      self == .hidesAnimated || self == .showsAnimated || self == .hidesWhileShownAnimated
    }
  }

  private final class Wishing: MomentController {
    var wish = Wish.nothing
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard wish != .nothing else { return }
      navigationController?.setNavigationBarHidden(
        wish.appeared(false), animated: wish.isAnimated && animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      guard wish == .hidesWhileShown || wish == .hidesWhileShownAnimated else { return }
      navigationController?.setNavigationBarHidden(false, animated: wish.isAnimated && animated)
    }
  }

  /// The bar after a pop from `b` to `a` that was cancelled: what came or went with the transition is undone, what was set
  /// without animation is not (published: that is why screens pass `animated` on), and the screens are called once more
  /// (published order of a cancelled pop).
  private func afterCancel(of b: Wish, _ a: Wish, _ before: Bool) -> Bool {
    var (isHidden, movesWithPop) = (before, false)
    for (wish, next) in [(b, b.left(before)), (a, a.appeared(b.left(before)))]
    where next != isHidden {
      movesWithPop = wish.isAnimated && !movesWithPop
      isHidden = next
    }
    return b.appeared(a.left(movesWithPop ? before : isHidden))
  }

  /// The bar is where the state says: below the status bar, or not there; and the controller's area is free of it.
  private func check(_ navigation: UINavigationController, isHidden: Bool, _ what: String) {
    let bar = navigation.navigationBar
    #expect(navigation.isNavigationBarHidden == isHidden, "\(what)")
    #expect(
      navigation.topViewController?.view.safeAreaInsets.top == (isHidden ? 59 : 103), "\(what)")
    guard bar.superview != nil else { return #expect(isHidden, "\(what)") }
    #expect(bar.isHidden == isHidden, "\(what)")
    #expect(bar.layer.animationKeys() == nil, "\(what)")
    if !isHidden {
      #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44), "\(what)")
      #expect(bar.topItem === navigation.topViewController?.navigationItem, "\(what)")
    }
  }

  @Test(arguments: Wish.allCases, Wish.allCases)
  func theBarIsAsTheScreensAsk(first: Wish, second: Wish) {
    for animated in [true, false] {
      let stage = Stage()
      let (a, b) = (Wishing(), Wishing())
      (a.wish, b.wish) = (first, second)
      (a.title, b.title) = ("A", "B")
      let navigation = UINavigationController(rootViewController: a)
      navigation.interactivePopGestureRecognizer?.delegate = Allowing.shared
      stage.window.rootViewController = navigation
      stage.settle()
      var isHidden = first.appeared(false)
      let what = "\(first) \(second) \(animated)"
      check(navigation, isHidden: isHidden, what + " root")
      navigation.pushViewController(b, animated: animated)
      stage.settle()
      isHidden = second.appeared(first.left(isHidden))
      check(navigation, isHidden: isHidden, what + " pushed")
      if animated {
        for _ in 0..<2 {
          stage.perform(.pan(from: .point(2, 400), to: .point(60, 400), duration: 0.3))
          #expect(stage.settle() == [])
          #expect(navigation.topViewController === b, "\(what) is popped")
          isHidden = afterCancel(of: second, first, isHidden)
          check(navigation, isHidden: isHidden, what + " cancelled")
        }
      }
      navigation.popViewController(animated: animated)
      stage.settle()
      isHidden = first.appeared(second.left(isHidden))
      check(navigation, isHidden: isHidden, what + " popped")
    }
  }

  private final class Allowing: NSObject, UIGestureRecognizerDelegate {
    static let shared = Allowing()
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  // MARK: The tab bar

  /// When the flag is set: published code sets it in the initializer, or around the call that pushes.
  enum Flag: CaseIterable, Sendable { case none, ofPushed, ofRootForTheCall, ofPushedAfterwards }
  enum Change: CaseIterable, Sendable { case push, set, beforeLoad }

  private func checkTabs(_ tabs: UITabBarController, isHidden: Bool, _ what: String) {
    #expect(tabs.tabBar.isHidden == isHidden, "\(what)")
    #expect(tabs.tabBar.superview === tabs.view, "\(what)")
    if !isHidden {
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83), "\(what)")
    }
    let top = (tabs.selectedViewController as? UINavigationController)?.topViewController
    #expect(top?.view.safeAreaInsets.bottom == (isHidden ? 34 : 83), "\(what)")
  }

  @Test(arguments: Flag.allCases, Change.allCases)
  func theTabBarGoesWithTheStackThatHidesIt(flag: Flag, change: Change) {
    for animated in [true, false] {
      let stage = Stage()
      let (root, pushed, further, other) = (
        MomentController(), MomentController(), MomentController(), MomentController()
      )
      let navigation = UINavigationController(rootViewController: root)
      let second = UINavigationController(rootViewController: other)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, second]
      let what = "\(flag) \(change) \(animated)"
      pushed.hidesBottomBarWhenPushed = flag == .ofPushed
      func changeStack() {
        root.hidesBottomBarWhenPushed = flag == .ofRootForTheCall
        switch change {
        case .push: navigation.pushViewController(pushed, animated: animated)
        case .set, .beforeLoad:
          navigation.setViewControllers([root, pushed], animated: animated)
        }
        root.hidesBottomBarWhenPushed = false
        if flag == .ofPushedAfterwards { pushed.hidesBottomBarWhenPushed = true }
      }
      if change == .beforeLoad { changeStack() }
      stage.window.rootViewController = tabs
      stage.settle()
      if change != .beforeLoad {
        checkTabs(tabs, isHidden: false, what + " root")
        changeStack()
        stage.settle()
      }
      let hides = flag == .ofPushed || flag == .ofRootForTheCall
      checkTabs(tabs, isHidden: hides, what + " pushed")
      // Another tab has its bar, and the first one is as it was.
      tabs.selectedIndex = 1
      stage.settle()
      checkTabs(tabs, isHidden: false, what + " other tab")
      // What happens to a stack that does not show leaves the bar alone.
      navigation.pushViewController(further, animated: false)
      navigation.popViewController(animated: false)
      stage.settle()
      checkTabs(tabs, isHidden: false, what + " other tab after a change of the first")
      tabs.selectedIndex = 0
      stage.settle()
      let stillHides = flag == .ofPushed || flag == .ofPushedAfterwards
      checkTabs(tabs, isHidden: stillHides, what + " first tab")
      if animated, stillHides {
        stage.perform(.pan(from: .point(2, 400), to: .point(60, 400), duration: 0.3))
        stage.settle()
        #expect(navigation.topViewController === pushed, "\(what)")
        checkTabs(tabs, isHidden: true, what + " cancelled")
      }
      // A tab that is selected while the stack changes.
      navigation.popViewController(animated: animated)
      stage.advance(by: 0.1)
      tabs.selectedIndex = 1
      stage.settle()
      checkTabs(tabs, isHidden: false, what + " selected meanwhile")
      tabs.selectedIndex = 0
      stage.settle()
      #expect(navigation.topViewController === root, "\(what)")
      checkTabs(tabs, isHidden: false, what + " popped")
    }
  }
}
