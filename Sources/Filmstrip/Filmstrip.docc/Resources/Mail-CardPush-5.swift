import UIKit

/// Slides a message in over the inbox, which follows more slowly.
public final class CardPush: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  public init(duration: TimeInterval = 0.5) { self.duration = duration }

  public func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let width = context.containerView.bounds.width
    context.containerView.addSubview(to)
    to.transform = CGAffineTransform(translationX: width, y: 0)
    to.layer.shadowOpacity = 0.3
    to.layer.shadowRadius = 12
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
      to.transform = .identity
      from.transform = CGAffineTransform(translationX: -0.3 * width, y: 0)
    } completion: { _ in
      from.transform = .identity
      to.layer.shadowOpacity = 0
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Gives a navigation controller the animator for its pushes.
public final class CardPushes: NSObject, UINavigationControllerDelegate {
  private let duration: TimeInterval

  public init(duration: TimeInterval = 0.5) { self.duration = duration }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? CardPush(duration: duration) : nil
  }
}
