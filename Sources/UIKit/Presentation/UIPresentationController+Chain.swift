// SPDX-License-Identifier: MIT

/// Presentations that are dismissed together: only the front-most one is seen to go.
extension UIPresentationController {
  /// Notifies those that have left below the presented controller.
  func endAbsorbed() {
    let gone = absorbed
    absorbed = []
    for controller in gone {
      controller.endAppearance()
      controller.leavesBelowPresented = false
    }
  }

  /// Takes the presentation below out, unseen, because this one in front of it is being dismissed
  /// with it.
  func absorbPresentationBelow() {
    guard let below = presentingViewController.presentation else { return }
    let middle = presentingViewController
    middle.viewIfLoaded?.removeFromSuperview()
    let place = below.presenterPlace
    if below.shouldRemovePresentersView && !shouldRemovePresentersView {
      below.presenterPlace?.restore(below.presentingViewController.view)
    }
    below.containerView?.removeFromSuperview()
    let presenter = below.presentingViewController
    below.wasAbsorbed()
    below.unlink()
    middle.leavesBelowPresented = true
    absorbed.append(middle)
    middle.presentationBelow = nil
    presentingViewController = presenter
    presenterPlace = shouldRemovePresentersView ? place ?? ViewPlace(presenter.view) : nil
    presenter.presentationBelow = self
  }
}
