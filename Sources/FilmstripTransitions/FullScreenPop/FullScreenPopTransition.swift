// SPDX-License-Identifier: MIT
public import UIKit

/// A popped screen slides out to the right with a shadow along its edge, while the one below comes
/// from the left more slowly: the reverse of ``ShadowPushTransition``.
///
/// Both screens are live views, so that a video in them keeps playing; in images, as the push has
/// them, it would freeze.
public final class FullScreenPopTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let parameters: ShadowPushTransition.Parameters
  private let usesSnapshot: Bool

  /// Creates an animator; one can serve many pops.
  ///
  /// With `usesSnapshot` an image of the outgoing
  /// screen moves instead of the screen.
  ///
  /// - Parameters:
  ///   - parameters: How far and how long the screens move.
  ///   - usesSnapshot: Whether an image of the outgoing screen moves in its place.
  public init(parameters: ShadowPushTransition.Parameters = .init(), usesSnapshot: Bool = false) {
    self.parameters = parameters
    self.usesSnapshot = usesSnapshot
    super.init()
  }

  /// Seconds from the parameters; the context does not matter.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { parameters.duration }

  /// Moves both views, ease-out or evenly with a touch, and leaves the outgoing one in place if the pop is cancelled.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromViewController = transitionContext.viewController(forKey: .from),
      let toViewController = transitionContext.viewController(forKey: .to),
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let containerView = transitionContext.containerView
    let fromFrame = transitionContext.initialFrame(for: fromViewController)
    let toFrame = transitionContext.finalFrame(for: toViewController)
    let moving = usesSnapshot ? snapshot(of: fromView) : fromView
    let shadow = EdgeShadow(width: parameters.shadowWidth * UIScreen.main.scale / 2)
    let shadowView = shadow.makeView(height: fromFrame.height)

    toView.frame = toFrame.offsetBy(dx: -parameters.moveFactor * toFrame.width, dy: 0)
    containerView.insertSubview(toView, belowSubview: fromView)
    if moving !== fromView {
      containerView.insertSubview(moving, aboveSubview: fromView)
      fromView.isHidden = true
    }
    moving.frame = fromFrame
    shadowView.frame.origin = CGPoint(x: fromFrame.minX - shadow.width, y: fromFrame.minY)
    containerView.insertSubview(shadowView, belowSubview: moving)

    let curve: UIView.AnimationOptions =
      transitionContext.isInteractive ? .curveLinear : .curveEaseOut
    UIView.animate(withDuration: parameters.duration, delay: 0, options: curve) {
      moving.frame = fromFrame.offsetBy(dx: toFrame.width, dy: 0)
      shadowView.frame.origin.x += toFrame.width
      toView.frame = toFrame
    } completion: { _ in
      let isComplete = !transitionContext.transitionWasCancelled
      shadowView.removeFromSuperview()
      if moving !== fromView {
        moving.removeFromSuperview()
        fromView.isHidden = false
      }
      if !isComplete {
        fromView.frame = fromFrame
        toView.frame = toFrame
        toView.removeFromSuperview()
      }
      transitionContext.completeTransition(isComplete)
    }
  }

  private func snapshot(of view: UIView) -> UIView {
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
    return UIImageView(image: image)
  }
}
