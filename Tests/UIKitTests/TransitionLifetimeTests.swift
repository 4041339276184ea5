// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

/// Nothing outlives its transition that is not retained elsewhere.
@MainActor
@Suite struct TransitionLifetimeTests {
  /// What is expected to be gone.
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
}
