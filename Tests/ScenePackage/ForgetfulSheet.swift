// SPDX-License-Identifier: MIT
import UIKit

/// A screen that a touch drags down; on a cancel it forgets to make its corners square again.
final class ForgetfulSheet: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var driver: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    view.accessibilityIdentifier = "sheet"
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: ForgetfulSheet.drag))
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    let share = pan.translation(in: nil).y / view.bounds.height
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: driver?.update(share)
    default:
      if share > 0.5 { driver?.finish() } else { driver?.cancel() }
      driver = nil
    }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let sheet = context.view(forKey: .from) else { return context.completeTransition(false) }
    sheet.layer.cornerRadius = 20
    UIView.animate(withDuration: 0.3) {
      if UIAccessibility.isReduceMotionEnabled {
        sheet.alpha = 0
      } else {
        sheet.frame.origin.y = sheet.bounds.height
      }
    } completion: { _ in
      sheet.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
