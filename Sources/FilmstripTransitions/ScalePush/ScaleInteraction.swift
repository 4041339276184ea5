// SPDX-License-Identifier: MIT
public import UIKit

/// An interaction controller of one's own for the scaling pop: it needs no animator, as it moves the
/// view itself.
///
/// The outgoing screen shrinks by the progress; when the touch has ended, it continues to next to nothing or
/// back to its own in 0.4 s, however much was left.
public final class ScaleInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  /// Seconds from the lift of the touch to the end; 0.4 in the article.
  public var releaseDuration: TimeInterval = 0.4
  /// The size at the end of a pop, in sizes of the screen.
  ///
  /// It is 0 in the article; since iOS 8 a view that is scaled to 0 is gone at once.
  public var finalScale: CGFloat = 0.001

  private var context: (any UIViewControllerContextTransitioning)?
  private weak var scaledView: UIView?
  private var earlyEnd: Bool?

  public override init() { super.init() }

  /// Puts the incoming screen below and waits for the touch.
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let toViewController = transitionContext.viewController(forKey: .to),
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    context = transitionContext
    scaledView = fromView
    toView.frame = transitionContext.finalFrame(for: toViewController)
    transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    if let earlyEnd { finishBy(cancelled: earlyEnd) }
  }

  /// Shows a progress, 0 to 1.
  ///
  /// - Parameter percent: How much of the transition has passed.
  public func updateWithPercent(_ percent: CGFloat) {
    let scale = abs(percent - 1)
    scaledView?.transform = CGAffineTransform(scaleX: scale, y: scale)
    context?.updateInteractiveTransition(percent)
  }

  /// Ends the transition: back to where it was when cancelled, else on to the other screen.
  ///
  /// - Parameter cancelled: Whether the transition goes back.
  public func finishBy(cancelled: Bool) {
    guard let context, let view = scaledView else { return earlyEnd = cancelled }
    self.context = nil
    // Called when the touch ends, as documented, and not after the animation as in the article:
    // what runs alongside continues from now.
    if cancelled {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    let end = cancelled ? 1 : finalScale
    UIView.animate(withDuration: releaseDuration) {
      view.transform = CGAffineTransform(scaleX: end, y: end)
    } completion: { _ in
      view.transform = .identity
      context.completeTransition(!cancelled)
    }
  }
}
