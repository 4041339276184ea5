// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

/// Slides the presented view up from below the container, and down again.
///
/// By the system's spring, as a page sheet does (measured on iOS 26 for sheets; assumed for the
/// styles that cover the screen).
final class CoverVerticalAnimator: NSObject, ModalAnimator {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  var duration: TimeInterval { Spring.system.settlingDuration }

  func animate(
    _ view: UIView, of controller: UIViewController,
    in context: any UIViewControllerContextTransitioning
  ) {
    let container = context.containerView
    let shown = isPresenting ? context.finalFrame(for: controller) : view.frame
    let hidden = shown.offsetBy(dx: 0, dy: container.bounds.maxY - shown.minY)
    if isPresenting {
      // The first layout has the safe area of the place where the view ends. In the layout, a presentation controller
      // may place the view elsewhere.
      view.frame = shown
      container.addSubview(view)
      view.layoutIfNeeded()
      view.frame = hidden
    }
    UIView.animate(withDuration: duration, delay: 0, options: .systemCurve) {
      view.frame = self.isPresenting ? shown : hidden
    } completion: { _ in
      if context.transitionWasCancelled { view.frame = self.isPresenting ? hidden : shown }
      context.complete()
    }
  }
}

extension UIView.AnimationOptions {
  /// The system's own spring, which has a curve's bits but no name in the SDK.
  static let systemCurve = UIView.AnimationOptions(rawValue: 7 << 16)
}
