// SPDX-License-Identifier: MIT

final class CrossDissolveAnimator: NSObject, ModalAnimator {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  var duration: TimeInterval { BehaviorProfile.current.presentation.crossDissolveDuration }

  func animate(
    _ view: UIView, of controller: UIViewController,
    in context: any UIViewControllerContextTransitioning
  ) {
    let alpha = view.alpha
    if isPresenting {
      view.frame = context.finalFrame(for: controller)
      view.alpha = 0
      context.containerView.addSubview(view)
      view.layoutIfNeeded()
    }
    UIView.animate(withDuration: duration) {
      view.alpha = self.isPresenting ? alpha : 0
    } completion: { _ in
      view.alpha = alpha
      context.complete()
    }
  }
}
