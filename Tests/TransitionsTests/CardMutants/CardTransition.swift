// SPDX-License-Identifier: MIT
import UIKit

/// A square on the card, which has no name.
final class Tile: UIView {}

/// What is presented: views without identifiers, as most applications have them.
final class CardController: UIViewController {
  private let design: CardDesign
  private let badge = UIView()
  private let dismissal = UIPercentDrivenInteractiveTransition()
  private(set) var isDragged = false

  init(_ design: CardDesign) {
    self.design = design
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .white
    view.layer.cornerRadius = design.cardRadius
    view.layer.shadowRadius = design.shadowRadius
    view.layer.shadowOpacity = Float(design.shadowOpacity)
    let heading = label(
      design.heading, .systemFont(ofSize: design.headingSize), design.headingColor, y: 10)
    let detail = label(
      design.detail, .systemFont(ofSize: 14, weight: design.detailWeight), .darkGray, y: 40)
    let tiles = [
      CGRect(x: 10, y: 70, width: 50, height: 40), CGRect(x: 40, y: 80, width: 60, height: 50),
    ]
    .map(tile)
    badge.frame = CGRect(x: 120, y: 60, width: 30, height: 30)
    badge.backgroundColor = .systemBlue
    badge.layer.anchorPoint = design.badgeAnchor
    badge.layer.zPosition = design.badgeDepth
    badge.transform = CGAffineTransform(rotationAngle: design.badgeAngle * .pi / 180)
    tiles[0].layer.zPosition = design.tileDepth
    tiles[0].layer.anchorPoint = design.tileAnchor
    tiles[1].backgroundColor = design.tileColor
    tiles[1].alpha = design.tileAlpha
    tiles[1].layer.cornerRadius = design.tileRadius
    tiles[1].transform = CGAffineTransform(scaleX: design.tileScale, y: design.tileScale)
    view.addSubview(heading)
    view.addSubview(detail)
    let ordered: [UIView] = design.hasSwappedTiles ? [tiles[1], tiles[0]] : tiles
    let views: [UIView] = design.isBadgeBehind ? [badge] + ordered : ordered + [badge]
    for view in views { self.view.addSubview(view) }
    let pan = UIPanGestureRecognizer()
    pan.addTarget { [weak self] in self?.drag($0) }
    view.addGestureRecognizer(pan)
  }

  private func tile(_ frame: CGRect) -> Tile {
    let tile = Tile(frame: frame)
    tile.backgroundColor = .systemGreen
    return tile
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor, y: Double) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: y, width: 140, height: 24))
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let share = pan.translation(in: nil).y / 400
    switch pan.state {
    case .began:
      isDragged = true
      dismiss(animated: true)
    case .changed: dismissal.update(share)
    case .ended, .cancelled:
      isDragged = false
      dismissal.completionSpeed = design.completionSpeed
      if share > design.threshold { dismissal.finish() } else { dismissal.cancel() }
    default: break
    }
  }

  var interaction: UIPercentDrivenInteractiveTransition? { isDragged ? dismissal : nil }
}

/// Dims what is behind the card.
final class CardPresentation: UIPresentationController {
  private let design: CardDesign
  private let dimming = UIView()

  init(_ design: CardDesign, _ presented: UIViewController, _ presenting: UIViewController?) {
    self.design = design
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(
      x: (bounds.width - design.width) / 2, y: design.inset, width: design.width,
      height: bounds.height - 100)
  }

  override func presentationTransitionWillBegin() {
    dimming.frame = containerView?.bounds ?? .zero
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    fade(to: design.dimmingAlpha)
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  private func fade(to alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in
      dimming.alpha = alpha
    })
  }
}

/// Moves the card in from below, and out again.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let design: CardDesign
  private let isPresenting: Bool

  init(_ design: CardDesign, isPresenting: Bool) {
    (self.design, self.isPresenting) = (design, isPresenting)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { design.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: isPresenting ? .to : .from) else { return }
    let below = CGAffineTransform(scaleX: design.startScale, y: design.startScale)
    let center = card.center
    if isPresenting {
      context.containerView.addSubview(card)
      card.center = CGPoint(x: center.x, y: center.y + design.start)
      card.transform = below
    }
    animate {
      card.center =
        self.isPresenting ? center : CGPoint(x: center.x, y: center.y + self.design.start)
      card.transform = self.isPresenting ? .identity : below
    } completion: {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func animate(_ body: @escaping () -> Void, completion: @escaping () -> Void) {
    switch design.timing {
    case .curve(let curve):
      UIView.animate(
        withDuration: design.duration, delay: design.delay, options: curve, animations: body
      ) { _ in completion() }
    case .spring(let damping, let velocity):
      UIView.animate(
        withDuration: design.duration, delay: design.delay, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: [], animations: body
      ) { _ in completion() }
    }
  }
}

/// Chooses them.
final class CardTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  private let design: CardDesign

  init(_ design: CardDesign) { self.design = design }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { CardPresentation(design, presented, presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator(design, isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator(design, isPresenting: false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    presented?.interaction
  }

  weak var presented: CardController?
}
