// SPDX-License-Identifier: MIT
import Animators
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
    let delegate = Delegate(animator: SlideAnimator(duration: 0.3))
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
    let delegate = Delegate(animator: SlideAnimator(duration: 0.3))
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
    let delegate = Delegate(animator: SlideAnimator(duration: 0.3))
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
    let animator = SlideAnimator(duration: 0.3)
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

  @Test(arguments: [true, false])
  func aPushInTheRootsViewDidLoadShowsThePushedOne(animated: Bool) {
    final class Root: UIViewController {
      let pushed = DetailViewController()
      var animated = false
      override func viewDidLoad() {
        navigationController?.pushViewController(pushed, animated: animated)
      }
    }
    let root = Root()
    root.animated = animated
    root.pushed.log = log
    stage.window.rootViewController = UINavigationController(rootViewController: root)
    stage.settle()
    #expect(root.pushed.view.window === stage.window && root.view.window == nil)
    #expect(
      log.lines.filter { $0.hasPrefix("Detail.view") } == [
        "Detail.viewDidLoad", "Detail.viewWillAppear(false)", "Detail.viewIsAppearing(false)",
        "Detail.viewDidAppear(false)",
      ])
  }

  @Test func aPushInTheRootsFirstViewWillAppearIsReported() {
    final class Root: UIViewController {
      let pushed = DetailViewController()
      override func viewWillAppear(_ animated: Bool) {
        if pushed.parent == nil {
          navigationController?.pushViewController(pushed, animated: false)
        }
      }
    }
    let root = Root()
    root.pushed.log = log
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    stage.settle()
    #expect(
      log.lines.filter { $0.hasPrefix("Detail.view") } == [
        "Detail.viewDidLoad", "Detail.viewWillAppear(false)", "Detail.viewIsAppearing(false)",
        "Detail.viewDidAppear(false)",
      ])
    log.lines = []
    navigation.popViewController(animated: false)
    #expect(log.lines.contains("Detail.viewDidDisappear(false)"))
  }

  @Test func aPushInViewDidAppearIsInOrder() {
    final class Next: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        guard let navigationController, navigationController.viewControllers.count == 2 else {
          return
        }
        navigationController.pushViewController(UIViewController(), animated: true)
      }
    }
    let recording = stage.record("pushes") { navigation.pushViewController(Next(), animated: true) }
    #expect(recording.findings == [])
    #expect(navigation.viewControllers.count == 3)
  }

  /// The helper that many have: push, and a completion by way of the coordinator.
  @Test func theCoordinatorIsThereRightAfterThePush() throws {
    var completions = 0
    navigation.pushViewController(detail, animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    coordinator.animate(alongsideTransition: nil) { _ in completions += 1 }
    stage.advance(by: 0.4)
    #expect(completions == 0)
    stage.settle()
    #expect(completions == 1)
    navigation.popViewController(animated: true)
    #expect(navigation.transitionCoordinator != nil)
  }

  @Test func aCancelledReplacementOfTheTopKeepsTheStack() {
    let (third, other) = (UIViewController(), UIViewController())
    navigation.setViewControllers([home, detail, third], animated: false)
    stage.advance(by: 0)
    let interaction = UIPercentDrivenInteractiveTransition()
    let source = TransitionSource(SlideAnimator(), interaction: interaction)
    navigation.delegate = source
    navigation.setViewControllers([home, other], animated: true)
    stage.advance(by: 0)
    interaction.update(0.3)
    interaction.cancel()
    #expect(stage.settle() == [])
    #expect(navigation.viewControllers == [home, detail, third])
    #expect(other.parent == nil && third.view.window === stage.window)
    withExtendedLifetime(source) {}
  }

  @Test func everyNewControllerIsNotifiedThatItHasMoved() {
    let (second, third) = (DetailViewController(), DetailViewController())
    second.log = log
    navigation.setViewControllers([home, second, third], animated: false)
    #expect(log.lines.contains("Detail.didMove(toParent: UINavigationController)"))
  }

  @Test func poppingAndPushingOneControllerInATurnKeepsItsParent() {
    navigation.pushViewController(detail, animated: false)
    navigation.popViewController(animated: true)
    navigation.pushViewController(detail, animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [home, detail] && detail.parent === navigation)
  }

  @Test func aSubclassMayOverrideTheInitializerWithARoot() {
    final class Own: UINavigationController {
      override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Own(rootViewController: UIViewController()).viewControllers.count == 1)
    #expect(Own(rootViewController: UIViewController()).definesPresentationContext)
  }

  @Test func pushingTheSameControllerTwiceIsAPreconditionFailure() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let home = UIViewController()
      UINavigationController(rootViewController: home).pushViewController(home, animated: false)
    }
  }
}
