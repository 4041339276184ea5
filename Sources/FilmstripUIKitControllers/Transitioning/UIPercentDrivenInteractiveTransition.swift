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

  /// The animator's duration in seconds; 0 outside of a transition.
  open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }

  /// What was last passed to `update(_:)`, clamped to 0 and 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest runs after the interaction, as a multiple of the transition's own pace; must
  /// be above 0.
  open var completionSpeed: CGFloat = 1

  /// How the rest is paced; slow at both ends unless set.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// How the rest is paced, in place of `completionCurve`; nil unless set.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition is interactive from the start; if not, it runs until `pause()`.
  open var wantsInteractiveStart: Bool = true

  open func pause() {
    transition?.pause()
    percentComplete = transition?.percentComplete ?? percentComplete
  }

  /// Sets the progress of the transition, from 0 to 1; values outside are clamped.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.context.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction; the transition goes back.
  open func cancel() {
    reportWhenIdle("cancel()")
    transition?.context.cancelInteractiveTransition()
  }

  /// Ends the interaction; the transition continues to its end.
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
    StageEnvironment.reporting.log.report(
      .idleDriver(call: call, driver: "\(type(of: self))"))
  }
}
