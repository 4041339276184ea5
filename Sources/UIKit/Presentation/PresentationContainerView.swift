// SPDX-License-Identifier: MIT

/// The view in which a presentation takes place, in front of the presenting view.
final class PresentationContainerView: UITransitionView {
  weak var presentationController: UIPresentationController?

  /// What is behind is touched where a presentation lets touches through and nothing is in front.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return passesTouches && hit === self ? nil : hit
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentationController?.traitCollectionDidChange(previousTraitCollection)
  }

  override func layoutSubviews() {
    guard let presentationController else { return super.layoutSubviews() }
    let log = environment.log
    log.note("containerViewWillLayoutSubviews", of: presentationController)
    presentationController.followContainer()
    presentationController.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    log.note("containerViewDidLayoutSubviews", of: presentationController)
    presentationController.containerViewDidLayoutSubviews()
  }
}
