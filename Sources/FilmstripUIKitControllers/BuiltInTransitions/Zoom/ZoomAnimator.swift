// SPDX-License-Identifier: MIT

/// Grows a view of the screen below into a controller's view, and back (`ZoomBehavior`).
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning, BuiltInPart {
  private let zoom: Zoom
  private let isOpening: Bool
  private var card: ZoomCard?
  private var context: (any UIViewControllerContextTransitioning)?

  init(_ zoom: Zoom, isOpening: Bool) {
    self.zoom = zoom
    self.isOpening = isOpening
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { BehaviorProfile.current.zoom.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let card = ZoomCard(zoom, context: transitionContext, isOpening: isOpening) else {
      return transitionContext.complete()
    }
    self.card = card
    context = transitionContext
    let start = isOpening ? card.away : zoom.interruptedPlace ?? card.full
    zoom.interruptedPlace = nil
    card.show(start)
    card.showCover(start.cover)
    card.fly(to: isOpening ? card.full : card.away) { [weak self] in self?.finish() }
  }

  /// Ends a zoom in at once: the zoom out can then begin in the same turn (Apple's article: a push
  /// that zooms is never cancelled; it completes, and then a pop begins).
  func interrupt() {
    guard isOpening, let card else { return }
    zoom.interruptedPlace = card.shownPlace
    finish()
  }

  private func finish() {
    guard let card, let context else { return }
    (self.card, self.context) = (nil, nil)
    card.end()
    context.complete()
  }
}

extension UIViewController {
  /// Completes a zoom into a controller that this one takes part in.
  func interruptZoom() { (currentTransition?.plan.animator as? ZoomAnimator)?.interrupt() }
}
