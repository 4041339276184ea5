// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

package final class PopoverView: UIView {
  private let bubble = BubbleView()
  private let clip = UIView()
  private let content: UIView
  private var placement: PopoverPlacement?

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    let profile = environment.behavior.popovers
    layer.role = "popover"
    // As on iOS, in dark appearance what is in it is lighter than what it lies on.
    traitOverrides.userInterfaceLevel = .elevated
    clip.clipsToBounds = true
    clip.layer.cornerRadius = CGFloat(profile.cornerRadius)
    layer.shadowOpacity = Float(profile.shadow.opacity)
    layer.shadowRadius = CGFloat(profile.shadow.radius)
    layer.shadowOffset = CGSize(width: 0, height: profile.shadow.offset)
    addSubview(bubble)
    // The content keeps its size until it gets its place: a scroll view in it would lose its offset with another.
    clip.frame.size = content.bounds.size
    addSubview(clip)
    clip.addSubview(content)
  }

  package required init?(coder: NSCoder) { nil }

  /// Goes to a place, in a colour; nil is the system's.
  func apply(_ placement: PopoverPlacement, color: UIColor?) {
    self.placement = placement
    frame = placement.frame
    bubble.color = color ?? content.backgroundColor ?? .systemBackground
    setNeedsLayout()
    layoutIfNeeded()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    bubble.frame = bounds
    guard let placement else { return }
    let origin = placement.frame.origin
    let body = placement.body.offsetBy(dx: -origin.x, dy: -origin.y)
    clip.frame = body
    content.frame = clip.bounds
    let tip = CGPoint(x: placement.tip.x - origin.x, y: placement.tip.y - origin.y)
    let path = PopoverView.outline(body, tip: tip, direction: placement.direction)
    (bubble.layer as? CAShapeLayer)?.path = path
    layer.shadowPath = path
  }

  private static func outline(
    _ body: CGRect, tip: CGPoint, direction: UIPopoverArrowDirection
  ) -> CGPath {
    let profile = BehaviorProfile.current.popovers
    let path = CGMutablePath()
    let radius = min(CGFloat(profile.cornerRadius), body.width / 2, body.height / 2)
    path.addPath(
      CGPath(
        roundedRect: body, cornerWidth: max(radius, 0), cornerHeight: max(radius, 0),
        transform: nil))
    guard direction != .unknown else { return path }
    let half = CGFloat(profile.arrow.base / 2)
    let height = CGFloat(profile.arrow.height)
    // Drawn as for an arrow that points up, then turned: the sides bend out into the bubble's, the tip
    // is a little round.
    let turn: CGAffineTransform =
      switch direction {
      case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: tip.x, ty: tip.y)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: tip.x, ty: tip.y)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: tip.x, ty: tip.y)
      default: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: tip.x, ty: tip.y)
      }
    let inside = height + 1
    path.move(to: CGPoint(x: -half, y: inside), transform: turn)
    path.addLine(to: CGPoint(x: -half, y: height), transform: turn)
    path.addCurve(
      to: CGPoint(x: -3, y: 1), control1: CGPoint(x: -half * 0.55, y: height),
      control2: CGPoint(x: -half * 0.42, y: 3.6), transform: turn)
    path.addQuadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 0, y: -1), transform: turn)
    path.addCurve(
      to: CGPoint(x: half, y: height), control1: CGPoint(x: half * 0.42, y: 3.6),
      control2: CGPoint(x: half * 0.55, y: height), transform: turn)
    path.addLine(to: CGPoint(x: half, y: inside), transform: turn)
    path.closeSubpath()
    return path
  }
}

private final class BubbleView: UIView {
  package override class var layerClass: AnyClass { CAShapeLayer.self }

  var color = UIColor.systemBackground { didSet { updateColor() } }

  package override func dynamicColorsDidChange() {
    super.dynamicColorsDidChange()
    updateColor()
  }

  private func updateColor() { (layer as? CAShapeLayer)?.fillColor = resolved(color) }
}

package final class PopoverTouchView: UIView {
  private weak var popover: UIPopoverPresentationController?

  init(_ popover: UIPopoverPresentationController) {
    self.popover = popover
    super.init(frame: .zero)
    layer.role = "dismissing"
    addGestureRecognizer(UITapGestureRecognizer { [weak popover] _ in popover?.tapOutside() })
  }

  package required init?(coder: NSCoder) { nil }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in popover?.passthroughViews ?? [] where view.window != nil {
      if view.point(inside: layer.convert(point, to: view.layer), with: event) { return nil }
    }
    return super.hitTest(point, with: event)
  }
}

final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let popover: UIPopoverPresentationController
  private let isPresenting: Bool

  init(_ popover: UIPopoverPresentationController, isPresenting: Bool) {
    self.popover = popover
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    let profile = BehaviorProfile.current.popovers
    return isPresenting ? profile.fadeIn : profile.fadeOut
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (view, isPresenting) = (popover.popoverView, isPresenting)
    if isPresenting {
      popover.arrange()
      view.alpha = 0
      transitionContext.containerView.addSubview(view)
      view.layoutIfNeeded()
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      view.alpha = 1
      transitionContext.complete()
    }
  }
}
