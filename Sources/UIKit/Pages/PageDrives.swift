// SPDX-License-Identifier: MIT
internal import QuartzCore

/// Drives a turn of pages as a finger says.
@MainActor
protocol PageDrive: AnyObject, UIViewControllerInteractiveTransitioning {
  /// Says how far the finger has turned, in pages from 0 to 1.
  func move(to share: CGFloat)
  /// Lets go with a velocity in points per second towards the new page.
  func release(velocity: CGFloat, completes: Bool)
  /// Ends the turn without any further motion.
  func end(completed: Bool)
  /// Whether it was let go to complete.
  var isCompleting: Bool { get }
}

/// Scrolls as a scroll view does: the strip of pages is where the finger has it.
///
/// The pages' own animations go on meanwhile, as no layer's time is held.
final class PageScrollDrive: NSObject, PageDrive, BuiltInPart {
  private let content: PageContentView
  /// Where the new pages lie: -1 or 1.
  private let side: CGFloat
  private let prepare: () -> Void
  private weak var transition: ViewControllerTransition?
  private(set) var isCompleting = false
  /// Whether it goes on without the finger.
  private(set) var isSettling = false

  init(_ content: PageContentView, side: CGFloat, prepare: @escaping () -> Void) {
    self.content = content
    self.side = side
    self.prepare = prepare
    super.init()
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = (transitionContext as? TransitionContext)?.transition
    prepare()
    if isSettling { end(completed: false) }
  }

  func move(to share: CGFloat) {
    let clamped = min(max(share, 0), 1)
    UIView.performWithoutAnimation { content.offset = -side * clamped * content.pitch }
    transition?.update(clamped)
  }

  /// The rest of the way runs by the system's spring with the finger's velocity (assumed, as for a
  /// swipe back).
  func release(velocity: CGFloat, completes: Bool) {
    isSettling = true
    // Taken away by somebody who hears that it is about to begin.
    guard transition != nil else { return }
    isCompleting = completes
    setInteractive(false)
    content.slide(
      to: completes ? -side * content.pitch : 0, velocity: -side * velocity, spring: .system
    ) { [weak self] in self?.end(completed: completes) }
  }

  /// A finger takes hold again.
  func pause() {
    isCompleting = false
    isSettling = false
    setInteractive(true)
    content.stop()
  }

  func end(completed: Bool) {
    guard let transition, !transition.hasEnded else { return }
    transition.endInteraction(cancelling: !completed)
    transition.complete(completed)
  }

  private func setInteractive(_ isInteractive: Bool) {
    guard let plan = transition?.plan else { return }
    plan.owner.environment.log.setInteractive(plan.logID, isInteractive)
  }
}

/// Curls by holding the time of the pages' layer at the share that the finger says.
final class PageCurlDrive: UIPercentDrivenInteractiveTransition, PageDrive, BuiltInPart {
  private(set) var isCompleting = false
  /// Whether it was let go before it began.
  private var isReleasedEarly = false

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    if isReleasedEarly { end(completed: false) }
  }

  func move(to share: CGFloat) { update(share) }

  /// The rest takes its part of the curl's time, whatever the velocity (approximated).
  func release(velocity: CGFloat, completes: Bool) {
    guard transition != nil else { return isReleasedEarly = true }
    isCompleting = completes
    if completes { finish() } else { cancel() }
  }

  func end(completed: Bool) {
    guard let transition, !transition.hasEnded else { return }
    transition.endInteraction(cancelling: !completed)
    transition.complete(completed)
  }
}
