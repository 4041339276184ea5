// SPDX-License-Identifier: MIT
internal import FilmstripMotionCurves

final class AlertPresentationController: UIPresentationController {
  let dimmingView = DimmingView()
  private var alertView: AlertView? { presentedViewController.view as? AlertView }

  init(_ alert: UIAlertController, presenting: UIViewController?) {
    super.init(presentedViewController: alert, presenting: presenting)
    dimmingView.onTap = { [weak alert] in alert?.tapOutside() }
  }

  var isCard: Bool { alertView?.isCard ?? true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alertView else { return .zero }
    let profile = environment.behavior.alerts
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let scale = max(containerView.traitCollection.displayScale, 1)
    func onPixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    guard !isCard else {
      let size = alertView.fittingSize
      return CGRect(
        x: onPixels(containerView.bounds.midX - size.width / 2),
        y: onPixels(area.midY - size.height / 2), width: size.width, height: size.height)
    }
    let margin = CGFloat(profile.sheetMargin)
    alertView.sheetWidth = min(containerView.bounds.width, containerView.bounds.height) - 2 * margin
    let size = alertView.fittingSize
    let bottom = containerView.safeAreaInsets.bottom > 0 ? area.maxY : area.maxY - margin
    return CGRect(
      x: containerView.bounds.midX - size.width / 2, y: bottom - size.height, width: size.width,
      height: size.height)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard phase == .presented || phase == .presenting else { return }
    dimmingView.frame = containerView?.bounds ?? .zero
    guard phase == .presented else { return }
    place()
  }

  func place() {
    let frame = frameOfPresentedViewInContainerView
    presentedViewController.view.bounds.size = frame.size
    presentedViewController.view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    let profile = environment.behavior.alerts.dimming
    dimmingView.backgroundColor = .system(
      .init(0, 0, 0, CGFloat(profile.light)), .init(0, 0, 0, CGFloat(profile.dark)))
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    dim(true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dim(false)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = 1 }
  }

  override func builtInAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    AlertAnimator(self, isPresenting: isPresenting)
  }

  /// Whether the running transition is the alert's own, which dims with its own spring.
  private func dim(_ isDimmed: Bool) {
    guard let transition = presentedViewController.currentTransition else {
      dimmingView.alpha = isDimmed ? 1 : 0
      return
    }
    if isDimmed { dimmingView.alpha = 0 }
    guard !(transition.plan.animator is AlertAnimator) else { return }
    transition.animate(alongsideTransition: { [dimmingView] _ in
      dimmingView.alpha = isDimmed ? 1 : 0
    })
  }
}

/// Fades and shrinks an alert in, and fades it out; an action sheet slides from below and back.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presentation: AlertPresentationController
  private let isPresenting: Bool

  init(_ presentation: AlertPresentationController, isPresenting: Bool) {
    self.presentation = presentation
    self.isPresenting = isPresenting
    super.init()
  }

  /// The measured spring of an alert's dim; an action sheet slides by the system's.
  private var spring: Spring {
    guard presentation.isCard else { return Spring.system }
    let omega = BehaviorProfile.current.alerts.angularFrequency
    return Spring(stiffness: omega * omega, damping: 2 * omega)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { spring.settlingDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (presentation, isPresenting) = (presentation, isPresenting)
    let view: UIView = presentation.presentedViewController.view
    let container = transitionContext.containerView
    let profile = BehaviorProfile.current.alerts
    let shrinks = presentation.isCard && profile.motion == .shrinks
    if isPresenting {
      presentation.place()
      container.addSubview(view)
      view.layoutIfNeeded()
      if shrinks {
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: profile.startScale, y: profile.startScale)
      } else if !presentation.isCard {
        view.center.y += container.bounds.maxY - view.frame.minY
      }
    } else if presentation.isCard, !shrinks {
      view.isHidden = true
    }
    let block = ViewAnimationBlock(
      duration: spring.settlingDuration, delay: 0, options: [], spring: spring
    ) { _ in
      let wasCancelled = transitionContext.transitionWasCancelled
      (view.alpha, view.transform, view.isHidden) = (1, .identity, false)
      if wasCancelled, !isPresenting { presentation.place() }
      transitionContext.completeTransition(!wasCancelled)
    }
    block.run {
      presentation.dimmingView.alpha = isPresenting ? 1 : 0
      if shrinks {
        view.alpha = isPresenting ? 1 : 0
        if isPresenting { view.transform = .identity }
      } else if !presentation.isCard {
        if isPresenting {
          presentation.place()
        } else {
          view.center.y += container.bounds.maxY - view.frame.minY
        }
      }
    }
  }
}
