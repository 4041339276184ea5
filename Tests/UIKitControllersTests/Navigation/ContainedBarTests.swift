// SPDX-License-Identifier: MIT
import Animators
import Expectations
import FilmstripUIKitControllers
import Screens
import Testing

/// Bars whose controllers are in other containers, or behind a sheet.
@MainActor
@Suite struct ContainedBarTests {
  private let screen = Screen()
  private let home = UIViewController()
  private let navigation: UINavigationController
  private let tabs = UITabBarController()

  init() {
    navigation = UINavigationController(rootViewController: home)
    tabs.viewControllers = [navigation, UIViewController()]
  }

  private func show(_ controller: UIViewController) {
    screen.window.rootViewController = controller
    screen.advance(by: 0)
  }

  /// The presenter's card is its picture: what is in it stays in its place.
  @Test func theBarBehindASheetStaysInItsPlace() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    let (sheet, source) = (UIViewController(), TransitionSource())
    source.animator = ClosureAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      context.animate { to.alpha = 1 }
    }
    source.dismissal = ClosureAnimator { context in
      context.animate { context.view(forKey: .from)?.alpha = 0 }
    }
    sheet.transitioningDelegate = source
    navigation.present(sheet, animated: true)
    var tops: Set<CGFloat> = []
    for _ in 0..<10 {
      screen.advance(by: 0.06)
      tops.insert(navigation.navigationBar.frame.minY)
    }
    screen.settle()
    #expect(navigation.view.layer.transform.m11 < 1)
    sheet.dismiss(animated: true)
    for _ in 0..<10 {
      screen.advance(by: 0.06)
      tops.insert(navigation.navigationBar.frame.minY)
    }
    screen.settle()
    #expect(tops == [59])
    #expect(navigation.view.safeAreaInsets.top == 59)
    withExtendedLifetime(source) {}
  }

  @Test func aToolbarLiesAboveTheTabBar() {
    home.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.isToolbarHidden = false
    show(tabs)
    let toolbar = navigation.toolbar.convert(CGPoint.zero, to: screen.window)
    let tabBar = tabs.tabBar.convert(CGPoint.zero, to: screen.window)
    expect(tabBar.y, 852 - 83)
    expect(toolbar.y, 852 - 83 - 44)
    expect(home.view.safeAreaInsets.bottom, 83 + 44)
  }

  @Test func aHiddenTabBarTakesNoRoom() {
    show(tabs)
    #expect(home.view.safeAreaInsets.bottom == 83)
    tabs.tabBar.isHidden = true
    screen.advance(by: 0)
    #expect(home.view.safeAreaInsets.bottom == 34)
    tabs.tabBar.isHidden = false
    screen.advance(by: 0)
    #expect(home.view.safeAreaInsets.bottom == 83)
  }

  @Test(arguments: [true, false]) func aTabBarThatIsHiddenStaysHidden(hidesWhenPushed: Bool) {
    show(tabs)
    tabs.tabBar.isHidden = true
    screen.advance(by: 0)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = hidesWhenPushed
    navigation.pushViewController(detail, animated: true)
    screen.settle()
    #expect(tabs.tabBar.isHidden)
    #expect(detail.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    screen.settle()
    #expect(tabs.tabBar.isHidden)
    #expect(home.view.safeAreaInsets.bottom == 34)
  }

  @Test func aPushHidesAndShowsTheTabBar() {
    show(tabs)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    screen.settle()
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: true)
    screen.settle()
    #expect(!tabs.tabBar.isHidden)
    #expect(home.view.safeAreaInsets.bottom == 83)
  }

  /// The room of the bar is given from the beginning of the push: the toolbar does not jump at its end.
  @Test func aToolbarIsInPlaceFromTheBeginningOfAPush() {
    navigation.isToolbarHidden = false
    home.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    show(tabs)
    let detail = UIViewController()
    detail.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    var places: Set<CGFloat> = []
    for _ in 0..<8 {
      screen.advance(by: 0.05)
      places.insert(navigation.toolbar.frame.minY)
    }
    screen.settle()
    places.insert(navigation.toolbar.frame.minY)
    #expect(places.allSatisfy { abs($0 - (852 - 34 - 44)) < 1e-6 }, "\(places)")
  }

  /// The application hides the bar while a push has hidden it: the pop does not show it.
  @Test func aTabBarThatIsHiddenDuringAPushStaysHidden() {
    show(tabs)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    screen.settle()
    tabs.tabBar.isHidden = true
    navigation.popViewController(animated: true)
    screen.settle()
    #expect(tabs.tabBar.isHidden)
    tabs.tabBar.isHidden = false
    #expect(!tabs.tabBar.isHidden)
  }
}
