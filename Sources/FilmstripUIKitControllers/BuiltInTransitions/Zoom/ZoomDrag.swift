// SPDX-License-Identifier: MIT

/// The interactive dismissal of a zoom: the card follows the touch and shrinks, and goes to the
/// source or back when the touch ends.
final class ZoomDrag: NSObject, UIViewControllerInteractiveTransitioning, BuiltInPart {
  private let zoom: Zoom
  /// Where the touch began the drag, in the window.
  private let anchor: CGPoint
  private var context: (any UIViewControllerContextTransitioning)?
  private var card: ZoomCard?
  private var start: ZoomPlace?
  private var translation = CGPoint.zero
  /// Whether the touch has ended, and with which outcome.
  private var dismisses: Bool?

  init(_ zoom: Zoom, anchor: CGPoint) {
    self.zoom = zoom
    self.anchor = anchor
    super.init()
  }

  private var profile: ZoomBehavior { BehaviorProfile.current.zoom }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let card = ZoomCard(zoom, context: transitionContext, isOpening: false) else {
      transitionContext.finishInteractiveTransition()
      return transitionContext.completeTransition(true)
    }
    self.card = card
    context = transitionContext
    start = zoom.interruptedPlace ?? card.full
    zoom.interruptedPlace = nil
    card.showCover(0)
    follow()
    // The touch may have been faster than the transition.
    if dismisses != nil { release() }
  }

  func move(to translation: CGPoint) {
    guard dismisses == nil else { return }
    self.translation = translation
    follow()
  }

  /// Releases the card at a velocity in points a second, which decides with the distance.
  func release(velocity: CGPoint, height: CGFloat) {
    let isFlick = abs(velocity.y) >= profile.flickSpeed
    end(dismissing: isFlick ? velocity.y > 0 : share(of: height) > profile.dragThreshold)
  }

  func cancel() { end(dismissing: false) }

  private func end(dismissing: Bool) {
    guard dismisses == nil else { return }
    dismisses = dismissing
    if card != nil { release() }
  }

  private func share(of height: CGFloat) -> CGFloat {
    let distance = CGFloat(hypot(Double(translation.x), Double(max(translation.y, 0))))
    return min(distance / max(height * profile.dragDistance, 1), 1)
  }

  private func follow() {
    guard let card, let start, let context else { return }
    let share = share(of: card.full.card.height)
    let point = context.containerView.convert(anchor, from: nil)
    var place = start.scaled(by: 1 - profile.dragShrink * share, about: point)
    place.card = place.card.offsetBy(dx: translation.x, dy: translation.y)
    place.dimming = start.dimming * (1 - share / 2)
    card.show(place)
    context.updateInteractiveTransition(share)
  }

  private func release() {
    guard let card, let context else { return }
    self.card = nil
    let isBack = dismisses != true
    if isBack {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    card.fly(to: isBack ? card.full : card.away) {
      card.end()
      context.completeTransition(!isBack)
    }
  }
}
