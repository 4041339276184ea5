// SPDX-License-Identifier: MIT
import Expectations
import FilmstripUIKitControllers
import Screens
import Testing

/// An animator that moves the container of a push or of tabs, as a cube does, which turns two screens about the edge
/// between them and goes half a width to the side and back.
@MainActor
@Suite struct TransformedContainerTests {
  private final class Cube: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to)
      else { return }
      view.frame = context.finalFrame(for: to)
      let container = context.containerView
      container.addSubview(view)
      let half = container.bounds.width / 2
      container.transform = CGAffineTransform(translationX: -half, y: 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        container.transform = CGAffineTransform(translationX: half, y: 0)
      } completion: { _ in
        container.transform = .identity
        context.completeTransition(true)
      }
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate
  {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Cube() }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Cube() }
  }

  private let screen = Screen()
  private let delegate = Delegate()
  private let to = UIViewController()

  /// The layouts of a transition leave the container where it is: a quarter of the time later it has gone a quarter of
  /// its way, from half a width at one side to half a width at the other.
  private func check() throws {
    screen.advance(by: 0)
    screen.advance(by: 0.25)
    let container = try #require(to.view.superview)
    let layer = try #require(container.layer.presentation())
    let width = screen.window.bounds.width
    expect(layer.position.x, width / 2)
    expect(layer.affineTransform().tx, -width / 4)
    screen.settle()
    expect(container.center.x, width / 2)
    #expect(container.bounds.size == screen.window.bounds.size)
  }

  @Test func aPushKeepsIt() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = delegate
    screen.window.rootViewController = navigation
    screen.settle()
    navigation.pushViewController(to, animated: true)
    try check()
  }

  @Test func tabsKeepIt() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), to]
    tabs.delegate = delegate
    screen.window.rootViewController = tabs
    screen.settle()
    tabs.selectedIndex = 1
    try check()
  }
}
