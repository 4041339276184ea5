// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests; only large by default.
  ///
  /// An empty array is reported and means the same.
  open var detents: [Detent] = [.large()] {
    didSet {
      if detents.isEmpty {
        presentedViewController.environment.log.report(
          .noDetents(controller: presentedViewController.reportName))
      }
      noteChange()
    }
  }

  open var selectedDetentIdentifier: Detent.Identifier? { didSet { noteChange() } }

  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { noteChange() } }

  open var prefersGrabberVisible = false { didSet { noteChange() } }

  /// Radius of the corners in points; nil, the default, for the system's.
  ///
  /// A negative one counts as 0.
  open var preferredCornerRadius: CGFloat? { didSet { noteChange() } }

  open var prefersScrollingExpandsWhenScrolledToEdge = true

  open var prefersEdgeAttachedInCompactHeight = false { didSet { noteChange() } }

  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { noteChange() } }

  open var prefersPageSizing: Bool {
    get { ownPageSizing ?? (presentedViewController.modalPresentationStyle != .formSheet) }
    set {
      ownPageSizing = newValue
      noteChange()
    }
  }
  private var ownPageSizing: Bool?

  /// The view the sheet would rather be near; reported, as the sheet does not follow it here.
  open var sourceView: UIView? {
    didSet {
      if sourceView != nil { UnsupportedFeature.report("UISheetPresentationController.sourceView") }
    }
  }

  open func animateChanges(_ changes: () -> Void) {
    guard let containerView, phase == .presented || phase == .presenting else { return changes() }
    containerView.layoutIfNeeded()
    let block = ViewAnimationBlock(duration: 0, delay: 0, options: .systemCurve, completion: nil)
    block.run {
      changes()
      containerView.setNeedsLayout()
      containerView.layoutIfNeeded()
    }
  }

  open func invalidateDetents() { noteChange() }

  // MARK: Parts

  private(set) lazy var sheetView = makeSheetView()
  let dimmingView = DimmingView()
  var presenterCard: PresenterCard?
  var drag: SheetDrag?
  /// The sheet's height and what it is pulled down by, during a drag.
  var dragged: (height: CGFloat, pull: CGFloat)?
  var dismissal: SheetDismissal?
  var animatesSurroundings = false

  // MARK: Presentation

  open override var presentationStyle: UIModalPresentationStyle {
    let style = super.presentationStyle
    return style == .automatic ? .pageSheet : style
  }

  open override var presentedView: UIView? { sheetView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    place?.shown ?? super.frameOfPresentedViewInContainerView
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // In a transition the animator has the sheet.
    guard phase == .presented || (phase == .presenting && !isInTransition) else { return }
    arrange()
  }

  /// A form sheet on a wide screen, and one that follows the preferred width, is placed again.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    noteChange()
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    presenterCard = makePresenterCard()
    arrange()
    changeSurroundings(areShown: true)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard completed else { return clear() }
    sheetView.layOutContent()
    arrange()
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    changeSurroundings(areShown: false)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    dismissal = nil
    if completed { clear() } else { arrange() }
  }

  /// The container takes the rest with it.
  override func leaveUnseen() { presenterCard?.restore() }
  override func returnUnseen() { arrange() }

  override func builtInAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    guard presentedViewController.modalTransitionStyle == .coverVertical,
      !presentingViewController.environment.crossFadesSlides
    else { return super.builtInAnimator(isPresenting: isPresenting) }
    animatesSurroundings = true
    return SheetAnimator(self, isPresenting: isPresenting)
  }

  override func builtInInteraction(
    isPresenting: Bool
  ) -> (any UIViewControllerInteractiveTransitioning)? { isPresenting ? nil : dismissal }
}
