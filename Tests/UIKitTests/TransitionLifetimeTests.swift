// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct TransitionLifetimeTests {
  private final class Gone {
    private var objects: [() -> AnyObject?] = []
    func expect(_ object: AnyObject) { objects.append { [weak object] in object } }
    var survivors: [AnyObject] { objects.compactMap { $0() } }
  }

  private let stage = Stage()
  private let home = UIViewController()
  private let gone = Gone()

  @Test(arguments: [true, false])
  func pushesAndPops(animated: Bool) {
    let navigation = UINavigationController(rootViewController: home)
    stage.window.rootViewController = navigation
    do {
      let detail = UIViewController()
      gone.expect(detail)
      navigation.pushViewController(detail, animated: animated)
      if let transition = navigation.transitionCoordinator { gone.expect(transition) }
      stage.settle()
    }
    navigation.popViewController(animated: animated)
    stage.settle()
    #expect(gone.survivors.isEmpty)
  }

  @Test func drivenAndCancelledOnes() {
    let navigation = UINavigationController(rootViewController: home)
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
    do {
      let interaction = UIPercentDrivenInteractiveTransition()
      let animator = SlideAnimator()
      let source = TransitionSource(animator, interaction: interaction)
      let detail = UIViewController()
      for object in [interaction, source, detail] as [AnyObject] { gone.expect(object) }
      navigation.delegate = source
      navigation.pushViewController(detail, animated: true)
      stage.advance(by: 0)
      if let transition = navigation.transitionCoordinator { gone.expect(transition) }
      interaction.update(0.5)
      interaction.cancel()
      stage.settle()
    }
    #expect(gone.survivors.isEmpty)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom])
  func presentations(style: UIModalPresentationStyle) {
    stage.window.rootViewController = home
    stage.advance(by: 0)
    do {
      let detail = UIViewController()
      detail.modalPresentationStyle = style
      gone.expect(detail)
      if let presentation = detail.presentationController { gone.expect(presentation) }
      home.present(detail, animated: true)
      stage.settle()
      home.dismiss(animated: true)
      stage.settle()
    }
    #expect(gone.survivors.isEmpty)
  }

  @Test func changesOfTabs() {
    let tabs = UITabBarController()
    do {
      let other = UIViewController()
      gone.expect(other)
      tabs.viewControllers = [home, other]
      stage.window.rootViewController = tabs
      stage.advance(by: 0)
      tabs.tapTab(at: 1)
      stage.settle()
      tabs.tapTab(at: 0)
      stage.settle()
      tabs.viewControllers = [home]
      stage.settle()
    }
    #expect(gone.survivors.isEmpty)
  }

  @Test func aDelegateThatOnlyWhoPresentsKeepsChoosesTheAnimator() {
    stage.window.rootViewController = home
    stage.advance(by: 0)
    let (animator, presented) = (SlideAnimator(), UIViewController())
    presented.modalPresentationStyle = .custom
    do {
      let delegate = TransitionSource(animator)
      gone.expect(delegate)
      presented.transitioningDelegate = delegate
      home.present(presented, animated: true)
    }
    stage.settle()
    #expect(animator.endings == [true])
    #expect(presented.transitioningDelegate == nil && gone.survivors.isEmpty)
    // The system's own dismissal, as there is no delegate any more.
    presented.dismiss(animated: true)
    stage.settle()
    #expect(animator.endings == [true] && home.presentedViewController == nil)
  }

  @Test func aDelegateThatOnlyWhoDismissesKeepsChoosesTheAnimator() {
    stage.window.rootViewController = home
    stage.advance(by: 0)
    let (animator, presented) = (FadeOutAnimator(), UIViewController())
    presented.modalPresentationStyle = .custom
    home.present(presented, animated: false)
    do {
      let delegate = ModalSource()
      delegate.dismissal = animator
      gone.expect(delegate)
      presented.transitioningDelegate = delegate
      presented.dismiss(animated: true)
    }
    stage.settle()
    #expect(animator.count == 1 && home.presentedViewController == nil)
    #expect(gone.survivors.isEmpty)
  }

  private final class FadeOutAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var count = 0

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      count += 1
      UIView.animate(withDuration: 0.25) {
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }
}
