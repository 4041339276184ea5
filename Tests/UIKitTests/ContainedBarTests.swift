// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct ContainedBarTests {
  private let stage = Stage()
  private let home = UIViewController()
  private let navigation: UINavigationController
  private let tabs = UITabBarController()

  init() {
    navigation = UINavigationController(rootViewController: home)
    tabs.viewControllers = [navigation, UIViewController()]
  }

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.advance(by: 0)
  }

  /// The presenter's card is its picture: what is in it stays in its place.
  @Test func theBarBehindASheetStaysInItsPlace() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    let (sheet, source) = (UIViewController(), ModalSource())
    source.presentation = ClosureAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.5) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    source.dismissal = ClosureAnimator { context in
      UIView.animate(withDuration: 0.5) {
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    sheet.transitioningDelegate = source
    navigation.present(sheet, animated: true)
    var tops: Set<CGFloat> = []
    for _ in 0..<10 {
      stage.advance(by: 0.06)
      tops.insert(navigation.navigationBar.frame.minY)
    }
    stage.settle()
    #expect(navigation.view.layer.transform.m11 < 1)
    sheet.dismiss(animated: true)
    for _ in 0..<10 {
      stage.advance(by: 0.06)
      tops.insert(navigation.navigationBar.frame.minY)
    }
    stage.settle()
    #expect(tops == [59])
    #expect(navigation.view.safeAreaInsets.top == 59)
    withExtendedLifetime(source) {}
  }

  @Test func aToolbarLiesAboveTheTabBar() {
    home.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.isToolbarHidden = false
    show(tabs)
    let toolbar = navigation.toolbar.convert(CGPoint.zero, to: stage.window)
    let tabBar = tabs.tabBar.convert(CGPoint.zero, to: stage.window)
    expect(tabBar.y, 852 - 83)
    expect(toolbar.y, 852 - 83 - 44)
    expect(home.view.safeAreaInsets.bottom, 83 + 44)
  }

  @Test func aHiddenTabBarTakesNoRoom() {
    show(tabs)
    #expect(home.view.safeAreaInsets.bottom == 83)
    tabs.tabBar.isHidden = true
    stage.advance(by: 0)
    #expect(home.view.safeAreaInsets.bottom == 34)
    tabs.tabBar.isHidden = false
    stage.advance(by: 0)
    #expect(home.view.safeAreaInsets.bottom == 83)
  }

  @Test(arguments: [true, false]) func aTabBarThatIsHiddenStaysHidden(hidesWhenPushed: Bool) {
    show(tabs)
    tabs.tabBar.isHidden = true
    stage.advance(by: 0)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = hidesWhenPushed
    navigation.pushViewController(detail, animated: true)
    stage.settle()
    #expect(tabs.tabBar.isHidden)
    #expect(detail.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(tabs.tabBar.isHidden)
    #expect(home.view.safeAreaInsets.bottom == 34)
  }

  @Test func aPushHidesAndShowsTheTabBar() {
    show(tabs)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    stage.settle()
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: true)
    stage.settle()
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
      stage.advance(by: 0.05)
      places.insert(navigation.toolbar.frame.minY)
    }
    stage.settle()
    places.insert(navigation.toolbar.frame.minY)
    #expect(places.allSatisfy { abs($0 - (852 - 34 - 44)) < 1e-6 }, "\(places)")
  }

  /// The application hides the bar while a push has hidden it: the pop does not show it.
  @Test func aTabBarThatIsHiddenDuringAPushStaysHidden() {
    show(tabs)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    stage.settle()
    tabs.tabBar.isHidden = true
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(tabs.tabBar.isHidden)
    tabs.tabBar.isHidden = false
    #expect(!tabs.tabBar.isHidden)
  }
}
