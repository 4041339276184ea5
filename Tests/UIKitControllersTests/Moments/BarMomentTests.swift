// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Screens
import Testing

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
      let screen = Screen()
      let (a, b) = (Wishing(), Wishing())
      (a.wish, b.wish) = (first, second)
      (a.title, b.title) = ("A", "B")
      let navigation = UINavigationController(rootViewController: a)
      navigation.interactivePopGestureRecognizer?.delegate = Allowing.shared
      screen.window.rootViewController = navigation
      screen.settle()
      var isHidden = first.appeared(false)
      let what = "\(first) \(second) \(animated)"
      check(navigation, isHidden: isHidden, what + " root")
      navigation.pushViewController(b, animated: animated)
      screen.settle()
      isHidden = second.appeared(first.left(isHidden))
      check(navigation, isHidden: isHidden, what + " pushed")
      if animated {
        for _ in 0..<2 {
          screen.pan(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
          #expect(screen.settle() == [])
          #expect(navigation.topViewController === b, "\(what) is popped")
          isHidden = afterCancel(of: second, first, isHidden)
          check(navigation, isHidden: isHidden, what + " cancelled")
        }
      }
      navigation.popViewController(animated: animated)
      screen.settle()
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
  /// How the stack is changed.
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
      let screen = Screen()
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
        case .set, .beforeLoad: navigation.setViewControllers([root, pushed], animated: animated)
        }
        root.hidesBottomBarWhenPushed = false
        if flag == .ofPushedAfterwards { pushed.hidesBottomBarWhenPushed = true }
      }
      if change == .beforeLoad { changeStack() }
      screen.window.rootViewController = tabs
      screen.settle()
      if change != .beforeLoad {
        checkTabs(tabs, isHidden: false, what + " root")
        changeStack()
        screen.settle()
      }
      let hides = flag == .ofPushed || flag == .ofRootForTheCall
      checkTabs(tabs, isHidden: hides, what + " pushed")
      // Another tab has its bar, and the first one is as it was.
      tabs.selectedIndex = 1
      screen.settle()
      checkTabs(tabs, isHidden: false, what + " other tab")
      // What happens to a stack that does not show leaves the bar alone.
      navigation.pushViewController(further, animated: false)
      navigation.popViewController(animated: false)
      screen.settle()
      checkTabs(tabs, isHidden: false, what + " other tab after a change of the first")
      tabs.selectedIndex = 0
      screen.settle()
      let stillHides = flag == .ofPushed || flag == .ofPushedAfterwards
      checkTabs(tabs, isHidden: stillHides, what + " first tab")
      if animated, stillHides {
        screen.pan(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
        screen.settle()
        #expect(navigation.topViewController === pushed, "\(what)")
        checkTabs(tabs, isHidden: true, what + " cancelled")
      }
      // A tab that is selected while the stack changes.
      navigation.popViewController(animated: animated)
      screen.advance(by: 0.1)
      tabs.selectedIndex = 1
      screen.settle()
      checkTabs(tabs, isHidden: false, what + " selected meanwhile")
      tabs.selectedIndex = 0
      screen.settle()
      #expect(navigation.topViewController === root, "\(what)")
      checkTabs(tabs, isHidden: false, what + " popped")
    }
  }
}
