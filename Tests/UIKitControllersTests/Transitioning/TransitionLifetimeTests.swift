// SPDX-License-Identifier: MIT
import Animators
import Expectations
import FilmstripUIKitControllers
import Screens
import Testing

/// Nothing outlives its transition that is not retained elsewhere.
@MainActor
@Suite struct TransitionLifetimeTests {
  /// What is expected to be gone.
  private final class Gone {
    private var objects: [() -> AnyObject?] = []
    func expect(_ object: AnyObject) { objects.append { [weak object] in object } }
    var survivors: [AnyObject] { objects.compactMap { $0() } }
  }

  private let screen = Screen()
  private let home = UIViewController()
  private let gone = Gone()

  @Test(arguments: [true, false])
  func pushesAndPops(animated: Bool) {
    let navigation = UINavigationController(rootViewController: home)
    screen.window.rootViewController = navigation
    do {
      let detail = UIViewController()
      gone.expect(detail)
      navigation.pushViewController(detail, animated: animated)
      if let transition = navigation.transitionCoordinator { gone.expect(transition) }
      screen.settle()
    }
    navigation.popViewController(animated: animated)
    screen.settle()
    #expect(gone.survivors.isEmpty)
  }

  @Test func drivenAndCancelledOnes() {
    let navigation = UINavigationController(rootViewController: home)
    screen.window.rootViewController = navigation
    screen.advance(by: 0)
    do {
      let interaction = UIPercentDrivenInteractiveTransition()
      let animator = SlideAnimator()
      let source = TransitionSource(animator, interaction: interaction)
      let detail = UIViewController()
      for object in [interaction, source, detail] as [AnyObject] { gone.expect(object) }
      navigation.delegate = source
      navigation.pushViewController(detail, animated: true)
      screen.advance(by: 0)
      if let transition = navigation.transitionCoordinator { gone.expect(transition) }
      interaction.update(0.5)
      interaction.cancel()
      screen.settle()
    }
    #expect(gone.survivors.isEmpty)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom])
  func presentations(style: UIModalPresentationStyle) {
    screen.window.rootViewController = home
    screen.advance(by: 0)
    do {
      let detail = UIViewController()
      detail.modalPresentationStyle = style
      gone.expect(detail)
      if let presentation = detail.presentationController { gone.expect(presentation) }
      home.present(detail, animated: true)
      screen.settle()
      home.dismiss(animated: true)
      screen.settle()
    }
    #expect(gone.survivors.isEmpty)
  }

  @Test func changesOfTabs() {
    let tabs = UITabBarController()
    do {
      let other = UIViewController()
      gone.expect(other)
      tabs.viewControllers = [home, other]
      screen.window.rootViewController = tabs
      screen.advance(by: 0)
      tabs.tapTab(at: 1)
      screen.settle()
      tabs.tapTab(at: 0)
      screen.settle()
      tabs.viewControllers = [home]
      screen.settle()
    }
    #expect(gone.survivors.isEmpty)
  }

  @Test func aDelegateThatOnlyWhoPresentsKeepsChoosesTheAnimator() {
    screen.window.rootViewController = home
    screen.advance(by: 0)
    let (animator, presented) = (SlideAnimator(), UIViewController())
    presented.modalPresentationStyle = .custom
    do {
      let delegate = TransitionSource(animator)
      gone.expect(delegate)
      presented.transitioningDelegate = delegate
      home.present(presented, animated: true)
    }
    screen.settle()
    #expect(animator.endings == [true])
    #expect(presented.transitioningDelegate == nil && gone.survivors.isEmpty)
    // The system's own dismissal, as there is no delegate any more.
    presented.dismiss(animated: true)
    screen.settle()
    #expect(animator.endings == [true] && home.presentedViewController == nil)
  }

  @Test func aDelegateThatOnlyWhoDismissesKeepsChoosesTheAnimator() {
    screen.window.rootViewController = home
    screen.advance(by: 0)
    let presented = UIViewController()
    let animator = ClosureAnimator(duration: 0.25) { context in
      context.animate(0.25) { context.view(forKey: .from)?.alpha = 0 }
    }
    presented.modalPresentationStyle = .custom
    home.present(presented, animated: false)
    do {
      let delegate = TransitionSource(animator)
      gone.expect(delegate)
      presented.transitioningDelegate = delegate
      presented.dismiss(animated: true)
    }
    screen.settle()
    #expect(animator.endings == [true] && home.presentedViewController == nil)
    #expect(gone.survivors.isEmpty)
  }
}
