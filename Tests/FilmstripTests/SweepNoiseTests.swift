// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// What sweeps find in code that is right in its own way, as published animators are.
@MainActor
@Suite struct SweepNoiseTests {
  /// Slides a screen up and down, or fades it where people want less motion, in a card of its own size where that is
  /// wanted, or does not end.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var ends = true
    /// The space to each side of the card.
    var inset = 0.0
    private var isPresenting = true

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isPresenting = true
      return self
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isPresenting = false
      return self
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let moving = context.view(forKey: isPresenting ? .to : .from) else {
        return context.completeTransition(false)
      }
      let place = context.containerView.bounds.insetBy(dx: inset, dy: 0)
      let away = place.offsetBy(dx: 0, dy: place.height)
      let (isPresenting, fades) = (isPresenting, UIAccessibility.isReduceMotionEnabled)
      if isPresenting {
        (moving.frame, moving.alpha) = fades ? (place, 0) : (away, 1)
        context.containerView.addSubview(moving)
      }
      UIView.animate(withDuration: 0.3) {
        if fades {
          moving.alpha = isPresenting ? 1 : 0
        } else {
          moving.frame = isPresenting ? place : away
        }
      } completion: { [ends] _ in
        if ends { context.completeTransition(!context.transitionWasCancelled) }
      }
    }
  }

  private func screen(_ slide: Slide) -> UIViewController {
    let screen = UIViewController()
    screen.view.backgroundColor = .gray
    let part = UIView(frame: screen.view.bounds)
    part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(part)
    (screen.modalPresentationStyle, screen.transitioningDelegate) = (.overFullScreen, slide)
    return screen
  }

  private func sweep(
    _ slide: Slide, isBack: Bool = false, _ content: @escaping () -> String = { "Inbox" }
  ) throws -> Sweep {
    try Stage.sweep("slide", changesLayout: false) { stage, _ in
      let root = UIViewController()
      root.view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
      label.text = content()
      root.view.addSubview(label)
      stage.window.rootViewController = root
      guard isBack else {
        return SweptTransition { root.present(self.screen(slide), animated: true) }
      }
      let shown = self.screen(slide)
      _ = stage.record("there") { root.present(shown, animated: true) }
      return SweptTransition { shown.dismiss(animated: true) }
    }
  }

  /// The screens have other parts in the way there than in the way back, and none without animation.
  @Test func aWayBackByItselfHasNoFindings() throws {
    let sweep = try sweep(Slide(), isBack: true)
    #expect(sweep.findings.isEmpty, "\(sweep.findings.map(\.description).joined(separator: "\n"))")
  }

  @Test func whatDiffersFromRunToRunIsLeftOut() throws {
    var count = 0
    let sweep = try sweep(Slide()) {
      count += 1
      return "Message \(count)"
    }
    #expect(sweep.findings.isEmpty, "\(sweep.findings.map(\.description).joined(separator: "\n"))")
    #expect(
      sweep.omissions.contains { $0.hasSuffix("differs from run to run") }, "\(sweep.omissions)")
  }

  @Test func aTransitionThatDoesNotEndHasOneFinding() throws {
    let slide = Slide()
    slide.ends = false
    let sweep = try sweep(slide)
    #expect(sweep.findings.map(\.finding.rule) == [.neverCompletes])
  }

  @Test func whatFollowsFromASizeIsNoFindingOfItsOwn() throws {
    let slide = Slide()
    slide.inset = 30
    let sweep = try sweep(slide)
    let found = sweep.findings.map(\.description).joined(separator: "\n")
    #expect(sweep.findings.map(\.finding.property) == ["bounds.size.width"], "\(found)")
  }
}
