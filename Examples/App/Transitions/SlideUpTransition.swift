// SPDX-License-Identifier: MIT
import UIKit

/// Presents a card that slides up over a dimmed screen; a tap beside it closes it.
class SlideUpTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SlideUpAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SlideUpAnimator(isPresenting: false) }
}

class CardPresentationController: UIPresentationController {
  private lazy var dimming: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0, alpha: 0.4)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(CardPresentationController.close)))
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height - 320, width: bounds.width, height: 320)
  }

  override func presentationTransitionWillBegin() {
    dimming.frame = containerView?.bounds ?? .zero
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimming.alpha = 1 }, completion: nil)
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimming.alpha = 0 }, completion: nil)
  }

  @objc private func close() { presentedViewController.dismiss(animated: true) }
}

class SlideUpAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = context.viewController(forKey: key) else { return }
    let view: UIView = controller.view
    let shown = context.finalFrame(for: controller)
    if isPresenting {
      context.containerView.addSubview(view)
      view.frame = shown
      view.transform = CGAffineTransform(translationX: 0, y: shown.height)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0, options: [],
      animations: {
        view.transform =
          self.isPresenting
          ? .identity : CGAffineTransform(translationX: 0, y: view.bounds.height)
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
