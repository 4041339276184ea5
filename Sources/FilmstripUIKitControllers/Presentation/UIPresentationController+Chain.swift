// SPDX-License-Identifier: MIT

/// A presentation that leaves unseen, as one in front of it is dismissed with it: what it takes to bring it back where
/// that dismissal is cancelled.
@MainActor
struct AbsorbedPresentation {
  let presentation: UIPresentationController
  /// Where the container was, and the presented view; nil for what was not in a window.
  let containerPlace: ViewPlace?
  let viewPlace: ViewPlace?
  /// Where the one in front would have put the view of this one's controller.
  let coveredPlace: ViewPlace?
  /// Whether the view of the presenting controller was covered, and is back for the dismissal.
  let uncoversPresenter: Bool

  var controller: UIViewController { presentation.presentedViewController }
}

/// Presentations that are dismissed together: only the front-most one is seen to go.
extension UIPresentationController {
  /// Whether a dismissal shows the view of the presenting controller, which was covered by this presentation or by
  /// the lowest one that leaves with it.
  var uncoversPresenter: Bool {
    shouldRemovePresentersView || absorbed.contains(where: \.uncoversPresenter)
  }

  /// Notifies those that have left below the presented controller.
  func endAbsorbed() {
    let gone = absorbed
    absorbed = []
    for one in gone {
      one.controller.endAppearance()
      one.controller.leavesBelowPresented = false
      one.presentation.unlink()
    }
  }

  /// Brings back those that were to leave below the presented controller, after a cancel: the lowest one first;
  /// returns the controllers that were to disappear.
  func restoreAbsorbed() -> [UIViewController] {
    let back = absorbed
    absorbed = []
    for one in back.reversed() {
      let (presentation, controller) = (one.presentation, one.controller)
      let presenter = presentation.presentingViewController
      if one.uncoversPresenter {
        presenter.viewIfLoaded?.removeFromSuperview()
      } else if shouldRemovePresentersView, !presentation.shouldRemovePresentersView,
        let view = presenter.viewIfLoaded
      {
        presenterPlace?.restore(view)
      }
      if let container = presentation.containerView { one.containerPlace?.restore(container) }
      if let view = controller.viewIfLoaded { one.viewPlace?.restore(view) }
      presenter.presentationBelow = presentation
      presentation.phase = .presented
      presentation.returnUnseen()
      controller.leavesBelowPresented = false
      presentingViewController = controller
      presenterPlace = one.coveredPlace
      controller.presentationBelow = self
    }
    return back.map(\.controller).filter { controller in
      if case .disappearing = controller.appearance { true } else { false }
    }
  }

  /// Takes the presentation below out, unseen, because this one in front of it is being dismissed
  /// with it.
  func absorbPresentationBelow() {
    guard let below = presentingViewController.presentation else { return }
    let middle = presentingViewController
    let presenter = below.presentingViewController
    let uncovers = below.shouldRemovePresentersView && !shouldRemovePresentersView
    absorbed.append(
      AbsorbedPresentation(
        presentation: below, containerPlace: below.containerView.flatMap { ViewPlace($0) },
        viewPlace: middle.viewIfLoaded.flatMap { ViewPlace($0) }, coveredPlace: presenterPlace,
        uncoversPresenter: uncovers))
    middle.viewIfLoaded?.removeFromSuperview()
    if uncovers { below.presenterPlace?.restore(presenter.view) }
    below.containerView?.removeFromSuperview()
    below.leaveUnseen()
    below.phase = .dismissing
    middle.leavesBelowPresented = true
    middle.presentationBelow = nil
    presentingViewController = presenter
    presenterPlace =
      shouldRemovePresentersView ? below.presenterPlace ?? ViewPlace(presenter.view) : nil
    presenter.presentationBelow = self
  }
}
