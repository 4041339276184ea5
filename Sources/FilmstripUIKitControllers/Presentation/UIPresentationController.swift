// SPDX-License-Identifier: MIT
internal import FilmstripWording

@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var knownPresentedViewController: UIViewController?
  /// Nil while the controller has this object for a presentation to come, and so keeps it alive.
  private var heldPresentedViewController: UIViewController?
  open var presentedViewController: UIViewController {
    if let controller = heldPresentedViewController ?? knownPresentedViewController {
      return controller
    }
    refuse(
      "UIPresentationController.presentedViewController: the controller was never presented, "
        + "and is gone; keep it for as long as its presentation controller is used")
  }
  /// Whether the presented controller is kept alive, as it is unless that keeps this object.
  var holdsPresented: Bool {
    get { heldPresentedViewController != nil }
    set { heldPresentedViewController = newValue ? knownPresentedViewController : nil }
  }
  /// The controller that presents it: the one whose view is covered, not always the one that was
  /// asked to.
  open internal(set) var presentingViewController: UIViewController {
    get { otherPresentingViewController ?? presentedViewController }
    set {
      otherPresentingViewController = newValue === knownPresentedViewController ? nil : newValue
    }
  }
  /// Nil while the presented controller stands in for it.
  private var otherPresentingViewController: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open internal(set) var containerView: UIView?

  /// The class itself is built in, and its calls are not listed as callbacks; those of subclasses are.
  package var isBuiltInPart: Bool { type(of: self) == UIPresentationController.self }

  /// The window that keeps the presentation while it takes place there.
  weak var keeper: UIWindow?
  var phase = PresentationPhase.waiting
  /// Where the presenting view was before it was taken out.
  var presenterPlace: ViewPlace?
  /// The size of the container's superview for which the presented view was placed last.
  var placedSize = CGSize.zero
  /// Whether the container lies above the presenting view alone, in the place of that.
  var isInContext = false
  /// Controllers of presentations that leave with this one, unseen below it.
  var absorbed: [AbsorbedPresentation] = []
  var isNotifyingPresented = false
  weak var sourceViewController: UIViewController?

  /// Creates the controller of a presentation that has not begun; without a presenting controller
  /// the presented one stands in until UIKit settles who presents.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    knownPresentedViewController = presentedViewController
    heldPresentedViewController = presentedViewController
    super.init()
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  /// The presentation that this one replaces, where its style does not suit; keeps it alive.
  var adaptedFrom: UIPresentationController?
  /// The style that is used in place of the one that was asked for; nil for that.
  var adaptedStyle: UIModalPresentationStyle?

  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
  }

  // MARK: Adaptivity

  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if let delegate {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  // MARK: Views

  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view has to be at the end, in the container; all of it by default.
  ///
  /// Asked whenever it is needed.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open var shouldPresentInFullscreen: Bool { true }

  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    let surroundings = containerView?.traitCollection ?? presentingViewController.traitCollection
    guard let overrideTraitCollection else { return surroundings }
    return UITraitCollection(traitsFrom: [surroundings, overrideTraitCollection])
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  package var traitRegistrations: [TraitRegistration] = []

  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    removeRegistration(registration)
  }

  /// Traits that the presentation has in place of those around it; nil for none.
  ///
  /// The presented controller does not get them here, which is reported.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      guard overrideTraitCollection != nil else { return }
      environment.unsupported.report(
        .unsupported("UIPresentationController.overrideTraitCollection"))
    }
  }

  // MARK: Size

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// After a child's constraints ask for another size; nothing calls it here, and the default does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forward(size: size, with: coordinator) }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forward(traits: newCollection, with: coordinator) }

  // MARK: Course

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Built-in behaviour

  func builtInAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    presentedViewController.modalTransitionStyle.animator(isPresenting: isPresenting)
  }

  /// The interaction controller of a built-in dismissal; nil when it is not interactive.
  func builtInInteraction(isPresenting: Bool) -> (any UIViewControllerInteractiveTransitioning)? {
    nil
  }

  func didPresent() {}

  /// Called when the presentation leaves unseen, because one in front of it is dismissed with it.
  func leaveUnseen() {}
  /// Called when it is back, because that dismissal was cancelled.
  func returnUnseen() {}
}

enum PresentationPhase {
  case waiting
  case presenting
  case presented
  case dismissing
  case ended
}

extension UIPresentationController: BuiltInPart, TraitObserving, UITraitChangeObservable {}
