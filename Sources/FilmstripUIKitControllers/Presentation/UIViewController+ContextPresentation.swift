// SPDX-License-Identifier: MIT

/// What is presented in the place of one controller shares that place: it appears and disappears
/// with it.
extension UIViewController {
  /// The presentation that covers this controller alone; nil without one.
  private var contextPresentation: UIPresentationController? {
    guard let presentationBelow, presentationBelow.isInContext,
      presentationBelow.phase == .presented
    else { return nil }
    return presentationBelow
  }

  /// What stands in the controller's place: the container of a presentation that has taken the
  /// controller's own view out, else that view; nil when it is not loaded.
  var placeView: UIView? {
    guard let contextPresentation, contextPresentation.shouldRemovePresentersView else {
      return viewIfLoaded
    }
    return contextPresentation.containerView
  }

  /// The controllers that are seen in the controller's place, from back to front.
  var placeControllers: [UIViewController] {
    guard let contextPresentation else { return [self] }
    let front = contextPresentation.presentedViewController
    return contextPresentation.shouldRemovePresentersView ? [front] : [self, front]
  }

  /// A container that lies above the presenting view; nil without one, and where the presentation has
  /// taken the presenting view out.
  package var contextContainer: UIView? {
    guard let contextPresentation, !contextPresentation.shouldRemovePresentersView else {
      return nil
    }
    return contextPresentation.containerView
  }
}
