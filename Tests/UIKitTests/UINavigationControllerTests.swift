// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// The order of callbacks of pushes and pops, and what is on screen.
@MainActor
@Suite struct UINavigationControllerTests {
  private final class HomeViewController: LoggingViewController {}
  private final class DetailViewController: LoggingViewController {}

  private let stage = Stage()
  private let home = HomeViewController()
  private let detail = DetailViewController()
  private let navigation: UINavigationController
  private let log: CallLog

  init() {
    log = CallLog()
    home.log = log
    detail.log = log
    navigation = UINavigationController(rootViewController: home)
    navigation.setNavigationBarHidden(true, animated: false)
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
    log.lines = []
  }

  @Test func theRootAppearsWithTheWindow() {
    let stage = Stage()
    let log = CallLog()
    let home = HomeViewController()
    home.log = log
    let navigation = UINavigationController(rootViewController: home)
    navigation.setNavigationBarHidden(true, animated: false)
    stage.window.rootViewController = navigation
    #expect(
      log.lines == [
        "Home.willMove(toParent: UINavigationController)",
        "Home.didMove(toParent: UINavigationController)", "Home.viewDidLoad",
        "Home.viewWillAppear(false)", "Home.viewIsAppearing(false)", "Home.viewDidAppear(false)",
      ])
    #expect(home.view.window === stage.window)
    #expect(home.view.frame == stage.window.bounds)
  }

  @Test func aPushWithoutAnimationDoesAllAtOnce() {
    navigation.pushViewController(detail, animated: false)
    #expect(
      log.lines == [
        "Detail.willMove(toParent: UINavigationController)", "Detail.viewDidLoad",
        "Home.viewWillDisappear(false)", "Detail.viewWillAppear(false)",
        "Detail.viewIsAppearing(false)", "Home.viewDidDisappear(false)",
        "Detail.viewDidAppear(false)", "Detail.didMove(toParent: UINavigationController)",
      ])
    #expect(detail.view.window === stage.window)
    #expect(home.view.window == nil)
  }

  @Test func anAnimatedPushSendsDidWhenTheAnimatorCompletes() {
    let delegate = Delegate(animator: MovingAnimator(duration: 0.3))
    navigation.delegate = delegate
    navigation.pushViewController(detail, animated: true)
    #expect(log.lines == ["Detail.willMove(toParent: UINavigationController)"])
    stage.advance(by: 0)
    #expect(
      Array(log.lines.dropFirst()) == [
        "Detail.viewDidLoad", "Home.viewWillDisappear(true)", "Detail.viewWillAppear(true)",
        "Detail.viewIsAppearing(true)",
      ])
    log.lines = []
    stage.advance(to: 0.299)
    #expect(log.lines == [])
    stage.advance(to: 0.3)
    #expect(
      log.lines == [
        "Home.viewDidDisappear(true)", "Detail.viewDidAppear(true)",
        "Detail.didMove(toParent: UINavigationController)",
      ])
    #expect(delegate.lines == ["animator for push", "willShow Detail", "didShow Detail"])
  }

  @Test func aPopSendsTheSameWithRolesSwapped() {
    navigation.pushViewController(detail, animated: false)
    let delegate = Delegate(animator: MovingAnimator(duration: 0.3))
    navigation.delegate = delegate
    log.lines = []
    #expect(navigation.popViewController(animated: true) === detail)
    #expect(navigation.viewControllers == [home])
    stage.settle()
    #expect(
      log.lines == [
        "Detail.willMove(toParent: nil)", "Detail.viewWillDisappear(true)",
        "Home.viewWillAppear(true)", "Home.viewIsAppearing(true)", "Detail.viewDidDisappear(true)",
        "Home.viewDidAppear(true)", "Detail.didMove(toParent: nil)",
      ])
    #expect(detail.parent == nil)
    #expect(home.view.window === stage.window)
  }

  @Test func theRootIsNotPopped() {
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == nil)
    #expect(navigation.viewControllers == [home])
  }

  @Test func aPushDuringAPushWaitsForItsEnd() {
    let third = DetailViewController()
    navigation.delegate = nil
    let delegate = Delegate(animator: MovingAnimator(duration: 0.3))
    navigation.delegate = delegate
    navigation.pushViewController(detail, animated: true)
    stage.advance(to: 0.1)
    navigation.pushViewController(third, animated: true)
    stage.advance(to: 0.3)
    #expect(detail.view.window === stage.window)
    stage.settle()
    #expect(third.view.window === stage.window)
    #expect(detail.view.window == nil)
    #expect(stage.time == 0.6)
  }

  @Test func theContextTellsFramesAndViews() throws {
    let animator = MovingAnimator(duration: 0.3)
    let delegate = Delegate(animator: animator)
    navigation.delegate = delegate
    navigation.pushViewController(detail, animated: true)
    stage.advance(by: 0)
    let context = try #require(animator.context)
    #expect(context.viewController(forKey: .from) === home)
    #expect(context.viewController(forKey: .to) === detail)
    #expect(context.view(forKey: .from) === home.view)
    #expect(context.view(forKey: .to) === detail.view)
    #expect(context.initialFrame(for: home) == stage.window.bounds)
    #expect(context.initialFrame(for: detail) == .zero)
    #expect(context.finalFrame(for: detail) == stage.window.bounds)
    #expect(context.finalFrame(for: home) == .zero)
    #expect(home.view.isDescendant(of: context.containerView))
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
  }

  @Test func pushingTheSameControllerTwiceIsAPreconditionFailure() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let home = UIViewController()
      UINavigationController(rootViewController: home).pushViewController(home, animated: false)
    }
  }
}
