// SPDX-License-Identifier: MIT
public import UIKit

/// Drives a transition with a touch that moves up or down, as listings 10-3 and 10-4 of Apple's
/// guide do: the recognizer is in the container during the transition.
///
/// The progress is the touch's vertical travel, up or down, over the height of the container. The
/// listing finishes however the gesture ends; here it has to exceed `threshold`, and a gesture that
/// the system cancels cancels the transition.
public final class SwipeInteraction: UIPercentDrivenInteractiveTransition {
  /// The progress beyond which a lifted touch finishes; below 0 every one does, as in the listing.
  public var threshold: CGFloat = 0.5

  private weak var containerView: UIView?

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    let recognizer = UIPanGestureRecognizer(target: self, action: SwipeInteraction.handleSwipe)
    recognizer.maximumNumberOfTouches = 1
    containerView = transitionContext.containerView
    containerView?.addGestureRecognizer(recognizer)
  }

  private func handleSwipe(_ recognizer: UIPanGestureRecognizer) {
    guard let containerView, containerView.bounds.height > 0 else { return }
    let share = abs(recognizer.translation(in: containerView).y / containerView.bounds.height)
    switch recognizer.state {
    case .began:
      // As in the listing: the distance until the pan began does not count.
      recognizer.setTranslation(.zero, in: containerView)
    case .changed: update(share)
    case .ended, .cancelled:
      if recognizer.state == .ended && share > threshold { finish() } else { cancel() }
      containerView.removeGestureRecognizer(recognizer)
    default: break
    }
  }
}
