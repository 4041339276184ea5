// SPDX-License-Identifier: MIT

@MainActor
protocol PageDrive: AnyObject, UIViewControllerInteractiveTransitioning {
  /// Sets how far the pages are turned, from 0 to 1.
  func move(to share: CGFloat)
  /// Ends the interaction with a velocity in points per second towards the new page.
  func release(velocity: CGFloat, completes: Bool)
  func end(completed: Bool)
  var isCompleting: Bool { get }
}

/// Scrolls as a scroll view does: the strip of pages follows the touch.
///
/// The pages' own animations continue meanwhile, as no layer's time is held.
final class PageScrollDrive: NSObject, PageDrive, BuiltInPart {
  private enum Phase {
    case following
    /// Released before the turn began, which then ends as it begins.
    case releasedEarly
    /// Released, and moving to the new pages or back.
    case settling(completes: Bool)
  }

  private let content: PageContentView
  /// Where the new pages lie: -1 or 1.
  private let side: CGFloat
  private let prepare: () -> Void
  private weak var transition: ViewControllerTransition?
  private var phase = Phase.following

  init(_ content: PageContentView, side: CGFloat, prepare: @escaping () -> Void) {
    self.content = content
    self.side = side
    self.prepare = prepare
    super.init()
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transition = (transitionContext as? TransitionContext)?.transition
    prepare()
    if case .releasedEarly = phase { end(completed: false) }
  }

  func move(to share: CGFloat) {
    let clamped = min(max(share, 0), 1)
    UIView.performWithoutAnimation { content.offset = -side * clamped * content.pitch }
    transition?.update(clamped)
  }

  var isCompleting: Bool {
    if case .settling(completes: true) = phase { true } else { false }
  }

  /// Whether it was released and still moves.
  var isSettling: Bool {
    if case .following = phase { false } else { true }
  }

  /// The rest of the way runs by the system's spring with the touch's velocity (assumed, as for a
  /// swipe back).
  func release(velocity: CGFloat, completes: Bool) {
    // A callback that the turn is about to begin may have ended it.
    guard transition != nil else { return phase = .releasedEarly }
    phase = .settling(completes: completes)
    setInteractive(false)
    content.slide(
      to: completes ? -side * content.pitch : 0, velocity: -side * velocity, spring: .system
    ) { [weak self] in self?.end(completed: completes) }
  }

  /// A touch interrupts the motion.
  func pause() {
    phase = .following
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

/// Curls by pausing the time of the pages' layer at the progress of the touch.
final class PageCurlDrive: UIPercentDrivenInteractiveTransition, PageDrive, BuiltInPart {
  private(set) var isCompleting = false
  /// Whether it was released before it began.
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
