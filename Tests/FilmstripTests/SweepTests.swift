// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// A transition that is right in all ways has no findings, and one that is broken in one way has that one.
@MainActor
@Suite struct SweepTests {
  /// How an animator is broken.
  enum Fault: String, CaseIterable, Sendable {
    case transform, alpha, corner, interaction, endFrame, order, extraView

    /// The rule that tells of it, and the property where there is one.
    var expected: (rule: Rule, property: String?) {
      switch self {
      case .transform: (.endsOtherwise, "transform.scale.x")
      case .alpha: (.endsOtherwise, "opacity")
      case .corner: (.endsOtherwise, "cornerRadius")
      case .interaction: (.endsOtherwise, "isUserInteractionEnabled")
      case .endFrame: (.endsOtherwise, "position.y")
      case .order: (.endsOtherwise, "order")
      case .extraView: (.leftoverLayer, nil)
      }
    }
  }

  /// Slides a screen up, and down again.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    private let fault: Fault?
    private var isPresenting = true

    init(_ fault: Fault?) { self.fault = fault }

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
      let key: UITransitionContextViewKey = isPresenting ? .to : .from
      guard let moving = context.view(forKey: key),
        let shown = context.viewController(forKey: isPresenting ? .to : .from)
      else { return context.completeTransition(false) }
      let container = context.containerView
      var place = isPresenting ? context.finalFrame(for: shown) : moving.frame
      let away = place.offsetBy(dx: 0, dy: place.height)
      if isPresenting {
        moving.frame = away
        container.addSubview(moving)
        if fault == .endFrame { place.origin.y += 8 }
        if fault == .transform { moving.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
        if fault == .corner { moving.layer.cornerRadius = 12 }
        if fault == .interaction { moving.isUserInteractionEnabled = false }
        if fault == .order, let part = moving.subviews.first { moving.bringSubviewToFront(part) }
      }
      let extra = UIView(frame: container.bounds)
      container.insertSubview(extra, at: 0)
      let (isPresenting, fault) = (isPresenting, fault)
      UIView.animate(withDuration: 0.3) {
        moving.center = CGPoint(
          x: isPresenting ? place.midX : away.midX, y: isPresenting ? place.midY : away.midY)
        if fault == .alpha { moving.alpha = isPresenting ? 0.95 : 1 }
      } completion: { _ in
        if fault != .extraView { extra.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private func sweep(_ fault: Fault?) throws -> Sweep {
    try Stage.sweep("slide") { stage, _ in
      let root = UIViewController()
      root.view.backgroundColor = .white
      stage.window.rootViewController = root
      let slide = Slide(fault)
      return SweptTransition {
        let screen = UIViewController()
        screen.view.backgroundColor = .gray
        screen.view.accessibilityIdentifier = "screen"
        for name in ["first", "second"] {
          let part = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
          part.accessibilityIdentifier = name
          screen.view.addSubview(part)
        }
        screen.modalPresentationStyle = .overFullScreen
        screen.transitioningDelegate = slide
        root.present(screen, animated: true)
      }
    }
  }

  @Test func aTransitionThatIsRightHasNoFindings() throws {
    let sweep = try sweep(nil)
    #expect(sweep.findings.isEmpty, "\(sweep.findings.map(\.description).joined(separator: "\n"))")
    #expect(sweep.ways.count == 20)
    #expect(sweep.omissions.count == 5, "\(sweep.omissions)")
  }

  @Test(arguments: Fault.allCases)
  func aFaultIsNamed(fault: Fault) throws {
    let sweep = try sweep(fault)
    let (rule, property) = fault.expected
    let found = sweep.findings.map(\.description).joined(separator: "\n")
    let named = sweep.findings.first {
      $0.finding.rule == rule && (property == nil || $0.finding.property == property)
    }
    let discovery = try #require(named, "\(found)")
    #expect(discovery.way.course == .finished)
    #expect(sweep.findings.count == 1, "\(found)")
  }
}
