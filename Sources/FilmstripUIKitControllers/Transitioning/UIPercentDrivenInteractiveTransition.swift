// SPDX-License-Identifier: MIT

/// Drives an interactive transition by its percentage.
///
/// The animator is an ordinary one. While interactive it is linear in the percentage passed to
/// `update(_:)`; its springs and explicit animations keep their own pace in the transition's time.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The transition being driven; it keeps the interaction controller alive, not the reverse.
  weak var transition: ViewControllerTransition?

  public override init() { super.init() }

  open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }

  open private(set) var percentComplete: CGFloat = 0

  open var completionSpeed: CGFloat = 1

  open var completionCurve: UIView.AnimationCurve = .easeInOut

  open var timingCurve: (any UITimingCurveProvider)?

  open var wantsInteractiveStart: Bool = true

  open func pause() {
    transition?.pause()
    percentComplete = transition?.percentComplete ?? percentComplete
  }

  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.context.updateInteractiveTransition(self.percentComplete)
  }

  open func cancel() {
    reportWhenIdle("cancel()")
    transition?.context.cancelInteractiveTransition()
  }

  open func finish() {
    reportWhenIdle("finish()")
    transition?.context.finishInteractiveTransition()
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = (transitionContext as? TransitionContext)?.transition else { return }
    self.transition = transition
    percentComplete = 0
    transition.startDriven()
  }

  /// On iOS the call is lost and the transition, once it begins, waits for ever.
  private func reportWhenIdle(_ call: String) {
    guard transition == nil else { return }
    StageEnvironment.reporting.log.report(.idleDriver(call: call, driver: "\(type(of: self))"))
  }
}
