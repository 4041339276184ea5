// SPDX-License-Identifier: MIT

final class DismissalChange: TransitionChange {
  private let presentation: UIPresentationController
  private let container: UIView
  /// Where the presented view is at the end.
  private let leavingFrame: CGRect
  private let isAnimated: Bool
  /// Whether a gesture of the user dismisses, so that the delegate is notified.
  private let isByUser: Bool
  private var completion: (() -> Void)?

  init(
    of presentation: UIPresentationController, from container: UIView, leavingFrame: CGRect,
    animated: Bool, byUser: Bool, completion: (() -> Void)?
  ) {
    (self.presentation, self.container) = (presentation, container)
    (self.leavingFrame, isAnimated) = (leavingFrame, animated)
    (isByUser, self.completion) = (byUser, completion)
  }

  func finalFrame(of controller: UIViewController) -> CGRect {
    controller === presentation.presentingViewController ? container.frame : leavingFrame
  }

  func willBegin(_ transition: ViewControllerTransition) {
    presentation.willDismiss(animated: isAnimated, byUser: isByUser)
  }

  /// What was presented is removed with the container.
  func placeViews() {}

  func didEnd(completed: Bool) { presentation.didDismiss(completed: completed) }

  func afterEnd(completed: Bool) {
    defer { completion = nil }
    guard completed else { return }
    if isByUser {
      if let delegate = presentation.delegate {
        presentation.log.note("presentationControllerDidDismiss", of: delegate)
      }
      presentation.delegate?.presentationControllerDidDismiss(presentation)
    }
    guard let completion else { return }
    presentation.log.note("dismissCompletion", of: presentation.presentingViewController)
    completion()
  }
}
