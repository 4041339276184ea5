// SPDX-License-Identifier: MIT

final class PresentationChange: TransitionChange {
  private let presentation: UIPresentationController
  /// Where the presenting view is, in the container.
  private let presenterFrame: CGRect
  private let isAnimated: Bool
  private var completion: (() -> Void)?

  init(
    of presentation: UIPresentationController, presenterFrame: CGRect, animated: Bool,
    completion: (() -> Void)?
  ) {
    (self.presentation, self.presenterFrame) = (presentation, presenterFrame)
    (isAnimated, self.completion) = (animated, completion)
  }

  func finalFrame(of controller: UIViewController) -> CGRect {
    if controller === presentation.presentedViewController {
      return presentation.frameOfPresentedViewInContainerView
    }
    return presentation.shouldRemovePresentersView ? .zero : presenterFrame
  }

  var incomingView: UIView? { presentation.presentedView }

  func willBegin(_ transition: ViewControllerTransition) {
    presentation.willPresent(animated: isAnimated)
  }

  func placeViews() {
    guard let view = presentation.presentedView else { return }
    view.frame = presentation.frameOfPresentedViewInContainerView
    presentation.containerView?.addSubview(view)
  }

  func didEnd(completed: Bool) { presentation.didPresent(completed: completed) }

  func afterEnd(completed: Bool) {
    defer { completion = nil }
    guard completed, let completion else { return }
    presentation.log.note("presentCompletion", of: presentation.presentingViewController)
    completion()
  }
}
