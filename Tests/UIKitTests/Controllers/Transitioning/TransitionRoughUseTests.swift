// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

/// Misuse of transitions that is common: nothing hangs, nothing crashes, and what iOS prints is a
/// finding.
@MainActor
@Suite struct TransitionRoughUseTests {
  private let stage = Stage()
  private let home = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  /// Ends its transition in a way that a test chooses.
  private let animator = ClosureAnimator(duration: 0.3) { $0.addIncomingView() }
  private let interaction = UIPercentDrivenInteractiveTransition()
  private let source = TransitionSource()

  init() {
    navigation = UINavigationController(rootViewController: home)
    navigation.setNavigationBarHidden(true, animated: false)
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
  }

  private func animate(_ body: @escaping ClosureAnimator.Body) {
    animator.body = { context in
      context.addIncomingView()
      body(context)
    }
  }

  private func push(_ body: () -> Void = {}) -> Recording {
    source.animator = animator
    navigation.delegate = source
    return stage.record("push") {
      navigation.pushViewController(detail, animated: true)
      body()
      stage.advance(by: 0)
    }
  }

  /// Records a push that is driven from its beginning on.
  private func drivenPush(
    by animator: any UIViewControllerAnimatedTransitioning, _ drive: () -> Void
  ) -> Recording {
    (source.animator, source.interaction) = (animator, interaction)
    navigation.delegate = source
    return stage.record("push") {
      navigation.pushViewController(detail, animated: true)
      stage.advance(by: 0)
      drive()
    }
  }

  private func messages(_ recording: Recording) -> [String] { recording.findings.map(\.message) }

  @Test func anAnimatorThatNeverCompletesIsFound() {
    let recording = push()
    #expect(recording.findings.map(\.rule) == [.neverCompletes])
    #expect(animator.endings.isEmpty)
  }

  @Test func completingTwiceCountsOnce() {
    animate { context in
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
    animate { $0.completeTransition(true) }
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
    animate { context in
      let view = context.view(forKey: .to)
      view?.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view?.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let recording = drivenPush(by: animator) {
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
  }

  @Test func whatACancelledTransitionLeavesOfTheOldViewIsFound() {
    animate { context in
      let view = context.view(forKey: .from)
      view?.transform = CGAffineTransform(translationX: 393, y: 0)
      view?.alpha = 0
      context.animate(0.3) { view?.backgroundColor = .red }
    }
    let recording = drivenPush(by: animator) {
      interaction.update(0.5)
      interaction.cancel()
    }
    #expect(
      messages(recording) == [
        "the cancelled push from UIViewController (child 0 of UINavigationController) to "
          + "UIViewController (child 1 of UINavigationController) left the transform and alpha of the "
          + "view of UIViewController changed; put it back when transitionWasCancelled"
      ])
  }

  @Test func aDurationOfNothingEndsAtOnce() {
    animator.duration = 0
    animate { context in
      context.animate(0) { context.view(forKey: .to)?.alpha = 1 }
    }
    let recording = push()
    #expect(recording.findings == [])
    #expect(recording.duration == 0)
    #expect(animator.endings == [true])
  }

  @Test func aSecondPushWaitsAndIsFound() {
    animate { context in
      context.animate(0.3) { context.view(forKey: .to)?.alpha = 0.9 }
    }
    let third = UIViewController()
    let recording = push {
      stage.advance(by: 0.1)
      navigation.pushViewController(third, animated: true)
    }
    #expect(messages(recording) == ["nested push animation can result in corrupted navigation bar"])
    #expect(animator.endings == [true, true])
    #expect(navigation.viewControllers == [home, detail, third])
    #expect(third.view.window === stage.window)
  }

  @Test func popOnTheRootDoesNothing() {
    let recording = stage.record("pop") {
      #expect(navigation.popViewController(animated: true) == nil)
    }
    #expect(recording.findings == [] && recording.events.isEmpty)
  }

  @Test(arguments: [false, true])
  func removingTheContainerEndsTheTransition(hasBegun: Bool) {
    animate { context in
      context.animate(0.3) { context.view(forKey: .to)?.alpha = 0.5 }
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
    let recording = drivenPush(by: SlideAnimator()) {
      interaction.update(0.5)
    }
    #expect(recording.findings.map(\.rule) == [.neverCompletes])
    #expect(recording.frames.count == 1)
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
    interaction.completionSpeed = speed
    let recording = drivenPush(by: SlideAnimator()) {
      interaction.finish()
    }
    #expect(messages(recording) == ["completionSpeed must be above 0; 1 is used instead"])
    #expect(recording.duration == 0.5)
  }

  /// Supplies another animator each time, and nothing once it is gone.
  private final class Fickle: NSObject, UIViewControllerTransitioningDelegate {
    private(set) var made: [ClosureAnimator] = []
    var interaction: UIPercentDrivenInteractiveTransition?

    /// Fades whichever side it may touch.
    private func make() -> ClosureAnimator {
      let animator = ClosureAnimator(duration: 0.4) { context in
        let incoming = context.addIncomingView()
        incoming?.alpha = 0.5
        let view = incoming ?? context.view(forKey: .from)
        context.animate(0.4) { view?.alpha = incoming == nil ? 0.5 : 1 }
      }
      made.append(animator)
      return animator
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

  private func presentDetail(_ delegate: Fickle) {
    home.present(detail, .overFullScreen, with: delegate)
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
    home.present(detail, .overFullScreen, with: delegate)
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
    let third = UIViewController()
    navigation.pushViewController(detail, animated: false)
    animate { context in
      let view = context.view(forKey: .to)
      view?.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view?.alpha = 1
      } completion: { _ in
        view?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    (source.animator, source.interaction) = (animator, interaction)
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
