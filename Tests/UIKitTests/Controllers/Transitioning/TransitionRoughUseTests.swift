// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

/// Misuse of transitions that is common: nothing hangs, nothing crashes, and what iOS prints is a
/// finding.
@MainActor
@Suite struct TransitionRoughUseTests {
  /// Ends its transition in a way that a test chooses.
  private final class OddAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var duration: TimeInterval = 0.3
    var animate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    private(set) var endings: [Bool] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
      animate(transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
  }

  private let stage = Stage()
  private let home = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let animator = OddAnimator()

  init() {
    navigation = UINavigationController(rootViewController: home)
    navigation.setNavigationBarHidden(true, animated: false)
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
  }

  private func push(_ body: () -> Void = {}) -> Recording {
    let source = TransitionSource(animator)
    navigation.delegate = source
    return stage.record("push") {
      navigation.pushViewController(detail, animated: true)
      body()
      stage.advance(by: 0)
      withExtendedLifetime(source) {}
    }
  }

  private func messages(_ recording: Recording) -> [String] { recording.findings.map(\.message) }

  @Test func anAnimatorThatNeverCompletesIsFound() {
    let recording = push()
    #expect(recording.findings.map(\.rule) == [.neverCompletes])
    #expect(animator.endings.isEmpty)
  }

  @Test func completingTwiceCountsOnce() {
    animator.animate = { context in
      context.completeTransition(true)
      context.completeTransition(false)
    }
    let recording = push()
    #expect(animator.endings == [true])
    #expect(
      messages(recording) == [
        "completeTransition was called again after the transition had ended"
      ])
    #expect(detail.view.window === stage.window)
  }

  @Test func completingAtOnceKeepsTheOrderOfCallbacks() {
    animator.animate = { $0.completeTransition(true) }
    let recording = push()
    #expect(recording.findings == [])
    #expect(
      recording.events.map(\.name).filter {
        $0.hasPrefix("view") && !$0.hasSuffix("LayoutSubviews")
      } == [
        "viewDidLoad", "viewWillDisappear", "viewWillAppear", "viewIsAppearing",
        "viewDidDisappear", "viewDidAppear",
      ])
  }

  @Test func completingWithTrueAfterACancelIsFound() {
    let interaction = UIPercentDrivenInteractiveTransition()
    animator.animate = { context in
      let view = context.view(forKey: .to)
      view?.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view?.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let source = TransitionSource(animator, interaction: interaction)
    navigation.delegate = source
    let recording = stage.record("push") {
      navigation.pushViewController(detail, animated: true)
      stage.advance(by: 0)
      interaction.update(0.5)
      interaction.cancel()
    }
    #expect(
      messages(recording) == [
        "completeTransition(true) was called although the transition was cancelled; "
          + "pass !transitionWasCancelled"
      ])
    #expect(animator.endings == [true])
    #expect(navigation.topViewController === detail)
    withExtendedLifetime(source) {}
  }

  @Test func whatACancelledTransitionLeavesOfTheOldViewIsFound() {
    let interaction = UIPercentDrivenInteractiveTransition()
    animator.animate = { context in
      let view = context.view(forKey: .from)
      view?.transform = CGAffineTransform(translationX: 393, y: 0)
      view?.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view?.backgroundColor = .red
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let source = TransitionSource(animator, interaction: interaction)
    navigation.delegate = source
    let recording = stage.record("push") {
      navigation.pushViewController(detail, animated: true)
      stage.advance(by: 0)
      interaction.update(0.5)
      interaction.cancel()
    }
    #expect(
      messages(recording) == [
        "the cancelled push from UIViewController (child 0 of UINavigationController) to "
          + "UIViewController (child 1 of UINavigationController) left the transform and alpha of the "
          + "view of UIViewController changed; put it back when transitionWasCancelled"
      ])
    withExtendedLifetime(source) {}
  }

  @Test func aDurationOfNothingEndsAtOnce() {
    animator.duration = 0
    animator.animate = { context in
      UIView.animate(withDuration: 0) {
        context.view(forKey: .to)?.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let recording = push()
    #expect(recording.findings == [])
    #expect(recording.duration == 0)
    #expect(animator.endings == [true])
  }

  @Test func aSecondPushWaitsAndIsFound() {
    animator.animate = { context in
      UIView.animate(withDuration: 0.3) {
        context.view(forKey: .to)?.alpha = 0.9
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let third = UIViewController()
    let source = TransitionSource(animator)
    navigation.delegate = source
    let recording = stage.record("pushes") {
      navigation.pushViewController(detail, animated: true)
      stage.advance(by: 0.1)
      navigation.pushViewController(third, animated: true)
    }
    #expect(messages(recording) == ["nested push animation can result in corrupted navigation bar"])
    #expect(animator.endings == [true, true])
    #expect(navigation.viewControllers == [home, detail, third])
    #expect(third.view.window === stage.window)
    withExtendedLifetime(source) {}
  }

  @Test func popOnTheRootDoesNothing() {
    let recording = stage.record("pop") {
      #expect(navigation.popViewController(animated: true) == nil)
    }
    #expect(recording.findings == [] && recording.events.isEmpty)
  }

  @Test(arguments: [false, true])
  func removingTheContainerEndsTheTransition(hasBegun: Bool) {
    animator.animate = { context in
      UIView.animate(withDuration: 0.3) {
        context.view(forKey: .to)?.alpha = 0.5
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let other = UIViewController()
    let recording = push {
      if hasBegun { stage.advance(by: 0.1) }
      stage.window.rootViewController = other
    }
    #expect(recording.findings == [])
    #expect(animator.endings == (hasBegun ? [true] : []))
    #expect(navigation.topViewController === detail && detail.parent === navigation)
    #expect(other.view.window === stage.window)
  }

  @Test func aDelegateThatIsGoneLeavesTheSystemsMotion() {
    var source: TransitionSource? = TransitionSource(animator)
    navigation.delegate = source
    source = nil
    let recording = stage.record("push") { navigation.pushViewController(detail, animated: true) }
    #expect(recording.findings == [])
    #expect(animator.endings.isEmpty)
    #expect(abs(recording.duration - 0.5057) < 1e-4)
  }

  @Test func anInteractionThatNeverEndsIsFound() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let slide = SlideAnimator()
    let source = TransitionSource(slide, interaction: interaction)
    navigation.delegate = source
    let recording = stage.record("push") {
      navigation.pushViewController(detail, animated: true)
      stage.advance(by: 0)
      interaction.update(0.5)
    }
    #expect(recording.findings.map(\.rule) == [.neverCompletes])
    #expect(recording.frames.count == 1)
    withExtendedLifetime(source) {}
  }

  @Test func lettingGoOfNothingIsFound() {
    let recording = stage.record("nothing") { UIPercentDrivenInteractiveTransition().finish() }
    #expect(
      messages(recording) == [
        "UIPercentDrivenInteractiveTransition.finish() was called while it drives no transition"
      ])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func aSpeedThatCannotBeIsFound(speed: Double) {
    let interaction = UIPercentDrivenInteractiveTransition()
    let source = TransitionSource(SlideAnimator(), interaction: interaction)
    navigation.delegate = source
    interaction.completionSpeed = speed
    let recording = stage.record("push") {
      navigation.pushViewController(detail, animated: true)
      stage.advance(by: 0)
      interaction.finish()
    }
    #expect(messages(recording) == ["completionSpeed must be above 0; 1 is used instead"])
    #expect(recording.duration == 0.5)
    withExtendedLifetime(source) {}
  }

  /// Supplies another animator each time, and nothing once it is gone.
  private final class Fickle: NSObject, UIViewControllerTransitioningDelegate {
    private(set) var made: [SlideOver] = []
    var interaction: UIPercentDrivenInteractiveTransition?

    private func make() -> SlideOver {
      made.append(SlideOver())
      return made[made.count - 1]
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make() }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { make() }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  /// Fades whichever side it may touch.
  private final class SlideOver: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var endings: [Bool] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let isComing = context.view(forKey: .to) != nil
      let view = context.view(forKey: .to) ?? context.view(forKey: .from)
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      if isComing { view?.alpha = 0.5 }
      UIView.animate(withDuration: 0.4) {
        view?.alpha = isComing ? 1 : 0.5
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
  }

  private func presentDetail(_ delegate: Fickle) {
    detail.modalPresentationStyle = .overFullScreen
    detail.transitioningDelegate = delegate
    home.present(detail, animated: true)
    stage.settle()
  }

  @Test func eachTransitionKeepsTheAnimatorItGot() {
    let delegate = Fickle()
    presentDetail(delegate)
    detail.dismiss(animated: true)
    #expect(stage.settle() == [])
    #expect(delegate.made.map(\.endings) == [[true], [true]])
  }

  @Test func dismissingDuringADrivenDismissalIsRefused() {
    let delegate = Fickle()
    let interaction = UIPercentDrivenInteractiveTransition()
    presentDetail(delegate)
    delegate.interaction = interaction
    let recording = stage.record("dismissals") {
      detail.dismiss(animated: true)
      stage.advance(by: 0)
      interaction.update(0.5)
      detail.dismiss(animated: true)
      interaction.cancel()
    }
    #expect(
      messages(recording) == [
        "Attempt to dismiss from view controller UINavigationController while a presentation or "
          + "dismiss is in progress"
      ])
    #expect(detail.view.window === stage.window)
    delegate.interaction = nil
    detail.dismiss(animated: true)
    #expect(stage.settle() == [])
    #expect(detail.view.window == nil)
  }

  @Test func aDelegateThatGoesMidwayTakesNothingAlong() {
    var delegate: Fickle? = Fickle()
    detail.modalPresentationStyle = .overFullScreen
    detail.transitioningDelegate = delegate
    home.present(detail, animated: true)
    stage.advance(by: 0.1)
    delegate = nil
    #expect(detail.transitioningDelegate == nil)
    #expect(stage.settle() == [])
    #expect(detail.view.window === stage.window)
    detail.dismiss(animated: true)
    #expect(stage.settle() == [])
    #expect(detail.view.window == nil)
  }

  @Test func aStackThatChangesDuringADrivenPopIsShownAfterIt() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let third = UIViewController()
    navigation.pushViewController(detail, animated: false)
    animator.animate = { context in
      let view = context.view(forKey: .to)
      view?.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view?.alpha = 1
      } completion: { _ in
        view?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let source = TransitionSource(animator, interaction: interaction)
    navigation.delegate = source
    navigation.popViewController(animated: true)
    stage.advance(by: 0)
    interaction.update(0.5)
    source.interaction = nil
    navigation.pushViewController(third, animated: true)
    interaction.cancel()
    #expect(stage.settle() == [])
    #expect(navigation.viewControllers == [home, detail, third])
    #expect(third.view.window === stage.window && home.view.window == nil)
    withExtendedLifetime(source) {}
  }

  @Test func replacingTheRootDuringAPresentationEndsIt() {
    let delegate = Fickle()
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = delegate
    let other = UIViewController()
    let recording = stage.record("replaced") {
      navigation.present(detail, animated: true)
      stage.advance(by: 0.1)
      stage.window.rootViewController = other
    }
    #expect(recording.findings == [])
    #expect(other.view.window === stage.window)
    #expect(stage.window.subviews.last === other.view)
  }

  @Test func pushingANavigationControllerIsAPreconditionFailure() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UINavigationController(rootViewController: UIViewController())
        .pushViewController(UINavigationController(), animated: false)
    }
  }

  @Test func poppingToAStrangerIsAPreconditionFailure() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = navigation.popToViewController(UIViewController(), animated: false)
    }
  }
}
