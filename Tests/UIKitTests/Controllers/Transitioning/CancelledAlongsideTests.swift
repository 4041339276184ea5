// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import UIKit

/// What runs alongside a percent-driven dismissal: it follows the finger, goes back evenly after a cancel, and has its
/// old values then, so that the next dismissal moves as the first.
@MainActor
@Suite struct CancelledAlongsideTests {
  private final class Presented: UIViewController {
    var alongside: (() -> Void)?
    override func viewWillDisappear(_ animated: Bool) {
      guard let alongside else { return }
      transitionCoordinator?.animate { _ in alongside() }
    }
  }

  private let stage = Stage()
  private let home = UIViewController()
  private let presented = Presented()
  private let source = TransitionSource()
  private let interaction = UIPercentDrivenInteractiveTransition()
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  private let dimming = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    stage.window.rootViewController = home
    stage.settle()
    presented.transitioningDelegate = source
    presented.modalPresentationStyle = .custom
    source.interaction = interaction
    blur.frame = dimming.frame
  }

  /// How the animator moves the view.
  enum Means: CaseIterable, Sendable { case block, twoBlocks, spring, keyframes }

  private func useDismissal(_ means: Means) {
    source.dismissal = ClosureAnimator { [presented] context in
      let view: UIView = presented.view
      let end = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
      switch means {
      case .block:
        UIView.animate(
          withDuration: 0.5, animations: { view.frame.origin.y = 852 }, completion: end)
      case .twoBlocks:
        UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
        UIView.animate(
          withDuration: 0.5, animations: { view.frame.origin.y = 852 }, completion: end)
      case .spring:
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
          animations: { view.frame.origin.y = 852 }, completion: end)
      case .keyframes:
        UIView.animateKeyframes(
          withDuration: 0.5, delay: 0,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
              view.frame.origin.y = 852
            }
          }, completion: end)
      }
    }
  }

  private func shown(_ view: UIView) -> Double { Double(view.layer.presentation()?.opacity ?? -1) }

  private func cancelHalfway() -> [Double] {
    presented.dismiss(animated: true)
    stage.advance(by: 0.1)
    interaction.update(0.5)
    stage.advance(by: 0.1)
    interaction.cancel()
    var values: [Double] = []
    for _ in 0..<12 {
      stage.advance(by: 1.0 / 60)
      values.append(shown(dimming))
    }
    stage.settle()
    return values
  }

  @Test(arguments: Means.allCases, [true, false])
  func itGoesBackEvenlyWhereverItIs(means: Means, isInContainer: Bool) {
    useDismissal(means)
    home.present(presented, animated: false)
    (isInContainer ? presented.presentationController?.containerView : home.view)?
      .insertSubview(dimming, at: 0)
    stage.settle()
    presented.alongside = { [dimming] in dimming.alpha = 0 }
    for _ in 0..<2 {
      let values = cancelHalfway()
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 }, "\(values)")
      #expect((values.first ?? 0) > 0.5 && (values.first ?? 1) < 0.6)
      #expect((values.last ?? 0) > 0.85)
      #expect(dimming.alpha == 1 && shown(dimming) == 1)
      #expect(home.presentedViewController === presented)
    }
  }

  @Test func anEffectThatIsTakenAwayIsBack() {
    useDismissal(.block)
    home.present(presented, animated: false)
    presented.presentationController?.containerView?.insertSubview(blur, at: 0)
    stage.settle()
    let effect = blur.effect
    presented.alongside = { [blur] in blur.effect = nil }
    let before = stage.snapshot()
    for _ in 0..<2 {
      _ = cancelHalfway()
      #expect(blur.effect == effect)
      #expect(stage.snapshot() == before)
    }
    // Another appearance shows the effect that was restored, not the one that was set last.
    stage.userInterfaceStyle = .dark
    stage.settle()
    #expect(blur.effect == effect)
    stage.userInterfaceStyle = .light
    stage.settle()
    #expect(stage.snapshot() == before)
    presented.dismiss(animated: true)
    stage.advance(by: 0.1)
    interaction.finish()
    stage.settle()
    #expect(blur.effect == nil)
  }

  @Test func anEffectOfAnAnimatorThatEndsAtItsStartIsBack() {
    stage.window.addSubview(blur)
    stage.settle()
    let effect = blur.effect
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [blur] in
      blur.effect = nil
    }
    animator.fractionComplete = 0.5
    #expect(blur.effect == nil)
    animator.isReversed = true
    animator.startAnimation()
    stage.settle()
    #expect(blur.effect == effect)
  }

  /// Constraints that a completion puts back: afterwards everything is where it was.
  @Test func whatCompletionsPutBackIsNoFinding() {
    var top: NSLayoutConstraint?
    source.dismissal = ClosureAnimator { [presented] context in
      top?.constant = 852
      UIView.animate(withDuration: 0.5) {
        context.containerView.layoutIfNeeded()
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
        if context.transitionWasCancelled { top?.constant = 0 }
      }
      _ = presented
    }
    home.present(presented, animated: false)
    let container: UIView? = presented.presentationController?.containerView
    guard let container, let view = presented.view else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = view.topAnchor.constraint(equalTo: container.topAnchor)
    NSLayoutConstraint.activate([
      constraint, view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.widthAnchor.constraint(equalTo: container.widthAnchor),
      view.heightAnchor.constraint(equalTo: container.heightAnchor),
    ])
    top = constraint
    stage.settle()
    let before = stage.snapshot()
    presented.alongside = {}
    let recording = stage.record("cancel") {
      presented.transitionCoordinator?.animate(alongsideTransition: nil)
      presented.dismiss(animated: true)
      stage.advance(by: 0.1)
      interaction.update(0.5)
      stage.advance(by: 0.1)
      interaction.cancel()
    }
    #expect(stage.snapshot() == before)
    #expect(recording.findings.map(\.rule) == [], "\(recording.findings)")
  }
}
