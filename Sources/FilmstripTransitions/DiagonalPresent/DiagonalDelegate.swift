// SPDX-License-Identifier: MIT
public import UIKit

/// Presents and dismisses through the bottom right corner over a dimmed screen, by itself or driven
/// by a swipe; keep a strong reference, as a controller does not keep its transitioning delegate.
///
/// The presentation controller takes part if the controller's `modalPresentationStyle` is `custom`.
public final class DiagonalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  /// Seconds each way.
  public var duration: TimeInterval = 0.5
  /// How dark the screen behind becomes: the opacity of black, 0 to 1.
  public var dimming: CGFloat = 0.4
  /// The progress beyond which an interactive transition finishes when the touch is lifted.
  public var threshold: CGFloat = 0.5
  /// Whether transitions start interactively and wait for a touch.
  public var isDriven = false
  /// Whether there is an animator; without one the controller's `modalTransitionStyle` counts.
  public var hasAnimator = true

  public override init() { super.init() }

  /// The animator of the presentation; nil for none.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    hasAnimator ? DiagonalTransition(isPresenting: true, duration: duration) : nil
  }

  /// The animator of the dismissal; nil for none.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { hasAnimator ? DiagonalTransition(isPresenting: false, duration: duration) : nil }

  /// The swipe, for an interactive transition.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }

  /// The swipe, for an interactive transition.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }

  /// Dims what is behind; asked where the style is `custom`.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = DimmingPresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.dimming = dimming
    return controller
  }

  private func makeInteraction() -> SwipeInteraction? {
    guard isDriven else { return nil }
    let interaction = SwipeInteraction()
    interaction.threshold = threshold
    return interaction
  }
}
