// SPDX-License-Identifier: MIT

/// How notifications of a new size or new traits are forwarded: from a window to its root
/// controller, from a controller to its children and to the presentation above it, from that to
/// what it presents.
extension UIViewController {
  func notifyWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    environment.log.note("viewWillTransition", of: self)
    viewWillTransition(to: size, with: coordinator)
  }

  /// Sends `willTransition(to:with:)` where the traits are new to the controller; `inherited` is what
  /// surrounds it then.
  func notifyWillTransition(
    to inherited: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let new = traits(inheriting: inherited)
    guard new != traitCollection else { return }
    environment.log.note("willTransition", of: self)
    willTransition(to: new, with: coordinator)
  }

  /// The work of `viewWillTransition`'s default.
  ///
  /// Children whose views are not loaded are notified, too (reported for tabs that were never
  /// shown); those whose size stays are not.
  func forward(size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.viewIfLoaded?.bounds.size != childSize else { continue }
      child.notifyWillTransition(to: childSize, with: coordinator)
    }
    guard let presentation = presentationBelow, let container = presentation.containerView else {
      return
    }
    // Over the whole window it gets that one's size, whatever the presenting controller has.
    let turn = container.superview is UIWindow ? environment.sizeTransition : nil
    environment.log.note("viewWillTransition", of: presentation)
    presentation.viewWillTransition(to: turn?.screenSize ?? size, with: coordinator)
  }

  /// The work of `willTransition`'s default.
  func forward(
    traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.notifyWillTransition(to: traits, with: coordinator) }
    guard let presentation = presentationBelow, presentation.containerView != nil else { return }
    environment.log.note("willTransition", of: presentation)
    presentation.willTransition(to: traits, with: coordinator)
  }
}

extension UIPresentationController {
  /// The work of `viewWillTransition`'s default.
  func forward(size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let childSize = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    guard presentedViewController.viewIfLoaded?.bounds.size != childSize else { return }
    presentedViewController.notifyWillTransition(to: childSize, with: coordinator)
  }

  /// The work of `willTransition`'s default.
  func forward(
    traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.notifyWillTransition(to: traits, with: coordinator) }
}
