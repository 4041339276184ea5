// SPDX-License-Identifier: MIT
internal import FilmstripWording

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect {
    layer.convert(bounds, to: referenceView.layer)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect {
    var waiting: [UIView] = [referenceView.window ?? referenceView]
    while let view = waiting.popLast() {
      if let button = view as? BarButtonView, button.item === self {
        return button.layer.convert(button.bounds, to: referenceView.layer)
      }
      waiting += view.subviews
    }
    return .zero
  }
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { containerView?.setNeedsLayout() }
  }
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { containerView?.setNeedsLayout() }
  }
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }
  /// How far the popover keeps from the container's sides at least, beside the safe area; 10 points by
  /// default (documented).
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { containerView?.setNeedsLayout() }
  }
  open var backgroundColor: UIColor? { didSet { containerView?.setNeedsLayout() } }
  open var passthroughViews: [UIView]?
  /// A class that draws the popover's background; reported, as none is made here.
  open var popoverBackgroundViewClass: AnyClass? {
    didSet {
      guard popoverBackgroundViewClass != nil else { return }
      UnsupportedFeature.report("UIPopoverPresentationController.popoverBackgroundViewClass")
    }
  }

  public var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet = heldSheet ?? knownSheet { return sheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    // The controller keeps the popover, and with it the sheet.
    sheet.holdsPresented = holdsPresented
    (heldSheet, knownSheet) = (sheet, sheet)
    return sheet
  }
  /// Nil once the sheet is presented, which keeps the popover.
  private var heldSheet: UISheetPresentationController?
  private weak var knownSheet: UISheetPresentationController?

  /// Releases the sheet, for it to be presented.
  func handOverSheet() -> UISheetPresentationController {
    let sheet = adaptiveSheetPresentationController
    heldSheet = nil
    return sheet
  }

  private(set) lazy var popoverView = PopoverView(content: presentedViewController.view)
  private lazy var touchView = PopoverTouchView(self)

  open override var presentationStyle: UIModalPresentationStyle { adaptedStyle ?? .popover }

  /// A sheet, since iOS 13.
  open override var adaptivePresentationStyle: UIModalPresentationStyle {
    presentedViewController is UIAlertController ? .none : .pageSheet
  }

  open override var presentedView: UIView? { popoverView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    placement?.frame ?? super.frameOfPresentedViewInContainerView
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard phase == .presented || phase == .presenting else { return }
    arrange()
  }

  /// Another size, in motion unless one of its sides is 0 (documented for `preferredContentSize`).
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard phase == .presented, let containerView, containerView.window != nil else { return }
    containerView.setNeedsLayout()
    let size = preferredContentSize
    guard size.width > 0, size.height > 0 else { return }
    UIView.animate(withDuration: environment.behavior.popovers.resize) {
      containerView.layoutIfNeeded()
    }
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if let delegate = delegate as? any UIPopoverPresentationControllerDelegate {
      presentedViewController.environment.log.note("prepareForPopoverPresentation", of: delegate)
      delegate.prepareForPopoverPresentation(self)
    }
    require(
      sourceView != nil || sourceItem != nil,
      "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before "
        + "the presentation occurs")
    guard let containerView else { return }
    touchView.frame = containerView.bounds
    containerView.insertSubview(touchView, at: 0)
    (containerView as? UITransitionView)?.passesTouches = true
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { touchView.removeFromSuperview() }
  }

  override func builtInAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    PopoverAnimator(self, isPresenting: isPresenting)
  }

  /// The rectangle pointed at, in the container; null where nothing is pointed at.
  private var source: CGRect {
    guard let containerView else { return .null }
    if let sourceItem { return sourceItem.frame(in: containerView) }
    guard let sourceView else { return .null }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return sourceView.layer.convert(rect, to: containerView.layer)
  }

  var placement: PopoverPlacement? {
    guard let containerView else { return nil }
    var size = presentedViewController.preferredContentSize
    let profile = environment.behavior.popovers
    if !(size.width > 0) { size.width = CGFloat(profile.defaultSize.width) }
    if !(size.height > 0) { size.height = CGFloat(profile.defaultSize.height) }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    return PopoverPlacement(
      content: size, source: source, room: room, permitted: permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect)
  }

  func arrange() {
    guard let placement, let containerView else { return }
    arrowDirection = placement.direction
    touchView.frame = containerView.bounds
    popoverView.apply(placement, color: backgroundColor)
  }

  /// A touch beside the popover dismisses it, if the user may do that.
  func tapOutside() {
    guard phase == .presented else { return }
    if let alert = presentedViewController as? UIAlertController { return alert.tapOutside() }
    guard mayBeDismissedByUser() else { return notifyAttempt() }
    dismiss(animated: true, byUser: true, completion: nil)
  }
}
