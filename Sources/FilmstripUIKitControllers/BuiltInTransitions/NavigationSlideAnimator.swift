// SPDX-License-Identifier: MIT

/// The navigation controller's own push and pop: the upper screen slides in from the right, or from
/// where reading ends, with a
/// shadow along its edge, over the lower one, which follows more slowly and darkens.
///
/// Numbers and their evidence: `NavigationBehavior`.
final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning, BuiltInPart {
  private let operation: UINavigationController.Operation
  /// Whether the upper screen comes from the left, as where reading goes from right to left (three
  /// independent ports).
  private let isMirrored: Bool

  init(operation: UINavigationController.Operation, isMirrored: Bool = false) {
    self.operation = operation
    self.isMirrored = isMirrored
    super.init()
  }

  private var profile: NavigationBehavior { BehaviorProfile.current.navigation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { profile.reportedDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let toController = transitionContext.viewController(forKey: .to)
    else { return transitionContext.complete() }
    let container = transitionContext.containerView
    let isPush = operation == .push
    let (upper, lower) = isPush ? (to, from) : (from, to)
    let place = transitionContext.finalFrame(for: toController)
    let way = isMirrored ? -place.width : place.width
    let upperAway = place.offsetBy(dx: way, dy: 0)
    let lowerAway = place.offsetBy(dx: -profile.parallax * way, dy: 0)

    let dimming = UIView(frame: isPush ? place : lowerAway)
    dimming.backgroundColor = UIColor(white: 0, alpha: profile.dimming)
    dimming.layer.role = "dimming"
    dimming.alpha = isPush ? 0 : 1
    let shadow = shadowView(place)
    to.frame = isPush ? upperAway : lowerAway
    shadow.frame = isPush ? upperAway : place
    // Away it must not be seen, as its blur would reach into the screen.
    shadow.alpha = isPush ? 0 : 1
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    container.insertSubview(dimming, aboveSubview: lower)
    container.insertSubview(shadow, belowSubview: upper)
    to.layoutIfNeeded()

    UIView.animate(withDuration: profile.reportedDuration, delay: 0, options: .systemCurve) {
      upper.frame = isPush ? place : upperAway
      shadow.frame = upper.frame
      shadow.alpha = isPush ? 1 : 0
      lower.frame = isPush ? lowerAway : place
      dimming.frame = lower.frame
      dimming.alpha = isPush ? 1 : 0
    } completion: { _ in
      let wasCancelled = transitionContext.transitionWasCancelled
      dimming.removeFromSuperview()
      shadow.removeFromSuperview()
      // Whoever comes back later, by an animator that places nothing, is where screens are.
      from.frame = place
      transitionContext.completeTransition(!wasCancelled)
    }
  }

  private func shadowView(_ place: CGRect) -> UIView {
    let view = UIView(frame: place)
    view.layer.role = "shadow"
    view.layer.shadowOpacity = profile.shadowOpacity
    view.layer.shadowRadius = profile.shadowRadius
    view.layer.shadowOffset = .zero
    view.layer.shadowPath = CGPath(rect: CGRect(origin: .zero, size: place.size), transform: nil)
    return view
  }
}
