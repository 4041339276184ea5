// SPDX-License-Identifier: MIT
import UIKit

/// Pushes by a fade with a little growth; pops by the same, reversed.
class FadePushTransition: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var interaction: UIPercentDrivenInteractiveTransition?
  private var operation = UINavigationController.Operation.push

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self.operation = operation
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let isPush = operation == .push
    let moving = isPush ? to : from
    if let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
    }
    if isPush {
      context.containerView.addSubview(to)
    } else {
      context.containerView.insertSubview(to, belowSubview: from)
    }
    let small = CGAffineTransform(scaleX: 0.85, y: 0.85)
    if isPush {
      moving.alpha = 0
      moving.transform = small
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      options: context.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: {
        moving.alpha = isPush ? 1 : 0
        moving.transform = isPush ? .identity : small
      },
      completion: { _ in
        moving.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
