// SPDX-License-Identifier: MIT
public import UIKit

/// Presents over the screen, with a view between the two that darkens alongside the transition.
public final class DimmingPresentationController: UIPresentationController {
  /// The opacity of black when the presentation is complete, 0 to 1.
  public var dimming: CGFloat = 0.4

  private let dimmingView = UIView(frame: .zero)

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = UIColor(white: 0, alpha: dimming)
    dimmingView.accessibilityIdentifier = "dimming"
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    fade(to: 1)
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimmingView.removeFromSuperview() }
  }

  public override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = 1 }
  }

  /// With the transition where there is one, else at once.
  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { [dimmingView] _ in dimmingView.alpha = alpha })
  }
}
