// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// Where screens are whose animator places nothing: it inserts a view and fades.
@MainActor
@Suite struct UnplacedScreenTests {
  private final class UnsizedViewController: UIViewController {
    override func loadView() {
      view = UIView()
      view.backgroundColor = .red
    }
  }

  /// Inserts the view that comes below the one that fades out.
  private let fade = ClosureAnimator { context in
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.5) {
      from.alpha = 0
    } completion: { _ in
      from.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// An iPhone 15's screen in points.
  private let whole = CGRect(x: 0, y: 0, width: 393, height: 852)

  private func makeStack(_ delegate: TransitionSource, _ screen: Screen) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isNavigationBarHidden = true
    navigation.delegate = delegate
    screen.window.rootViewController = navigation
    screen.advance(to: 0.1)
    return navigation
  }

  @Test func theSystemsPushLeavesTheCoveredScreenInItsPlace() {
    let screen = Screen()
    let navigation = makeStack(TransitionSource(), screen)
    let covered = navigation.viewControllers[0]
    navigation.pushViewController(UIViewController(), animated: true)
    screen.advance(to: 0.3)
    let during = covered.view.layer.presentation()?.position.x ?? 0
    #expect(during < whole.midX, "the push moves it meanwhile")
    screen.advance(to: 3)
    #expect(covered.view.window == nil)
    #expect(covered.view.frame == whole)
  }

  @Test func aPopThatPlacesNothingAfterTheSystemsPushShowsTheLowerScreenInItsPlace() {
    let screen = Screen()
    let delegate = TransitionSource()
    let navigation = makeStack(delegate, screen)
    let lower = navigation.viewControllers[0]
    navigation.pushViewController(UIViewController(), animated: true)
    screen.advance(to: 3)
    delegate.animator = fade
    navigation.popViewController(animated: true)
    screen.advance(to: 3.25)
    #expect(lower.view.window != nil)
    #expect(lower.view.layer.presentation()?.frame == whole)
    screen.advance(to: 4)
    #expect(lower.view.frame == whole)
  }

  @Test func aPushedViewWithoutASizeIsShownAtItsFinalFrame() {
    let screen = Screen()
    let delegate = TransitionSource(fade)
    let navigation = makeStack(delegate, screen)
    let pushed = UnsizedViewController()
    navigation.pushViewController(pushed, animated: true)
    screen.advance(to: 0.3)
    #expect(pushed.view.layer.presentation()?.frame == whole)
  }

  @Test func aPushedViewThatCodeHasPlacedStaysThere() {
    let screen = Screen()
    let delegate = TransitionSource(fade)
    let navigation = makeStack(delegate, screen)
    let pushed = UnsizedViewController()
    pushed.view.frame = CGRect(x: 0, y: 400, width: 393, height: 452)
    navigation.pushViewController(pushed, animated: true)
    screen.advance(to: 0.3)
    #expect(
      pushed.view.layer.presentation()?.frame == CGRect(x: 0, y: 400, width: 393, height: 452))
  }

  @Test func aTabWhoseViewHasNoSizeIsShownAtItsFinalFrame() {
    let screen = Screen()
    let delegate = TransitionSource(fade)
    let tabs = UITabBarController()
    tabs.delegate = delegate
    let second = UnsizedViewController()
    tabs.viewControllers = [UIViewController(), second]
    screen.window.rootViewController = tabs
    screen.advance(to: 0.1)
    tabs.selectedIndex = 1
    screen.advance(to: 0.3)
    #expect(second.view.layer.presentation()?.frame == whole)
  }
}
