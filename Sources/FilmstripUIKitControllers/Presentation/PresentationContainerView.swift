// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

/// The view in which a presentation takes place, in front of the presenting view.
package final class PresentationContainerView: UITransitionView {
  package internal(set) weak var presentationController: UIPresentationController?
  /// Whether a layout was not reported, as the places were the animator's.
  private var hasLeftPlaces = false

  package override var directors: [AnyObject] {
    guard let presentationController else { return super.directors }
    return [presentationController] + presentationController.presentedViewController.directors
  }

  /// What is behind is touched where a presentation lets touches through and nothing is in front.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return passesTouches && hit === self ? nil : hit
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection else { return }
    presentationController?.notifyTraits(traitCollection, previous: previousTraitCollection)
  }

  /// A presentation goes on in the window to which its presenting view moves.
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window, let presentationController else { return }
    if presentationController.phase != .ended { presentationController.enter(window) }
  }

  /// Lays out again what was left to the animator of a dismissal that was cancelled.
  func layOutLeftPlaces() {
    if hasLeftPlaces { setNeedsLayout() }
  }

  package override func layoutSubviews() {
    guard let presentationController else { return super.layoutSubviews() }
    if presentationController.leavesPlacesToAnimator {
      hasLeftPlaces = true
      return super.layoutSubviews()
    }
    hasLeftPlaces = false
    let log = environment.log
    log.note("containerViewWillLayoutSubviews", of: presentationController)
    presentationController.followContainer()
    presentationController.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    log.note("containerViewDidLayoutSubviews", of: presentationController)
    presentationController.containerViewDidLayoutSubviews()
  }
}

extension UIPresentationController {
  /// Whether the presented view is the animator's: in the dismissal of a custom presentation over a
  /// presenting view that has stayed in the window, as long as the screen keeps its size.
  ///
  /// A controller that places the presented view at each layout would otherwise put it back after
  /// the animator has moved it, whenever `dismissalTransitionWillBegin` changes a constraint
  /// (approximated: dismissals of published controllers that do both slide away on devices).
  fileprivate var leavesPlacesToAnimator: Bool {
    phase == .dismissing && presentationStyle == .custom && !shouldRemovePresentersView
      && surroundingSize == placedSize
  }
}
