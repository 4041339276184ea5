// SPDX-License-Identifier: MIT

/// What is presented in the place of one controller shares that place: it appears and disappears
/// with it.
extension UIViewController {
  /// The presentation that covers this controller alone; nil without one.
  fileprivate var contextPresentation: UIPresentationController? {
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
}

extension UIView {
  /// A container that lies above the presenting view; nil without one, and where the presentation has
  /// taken the presenting view out.
  private var contextContainer: UIView? {
    guard let presentation = controller?.contextPresentation,
      !presentation.shouldRemovePresentersView
    else { return nil }
    return presentation.containerView
  }

  /// Inserts what is presented in the place of this view right above it.
  func insertContextPresentation() {
    guard let superview, let container = contextContainer, !isDescendant(of: container) else {
      return
    }
    container.frame = frame
    superview.insertSubview(container, aboveSubview: self)
  }

  /// Removes what is presented in the place of this view together with it.
  func removeContextPresentation() { contextContainer?.removeFromSuperview() }
}
